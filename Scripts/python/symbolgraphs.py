"""The symbol graphs of our modules, read from a debug build."""

import glob
import json
import os
import subprocess
import sys
import tempfile


def flags(root):
    """The options with which the compiler finds our modules in a debug build."""
    build = os.path.join(root, ".build/debug")
    if not os.path.exists(os.path.join(build, "Modules/UIKit.swiftmodule")):
        sys.exit(f"{os.path.relpath(sys.argv[0])} looks declarations up in a debug build: run swift build first")
    maps = glob.glob(os.path.join(root, "Sources/*/module.modulemap")) + glob.glob(os.path.join(build, "*.build/module.modulemap"))
    found = [part for path in sorted(maps) for part in ("-Xcc", f"-fmodule-map-file={path}")]
    for package in ["freetype2", "harfbuzz"]:
        said = subprocess.run(["pkg-config", "--cflags-only-I", package], capture_output=True, text=True, check=True).stdout
        found += [part for flag in said.split() for part in ("-Xcc", flag)]
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)["target"]["triple"]
    return ["-I", os.path.join(build, "Modules"), *found, "-target", target]


def extract(module, options, folder, reexported=()):
    """Writes the graphs of a module's public declarations into a folder, with those of modules that it exports."""
    more = [f"-experimental-allowed-reexported-modules={','.join(reexported)}"] if reexported else []
    done = subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", module, *options, "-output-dir", folder, "-minimum-access-level", "public", *more],
        capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"the interface of {module} could not be read:\n{done.stderr}")


def read(root, modules):
    """The graphs of the public declarations of modules, those of their extensions of other modules' types included."""
    options = flags(root)
    with tempfile.TemporaryDirectory() as folder:
        for module in modules:
            extract(module, options, folder)
        graphs = []
        for path in sorted(glob.glob(os.path.join(folder, "*.symbols.json"))):
            with open(path, encoding="utf-8") as file:
                graphs.append(json.load(file))
    return graphs
