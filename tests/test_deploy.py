"""What stands in deploy/: every option is one of the command's, every file is there; where systemd is, it is asked."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from meadhall.cli import main
from meadhall.hall.house_file import read_house
from meadhall.hall.limits import (
    CONNECTIONS,
    CONNECTIONS_OF_AN_ADDRESS,
    MAX_UPLOAD,
    SECONDS_FOR_A_BODY,
    SECONDS_FOR_HEADERS,
)
from meadhall.hall.middleware import read_proxies
from meadhall.hall.serve import KEEP_ALIVE

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def hall_options(arguments: list[str]) -> dict[str, Any]:
    """What the command `meadhall hall` understands by these arguments; an error if one is none of its options."""
    assert arguments[0] == "hall"
    command = main.commands["hall"]
    return command.make_context("hall", list(arguments[1:]), parent=click.Context(main)).params


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_container_copies_what_there_is_and_starts_the_hall_as_nobody_special() -> None:
    lines = re.sub(r"\\\n", " ", text("Dockerfile")).splitlines()
    steps = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    for word, rest in steps:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert source in allowed, f"{source} is not let into the build"
    (command,) = (yaml.safe_load(rest) for word, rest in steps if word == "CMD")
    assert hall_options(command)["host"] == "0.0.0.0"
    assert [rest for word, rest in steps if word == "USER"] == ["meadhall"]
    words = [word for word, _ in steps]
    assert words.index("USER") < words.index("CMD")
    assert "/healthz" in next(rest for word, rest in steps if word == "HEALTHCHECK")


def test_what_the_container_installs_is_what_players_have_and_the_driver_of_postgresql() -> None:
    """And nothing without a hash."""
    plain, server = ((ROOT / f"requirements/{name}.txt").read_text().split("\n") for name in ("play", "server"))
    more = {line.partition("==")[0] for line in server if "==" in line and line not in plain}
    assert more == {"psycopg", "psycopg-binary", "tzdata"}
    assert set(plain) <= set(server)
    installed = [line for line in text("Dockerfile").splitlines() if "pip install" in line]
    assert all("--require-hashes" in line or "--no-deps --no-build-isolation ." in line for line in installed)


def test_the_services_fit_together() -> None:
    compose = yaml.safe_load(text("compose.yaml"))
    services = compose["services"]
    hall, caddy, postgres = services["hall"], services["caddy"], services["postgres"]
    options = hall_options([re.sub(r"\$\{.*?\}", "hall.example.org", part) for part in hall["command"]])
    assert options["names"] == ("hall.example.org", "hall"), "Prometheus calls it by the name of its service"
    assert read_proxies(options["proxies"]) == (caddy["networks"]["hall"]["ipv4_address"],)
    assert hall["environment"]["MEADHALL_STORE"] == "postgresql://meadhall@postgres/meadhall"
    assert (postgres["environment"]["POSTGRES_USER"], postgres["environment"]["POSTGRES_DB"]) == ("meadhall",) * 2
    assert "ports" not in hall, "only the proxy is reached from outside"
    assert "ports" not in postgres
    assert caddy["environment"]["HALL_ADDRESS"] == f"hall:{options['port']}"
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose["volumes"], source
        for port in service.get("ports", []):
            assert service is caddy or port.startswith("127.0.0.1:")
    scraped = yaml.safe_load(text("prometheus.yml"))["scrape_configs"][0]
    assert scraped["static_configs"][0]["targets"] == [f"hall:{options['port']}"]
    assert (DEPLOY / "alerts.yml").exists()


def test_the_unit_starts_the_hall_and_keeps_it_in() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text("meadhall.service"))
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program == "/opt/meadhall/bin/meadhall"
    options = hall_options(arguments)
    assert options["names"] == ("hall.example.org",)
    assert read_proxies(options["proxies"]) == ("127.0.0.1", "::1")
    credential = unit["Service"]["LoadCredential"].partition(":")[0]
    assert str(options["house_file"]).endswith(f"/{credential}")
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "DynamicUser"):
        assert unit["Service"][name] == "yes"
    if (analyse := shutil.which("systemd-analyze")) is not None:
        found = subprocess.run([analyse, "verify", DEPLOY / "meadhall.service"], capture_output=True, text=True)
        ours = [line for line in found.stderr.splitlines() if "meadhall.service" in line]
        assert all("/opt/meadhall" in line for line in ours), ours  # it is not installed here


def test_nginx_passes_on_who_asks_and_nothing_that_they_say_themselves() -> None:
    found = text("nginx.conf")
    plain = re.sub(r"#.*", "", found)
    assert plain.count("{") == plain.count("}")
    for needed in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "location = /metrics",
    ):
        assert needed in plain
    assert "proxy_add_x_forwarded_for" not in plain
    assert "limit_conn_zone $binary_remote_addr zone=meadhall_visitors:" in plain
    visitors = re.search(r"limit_conn meadhall_visitors (\d+);", plain)
    assert visitors is not None
    assert int(visitors[1]) == CONNECTIONS_OF_AN_ADDRESS
    most = re.search(r"client_max_body_size (\d+)m;", plain)
    assert most is not None
    assert int(most[1]) * 2**20 > MAX_UPLOAD


def test_caddy_keeps_figures_to_the_house() -> None:
    plain = re.sub(r"#.*", "", text("Caddyfile"))
    assert plain.count("{") == plain.count("}")
    assert "path /metrics" in plain
    assert "reverse_proxy {$HALL_ADDRESS:127.0.0.1:8440}" in plain
    together = re.search(r"max_conns_per_host (\d+)", plain)
    assert together is not None
    assert int(together[1]) < CONNECTIONS
    header, body = (re.search(rf"read_{part} (\d+)s", plain) for part in ("header", "body"))
    assert header is not None
    assert body is not None
    assert (int(header[1]), int(body[1])) == (SECONDS_FOR_HEADERS, SECONDS_FOR_A_BODY)
    kept = re.search(r"keepalive (\d+)s", plain)
    assert kept is not None
    assert int(kept[1]) < KEEP_ALIVE, "the proxy ends a connection first; nginx does after 60 seconds"
    most = re.search(r"max_size (\d+)MB", plain)
    assert most is not None
    assert int(most[1]) * 10**6 > MAX_UPLOAD


def test_the_rules_of_the_house_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEADHALL_KEY", raising=False)
    file = tmp_path / "house.toml"
    file.write_text(text("house.toml"))
    file.chmod(0o600)
    assert read_house(file).keep.finished == 730


def test_the_guide_for_operators_names_every_file() -> None:
    told = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    files = [str(f.relative_to(ROOT)) for f in DEPLOY.iterdir() if f.is_file()]
    assert [name for name in files if name not in told] == []
