"""Converts the output of `cargo metadata` to the format that cargo-deny 0.14 reads.

Package ids become "name version (source)". Unicode-3.0, a licence name of 2024, becomes Unicode-DFS-2016, its
predecessor with the same terms.
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
