"""Swift source as tokens, and the bodies of its functions as statements: as much of the grammar as mutants need."""
import re

TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>//[^\n]*)
  | (?P<number>0x[0-9A-Fa-f_.pP+-]+?(?![0-9A-Fa-f_pP])|0b[01_]+|[0-9][0-9_]*(?:\.[0-9][0-9_]*)?(?:[eE][+-]?[0-9]+)?)
  | (?P<word>[\#@$]?[A-Za-z_][A-Za-z_0-9]*|`[^`]+`|\$[0-9]+)
  | (?P<punctuation>[()\[\]{},;:]|\\\.?)
  | (?P<operator>[-+*/%<>=!&|^~?.]+)
""", re.VERBOSE)
PAIRS = {"(": ")", "[": "]", "{": "}"}


class Token:
    __slots__ = ("kind", "text", "start", "end", "newline", "spaced")

    def __init__(self, kind, text, start, newline, spaced):
        self.kind, self.text, self.start, self.end = kind, text, start, start + len(text)
        self.newline = newline  # a line ends between the token before and this one
        self.spaced = spaced    # there is a space before it

    def __repr__(self):
        return self.text


def string_end(text, start):
    """Where a string literal that begins here ends, with what is interpolated."""
    marks = re.match(r'(#*)("""|")', text[start:])
    pounds, quote = marks.groups()
    at = start + marks.end()
    while at < len(text):
        if text.startswith(quote + pounds, at):
            return at + len(quote) + len(pounds)
        if text.startswith("\\" + pounds, at):
            at += 1 + len(pounds)
            if text[at] == "(":
                depth = 0
                while True:
                    if text[at] == '"':
                        at = string_end(text, at)
                        continue
                    depth += {"(": 1, ")": -1}.get(text[at], 0)
                    at += 1
                    if depth == 0:
                        break
                continue
        at += 1
    raise ValueError("a string without an end")


def tokens(text):
    """The tokens without comments and space."""
    found, at, newline, spaced = [], 0, True, True
    while at < len(text):
        if text.startswith("/*", at):
            depth = 0
            while True:
                mark = re.compile(r"/\*|\*/").search(text, at)
                depth += 1 if mark.group() == "/*" else -1
                at = mark.end()
                if depth == 0:
                    break
            spaced = True
            continue
        if re.match(r'#*"', text[at:at + 8]):
            end = string_end(text, at)
            found.append(Token("string", text[at:end], at, newline, spaced))
            at, newline, spaced = end, False, False
            continue
        match = TOKEN.match(text, at)
        if not match:
            raise ValueError(f"no token at {text[at:at + 20]!r}")
        kind, part = match.lastgroup, match.group()
        if kind in ("space", "comment"):
            newline, spaced = newline or "\n" in part, True
        else:
            # `>` and `?` that end a generic type or an optional stand alone for what follows.
            found.append(Token(kind, part, at, newline, spaced))
            newline, spaced = False, False
        at = match.end()
    return found


def closing(tokens, opening):
    """The index of the bracket that closes the one at an index."""
    depth = 0
    for k in range(opening, len(tokens)):
        if tokens[k].text in PAIRS and tokens[k].kind == "punctuation":
            depth += 1
        elif tokens[k].text in PAIRS.values() and tokens[k].kind == "punctuation":
            depth -= 1
            if depth == 0:
                return k
    raise ValueError(f"nothing closes {tokens[opening]}")


class Body:
    """What a function, an initialiser or an accessor does: the tokens between its braces."""

    def __init__(self, name, result, opening, closing):
        self.name, self.result = name, result  # result: the type's text; "" for none
        self.opening, self.closing = opening, closing

    @property
    def inner(self):
        return range(self.opening + 1, self.closing)


DECLARATIONS = {"func", "var", "let", "init", "case", "struct", "class", "enum", "extension", "protocol", "subscript",
                "deinit", "static", "private", "public", "package", "internal", "fileprivate", "typealias", "import"}


def signature_end(tokens, at):
    """The index of the brace where the body of a declaration begins; None where it has none."""
    depth = 0
    for k in range(at, len(tokens)):
        token = tokens[k]
        if token.text in ("(", "["):
            depth += 1
        elif token.text in (")", "]"):
            depth -= 1
        elif depth == 0 and token.text == "{":
            return k
        elif depth == 0 and token.newline and k > at and (
                token.text in DECLARATIONS or token.text == "}" or token.text.startswith("@")):
            return None
        elif depth < 0 or token.text == "}":
            return None
    return None


def result_type(tokens, at, brace):
    """The text of the type after the arrow of a signature; "" without one."""
    depth = 0
    for k in range(at, brace):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(tokens[k].text, 0)
        if depth == 0 and tokens[k].text == "->":
            parts = [token.text for token in tokens[k + 1:brace]]
            return "".join(parts[:parts.index("where")] if "where" in parts else parts)
    return ""


def bodies(tokens):
    """Every outermost body, in order."""
    found, k = [], 0
    while k < len(tokens):
        word, before = tokens[k].text, tokens[k - 1].text if k else ""
        brace = None
        if word in ("func", "init", "deinit", "subscript") and before != ".":
            brace = signature_end(tokens, k + 1)
            name = tokens[k + 1].text if word == "func" else word
            result = result_type(tokens, k + 1, brace) if brace else ""
            if word == "init" and tokens[k + 1].text == "?":
                result = "init?"
        elif word == "var" and tokens[k].kind == "word":
            brace, name, result = accessors(tokens, k)
        if brace is None:
            k += 1
            continue
        end = closing(tokens, brace)
        first = tokens[brace + 1].text
        if word in ("var", "subscript") and first in ("get", "set", "didSet", "willSet", "mutating", "_read", "_modify"):
            inner = brace + 1
            while inner < end:
                if tokens[inner].text == "{":
                    accessor = tokens[inner - 1].text if tokens[inner - 1].text != ")" else "set"
                    stop = closing(tokens, inner)
                    if accessor in ("get", "set", "didSet", "willSet"):
                        found.append(Body(f"{name}.{accessor}", result if accessor == "get" else "", inner, stop))
                    inner = stop
                inner += 1
        else:
            found.append(Body(name, result, brace, end))
        k = end + 1
    return found


def accessors(tokens, at):
    """The brace, name and type of a computed property; no brace for a stored one."""
    name, depth, colon = tokens[at + 1].text, 0, None
    for k in range(at + 2, len(tokens)):
        token = tokens[k]
        if depth == 0 and token.text == "{":
            kind = "".join(part.text for part in tokens[colon + 1:k]) if colon else ""
            return k, name, kind
        if depth == 0 and (token.text == "=" or token.text in "})" or token.newline):
            break
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token.text, 0)
        if depth == 0 and token.text == ":" and colon is None:
            colon = k
    return None, name, ""


CONTINUES = {"else", "catch", "{", ".", "?", ":", "where"}
INCOMPLETE = {",", "=", "->", "??", ":", "return"}


def is_binary(tokens, k):
    """Whether a token is an operator with a space on both sides, as a formatted binary operator has."""
    return (tokens[k].kind == "operator" and tokens[k].spaced and k + 1 < len(tokens) and tokens[k + 1].spaced)


def statements(tokens, start, end):
    """Every statement between two indexes, also those of blocks and closures inside, as (first, one past the last)."""
    found, k = [], start
    header = next((j for j in range(start, end) if tokens[j].text == "in" and not any(
        tokens[i].newline for i in range(start + 1, j + 1))), None)
    if header is not None and tokens[start].text != "for" and all(
            tokens[i].kind in ("word", "punctuation", "operator") and tokens[i].text not in ("{", "}")
            for i in range(start, header)):
        k = header + 1
    while k < end:
        if tokens[k].text in ("case", "default") or tokens[k].text == "@unknown":
            depth = 0
            while k < end and not (depth == 0 and tokens[k].text == ":"):
                depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(tokens[k].text, 0)
                k += 1
            k += 1
            continue
        if tokens[k].text == ";":
            k += 1
            continue
        first, blocks = k, []
        while k < end:
            if tokens[k].text in PAIRS:
                stop = closing(tokens, k)
                if tokens[k].text == "{":
                    blocks.append((k + 1, stop))
                else:
                    blocks += closures(tokens, k + 1, stop)
                k = stop
            k += 1
            if k >= end or tokens[k].text == ";":
                break
            if tokens[k].newline and not (
                    tokens[k].text in CONTINUES or tokens[k].text.startswith(".") or is_binary(tokens, k)
                    or tokens[k - 1].text in INCOMPLETE - {"return"} or is_binary(tokens, k - 1)):
                break
        found.append((first, k))
        for block in blocks:
            found += statements(tokens, *block)
    return found


def closures(tokens, start, end):
    """The blocks in braces between two indexes that are in brackets."""
    found, k = [], start
    while k < end:
        if tokens[k].text == "{":
            stop = closing(tokens, k)
            found.append((k + 1, stop))
            k = stop
        k += 1
    return found
