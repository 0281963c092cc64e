#!/usr/bin/env python3
"""Packs the fuzzers' inputs into one archive and unpacks them.

    fuzz-inputs.py pack FOLDER ARCHIVE      FOLDER/TARGET/INPUT becomes TARGET/INPUT; the same files, the same bytes
    fuzz-inputs.py unpack ARCHIVE FOLDER    replaces what is in FOLDER, unless it is there from this archive already
"""
import gzip, hashlib, io, pathlib, shutil, sys, tarfile


def pack(folder, archive):
    """A tar of files without owner, time or order of the disk, so that equal inputs give an equal archive."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            data = path.read_bytes()
            entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
            entry.size, entry.mode = len(data), 0o644
            tar.addfile(entry, io.BytesIO(data))
    with open(archive, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as compressed:
        compressed.write(packed.getvalue())


def unpack(archive, folder):
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    stamp = folder / "archive.sha256"
    if stamp.is_file() and stamp.read_text() == digest:
        return
    if folder.is_dir():
        shutil.rmtree(folder)
    with tarfile.open(archive, "r:gz") as tar:
        for entry in tar:
            parts = pathlib.PurePosixPath(entry.name).parts
            if not entry.isfile() or entry.name.startswith("/") or ".." in parts:
                raise tarfile.TarError(f"not an input: {entry.name}")
            path = folder.joinpath(*parts)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(tar.extractfile(entry).read())
    stamp.write_text(digest)


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("pack", "unpack"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        {"pack": pack, "unpack": unpack}[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
    except (OSError, tarfile.TarError) as error:
        print(f"fuzz-inputs.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
