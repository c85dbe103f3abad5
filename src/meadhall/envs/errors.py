"""Errors of environments, beside those of games."""

from meadhall.core.errors import MeadhallError


class MissingExtra(MeadhallError, ImportError):
    """A library that an environment is made for is not installed; the message says how to get it."""

    def __init__(self, library: str) -> None:
        super().__init__(f"this environment needs {library}, which is not installed: pip install meadhall[research]")


class SaveError(MeadhallError, ValueError):
    """Bytes that an environment cannot go on from; the message says why."""


class ResetNeeded(MeadhallError, RuntimeError):
    """The environment was asked to go on before its first game or after the end of one."""

    def __init__(self) -> None:
        super().__init__("no game is being played: call reset first")
