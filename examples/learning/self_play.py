"""Learn a game by playing against oneself: PPO in NumPy, from nothing to a player for the arena.

    python self_play.py hagar --minutes 5

It needs Meadhall and nothing else, and runs on one core or two. All seats of many games are played by the newest
policy; in a quarter of the games one seat is held by an earlier checkpoint of it (a pool of opponents), so that it
does not forget how to beat what it once was. The folder `learnt/GAME` then holds

    policy-0001.npz, ...    checkpoints; the same command goes on from the last one
    curve.csv, curve.svg    how many of its games it won against each opponent, as it learnt
    policy.npz              the last one, for `learned_player.py` beside this file:

    MEADHALL_POLICY=learnt/hagar/policy.npz meadhall arena hagar --bots learned_player:Learned,random,child

It is an example to read and to change, not the strongest way to learn: that is `meadhall train`.
"""

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any

for library in ("OPENBLAS", "MKL", "OMP"):  # layers as small as these are done before several threads have met
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402 - it reads that when it is loaded

from meadhall.envs import vector_env  # noqa: E402

Array = np.ndarray[Any, Any]
Weights = dict[str, Array]

GAMES, STEPS = 256, 64  # at once, and decisions of each between two updates
HIDDEN = 128
POOLED = GAMES // 4  # games in which an earlier checkpoint holds a seat
EPOCHS, MINIBATCH, CLIP, RATE = 2, 2048, 0.2, 7e-4
LAMBDA = 0.95
ENTROPY = 0.01
SEEING: dict[str, Any] = {"one_hot": True, "relative": True}  # every value a place; the seat that decides comes first
OPPONENTS = ("random", "child", "thrall")
LONGEST = 2000  # decisions of one seat in a game against them


# --- The network ------------------------------------------------------------------------------------------------------


def new_weights(inputs: int, actions: int, rng: np.random.Generator) -> Weights:
    """Two hidden layers, from which a score for each action and a value are read."""

    def layer(rows: int, columns: int, scale: float) -> Array:
        return np.asarray(rng.standard_normal((rows, columns)) * scale / np.sqrt(rows), np.float32)

    return {
        "w1": layer(inputs, HIDDEN, 2.0), "b1": np.zeros(HIDDEN, np.float32),
        "w2": layer(HIDDEN, HIDDEN, 1.4), "b2": np.zeros(HIDDEN, np.float32),
        "policy": layer(HIDDEN, actions, 0.1), "policy_b": np.zeros(actions, np.float32),
        "value": layer(HIDDEN, 1, 0.1), "value_b": np.full(1, 0.5, np.float32),
    }  # fmt: skip


def forward(weights: Weights, seen: Array, masks: Array) -> tuple[Array, Array, Array, Array]:
    """The hidden layers, the chances of all actions (0 where one is not legal), and the values."""
    first = np.maximum(seen @ weights["w1"] + weights["b1"], 0)
    second = np.maximum(first @ weights["w2"] + weights["b2"], 0)
    scores = np.where(masks > 0, second @ weights["policy"] + weights["policy_b"], -1e9)
    scores -= scores.max(axis=1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(axis=1, keepdims=True)
    return first, second, chances, (second @ weights["value"] + weights["value_b"])[:, 0]


def gradients(weights: Weights, batch: dict[str, Array]) -> Weights:
    """How the loss of PPO changes with each weight: clipped policy, squared error of the value, entropy."""
    seen, n, rows = batch["seen"].astype(np.float32), len(batch["action"]), np.arange(len(batch["action"]))
    first, second, chances, values = forward(weights, seen, batch["mask"])
    ratio = chances[rows, batch["action"]] / batch["chance"]
    gain = batch["gain"]
    pulled = np.where(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)), 0, ratio * gain)
    logs = np.log(np.maximum(chances, 1e-12))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    d_scores = chances * pulled[:, None] + ENTROPY * chances * (logs + entropy)
    d_scores[rows, batch["action"]] -= pulled
    d_scores = (d_scores / n).astype(np.float32)
    d_value = ((values - batch["target"]) / n).astype(np.float32)[:, None]
    d_second = (d_scores @ weights["policy"].T + d_value @ weights["value"].T) * (second > 0)
    d_first = (d_second @ weights["w2"].T) * (first > 0)
    return {
        "w1": seen.T @ d_first, "b1": d_first.sum(axis=0), "w2": first.T @ d_second, "b2": d_second.sum(axis=0),
        "policy": second.T @ d_scores, "policy_b": d_scores.sum(axis=0),
        "value": second.T @ d_value, "value_b": d_value.sum(axis=0),
    }  # fmt: skip


class Adam:
    """Takes steps against the gradients, each weight at a pace of its own."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(array) for name, array in weights.items()}
        self.square = {name: np.zeros_like(array) for name, array in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, slopes: Weights) -> None:
        """One step."""
        self.steps += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.steps), self.square[name] / (1 - 0.999**self.steps)
            weights[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


# --- Playing ----------------------------------------------------------------------------------------------------------


def draw(chances: Array, rng: np.random.Generator) -> Array:
    """An action for each row, by its chances."""
    ticket = rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    return np.asarray(np.minimum((chances.cumsum(axis=1) < ticket).sum(axis=1), chances.shape[1] - 1))


class SelfPlay:
    """Many games, in which the newest policy plays all seats, and an earlier one some of them."""

    def __init__(self, game: str, players: int | None, seed: int) -> None:
        self.env = vector_env(game, GAMES, players, **SEEING)
        self.players = self.env.setting.players
        self.rng = np.random.default_rng(seed)
        self.seen, self.info = self.env.reset(seed=seed)
        self.held = np.full(GAMES, -1)
        self.held[:POOLED] = self.rng.integers(self.players, size=POOLED)

    def rollout(self, weights: Weights, earlier: Weights | None) -> dict[str, Array]:
        """Some decisions of each game, with what PPO learns from."""
        kept: dict[str, list[Array]] = {
            name: [] for name in ("seen", "mask", "action", "chance", "value", "seat", "own")
        }
        ended, rewards = [], []
        for _ in range(STEPS):
            seen, masks, seats = self.seen["observation"], self.seen["action_mask"], self.info["to_move"]
            _, _, chances, values = forward(weights, seen, masks)
            theirs = (seats == self.held) & (earlier is not None)
            if earlier is not None and theirs.any():
                chances[theirs] = forward(earlier, seen[theirs], masks[theirs])[2]
            actions = draw(chances, self.rng)
            row = seen.astype(np.float16), masks, actions, chances[np.arange(GAMES), actions], values, seats, ~theirs
            for name, array in zip(kept, row, strict=True):
                kept[name].append(array)
            self.seen, _, over, _, self.info = self.env.step(actions)
            ended.append(over)
            rewards.append(self.info["rewards"])
            again = np.flatnonzero(over[:POOLED])
            self.held[again] = self.rng.integers(self.players, size=len(again))
        batch = {name: np.stack(arrays) for name, arrays in kept.items()}
        last = forward(weights, self.seen["observation"], self.seen["action_mask"])[3]
        batch |= advantages(
            batch["value"], batch["seat"], np.stack(ended), np.stack(rewards), last, self.info["to_move"]
        )
        use = (batch.pop("known") & batch.pop("own")).ravel()
        return {name: array.reshape(STEPS * GAMES, *array.shape[2:])[use] for name, array in batch.items()}


def advantages(
    values: Array, seats: Array, ended: Array, rewards: Array, last: Array, next_seats: Array
) -> dict[str, Array]:
    """For each decision how much better it went than expected (GAE), and what its value should have been.

    Each seat of each game is a player of its own, whose next value comes when it decides again, or with the end of the
    game. Where neither has come before the rollout ended, nothing is known.
    """
    steps, games = values.shape
    rows, players = np.arange(games), rewards.shape[2]
    next_value, next_gain = np.zeros((games, players)), np.zeros((games, players))
    known = np.zeros((games, players), bool)
    next_value[rows, next_seats], known[rows, next_seats] = last, True
    gains, sure = np.zeros((steps, games), np.float32), np.zeros((steps, games), bool)
    for t in range(steps - 1, -1, -1):
        over = ended[t]
        next_value[over], next_gain[over], known[over] = rewards[t][over], 0, True
        seat = seats[t]
        gains[t] = next_value[rows, seat] - values[t] + LAMBDA * next_gain[rows, seat]
        sure[t] = known[rows, seat]
        next_value[rows, seat], next_gain[rows, seat], known[rows, seat] = values[t], gains[t], True
    return {"gain": gains, "target": (gains + values).astype(np.float32), "known": sure}


def share_against(weights: Weights, game: str, players: int | None, opponent: str, games: int = 100) -> float:
    """How many of its games a policy wins against bots; one that does not come to an end is not won."""
    env = vector_env(game, games, players, opponents=opponent, seat=None, **SEEING)
    rng, (seen, _) = np.random.default_rng(1), env.reset(seed=1)
    won = np.full(games, np.nan)
    for _ in range(LONGEST):  # the first game of each: those that are short would count too often otherwise
        chances = forward(weights, seen["observation"], seen["action_mask"])[2]
        seen, rewards, ended, _, _ = env.step(draw(chances, rng))
        won = np.where(np.isnan(won) & ended, rewards, won)
        if not np.isnan(won).any():
            break
    return float(np.nan_to_num(won).mean())


# --- The loop ---------------------------------------------------------------------------------------------------------


def learn(weights: Weights, adam: Adam, batch: dict[str, Array], rng: np.random.Generator) -> None:
    """Some epochs over the games that were played."""
    batch["gain"] = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(batch["action"]))
        for first in range(0, len(order), MINIBATCH):
            some = order[first : first + MINIBATCH]
            adam.step(weights, gradients(weights, {name: array[some] for name, array in batch.items()}))


def draw_curve(rows: list[dict[str, Any]], path: Path) -> None:
    """The curve as a picture."""
    most = max(float(row["decisions"]) for row in rows) or 1.0
    colours = ("#8a3324", "#2f5d50", "#30507a")
    lines = ['<rect x="60" y="20" width="500" height="300" fill="none" stroke="#444"/>']
    for share in (0, 0.5, 1):
        lines.append(f'<text x="50" y="{325 - 300 * share}" text-anchor="end">{share:.0%}</text>')
    for number, opponent in enumerate(OPPONENTS):
        points = " ".join(
            f"{60 + 500 * float(r['decisions']) / most:.1f},{320 - 300 * float(r[opponent]):.1f}" for r in rows
        )
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colours[number]}" stroke-width="2.5"/>')
        lines.append(f'<text x="570" y="{40 + 22 * number}" fill="{colours[number]}">against {opponent}</text>')
    lines.append(f'<text x="310" y="350" text-anchor="middle">decisions, up to {most:,.0f}</text>')
    text = "\n".join(lines)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 370" font-family="sans-serif" font-size="15">\n'
        f'<rect width="720" height="370" fill="#fff"/>\n{text}\n</svg>\n',
        encoding="utf-8",
    )


def save(weights: Weights, game: str, path: Path) -> None:
    """A policy as a file: `learned_player.py` reads it."""
    np.savez(path, game=np.array(game), **weights)  # type: ignore[arg-type]


def train(game: str, players: int | None, minutes: float, folder: Path, seed: int, every: int) -> list[dict[str, Any]]:
    """Learn for so long; returns the curve."""
    folder.mkdir(parents=True, exist_ok=True)
    play = SelfPlay(game, players, seed)
    checkpoints = sorted(folder.glob("policy-*.npz"))
    rows: list[dict[str, Any]] = []
    if checkpoints:
        with np.load(checkpoints[-1]) as kept:
            weights = {name: kept[name] for name in kept.files if name != "game"}
        with (folder / "curve.csv").open() as file:
            rows = list(csv.DictReader(file))
    else:
        weights = new_weights(play.env.layout.size, play.env.setting.game.actions.decisions, play.rng)
    adam, pool = Adam(weights), [dict(np.load(path)) for path in checkpoints[-20:]]
    decisions = int(rows[-1]["decisions"]) if rows else 0
    seconds = float(rows[-1]["seconds"]) if rows else 0.0
    until = seconds + 60 * minutes
    update = 0
    while True:
        if (update % every == 0 and update) or seconds > until or not rows:
            shares = {opponent: round(share_against(weights, game, players, opponent), 3) for opponent in OPPONENTS}
            rows.append({"decisions": decisions, "seconds": round(seconds, 1), **shares})
            told = ", ".join(f"{share:.0%} against {opponent}" for opponent, share in shares.items())
            print(f"{decisions:>10,} decisions, {seconds:>5.0f} s of learning: {told}", flush=True)
            save(weights, game, folder / f"policy-{len(rows):04d}.npz")
            pool.append({name: array.copy() for name, array in weights.items()})
            with (folder / "curve.csv").open("w", newline="") as file:
                writer = csv.DictWriter(file, list(rows[-1]))
                writer.writeheader()
                writer.writerows(rows)
            draw_curve(rows, folder / "curve.svg")
        if seconds > until:
            break
        began = time.perf_counter()
        batch = play.rollout(weights, pool[int(play.rng.integers(len(pool)))])
        learn(weights, adam, batch, play.rng)
        seconds += time.perf_counter() - began
        decisions += STEPS * GAMES
        update += 1
    save(weights, game, folder / "policy.npz")
    return rows


def main() -> None:
    """What stands at the top of this file."""
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=20, help="updates between two checkpoints")
    told = parser.parse_args()
    folder = told.out or Path("learnt") / told.game
    train(told.game, told.players, told.minutes, folder, told.seed, told.every)
    policy = folder / "policy.npz"
    print(f"{policy}: the policy. Play it in the arena, from the folder of learned_player.py:")
    print(f"  MEADHALL_POLICY={policy} meadhall arena {told.game} --bots learned_player:Learned,random,child")


if __name__ == "__main__":
    main()
