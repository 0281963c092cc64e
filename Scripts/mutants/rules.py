"""The rules by which a body becomes a mutant: each edit is (kind, from offset, to offset, new text)."""
import swift_source as swift

OPERATORS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
             "+": "-", "-": "+", "&+": "&-", "&-": "&+", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<"}
KINDS = {"<": "border", "<=": "border", ">": "border", ">=": "border", "==": "condition", "!=": "condition",
         "&&": "condition", "||": "condition"}
# What a statement begins with that cannot be left out alone, or says nothing when it is.
KEPT = {"let", "var", "func", "struct", "enum", "typealias", "import", "assert", "assertionFailure", "precondition",
        "preconditionFailure", "fatalError", "#if", "#else", "#endif", "#elseif", "break", "defer", "fallthrough"}
# What changes nothing but the memory that is taken.
SILENT = {"reserveCapacity", "deallocate", "free"}
EARLY = {"Bool": ["true", "false"], "Int": ["0"], "Int64": ["0"], "UInt64": ["0"], "Double": ["0"], "String": ['""']}


def edits(text, tokens, body):
    """Every edit of a body that a rule knows, in the order of the text; none of a deinit, which gives memory back."""
    if body.name == "deinit":
        return []
    statements = swift.statements(tokens, body.opening + 1, body.closing)
    found = left_out(tokens, body, statements) + negated(text, tokens, statements)
    found += tokens_changed(tokens, body) + early_returns(tokens, body)
    # A precondition stops a program that is wrong already; no right one can tell how it is written. Reserved memory
    # changes nothing but speed.
    silent = [(tokens[k].start, tokens[swift.closing(tokens, k + 1)].end) for k in body.inner
              if tokens[k].text in ("precondition", "reserveCapacity") and tokens[k + 1].text == "("]
    # How much memory is taken: more changes nothing, and less is found by `make sanitize`.
    silent += [(tokens[k].start, tokens[argument_end(tokens, k + 2)].start) for k in body.inner
               if tokens[k].text == "capacity" and tokens[k + 1].text == ":"]
    found = [edit for edit in found if not any(start <= edit[1] and edit[2] <= end for start, end in silent)]
    return sorted(set(found), key=lambda edit: (edit[1], edit[2], edit[0], edit[3]))


def argument_end(tokens, first):
    """The comma or bracket behind an argument."""
    depth = 0
    for k in range(first, len(tokens)):
        text = tokens[k].text
        if depth == 0 and (text == "," or text in swift.PAIRS.values()):
            return k
        depth += 1 if text in swift.PAIRS else -1 if text in swift.PAIRS.values() else 0
    return len(tokens) - 1


def left_out(tokens, body, statements):
    found = []
    for first, end in statements:
        is_whole_body = first == body.opening + 1 and end == body.closing
        if tokens[first].text in KEPT or (is_whole_body and body.result not in ("", "init?")):
            continue
        if leaves_guard(tokens, first) or is_needed(tokens, body, first, end):
            continue  # would not compile
        if any(token.text in SILENT for token in tokens[first:end]) and tokens[end - 1].text == ")":
            continue  # would change nothing but speed, or keep memory
        found.append(("left out", tokens[first].start, tokens[end - 1].end, ""))
    return found


def leaves_guard(tokens, first):
    """Whether a statement is the one that leaves a guard's else."""
    return tokens[first].text in ("return", "continue", "break", "throw") and (
        first >= 2 and tokens[first - 1].text == "{" and tokens[first - 2].text == "else")


def is_needed(tokens, body, first, end):
    """Whether nothing could compile without a statement: the last one, which returns a value; a member's first value;
    a guard that names what follows."""
    text = [token.text for token in tokens[first:first + 4]]
    if text[0] == "return":
        return end == body.closing and body.result not in ("", "init?")
    if body.name == "init" and text[0] == "self" and text[1] == "." and text[3] == "=":
        return True
    return text[0] == "guard" and text[1] in ("let", "var")


def conditions(tokens, first, end):
    """The parts of a condition, separated by commas."""
    depth, start = 0, first
    for k in range(first, end):
        text = tokens[k].text
        if depth == 0 and (text == "," or text == "else" or text == "{"):
            # A brace may begin a closure of the condition, as in `contains { … }`; then it goes on after it.
            yield start, k
            if text != ",":
                return
            start = k + 1
        elif text in swift.PAIRS:
            depth += 1
        elif text in swift.PAIRS.values():
            depth -= 1


def negated(text, tokens, statements):
    found = []

    def negate(first, end):
        if end > first and tokens[first].text not in ("let", "var", "case"):
            start, stop = tokens[first].start, tokens[end - 1].end
            found.append(("condition", start, stop, f"!({text[start:stop]})"))

    for first, end in statements:
        heads = [first] if tokens[first].text in ("if", "guard", "while") else []
        heads += [k for k in range(first + 1, end) if tokens[k].text == "if" and tokens[k - 1].text == "else"]
        heads += [k for k in range(first + 1, end) if tokens[k].text == "where" and tokens[first].text == "for"]
        for head in heads:
            for part in conditions(tokens, head + 1, end):
                negate(*part)
        for k in range(first, end):
            if tokens[k].text == "?" and swift.is_binary(tokens, k):
                negate(ternary_start(tokens, first, k), k)
    return found


def ternary_start(tokens, first, question):
    depth = 0
    for k in range(question - 1, first - 1, -1):
        text = tokens[k].text
        if text in swift.PAIRS.values():
            depth += 1
        elif text in swift.PAIRS:
            depth -= 1
        if depth < 0 or depth == 0 and text in ("=", "return", ",", ":", "in", "?", "+=", "-="):
            return k + 1
        if depth == 0 and tokens[k].newline and not swift.is_binary(tokens, k) and text in ("if", "let", "var"):
            return k + 1
    return first


def tokens_changed(tokens, body):
    found = []
    for k in body.inner:
        token = tokens[k]
        if swift.is_binary(tokens, k) or token.text in ("..<", "..."):
            if token.text in OPERATORS:
                kind = KINDS.get(token.text, "off by one" if "." in token.text else "sign")
                if kind == "border" and "e-" in tokens[k + 1].text:
                    continue  # nothing is exactly as far away as rounding may bring it
                if kind == "border" and is_after_difference(tokens, k):
                    continue  # `order != 0 ? order < 0 : …`: it is not 0 any more
                found.append((kind, token.start, token.end, OPERATORS[token.text]))
        elif token.text in ("true", "false"):
            found.append(("constant", token.start, token.end, "false" if token.text == "true" else "true"))
        elif token.kind == "number":
            found += [(kind, token.start, token.end, new) for kind, new in other_numbers(token.text)]
    return found


def is_after_difference(tokens, k):
    """Whether a comparison of a name with 0 follows at once on `NAME != 0`."""
    name, before = tokens[k - 1].text, [token.text for token in tokens[max(0, k - 6):k - 1]]
    return tokens[k + 1].text == "0" and any(
        before[i:i + 3] == [name, "!=", "0"] for i in range(len(before) - 2))


def other_numbers(text):
    plain = text.replace("_", "")
    if plain.isdigit():
        value = int(plain)
        return [("off by one", str(value + 1))] + ([("off by one", str(value - 1))] if value else [])
    try:
        value = float(plain)
    except ValueError:
        return [("constant", "0")] if plain.startswith("0x") else []
    return [("constant", repr(value * 2 + 1))] + ([("constant", "0")] if value else [])


def early_returns(tokens, body):
    at = tokens[body.opening].end
    if body.result in ("", "init?"):
        values = [";"]  # without it the next line would be what is returned
    elif body.result.endswith("?"):
        values = [" nil"]
    elif body.result.startswith("["):
        values = [" []"]
    else:
        values = [" " + value for value in EARLY.get(body.result, [".init()"])]
    return [("early return", at, at, f"\nreturn{value}") for value in values if body.closing > body.opening + 1]


def is_for_speed_only(text, offset):
    """Whether the comment above a declaration says that its value changes no answer: `Speed only: …`."""
    above = text[:offset].splitlines()[:-1]
    while above and above[-1].strip().startswith("//"):
        if "Speed only:" in above.pop():
            return True
    return False


def stored_constants(text, tokens, all_bodies):
    """Literals of initial values outside bodies: `static let settling = 0.1`, `public var endPadding = 2.0`."""
    inside = [range(body.opening, body.closing) for body in all_bodies]
    found, k = [], 0
    while k < len(tokens):
        block = next((block for block in inside if k in block), None)
        if block:
            k = block.stop
            continue
        if tokens[k].text in ("let", "var"):
            value = k + 1
            while value < len(tokens) and not tokens[value].newline and tokens[value].text not in ("=", "{"):
                value += 1
            if value < len(tokens) and tokens[value].text == "=" and not is_for_speed_only(text, tokens[k].start):
                value += 1
                while value < len(tokens) and not tokens[value].newline and tokens[value].text != "{":
                    token = tokens[value]
                    if token.kind == "number":
                        found += [(kind, token.start, token.end, new) for kind, new in other_numbers(token.text)]
                    elif token.text in ("true", "false"):
                        new = "false" if token.text == "true" else "true"
                        found.append(("constant", token.start, token.end, new))
                    value += 1
                k = value
                continue
        k += 1
    return found
