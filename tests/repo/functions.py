# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the public functions of classes, without constructors, destructors, signals, friends, and functions that are
defaulted or deleted."""
import re

CLASS = r"\b(class|struct)\s+(?:\w+::)*(\w+)(?:\s+final)?(?:\s*:\s*[^;{}()]*)?\s*\{"
ACCESS = r"((?:public|protected|private)(?:\s+slots)?\s*:(?!:)|(?:signals|Q_SIGNALS)\s*:)"
OTHER = r"(?:using|typedef|friend|struct|class|enum|union|static_assert|Q_(?!INVOKABLE))"


def body(text, start):
    """The members of the class whose body starts at \\a start, without the insides of their braces."""
    depth, members = 1, []
    for i in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[i], 0)
        if depth == 0:
            break
        if depth == 1:
            members.append(";" if text[i] == "}" else text[i])
    return "".join(members)


def without_templates(text):
    """Removes <…>, in which parentheses do not make a function: std::function<void(int)>."""
    while (shorter := re.sub(r"<(?:[^<>;=]|\([^()]*\))*>", "", text)) != text:
        text = shorter
    return text


def is_function(statement, name):
    statement = re.sub(r"^(?:template\b|\[\[\w+\]\]|\s)+", "", statement).strip()
    if re.match(OTHER, statement) or re.search(r"=\s*(?:default|delete)$", statement):
        return False
    found = re.search(r"(~?\w+|operator\W+)\s*\(", statement)
    return (found is not None and "=" not in statement[:found.start()]
            and found.group(1).lstrip("~") != name)


def public_functions(text):
    """Lists (class, number of its public functions) of a header or source without comments."""
    for found in re.finditer(CLASS, text):
        kind, name = found.groups()
        is_public = kind == "struct"
        count = 0
        for part in re.split(ACCESS, body(text, found.end())):
            if re.fullmatch(ACCESS, part):
                is_public = part.startswith("public")
            elif is_public:
                count += sum(is_function(each, name) for each in without_templates(part).split(";"))
        yield name, count
