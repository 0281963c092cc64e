#!/usr/bin/env python3
"""Draws the contract's pictures, Documentation/Pictures/contract-*.svg, from the numbers of its examples.

    contract-pictures.py [--check]     with --check: exit 1 if a picture is not as this script draws it
"""
import pathlib, sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Documentation/Pictures"
INK, LIT, GAP, BAND, PAPER = "#24292f", "#0a66c2", "#8c959f", "#d7e6f7", "#ffffff"


class Picture:
    def __init__(self, width, height):
        self.parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
                      f'viewBox="0 0 {width} {height}" font-family="DejaVu Sans, Helvetica, sans-serif">',
                      f'<rect width="{width}" height="{height}" fill="{PAPER}"/>']

    def rect(self, x, y, width, height, fill="none", stroke=INK, dash=""):
        dash = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(f'<rect x="{x:g}" y="{y:.6g}" width="{width:g}" height="{height:.6g}" '
                          f'fill="{fill}" stroke="{stroke}"{dash}/>')

    def text(self, x, y, text, size=12, fill=INK, anchor="start"):
        self.parts.append(f'<text x="{x:g}" y="{y:.6g}" font-size="{size}" fill="{fill}" '
                          f'text-anchor="{anchor}">{text}</text>')

    def line(self, x1, y1, x2, y2, stroke=INK):
        self.parts.append(f'<line x1="{x1:g}" y1="{y1:.6g}" x2="{x2:g}" y2="{y2:.6g}" stroke="{stroke}"/>')

    def dot(self, x, y):
        self.parts.append(f'<circle cx="{x:g}" cy="{y:.6g}" r="3" fill="{GAP}"/>')

    def svg(self):
        return "\n".join([*self.parts, "</svg>", ""])


def drawn_titles(count, slots):
    """L4 and L5: which entries keep their titles."""
    if count <= slots:
        return list(range(count))
    titles = (slots + 1) // 2
    return [k * (count - 1) // (titles - 1) for k in range(titles)]


def layout(count, length, pitch=14.0, padding=2.0):
    """The slots of a vertical bar, centred: (title or hidden entries, from, to)."""
    most = int((length - 2 * padding) / pitch + 1e-6)
    titles = drawn_titles(count, most if count <= most or most % 2 else most - 1)
    kinds = [titles[0]]
    for before, after in zip(titles, titles[1:]):
        if after > before + 1:
            kinds.append(range(before + 1, after))
        kinds.append(after)
    start = (length - len(kinds) * pitch) / 2
    return [(kind, start + k * pitch, start + (k + 1) * pitch) for k, kind in enumerate(kinds)]


def bar(names, length, scale=3.0):
    """A bar, its slots at the left and the band of each entry at the right."""
    picture = Picture(330, int(length * scale) + 40)
    top = 30
    picture.text(60, 18, "drawn", anchor="middle")
    picture.text(190, 18, "an offset here … selects", anchor="middle")
    picture.rect(45, top, 30, length * scale, fill="#f6f8fa", stroke=GAP)
    bands = []
    for kind, start, end in layout(len(names), length):
        hidden = kind if isinstance(kind, range) else [kind]
        share = (end - start) / len(hidden)
        bands += [(entry, start + k * share, start + (k + 1) * share) for k, entry in enumerate(hidden)]
        middle = top + (start + end) / 2 * scale
        if isinstance(kind, range):
            picture.dot(60, middle)
        else:
            picture.text(60, middle + 5, names[kind], 14, anchor="middle")
        picture.text(40, top + start * scale + 4, f"{start:g}", 9, GAP, "end")
    bands[0] = (bands[0][0], 0, bands[0][2])
    bands[-1] = (bands[-1][0], bands[-1][1], length)
    for entry, start, end in bands:
        picture.rect(110, top + start * scale, 160, (end - start) * scale, fill=BAND, stroke=PAPER)
        picture.text(190, top + (start + end) / 2 * scale + 3.5, names[entry], 10, anchor="middle")
    return picture.svg()


def scene():
    """D4: where strip, hit area, highlight and preview are, for a bar at the right edge."""
    picture = Picture(440, 300)
    picture.rect(20, 30, 300, 240, stroke=GAP, dash="4 3")
    picture.text(24, 24, "boundary", 11, GAP)
    picture.rect(272, 34, 48, 232, fill="#fdf3dc", stroke="#d4a72c")
    picture.rect(290, 34, 30, 232, fill="#f6f8fa", stroke=INK)
    for k, name in enumerate(["A", None, "H", None, "N", None, "T", None, "Z"]):
        y = 52 + 25 * k
        if name == "N":
            picture.rect(290, y - 12, 30, 24, fill=LIT, stroke=LIT)
        if name:
            picture.text(305, y + 5, name, 14, PAPER if name == "N" else INK, "middle")
        else:
            picture.dot(305, y)
    picture.rect(162, 122, 60, 60, fill=PAPER, stroke=INK)
    picture.text(192, 163, "N", 30, anchor="middle")
    picture.line(222, 200, 290, 200)
    picture.text(256, 214, "24", 11, anchor="middle")
    for y, words, colour, x in [(60, "strip", INK, 320), (110, "hit area: grows inward", "#9a6700", 320),
                                (152, "highlight", LIT, 320)]:
        picture.text(x + 8, y, words.split(":")[0], 11, colour)
        if ":" in words:
            picture.text(x + 8, y + 13, words.split(": ")[1], 11, colour)
    picture.text(100, 112, "preview, centred on the band", 11)
    return picture.svg()


def follower():
    """D11 and D13: a choice, the wait, the scroll, the rest."""
    picture = Picture(640, 150)
    steps = [("choose Z", "lit: Z", "scroll waits"), ("frame", "lit: Z", "scroll to Z"),
             ("list moves", "lit: Z", "by itself"), ("at rest", "lit: Z", "X on top: too short"),
             ("user scrolls", "lit: X", "what is shown")]
    for k, (happens, lit, why) in enumerate(steps):
        x = 10 + 126 * k
        picture.rect(x, 40, 110, 70, fill=BAND if lit == "lit: Z" else "#fdf3dc", stroke=INK)
        picture.text(x + 55, 30, happens, 12, anchor="middle")
        picture.text(x + 55, 70, lit, 15, LIT, "middle")
        picture.text(x + 55, 95, why, 10, anchor="middle")
        if k:
            picture.line(x - 16, 75, x, 75)
            picture.text(x - 5, 79, "›", 14, anchor="middle")
    return picture.svg()


PICTURES = {
    "contract-bands.svg": lambda: bar("ABCDE", 200),
    "contract-condensing.svg": lambda: bar("ABCDEFGHIJKLMNOPQRSTUVWXYZ#", 200, 4.5),
    "contract-scene.svg": scene,
    "contract-list.svg": follower,
}


def main():
    stale = [name for name, draw in PICTURES.items()
             if not (FOLDER / name).is_file() or (FOLDER / name).read_text() != draw()]
    if sys.argv[1:] == ["--check"]:
        if stale:
            print(f"contract-pictures.py: not as drawn: {' '.join(stale)}", file=sys.stderr)
        return 1 if stale else 0
    for name, draw in PICTURES.items():
        (FOLDER / name).write_text(draw())
    return 0


if __name__ == "__main__":
    sys.exit(main())
