"""A GPU as the second target of kernels, by CUDA. Needs the extra `gpu`.

`bind_on_device` is to a GPU what `kernel.bind` is to the processor: the same kernels of a game are compiled for it, and
no game has a line for that. Without a GPU the machine code (PTX) can still be made, as tests do, and CUDA's simulator
(`NUMBA_ENABLE_CUDASIM=1` together with `MEADHALL_JIT=0`) runs the same code as plain Python.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import numba

from meadhall.core.errors import MeadhallError
from meadhall.core.kernel import JIT, bind, keep_compiled

TARGET = (8, 0)
"""The generation of cards for which PTX is made where there is none."""
_BLOCK = 64  # threads of a block: with many registers each, more would not fit
_MOST_BLOCKS = 1 << 16
_OUT_OF_MEMORY = ("OUT_OF_MEMORY", "OutOfMemory")


class DeviceError(MeadhallError):
    """A GPU that cannot be used; the message says what is missing, and what works instead."""

    def __init__(self, what: str) -> None:
        super().__init__(f"{what}; without a GPU the processor plays the same games")


class DeviceMemoryError(DeviceError):
    """The memory of the GPU does not suffice."""


def target() -> Any:
    """The module `numba.cuda` of numba-cuda; a DeviceError if it is not installed."""
    if find_spec("numba_cuda") is None:
        raise DeviceError("a GPU needs numba-cuda, which is not installed: pip install 'meadhall[gpu]'")
    cuda = import_module("numba.cuda")
    if not JIT and not simulated():
        raise DeviceError("MEADHALL_JIT=0 has switched the compiler off, and a GPU runs compiled code only")
    return cuda


def simulated() -> bool:
    """Whether CUDA's simulator takes the place of a GPU."""
    return bool(_config().ENABLE_CUDASIM)


def check_device() -> Any:
    """The module `numba.cuda`, if there is a GPU that it can use; otherwise a DeviceError says what is missing."""
    cuda = target()
    if simulated():
        return cuda
    try:
        card = cuda.get_current_device()
    except Exception as error:
        raise DeviceError(_why_no_card(error)) from None
    lowest = check_compiler()
    if card.compute_capability < lowest:
        name, own, least = _name(card), *(".".join(map(str, each)) for each in (card.compute_capability, lowest))
        raise DeviceError(
            f"{name} has compute capability {own}, and the installed CUDA compiler needs {least}: "
            "pip install 'meadhall[gpu12]' brings one for older cards"
        )
    return cuda


def check_compiler() -> tuple[int, int]:
    """The oldest generation of cards that NVIDIA's compiler knows; a DeviceError if it cannot be loaded."""
    target()
    try:
        _part("cudadrv.nvvm").NVVM()
        lowest: tuple[int, int] = _part("cudadrv.nvrtc").get_lowest_supported_cc()
    except Exception as error:
        raise DeviceError(
            f"the CUDA compiler cannot be loaded ({_first_line(error)}): pip install 'meadhall[gpu]' brings it"
        ) from None
    return lowest


def _why_no_card(error: Exception) -> str:
    said = str(error)
    if "library cannot be found" in said:
        return "there is no driver of an NVIDIA card on this machine"
    if "NO_DEVICE" in said or "no CUDA-capable device" in said:
        return "there is no NVIDIA card in this machine, or the driver hides it (CUDA_VISIBLE_DEVICES)"
    return f"the NVIDIA driver cannot be used: {_first_line(error)}"


def device_name() -> str:
    """What the GPU is called."""
    return "CUDA's simulator" if simulated() else _name(target().get_current_device())


def _name(card: Any) -> str:
    return card.name.decode() if isinstance(card.name, bytes) else str(card.name)


def _first_line(error: Exception) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).rstrip(".:")


def bind_on_device(template: Callable[..., Any], name: str, functions: Mapping[str, Any]) -> Any:
    """A kernel that the GPU runs: the template, with these kernels as its globals, and `cuda` for what is a GPU's own.

    It is compiled at its first launch, and kept on disk as all compiled code is.
    """
    cuda = target()
    plain = bind(template, name, {**functions, "cuda": cuda}, compiled=False)
    bound = cuda.jit(plain)
    if not simulated():
        kernels = [each for each in functions.values() if hasattr(each, "py_func")]
        keep_compiled(bound, _config(), [plain, *kernels])
    return bound


def launch(kernel: Any, threads: int, *arguments: Any) -> None:
    """Run a kernel on so many threads, or fewer that take turns, and wait for it."""
    blocks = min(-(-threads // _BLOCK), _MOST_BLOCKS)
    with device_errors(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Grid size")  # a few games are no mistake
        kernel[blocks, min(_BLOCK, threads)](*arguments)
        target().synchronize()


@contextmanager
def device_errors() -> Iterator[None]:
    """Tell in a sentence what the driver reports as a number."""
    try:
        yield
    except Exception as error:
        said = str(error)
        if any(sign in said for sign in _OUT_OF_MEMORY):
            raise DeviceMemoryError("the memory of the GPU does not suffice") from None
        if type(error).__module__.startswith(("numba.cuda.cudadrv", "cuda.")):
            raise DeviceError(f"the GPU has failed: {_first_line(error)}") from error
        raise


class DeviceArray:
    """An array on the GPU, for others to read: PyTorch, JAX and CuPy take it without a copy, by DLPack or by CUDA's
    own interface of arrays.
    """

    def __init__(self, on_device: Any) -> None:
        self.on_device = on_device  # as numba-cuda has it

    shape = property(lambda self: tuple(self.on_device.shape))
    dtype = property(lambda self: self.on_device.dtype)
    __cuda_array_interface__ = property(lambda self: self.on_device.__cuda_array_interface__)

    def __dlpack__(self, **asked: Any) -> Any:
        return self._exported.__dlpack__(**asked)

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._exported.__dlpack_device__()
        return device

    @property
    def _exported(self) -> Any:
        if simulated():
            return self.on_device.copy_to_host()
        return import_module("cuda.core.utils").StridedMemoryView.from_cuda_array_interface(self.on_device, -1)

    def copy_to_host(self) -> Any:
        """A copy as an array of NumPy's."""
        return self.on_device.copy_to_host()

    def __len__(self) -> int:
        return int(self.on_device.shape[0])

    def __repr__(self) -> str:
        return f"<an array on the GPU: {self.dtype} {self.shape}>"


def on_device(array: Any) -> Any:
    """A copy of an array on the GPU."""
    with device_errors():
        return target().to_device(array)


def free_memory() -> float:
    """The free bytes of the GPU."""
    return float(target().current_context().get_memory_info()[0])


def ptx(kernel: Any, arguments: tuple[Any, ...], *, optimised: bool = False) -> str:
    """The code of a kernel for these arguments, made without a GPU: NVIDIA's portable assembler."""
    cuda, dispatcher = target(), _part("dispatcher")
    asked = dispatcher.get_current_device
    try:  # numba-cuda asks the card for its generation wherever a kernel calls another one
        dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=TARGET)
        code, _ = cuda.compile_ptx(kernel.py_func, tuple(map(numba.typeof, arguments)), cc=TARGET, opt=optimised)
    finally:
        dispatcher.get_current_device = asked
    return str(code)


def _config() -> Any:
    return _part("core.config")


def _part(name: str) -> Any:
    """A module of numba-cuda."""
    return import_module(f"numba.cuda.{name}")
