"""The description of the API in OpenAPI 3.1, made from its operations and types."""

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

import meadhall
from meadhall.core.language import ENGLISH, speaking
from meadhall.hall.api import OPERATIONS, Operation
from meadhall.hall.responses import Problem
from meadhall.hall.words import say


@cache
def describe_api() -> dict[str, Any]:
    """The whole description, for those who write programs: in English."""
    types: list[Any] = [Problem]
    for each in OPERATIONS:
        types += [kind for kind in (each.answer, each.body) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    with speaking(ENGLISH):
        for each in OPERATIONS:
            paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schema_of, schemas[0])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Meadhall",
            "version": meadhall.__version__,
            "description": "Play board games in a hall: see docs/api.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(each: Operation, schema_of: dict[int, Any], problem: Any) -> dict[str, Any]:
    described: dict[str, Any] = {"operationId": each.name, "summary": each.handle.__doc__}
    in_path = [part[1:-1] for part in each.path.split("/") if part.startswith("{")]
    parameters = [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in in_path]
    parameters += [*_parameters(each.query, "query"), *_parameters(each.headers, "header")]
    if parameters:
        described["parameters"] = parameters
    if each.body is not None:
        content = {"application/json": {"schema": schema_of[id(each.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    kind = "image/svg+xml" if each.answer is None else "application/json"
    schema = {"type": "string"} if each.answer is None else schema_of[id(each.answer)]
    answers: dict[str, Any] = {str(each.status): {"description": "Done.", "content": {kind: {"schema": schema}}}}
    writes = () if each.method == "GET" else (403, 413, 429)
    content = {"application/json": {"schema": problem}}
    for status in sorted({*each.problems, *writes, 421}):
        answers[str(status)] = {"description": say(f"status-{status}"), "content": content}
    described["responses"] = answers
    described["security"] = [{"token": []}] if each.token else [{}, {"token": []}]
    return described


def _parameters(kind: type[Struct] | None, place: str) -> list[dict[str, Any]]:
    if kind is None:
        return []
    (_, components) = msgspec.json.schema_components([kind])
    return [{"name": n, "in": place, "schema": schema} for n, schema in components[kind.__name__]["properties"].items()]
