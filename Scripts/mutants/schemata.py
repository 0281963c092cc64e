"""Puts many mutants into one copy of the sources, each behind a number that the environment gives.

A body gets, at its beginning, a changed copy of itself for each of its mutants:

    guard indexBarMutant != 17 else { …the body, changed… }

so that one build holds them all. A body that would go on after its copy does not compile, as a mutant of its own that
lacks a `return` would not.
"""
import rules, swift_source as swift

SWITCH = """\
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The number of the mutant that runs; 0: none.
let indexBarMutant: Int32 = {
    guard let number = getenv("INDEXBAR_MUTANT") else { return 0 }
    return atoi(number)
}()
"""


class Mutant:
    """One edit of one file."""

    def __init__(self, path, text, function, body, edit):
        self.path, self.function, self.body = path, function, body
        self.kind, self.start, self.end, self.new = edit
        self.number = 0
        old = text[text.rfind("\n", 0, self.start) + 1:(text + "\n").index("\n", self.end)]
        head = self.start - text.rfind("\n", 0, self.start) - 1
        new = old[:head] + self.new + old[head + self.end - self.start:]
        self.line = text.count("\n", 0, self.start) + 1
        # A line's number would not outlive an edit above it; its text does.
        self.key = f"{path} {function}: `{flat(old)}` => `{flat(new)}`"


def flat(lines):
    return " ".join(lines.split())


def mutants(path, text):
    """Every mutant of a file."""
    tokens = swift.tokens(text)
    bodies = swift.bodies(tokens)
    found = [Mutant(path, text, body.name, body, edit)
             for body in bodies for edit in rules.edits(text, tokens, body)]
    return found + [Mutant(path, text, "constant", None, edit) for edit in rules.stored_constants(text, tokens, bodies)]


def has_implicit_return(tokens, body):
    """Whether the body is one expression, whose value it returns without saying so."""
    if body.result in ("", "init?"):
        return False
    inner = tokens[body.opening + 1:body.closing]
    if not inner or any(token.text == "return" for token in inner):
        return False
    statements = swift.statements(tokens, body.opening + 1, body.closing)
    return statements[0] == (body.opening + 1, body.closing)


def with_mutants(text, mutants):
    """The text with its mutants; for each number the first and the last line of what was put in for it; and for each
    body, by the offset of its brace, its first and its last line."""
    tokens = swift.tokens(text)
    insertions = []  # (offset, length of what is replaced, new text, [(number, first line in it, last)])
    bodies = {body.opening: body for body in swift.bodies(tokens)}
    for opening, body in bodies.items():
        own = [mutant for mutant in mutants if mutant.body and mutant.body.opening == opening]
        if not own:
            continue
        start, end = tokens[opening].end, tokens[body.closing].start
        first = tokens[opening + 1].start
        implied = "return " if has_implicit_return(tokens, body) else ""
        part, spans = "\n", []
        for mutant in own:
            line = part.count("\n")
            changed = text[mutant.end:end]
            if mutant.start <= first <= mutant.end:  # the edit begins the body
                lead = mutant.new if mutant.kind == "early return" else text[start:mutant.start] + mutant.new
                copy = lead + ("\n" + implied if mutant.kind == "early return" else "") + changed
                copy = copy if mutant.kind == "early return" else implied + copy
            elif mutant.kind == "early return":
                copy = mutant.new + "\n" + implied + changed
            else:
                copy = text[start:first] + implied + text[first:mutant.start] + mutant.new + changed
            after = "" if body.result and body.result != "init?" else "\nreturn"
            part += f"guard indexBarMutant != {mutant.number} else {{\n{copy}{after}\n}}\n"
            spans.append((mutant.number, line, part.count("\n")))
        insertions.append((start, 0, part, spans))
        if implied:
            insertions.append((first, 0, implied, []))
    constants = {}
    for mutant in mutants:
        if mutant.body is None:
            constants.setdefault((mutant.start, mutant.end), []).append(mutant)
    for (start, end), own in constants.items():
        value = text[start:end]
        for mutant in own:
            value = f"(indexBarMutant == {mutant.number} ? {mutant.new} : {value})"
        insertions.append((start, end - start, value, [(mutant.number, 0, 0) for mutant in own]))
    out, at, lines = [], 0, {}
    for start, length, part, spans in sorted(insertions, key=lambda each: each[0]):
        out.append(text[at:start])
        line = sum(piece.count("\n") for piece in out) + 1
        for number, first, last in spans:
            lines[number] = (line + first, line + last)
        out.append(part)
        at = start + length
    out.append(text[at:])
    ends = {}
    for opening, body in bodies.items():
        start, end = tokens[opening].start, tokens[body.closing].end
        before = sum(part.count("\n") for at, _, part, _ in insertions if at < start)
        inside = sum(part.count("\n") for at, _, part, _ in insertions if start <= at < end)
        ends[opening] = (text.count("\n", 0, start) + before + 1, text.count("\n", 0, end) + before + inside + 1)
    return "".join(out), lines, ends
