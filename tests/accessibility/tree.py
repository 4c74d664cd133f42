# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader has: the tree of accessible objects of a running program, through AT-SPI."""
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Lists may have any number of rows; what is shown is among the first.
MAX_CHILDREN = 200


class Lost(Exception):
    """Something that the walk needs is not there."""


def children(node):
    try:
        count = min(node.get_child_count(), MAX_CHILDREN)
        found = [node.get_child_at_index(i) for i in range(count)]
    except GLib.Error:  # it has gone since
        return []
    return [child for child in found if child is not None]


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def has(node, state):
    return node.get_state_set().contains(state)


def is_shown(node):
    return has(node, Atspi.StateType.SHOWING) and has(node, Atspi.StateType.VISIBLE)


def describe(node):
    return f"{node.get_role_name()} “{node.get_name()}”"


def path(node):
    names = []
    while node is not None and node.get_role() != Atspi.Role.DESKTOP_FRAME:
        names.append(describe(node))
        node = node.get_parent()
    return " in ".join(names[:4])


def wait(question, what, seconds=20):
    """Asks until the answer is not empty, and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            answer = question()
        except GLib.Error:  # the tree has changed meanwhile
            answer = None
        if answer:
            return answer
        time.sleep(0.1)
    raise Lost(what)


def is_wanted(node, role, name, shown, enabled):
    return (node.get_role_name() == role
            and (not shown or is_shown(node))
            and (not enabled or has(node, Atspi.StateType.ENABLED))
            and (name is None or node.get_name().startswith(name)))


def find(root, role, name=None, shown=True, enabled=False):
    """The first object of a role whose name is NAME, or begins with it."""
    for node in walk(root):
        try:
            if is_wanted(node, role, name, shown, enabled):
                return node
        except GLib.Error:  # it has gone since
            continue
    return None


def press(node):
    """Does the main action of a control: that of a click."""
    names = [node.get_action_name(i) for i in range(node.get_n_actions())]
    for name in ("Press", "Toggle", "ShowMenu"):
        if name in names:
            node.do_action(names.index(name))
            return
    raise Lost(f"an action of {path(node)}; it has {names}")


def toggle(row):
    names = [row.get_action_name(i) for i in range(row.get_n_actions())]
    if "Toggle" not in names:
        raise Lost(f"a selection of {path(row)}")
    row.do_action(names.index("Toggle"))


def select(row):
    """Selects a row of a list and no other one."""
    for other in children(row.get_parent()):
        if has(other, Atspi.StateType.SELECTED) and other.get_name() != row.get_name():
            toggle(other)
    if not has(row, Atspi.StateType.SELECTED):
        toggle(row)
