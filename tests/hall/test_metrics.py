"""What Prometheus is told."""

import json
import re
from pathlib import Path

import yaml

from meadhall.hall.app import make_app
from meadhall.hall.connections import Door
from meadhall.hall.live.hall import Hall
from meadhall.hall.storage.sqlite import SqliteStore
from tests.hall.in_process import Web

DEPLOY = Path(__file__).parents[2] / "deploy"
NAMES = (
    "meadhall_bot_actions_total meadhall_bot_failures_total meadhall_command_seconds_bucket "
    "meadhall_command_seconds_count meadhall_command_seconds_sum meadhall_commits_total meadhall_failed_writes_total "
    "meadhall_rooms meadhall_sockets meadhall_thinking meadhall_writes_total"
)


def test_every_figure_is_there_before_anything_has_happened(folder: Path) -> None:
    """A counter that appears with its first failure looks to Prometheus as if nothing had changed."""
    store = SqliteStore(folder / "hall.sqlite")
    answer = Web(make_app(Hall(store), warm=False)).get("/metrics")
    store.close()
    assert answer.headers["content-type"].startswith("text/plain; version=")
    shown = {line.partition(" ")[0].partition("{")[0] for line in answer.text.splitlines() if line[0] != "#"}
    assert set(NAMES.split()) <= shown
    assert "meadhall_failed_writes_total 0.0" in answer.text.splitlines()


def test_each_hall_counts_for_itself(folder: Path) -> None:
    store = SqliteStore(folder / "hall.sqlite")
    one, other = Hall(store), Hall(store)
    one.metrics.commands["done"].inc()
    one.metrics.command_seconds.observe(0.003)
    store.close()
    assert b'meadhall_commands_total{result="done"} 1.0' in one.metrics.text()[0]
    assert b'meadhall_command_seconds_bucket{le="0.005"} 1.0' in one.metrics.text()[0]
    assert b'meadhall_commands_total{result="done"} 0.0' in other.metrics.text()[0]
    text, kind = one.metrics.text("application/openmetrics-text; version=1.0.0")
    assert kind.startswith("application/openmetrics-text")
    assert text.endswith(b"# EOF\n")


def shown(text: str) -> tuple[set[str], set[tuple[str, str]]]:
    """The names of all figures, and each of their labels' names."""
    names, labels = set(), set()
    for line in text.splitlines():
        if line[0] != "#":
            name, _, rest = line.partition("{")
            name = name.partition(" ")[0]
            names.add(name)
            labels |= {(name, found) for found in re.findall(r'(\w+)="', rest.partition("}")[0])}
    return names, labels


def asked_for(query: str) -> list[str]:
    """The figures that a query of Prometheus names."""
    return re.findall(r"\b((?:meadhall|process)_\w+)", query)


def test_the_dashboard_and_the_alerts_ask_for_figures_that_there_are(folder: Path) -> None:
    store = SqliteStore(folder / "hall.sqlite")
    hall = Hall(store)
    hall.metrics.door = Door()
    web = Web(make_app(hall, warm=False))
    web.get("/api/games")
    names, labels = shown(web.get("/metrics").text)
    store.close()
    dashboard = json.loads((DEPLOY / "grafana" / "meadhall.json").read_text(encoding="utf-8"))
    alerts = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    targets = [target for panel in dashboard["panels"] for target in panel["targets"]]
    queries = [target["expr"] for target in targets]
    queries += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    for query in queries:
        figures = asked_for(query)
        assert figures or query.startswith("up{"), query
        assert set(figures) <= names, set(figures) - names
        assert query.count("(") == query.count(")")
        for label in re.findall(r"by \((.*?)\)", query):
            for each in label.split(", "):
                assert any((figure, each) in labels for figure in figures), (query, each)
    for target in targets:
        for label in re.findall(r"{{(\w+)}}", target["legendFormat"]):
            assert any((figure, label) in labels for figure in asked_for(target["expr"]))
    told = (DEPLOY.parent / "docs" / "operations.md").read_text(encoding="utf-8")
    families = {
        re.sub(r"_(total|bucket|sum|count|created)$", "", name) for name in names if name.startswith("meadhall")
    }
    assert {name for name in families if f"`{name}`" not in told} == set(), "each figure is explained"


def test_routes_are_named_by_their_patterns_alone(folder: Path) -> None:
    store = SqliteStore(folder / "hall.sqlite")
    web = Web(make_app(Hall(store), warm=False))
    for address in ("/api/games/hagar", "/api/games/nothing", "/no/such/page", "/t/secret-address", "/static/x.js"):
        web.get(address)
    text = web.get("/metrics").text
    store.close()
    routes = set(re.findall(r'meadhall_requests_total{route="(.*?)"', text))
    assert routes == {"/api/games/{game}", "", "/t/{table}", "/static"}
    assert "secret-address" not in text
