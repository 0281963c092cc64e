#!/usr/bin/env bash
# Makes the README's pictures again: the demo's names in Latin letters, a drag on M; a photo library by month, a drag
# on a summer; each in light and dark.

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

need_swift
need_room
./Scripts/setup.sh gtk pictures tests
build_release
names=.build/pictures/names.txt
mkdir -p .build/pictures Documentation/Pictures
python3 - Examples/Data/names.txt "$names" <<'PYTHON'
import pathlib, sys
names = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(keepends=True)
latin = [n for n in names if n[0] < "\u0250" or n[0] == "\u201c"]
pathlib.Path(sys.argv[2]).write_text("".join(latin), encoding="utf-8")
PYTHON
unset DISPLAY WAYLAND_DISPLAY # always on a display of the program's own: the same picture everywhere
for theme in light dark; do
    say "Drawing Documentation/Pictures/list-$theme.png"
    .build/release/index-bar browse "$names" --locale en --hold M --theme $theme --scale 2 \
        --snapshot "Documentation/Pictures/list-$theme.png"
    say "Drawing Documentation/Pictures/timeline-$theme.png"
    .build/release/index-bar browse Examples/Data/photos.txt --timeline --locale en --hold "July 2022" --theme $theme \
        --scale 2 --snapshot "Documentation/Pictures/timeline-$theme.png"
done
