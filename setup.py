"""Compiles the core with mypyc. Everything else about the build is in pyproject.toml.

One shared library, `delve__mypyc`, contains the whole core; next to each module's .py is a small .so of the same name
that loads the module from it. The .py files are installed too, so the same install can also run interpreted.

The build is pure Python, and says so, when DELVE_PURE=1 is set or there is no C compiler (or no Python headers). An
editable install is always pure: a compiled file next to its source would silently shadow later edits. All other errors
(a type error, C that does not compile) stop the build: a partly compiled core does not run. DELVE_OPT_LEVEL=0 compiles
several times faster, for a slower core.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import CCompilerError, ExecError, PlatformError

CORE = (
    "model",
    "queries",
    "effects",
    "attributes",
    "triggers",
    "rounds",
    "formats",
    "quests",
    "content",
    "library",
    "engine",
    "scenarios",
    "planning",
    "agents",
)
# Commands of the build backend that need no compiled files.
UNCOMPILED_COMMANDS = {"egg_info", "dist_info", "sdist", "editable_wheel", "develop"}


def pure_by_request() -> bool:
    return os.environ.get("DELVE_PURE", "0") not in ("", "0")


def can_compile() -> bool:
    """Whether a C file that includes Python.h can be compiled here."""
    from distutils.ccompiler import new_compiler  # setuptools' own copy
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint delve_probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
    return True


def core_extensions() -> list[Extension]:
    found = [path for folder in CORE for path in sorted(Path("src/delve", folder).rglob("*.py"))]
    # Not compiled, because the types of views would lose their annotations, which OpenAPI needs.
    sources = [str(path) for path in found if path != Path("src/delve/model/shown.py")]
    if not sources or UNCOMPILED_COMMANDS.intersection(sys.argv):
        return []
    if pure_by_request():
        print("delve: DELVE_PURE is set: building pure Python", file=sys.stderr)
        return []
    if not can_compile():
        print("delve: no working C compiler with Python's headers: building pure Python", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # One call for the whole core: a base class and a subclass compiled separately crash.
    opt_level = os.environ.get("DELVE_OPT_LEVEL", "3")
    return mypycify(sources, opt_level=opt_level, debug_level="0", group_name="delve")


# parallel: one C compiler per core.
setup(ext_modules=core_extensions(), options={"build_ext": {"parallel": True}})
