#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo_locale.py --lupdate P --lrelease P --rcc P --out FOLDER FOLDER...

Makes catalogues of pseudo-locales from all texts in the sources below FOLDER..., and FOLDER/pseudo.rcc with
":/i18n/dogear_en_XA.qm" and ":/i18n/dogear_ar_XB.qm" for tests. Each text gets accents, brackets and 40 % more letters:
"Play %1" becomes "⟦Þļåý %1 ēẋţŗā⟧". A visible text without brackets is not translated, and a text that does not fit
will not fit in German or Russian either. ar_XB is the same for right-to-left windows, with Arabic digits and six plural
forms.

Does nothing while no source is newer than the result.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

OPENING, CLOSING = "⟦", "⟧"
RIGHT_TO_LEFT_MARK = "\u200f"
GROWTH = 1.4
LETTERS = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
                        "ÅßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž")
FILLER = "ēẋţŗā łōñĝ "
# What must stay as it is: placeholders, HTML, entities, line breaks, patterns of files, and a mnemonic with its letter.
KEPT = re.compile(r"%L?\d+|%L?n|%%|</?\w[^>]*>|&\w+;|\(\*[^)]*\)|\n|&&|&\S")

# Name of the catalogue -> language attribute of the .ts file, number of plural forms, mark at both ends.
LOCALES = {"en_XA": ("en_US", 2, ""), "ar_XB": ("ar_EG", 6, RIGHT_TO_LEFT_MARK)}


def filler(length, has_spaces):
    text = FILLER if has_spaces else FILLER.replace(" ", "")
    return (text * (length // len(text) + 1))[:length].rstrip()


def pseudo(text, mark=""):
    """Returns the pseudo-translation of a text."""
    parts, position = [], 0
    for kept in KEPT.finditer(text):
        parts.append(text[position:kept.start()].translate(LETTERS))
        parts.append(kept.group())
        position = kept.end()
    parts.append(text[position:].translate(LETTERS))
    letters = KEPT.sub("", text)
    more = max(1, math.ceil(len(letters) * (GROWTH - 1)))
    body = "".join(parts)
    # Before the end: a translation keeps its last mark, such as "…" or ":".
    end = re.search(r"[\s.:?…]*$", body).start()
    space = " " if " " in letters.strip() else ""
    return f"{mark}{OPENING}{body[:end]}{space}{filler(more, bool(space))}{body[end:]}{CLOSING}{mark}"


def translated(source, language, forms, mark):
    """Returns the tree of a .ts file with a translation of each text of `source`."""
    tree = ElementTree.parse(source)
    root = tree.getroot()
    root.set("language", language)
    for message in root.iter("message"):
        text = message.findtext("source") or ""
        translation = message.find("translation")
        translation.clear()
        if message.get("numerus") == "yes":
            for _ in range(forms):
                ElementTree.SubElement(translation, "numerusform").text = pseudo(text, mark)
        else:
            translation.text = pseudo(text, mark)
    return tree


def newest(folders):
    return max(file.stat().st_mtime for folder in folders for file in pathlib.Path(folder).rglob("*")
               if file.suffix in (".cpp", ".h"))


def make(tools, out, folders):
    result = out / "pseudo.rcc"
    own = pathlib.Path(__file__).stat().st_mtime
    if result.exists() and result.stat().st_mtime > max(newest(folders), own):
        return
    out.mkdir(parents=True, exist_ok=True)
    source = out / "sources.ts"
    source.unlink(missing_ok=True)
    subprocess.run([tools.lupdate, "-silent", "-locations", "none", "-extensions", "cpp,h", *folders,
                    "-ts", source], check=True)
    files = ""
    for name, (language, forms, mark) in LOCALES.items():
        catalogue = out / f"dogear_{name}.ts"
        translated(source, language, forms, mark).write(catalogue, encoding="utf-8", xml_declaration=True)
        subprocess.run([tools.lrelease, "-silent", catalogue], check=True)
        files += f"<file>dogear_{name}.qm</file>"
    (out / "pseudo.qrc").write_text(f'<RCC><qresource prefix="/i18n">{files}</qresource></RCC>\n')
    subprocess.run([tools.rcc, "--binary", out / "pseudo.qrc", "-o", result], check=True)


def main():
    parser = argparse.ArgumentParser()
    for tool in ("lupdate", "lrelease", "rcc"):
        parser.add_argument(f"--{tool}", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("folders", nargs="+")
    arguments = parser.parse_args()
    make(arguments, arguments.out, arguments.folders)
    return 0


if __name__ == "__main__":
    sys.exit(main())
