#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_packaging.py SOURCE_ROOT DOGEARCTL [DOGEAR]: compares manuals, completions, desktop entry, metainfo and the
Flatpak manifest with the programs, with the code, and with each other."""
import configparser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

try:
    import yaml
except ImportError:
    yaml = None

ROOT, DOGEARCTL, DOGEAR = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2], (sys.argv[3:] or [""])[0]
PACKAGING = ROOT / "packaging"
# Schemes that Dogear understands, but that belong to shops, which sell more than podcasts.
SHOPS = {"itms", "itmss", "zune"}


def read(path):
    return (PACKAGING / path).read_text()


def help_of(program):
    with tempfile.TemporaryDirectory() as home:
        return subprocess.run([program, "--help"], check=True, capture_output=True, text=True,
                              env=os.environ | {"HOME": home}).stdout


def options_in(text):
    return set(re.findall(r"--([a-z][a-z-]*)", text))


def commands():
    """The commands of dogearctl and their own options, as it prints them."""
    lines = help_of(DOGEARCTL).splitlines()[1:]
    found = {line.split()[0]: options_in(line) for line in lines if line.startswith("  ")}
    assert len(found) > 20, lines
    return found


def manual_items(page, macro):
    """The items of a manual whose first word has a macro: word -> options in its line."""
    found = {}
    for word, rest in re.findall(rf"^\.It {macro} (\S+)(.*)$", read(f"man/{page}.1"), re.M):
        found.setdefault(word, set()).update(re.findall(r"Fl -([a-z-]+)", rest))
    return found


def completed_by_bash(program, *words):
    script = (f'source "{PACKAGING}/completions/{program}.bash"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
              f'_{program}; printf "%s\\n" "${{COMPREPLY[@]}}"')
    with tempfile.TemporaryDirectory() as folder:
        for name in ("all.json", "list.opml", "notes.txt", "old.zip"):
            (pathlib.Path(folder) / name).touch()
        (pathlib.Path(folder) / "with blank").mkdir()
        done = subprocess.run(["bash", "-uc", script, "bash", program, *words], check=True, cwd=folder,
                              capture_output=True, text=True)
    return set(done.stdout.split("\n")) - {""}


class DogearctlTest(unittest.TestCase):
    common = {"data-dir", "json", "help"}

    @classmethod
    def setUpClass(cls):
        cls.commands = commands()

    def test_the_manual_has_every_command_with_its_options(self):
        self.assertEqual(manual_items("dogearctl", "Ic"), self.commands)

    def test_the_manual_has_the_common_options(self):
        text = read("man/dogearctl.1")
        self.assertEqual(set(re.findall(r"^\.It Fl (?:h , )?-([a-z-]+)", text, re.M)), self.common | {"version"})

    def test_the_readme_has_every_command(self):
        table = (ROOT / "README.md").read_text().partition("## From a terminal")[2].partition("\n## ")[0]
        named = {word for cell in re.findall(r"^\| (.*?) \|", table, re.M) for word in re.findall(r"`([a-z]+)", cell)}
        self.assertEqual(self.commands.keys() - named, set())

    def test_bash_completes_every_command_with_its_options(self):
        self.assertEqual(completed_by_bash("dogearctl", ""), set(self.commands))
        self.assertEqual(completed_by_bash("dogearctl", "--"), {f"--{each}" for each in self.common | {"version"}})
        for name, options in self.commands.items():
            self.assertEqual(completed_by_bash("dogearctl", name, "--"), {f"--{each}" for each in self.common | options})

    def test_bash_completes_values(self):
        rows = {
            "files where a file is expected":
                (["subscribe", ""], {"all.json", "list.opml", "notes.txt", "old.zip", "with blank"}),
            "lists and folders": (["import", ""], {"list.opml", "with blank"}),
            "libraries of other players have any name":
                (["import", "--from", "kasts", ""], {"all.json", "list.opml", "notes.txt", "old.zip", "with blank"}),
            "players": (["import", "--from", "g"], {"gpodder", "gnome-podcasts"}),
            "backups and folders": (["restore", ""], {"old.zip", "with blank"}),
            "a second file is not expected": (["restore", "old.zip", ""], set()),
            "folders behind an option": (["--data-dir", "w"], {"with blank"}),
            "folders behind an equals sign": (["--data-dir", "=", "w"], {"with blank"}),
            "a command behind an option with a value": (["--data-dir", "x", "exp"], {"export"}),
            "a command behind an option without one": (["--json", "exp"], {"export"}),
            "the acts of the queue": (["queue", "m"], {"move"}),
            "the acts of lists": (["list", "mo"], {"move"}),
            "what plays when the queue is empty": (["queue", "then", "s"], {"station"}),
            "from what the queue is filled": (["queue", "fill", "25", "l"], {"list"}),
            "orders of stations": (["station", "--order", "o"], {"oldest"}),
            "the acts of sync": (["sync", "f"], {"folder"}),
            "folders of sync": (["sync", "folder", ""], {"with blank"}),
            "no folder for another act": (["sync", "run", ""], set()),
            "the acts of settings": (["settings", "e"], {"export"}),
            "settings and folders": (["settings", "import", ""], {"all.json", "with blank"}),
            "states behind the number": (["mark", "7", ""], {"played", "unplayed"}),
            "no numbers": (["download", ""], set()),
            "no numbers of a show": (["episodes", "--show", ""], set()),
            "directories": (["discover", "--source", "p"], {"podcastindex", "podcastindex-key"}),
        }
        for name, (words, expected) in rows.items():
            with self.subTest(name):
                self.assertEqual(completed_by_bash("dogearctl", *words), expected)

    def test_zsh_has_every_command_with_its_options(self):
        text = read("completions/_dogearctl")
        self.assertEqual(set(re.findall(r"^    '([a-z]+):", text, re.M)), set(self.commands))
        branches = {}
        for names, body in re.findall(r"^    ([a-z|]+)\)(.*?);;", text, re.M | re.S):
            for name in names.split("|"):
                branches[name] = set(re.findall(r"'--([a-z-]+)", body))
        for name, options in self.commands.items():
            self.assertEqual(branches.get(name, set()), options, name)

    def test_fish_has_every_command_with_its_options(self):
        text = read("completions/dogearctl.fish").replace("\\\n", " ")
        self.assertEqual(set(re.search(r"^set -l commands (.*)$", text, re.M).group(1).split()), set(self.commands))
        self.assertEqual(set(re.findall(r'-n "\$first" -a ([a-z]+)', text)), set(self.commands))
        found = {name: set() for name in self.commands}
        for names, option in re.findall(r"seen_subcommand_from ([a-z ]+)' -l ([a-z-]+)", text):
            for name in names.split():
                found[name].add(option)
        self.assertEqual(found, self.commands)

    @unittest.skipUnless(shutil.which("fish"), "fish is not installed")
    def test_fish_completes(self):
        def completed(line):
            script = f"source {PACKAGING}/completions/dogearctl.fish; complete -C '{line}'"
            done = subprocess.run(["fish", "--no-config", "-c", script], check=True, capture_output=True, text=True)
            return {each.split("\t")[0] for each in done.stdout.splitlines()}
        self.assertEqual(completed("dogearctl s"), {"shows", "show", "search", "subscribe", "station", "statistics", "settings"})
        self.assertEqual(completed("dogearctl discover --source f"), {"fyyd"})

    @unittest.skipUnless(shutil.which("zsh"), "zsh is not installed")
    def test_zsh_understands_its_completions(self):
        for name in ("_dogear", "_dogearctl"):
            subprocess.run(["zsh", "-n", PACKAGING / "completions" / name], check=True)


@unittest.skipUnless(DOGEAR, "built without a window")
class DogearTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        lines = help_of(DOGEAR).splitlines()
        # The first long name of each option; a second one is another spelling.
        cls.options = {option for line in lines for option in re.findall(r"^ +(?:-\w, )?--([a-z-]+)", line)}
        assert "data-dir" in cls.options, lines

    def test_the_manual_has_every_option(self):
        items = re.findall(r"^\.It Fl (?:\w , )?(-.*)$", read("man/dogear.1"), re.M)
        named = {option for item in items for option in re.findall(r"(?:^|Fl )-([a-z-]+)", item)}
        self.assertEqual(named, self.options)

    def test_bash_completes_every_option(self):
        self.assertEqual(completed_by_bash("dogear", "--"), {f"--{each}" for each in self.options})
        self.assertEqual(completed_by_bash("dogear", "l"), {"list.opml"})
        self.assertEqual(completed_by_bash("dogear", "--data-dir", ""), {"with blank"})

    def test_zsh_completes_every_option(self):
        text = read("completions/_dogear")
        self.assertEqual(set(re.findall(r"--([a-z-]+)(?==?\[|\}'\[)", text)), self.options)

    def test_fish_completes_every_option(self):
        self.assertEqual(set(re.findall(r" -l ([a-z-]+)", read("completions/dogear.fish"))), self.options)

    def test_actions_of_the_desktop_entry_use_options(self):
        for command in re.findall(r"^Exec=dogear (--.*)$", read("org.dogear.Dogear.desktop"), re.M):
            self.assertIn(command.removeprefix("--"), self.options)


class DesktopTest(unittest.TestCase):
    def setUp(self):
        self.entry = configparser.RawConfigParser(delimiters="=", strict=True)
        self.entry.optionxform = str
        self.entry.read_string(read("org.dogear.Dogear.desktop"))
        self.types = self.entry["Desktop Entry"]["MimeType"].rstrip(";").split(";")

    def test_it_opens_every_scheme_that_leads_to_podcasts(self):
        code = (ROOT / "lib/discovery/src/links/app_links.cpp").read_text()
        schemes = set(re.findall(r'\{"([a-z-]+)://', code))
        code = (ROOT / "lib/base/src/feed_url.cpp").read_text()
        schemes |= set(re.findall(r'"([a-z]+)"_L1', re.search(r"podcastSchemes =\s*\{(.*?)\}", code).group(1)))
        self.assertGreater(len(schemes), 15)
        opened = {each.removeprefix("x-scheme-handler/") for each in self.types if each.startswith("x-scheme-handler/")}
        self.assertEqual(opened, schemes - SHOPS)
        self.assertEqual(len(self.types), len(set(self.types)))

    def test_every_action_has_a_group(self):
        actions = self.entry["Desktop Entry"]["Actions"].rstrip(";").split(";")
        groups = {name.removeprefix("Desktop Action ") for name in self.entry.sections() if " Action " in name}
        self.assertEqual(groups, set(actions))

    def test_it_speaks_every_language_of_the_window(self):
        languages = {file.stem.removeprefix("dogear_") for file in (ROOT / "translations").glob("dogear_*.ts")} - {"en"}
        self.assertIn("de", languages)
        for group in self.entry.sections():
            for key in ("GenericName", "Comment", "Keywords") if group == "Desktop Entry" else ("Name",):
                spoken = set(re.findall(rf"^{key}\[(\w+)\]$", "\n".join(self.entry[group]), re.M))
                self.assertEqual(languages - spoken, set(), f"{group}: {key}")

    @unittest.skipUnless(shutil.which("desktop-file-validate"), "desktop-file-utils is not installed")
    def test_it_is_valid(self):
        done = subprocess.run(["desktop-file-validate", PACKAGING / "org.dogear.Dogear.desktop"],
                              capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, ""))


class MetainfoTest(unittest.TestCase):
    comment = re.compile(r" *<!-- screenshots: [^\n]*\n")

    def setUp(self):
        self.text = read("org.dogear.Dogear.metainfo.xml")
        self.component = xml.etree.ElementTree.fromstring(self.text)

    def test_the_newest_release_is_this_version(self):
        version = re.search(r"project\(dogear VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
        self.assertEqual(self.component.find("releases/release").get("version"), version)
        self.assertIn(f"## {version}", read("CHANGELOG.md").splitlines()[2])

    def test_it_provides_what_the_desktop_entry_opens(self):
        types = re.search(r"^MimeType=(.*);$", read("org.dogear.Dogear.desktop"), re.M).group(1).split(";")
        provided = {each.text for each in self.component.findall("provides/mediatype")}
        self.assertEqual(provided - set(types), set())

    def test_pictures_can_be_put_in(self):
        self.assertEqual(len(self.comment.findall(self.text)), 1)
        for name in re.findall(r"@DOGEAR_SCREENSHOTS@/(\S+\.png)", read("screenshots.xml.in")):
            self.assertTrue((ROOT / "resources" / name).is_file(), name)

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstream is not installed")
    def test_it_is_valid_with_and_without_pictures(self):
        pictures = read("screenshots.xml.in").replace("@DOGEAR_SCREENSHOTS@", "https://dogear.invalid/resources")
        for text in (self.text, self.comment.sub(pictures, self.text)):
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder) / "org.dogear.Dogear.metainfo.xml"
                file.write_text(text)
                done = subprocess.run(["appstreamcli", "validate", "--no-net", "--strict", file],
                                      capture_output=True, text=True)
                self.assertEqual(done.returncode, 0, done.stdout)


@unittest.skipUnless(yaml, "python3-yaml is not installed")
class FlatpakTest(unittest.TestCase):
    def setUp(self):
        self.manifest = yaml.safe_load(read("org.dogear.Dogear.yml"))

    def test_it_is_about_this_program(self):
        self.assertEqual(self.manifest["id"], "org.dogear.Dogear")
        self.assertEqual(self.manifest["command"], "dogear")
        self.assertEqual(self.manifest["modules"][-1]["sources"], [{"type": "dir", "path": ".."}])

    def test_every_archive_has_an_https_address_and_a_checksum(self):
        archives = [source for module in self.manifest["modules"][:-1] for source in module["sources"]]
        self.assertGreater(len(archives), 5)
        for source in archives:
            self.assertEqual(source["type"], "archive")
            self.assertRegex(source["url"], r"^https://\S+\.tar\.(gz|xz)$")
            self.assertRegex(source["sha256"], r"^[0-9a-f]{64}$")

    def test_every_permission_has_a_reason(self):
        for line in read("org.dogear.Dogear.yml").partition("finish-args:")[2].partition("\n\n")[0].splitlines()[1:]:
            self.assertRegex(line, r"^  - --\S+ +# \S")


class DependenciesTest(unittest.TestCase):
    def test_every_section_that_is_asked_for_exists(self):
        headings = set(re.findall(r"^# ([a-z ]+?)(?: on \d+)?$", read("dependencies.txt"), re.M))
        files = [*(file for file in PACKAGING.iterdir() if file.is_file()), ROOT / ".ci/run"]
        asked = set()
        for text in [file.read_text() for file in files if file.read_bytes().startswith(b"#!/bin/bash")]:
            for words in re.findall(r"^[^#\n]*\b(?:need_packages|packages_of) ([\"a-z][\"a-z ]*)", text, re.M):
                asked |= {quoted or word for quoted, word in re.findall(r'"([^"]+)"|([a-z]+)', words)}
        self.assertIn("check package", asked)
        self.assertEqual(asked - headings, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
