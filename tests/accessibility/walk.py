#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the running program as a blind listener does, through AT-SPI alone: follows a show, plays an
episode, opens a chapter and queues three. On the way it visits every page and dialog and fails on a
control that can have the focus and has no name.

    walk.py PROGRAM        on a screen, a session bus and a sound server of its own:
                           packaging/check-accessibility
"""
import functools
import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import wave

from tree import Atspi, Lost, children, find, has, is_shown, path, press, select, wait, walk

EPISODES = 5
SECONDS = 180
# A title, the show, a length, and what became of the episode.
ROW = re.compile(r"Episode \d.*Night Ferry.*3 min.*", re.S)


def write_show(folder):
    with wave.open(str(folder / "sound.wav"), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(b"\0\0" * 8000 * SECONDS)
    chapters = [{"startTime": 60 * i, "title": title}
                for i, title in enumerate(["Departure", "The open sea", "Arrival"])]
    (folder / "chapters.json").write_text(json.dumps({"version": "1.2.0", "chapters": chapters}))


def feed(address):
    items = "".join(
        f"<item><title>Episode {i}</title><guid>{i}</guid><pubDate>{i} Aug 2024 10:00:00 GMT</pubDate>"
        f"<itunes:duration>{SECONDS}</itunes:duration><description>About day {i}.</description>"
        f'<podcast:chapters url="{address}/chapters.json" type="application/json+chapters"/>'
        f'<enclosure url="{address}/sound.wav?{i}" type="audio/wav" length="2880044"/></item>'
        for i in range(EPISODES, 0, -1))
    return ('<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" '
            'xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>'
            f"<title>Night Ferry</title>{items}</channel></rss>")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_arguments):
        pass


def serve(folder):
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Listener:
    """Knows the program only by what it tells a screen reader."""

    def __init__(self):
        self.program = wait(self._program, "the program in the tree")
        self.window = wait(lambda: find(self.program, "frame"), "the window")
        self.faults = set()

    @staticmethod
    def _program():
        desktop = Atspi.get_desktop(0)
        programs = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((each for each in programs if each and each.get_name() == "dogear"), None)

    def look(self, page):
        """Notes each control without a name."""
        for node in walk(self.program):
            can_have_focus = has(node, Atspi.StateType.FOCUSABLE) and has(node, Atspi.StateType.ENABLED)
            is_control = can_have_focus and node.get_role_name() != "table cell"
            if is_shown(node) and is_control and not node.get_name().strip():
                self.faults.add(f"{page}: no name: {path(node)}")

    def menu(self, entry):
        press(wait(lambda: find(self.window, "menu item", entry, shown=False), f"menu entry {entry}"))

    def button(self, name):
        press(wait(lambda: find(self.program, "push button", name, enabled=True)
                   or find(self.program, "check box", name, enabled=True), f"button {name}"))

    def rows(self, name):
        listed = wait(lambda: find(self.window, "list", name), f"list {name}")
        return [row for row in walk(listed) if row.get_role_name() == "list item"]

    def row(self, name, text):
        return wait(lambda: next((r for r in self.rows(name) if text in r.get_name()), None),
                    f"row {text} of {name}")

    def follow(self, address):
        self.menu("Add a show")
        field = wait(lambda: find(self.program, "text", "Name, link or feed address"), "the field for an address")
        self.look("add a show")
        field.set_text_contents(address)
        self.button("Follow")
        self.row("Episodes", "Episode 5")

    def check_rows(self):
        for row in self.rows("Episodes"):
            if not ROW.match(row.get_name()):
                self.faults.add(f"a row says only: {row.get_name()!r}")

    def play(self):
        select(self.row("Episodes", "Episode 4"))
        wait(lambda: find(self.window, "heading", "Episode 4") or find(self.window, "label", "Episode 4"),
             "the title of the episode")
        self.button("Play")
        slider = wait(lambda: find(self.window, "slider", "Position"), "the slider")
        wait(lambda: slider.get_current_value() > 0, "a position that moves")
        if not re.search(r"\d", slider.get_description()):
            self.faults.add(f"the slider says only: {slider.get_description()!r}")
        slider.set_current_value(30)
        wait(lambda: slider.get_current_value() >= 30, "the position after seeking")
        return slider

    def open_chapter(self, slider):
        tab = wait(lambda: find(self.window, "page tab", "Chapters"), "the tab of the chapters")
        press(tab)
        select(self.row("Chapters", "The open sea"))
        self.look("chapters")
        self.menu("Next chapter")
        wait(lambda: slider.get_current_value() >= 60, "the position of the chapter")

    def queue_three(self):
        for number in (5, 3, 2):
            select(self.row("Episodes", f"Episode {number}"))
            wait(lambda n=number: find(self.window, "label", f"Episode {n}"), "the title")
            self.button("Add to Up next")
        select(self.row("Library", "Up next"))
        wait(lambda: len(self.rows("Episodes")) == 3, "three episodes in Up next")

    def visit(self):
        for place in [row.get_name() for row in self.rows("Library")]:
            select(self.row("Library", place))
            wait(lambda: find(self.window, "list"), "a list")
            self.look(place)
        for entry in ("Settings", "Statistics", "Keyboard shortcuts", "About Dogear", "Contacted hosts"):
            self.menu(entry)
            dialog = wait(lambda: find(self.program, "dialog"), f"the dialog of {entry}")
            self.look(entry)
            for tab in [node for node in walk(dialog) if node.get_role_name() == "page tab"]:
                press(tab)
                self.look(f"{entry}, {tab.get_name()}")
            pages = find(dialog, "list", "Pages")
            for page in children(pages) if pages else []:
                select(page)
                self.look(f"{entry}, {page.get_name()}")
            self.button("Close")
            wait(lambda: not find(self.program, "dialog"), f"the end of {entry}")


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_show(folder)
        address = serve(folder)
        (folder / "feed.xml").write_text(feed(address))
        data = folder / "data"
        data.mkdir()
        (data / "settings.ini").write_text("[start]\nfollowedFirstShows=true\n")
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LANG="C.UTF-8")
        with subprocess.Popen([sys.argv[1], "--data-dir", str(data)], env=environment) as program:
            try:
                listener = Listener()
                listener.look("start")
                listener.follow(f"{address}/feed.xml")
                listener.check_rows()
                slider = listener.play()
                listener.look("an episode")
                listener.open_chapter(slider)
                listener.queue_three()
                listener.visit()
            except Lost as lost:
                print(f"there is no {lost}", file=sys.stderr)
                return 1
            finally:
                program.terminate()
    for fault in sorted(listener.faults):
        print(fault, file=sys.stderr)
    print(f"followed, played, opened a chapter, queued three; {len(listener.faults)} faults")
    return 1 if listener.faults else 0


if __name__ == "__main__":
    sys.exit(main())
