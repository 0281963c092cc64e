#!/usr/bin/env python3
"""Looks at an Xcode project's property list, where there is no Xcode: prints "error: …" for each fault.

    xcodeproj.py PROJECT.xcodeproj

Every object that is named is there and of the kind that its place wants, every object is reached from the root, folders
are on the disk, the package is beside them and has the product, each target has sources, and the scheme's targets are
the project's.
"""
import json, pathlib, re, subprocess, sys, xml.dom.minidom

WANTED = {
    "mainGroup": {"PBXGroup"}, "targets": {"PBXNativeTarget"}, "target": {"PBXNativeTarget"},
    "buildConfigurationList": {"XCConfigurationList"}, "buildConfigurations": {"XCBuildConfiguration"},
    "packageReferences": {"XCLocalSwiftPackageReference"}, "package": {"XCLocalSwiftPackageReference"},
    "packageProductDependencies": {"XCSwiftPackageProductDependency"},
    "productRef": {"XCSwiftPackageProductDependency"}, "productReference": {"PBXFileReference"},
    "dependencies": {"PBXTargetDependency"}, "targetProxy": {"PBXContainerItemProxy"},
    "fileSystemSynchronizedGroups": {"PBXFileSystemSynchronizedRootGroup"},
    "exceptions": {"PBXFileSystemSynchronizedBuildFileExceptionSet"}, "productRefGroup": {"PBXGroup"},
    "buildPhases": {"PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"},
    "containerPortal": {"PBXProject"}, "files": {"PBXBuildFile"}, "TestTargetID": {"PBXNativeTarget"},
    "children": {"PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"},
}
ID = re.compile(r"^[0-9A-F]{24}$")


def named(value, key=None):
    """What an object names, with the key it stands under."""
    if isinstance(value, dict):
        for name, below in value.items():
            if ID.match(name):
                yield name, "targets"
            yield from named(below, name)
    elif isinstance(value, list):
        for below in value:
            yield from named(below, key)
    elif ID.match(value):
        yield value, key


def faults(project):
    listing = subprocess.run(["plutil", "-convert", "json", "-o", "-", str(project / "project.pbxproj")],
                             capture_output=True, text=True)
    if listing.returncode != 0:
        yield f"no property list: {listing.stderr.strip() or listing.stdout.strip()}"
        return
    root = json.loads(listing.stdout)
    objects, folder = root["objects"], project.parent
    reached, waiting = set(), [root["rootObject"]]
    while waiting:
        one = waiting.pop()
        if one in reached:
            continue
        reached.add(one)
        for name, key in named(objects[one]):
            if name not in objects:
                yield f"{one}.{key} names {name}, which is not there"
                continue
            kind = objects[name]["isa"]
            if key in WANTED and kind not in WANTED[key]:
                yield f"{one}.{key} is a {kind}"
            waiting.append(name)
    for one in objects.keys() - reached:
        yield f"{one} ({objects[one]['isa']}) is reached from nowhere"
    products = set()
    for one, item in objects.items():
        kind = item["isa"]
        if kind == "PBXFileSystemSynchronizedRootGroup" and not list((folder / item["path"]).glob("*.swift")):
            yield f"no sources in {folder / item['path']}"
        if kind == "XCLocalSwiftPackageReference":
            manifest = folder / item["relativePath"] / "Package.swift"
            if not manifest.is_file():
                yield f"no {manifest}"
            else:
                products |= set(re.findall(r'\.library\(name: "([^"]+)"', manifest.read_text()))
    for item in objects.values():
        if item["isa"] == "XCSwiftPackageProductDependency" and item["productName"] not in products:
            yield f"the package has no product {item['productName']}"
        if item["isa"] == "PBXFileSystemSynchronizedBuildFileExceptionSet":
            group = next(g for g in objects.values()
                         if any(objects.get(e) is item for e in g.get("exceptions", [])))
            for name in item["membershipExceptions"]:
                if not (folder / group["path"] / name).is_file():
                    yield f"no {group['path']}/{name} to leave out"
    targets = {name: item["name"] for name, item in objects.items() if item["isa"] == "PBXNativeTarget"}
    for scheme in project.glob("xcshareddata/xcschemes/*.xcscheme"):
        for part in xml.dom.minidom.parse(str(scheme)).getElementsByTagName("BuildableReference"):
            name, target = part.getAttribute("BlueprintIdentifier"), part.getAttribute("BlueprintName")
            if targets.get(name) != target:
                yield f"{scheme.name}: {target} is not {name}"


found = list(faults(pathlib.Path(sys.argv[1])))
for fault in found:
    print(f"error: {fault}")
sys.exit(1 if found else 0)
