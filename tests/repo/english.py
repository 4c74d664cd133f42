# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the plain English of briefs, names and commits, as far as a script can."""
import re
import shutil
import subprocess

SUBJECT_LIMIT = 72
SUBJECTS_SINCE = "2026-11-27"  # older commits were written before the rule


def complaints(root, files):
    names = renamed(root)
    for file in files:
        text = file.read_text()
        path = file.relative_to(root)
        for word in re.findall(r"\\brief (What|How|Where|Which|When|Who(?:ever)?)\b", text):
            yield (f"English: the brief of {path} begins with {word}; begin with what "
                   "the class does, as \"Reads …\"")
        for name in sorted(set(re.findall(r"\b[A-Za-z]\w*\b", without_strings(text))) & names.keys()):
            yield f"English: {path} has {name}; the usual word is {names[name]}"
    yield from subject_complaints(root)


def without_strings(text):
    return re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)


def renamed(root):
    """Reads the names that were replaced, and what replaced them."""
    file = root / "tests/repo/renamed.txt"
    lines = file.read_text().splitlines() if file.exists() else []
    return dict(line.split() for line in lines if line and not line.startswith("#"))


def subject_complaints(root):
    if not shutil.which("git"):
        return
    log = subprocess.run(["git", "-C", str(root), "log", "--no-merges", "-20", "--format=%h %cs %s"],
                         capture_output=True, text=True, check=False)
    for line in log.stdout.splitlines():
        commit, date, subject = line.split(" ", 2)
        if date < SUBJECTS_SINCE:
            continue
        if len(subject) > SUBJECT_LIMIT:
            yield f"English: the subject of {commit} has {len(subject)} characters, {SUBJECT_LIMIT} are allowed"
        if not re.match(r"[\w/.,* -]+: \S", subject):
            yield f"English: the subject of {commit} does not begin with a module and a colon"
