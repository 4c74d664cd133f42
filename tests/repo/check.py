#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check.py ROOT: checks the rules of the repository that can be checked automatically.

Prints one sentence for each violation, and exits with 1 if there is one.
"""
import pathlib
import re
import sys

import cycles
import english
import functions

CPP_LIMIT, HEADER_LIMIT, TEST_LIMIT = 400, 200, 600
SPEAKING = {"words", "widgets", "desktop"}  # modules that may contain translated text
QT_OWNERS = {  # patterns of Qt headers -> modules that may include them
    r"QSql\w*": {"storage"},
    r"Q(Network|Tcp|Ssl|Udp)\w*": {"net", "desktop", "stream", "audio_buffers"},
    r"Q(Media|Audio|Video)(?!Output\b$)\w*|QAudioOutput": {"audio_buffers", "audio_qt", "qt_media"},
    r"Q(Application|Widget|(List|Tree|Table|Graphics|AbstractItem)View|\w*Layout|Label|Menu|Painter|Icon|Pixmap|Dialog|MainWindow)":
        {"widgets"},
}
SPLIT_WORDS = {  # forbidden text -> reason; split, so that this file does not violate its own rules
    "TO" + "DO": "an issue is the place for what is left to do",
    "FIX" + "ME": "an issue is the place for what is left to do",
    "q" + "Wait(": "tests wait for a condition, not for a time",
    "file(GL" + "OB": "a CMake list names its files",
}


def modules(root):
    """Reads the dogear_add_library calls: name -> (level, linked modules)."""
    found = {}
    for cmake in sorted(root.glob("lib/*/CMakeLists.txt")):
        text = re.sub(r"#.*", "", cmake.read_text())
        call = re.search(r"dogear_add_library\(\s*(\w+)\s+LEVEL\s+(\d+)(.*?)\)", text, re.S)
        if call:
            links = set(re.findall(r"dogear::(\w+)", call.group(3)))
            found[call.group(1)] = (int(call.group(2)), links)
    return found


def reachable(name, found):
    seen, todo = set(), [name]
    while todo:
        for link in found.get(todo.pop(), (0, set()))[1]:
            if link not in seen:
                seen.add(link)
                todo.append(link)
    return seen


def check_links(root, found):
    for name, (level, links) in found.items():
        for link in sorted(links & found.keys()):
            if found[link][0] >= level:
                yield (f"Layering: {name} (level {level}) may not link {link} (level {found[link][0]}); "
                       "a module links only modules of a lower level, see the map in lib/README.md")


def check_includes(root, found):
    folders = [(root / "lib" / name, name) for name in found]
    folders += [(root / "tests/unit" / name, name) for name in found]
    for folder, name in folders:
        allowed = reachable(name, found) | {name}
        for file in sources(folder):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                place = f"{file.relative_to(root)}:{number}"
                include = re.match(r'\s*#\s*include\s*[<"]([^>"]+)[>"]', line)
                if not include:
                    continue
                target = include.group(1).split("/")[0]
                is_own = (root / "lib" / name / "src" / include.group(1)).is_file()
                if target in found and target not in allowed and not is_own:
                    yield (f"Layering: {place} includes <{include.group(1)}>, but {name} "
                           f"(level {found[name][0]}) does not link {target} (level "
                           f"{found[target][0]}); see the map in lib/README.md")
                if "tests" in file.relative_to(root).parts:
                    continue
                for pattern, owners in QT_OWNERS.items():
                    if re.fullmatch(pattern, include.group(1)) and name not in owners:
                        yield (f"Layering: {place} includes <{include.group(1)}>, which is the "
                               f"business of {', '.join(sorted(owners))}; see lib/README.md")


def check_speech(root, found):
    for name in sorted(found.keys() - SPEAKING):
        for file in sources(root / "lib" / name):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if re.search(r"\btr\(|::translate\(|QT_TR", line):
                    yield (f"Words: {file.relative_to(root)}:{number} holds text for people; that is "
                           "made in words, widgets, desktop and app")


def check_modules(root, found):
    lib_map = root / "lib/README.md"
    mapped = lib_map.read_text() if lib_map.exists() else ""
    for name in found:
        if not (root / "lib" / name / "README.md").exists():
            yield f"Modules: lib/{name} has no README.md that says what it is for"
        if f"`{name}`" not in mapped:
            yield f"Modules: {name} is missing from the map in lib/README.md"


def check_futures(root, found):
    for name in found:
        for file in sources(root / "lib" / name):
            if file.name != "future.h" and re.search(r"\bQFuture<", file.read_text()):
                yield f"Futures: {file.relative_to(root)} holds a QFuture; base/future.h says why not"


def check_workers(root, found):
    """Finds work on QThreadPool::globalInstance(): painting waits for the threads of that pool."""
    for file in [*(each for name in found for each in sources(root / "lib" / name)),
                 *sources(root / "app")]:
        text = file.read_text()
        runs = re.findall(r"QtConcurrent::run\(\s*(.)(\w*)", text)
        if ("QThreadPool::globalInstance()->" in text
                or any(first != "&" and first + rest not in ("workers", "lowPriorityWorkers")
                       for first, rest in runs)):
            yield (f"Threads: {file.relative_to(root)} works on the global pool; base/workers.h says "
                   "why not")


def check_times(root, found):
    """Finds Qt::UTC, which Qt 6.8 deprecates where Qt 6.4 does not know its successor."""
    for file in [*sources(root / "lib"), *sources(root / "app"), *sources(root / "tests")]:
        text = re.sub(r"==\s*Qt::UTC", "", without_comments(file.read_text()))
        if "Qt::UTC" in text and file.name != "utc.h":
            yield f"Times: {file.relative_to(root)} uses Qt::UTC; base/utc.h says why not"


def arguments_after(text, start):
    """Returns what is in the brackets that are open at start, without what is in brackets in it."""
    depth, found = 1, []
    for letter in text[start:]:
        depth += (letter in "([{") - (letter in ")]}")
        if depth == 0:
            break
        found.append(letter if depth == 1 else " ")
    return "".join(found)


def check_byte_views(root, found):
    """Finds concatenations given to functions that take a view of bytes since Qt 6.8."""
    for file in [*sources(root / "lib"), *sources(root / "app"), *sources(root / "tests")]:
        text = without_comments(file.read_text())
        for call in re.finditer(r"\b(qputenv|fromEncoded)\(", text):
            if "+" in re.sub(r'"[^"]*"', "", arguments_after(text, call.end())):
                yield (f"Bytes: {file.relative_to(root)} gives {call[1]}() a concatenation, which Qt 6.8 "
                       "does not take; pass a QByteArray")


ROW_WALKER = "lib/storage/src/rows.cpp"
STEP = r"(?:next|previous|seek)\s*\("


TEXTS_AND_COMMENTS = re.compile(r'''(R"(\w*)\(.*?\)\2"|'(?:\\.|[^'\\])'|"(?:\\.|[^"\\\n])*")|/\*.*?\*/|//[^\n]*''', re.S)


def without_comments(text):
    """Keeps "https://example.org", which is no comment."""
    return TEXTS_AND_COMMENTS.sub(lambda part: part[1] or "", text)


def check_rows(root, found):
    """Finds bare loops over QSqlQuery::next(), which is false at the end and after a read error."""
    bare = re.compile(rf"(?:\.|->)\s*(?:{STEP}|(?:first|last)\s*\(\s*\))"
                      r"|\bQSqlQuery::\s*(?:next|previous|seek|first|last)\b")
    query = r"\bQSqlQuery\s*[&*]?\s*(?:const\s+)?(\w+)\s*[;({=)\],:]|(\w+)\s*=[^;]*?\b(?:execute|prepared)\s*\("
    for file in every_file(root):
        path = str(file.relative_to(root))
        if path == ROW_WALKER or file.suffix not in (".cpp", ".h"):
            continue
        text = without_comments(file.read_text(errors="replace"))
        if path.startswith("lib/storage/"):
            broken = bare.search(text)
        else:  # Outside storage only tests use queries; they may read a single row, but not loop.
            names = {name for pair in re.findall(query, text) for name in pair if name}
            step = (rf"(?:\b(?:{'|'.join(sorted(names))})\b\)*|execute\s*\([^;]*\)\)*)\s*(?:\.|->)\s*{STEP}"
                    if names else r"execute\s*\([^;]*\)\)*\s*(?:\.|->)\s*" + STEP)
            broken = re.search(rf"\b(?:while|for)\s*\((?:[^{{}}])*?{step}", text)
        if broken:
            yield (f"Rows: {path} walks a query by itself and takes an error for the end; "
                   "Connection::forEach, list, first and number say which it was (storage/rows.h)")


WAIT = r"\bQTRY_(?:VERIFY2?|COMPARE(?:_[A-Z]{2})?)(?=\()"


def check_patience(root, found):
    """Finds waits with Qt's timeout of 5 s, which is too short for a test on a busy machine."""
    header = root / "tests/support/timeouts.h"
    patient = set(re.findall(rf"#define ({WAIT})", header.read_text())) if header.exists() else set()
    for file in sources(root / "tests"):
        text = without_comments(file.read_text(errors="replace"))
        if file.name == "timeouts.h":
            continue
        waits = set(re.findall(WAIT, text))
        has_patience = "<support/timeouts.h>" in text
        if re.search(r"\bqWaitFor\(", text) or waits and not has_patience:
            yield (f"Patience: {file.relative_to(root)} waits for 5 s at most; support/timeouts.h has "
                   "QTRY_VERIFY and waitUntil() with more")
        elif waits - patient:
            yield (f"Patience: {file.relative_to(root)} waits for 5 s at most; support/timeouts.h does "
                   f"not raise the timeout of {', '.join(sorted(waits - patient))}")


def check_warnings(root, found):
    """Finds tests that cannot fail on a warning of Dogear's logging categories."""
    for file in sources(root / "tests"):
        text = without_comments(file.read_text(errors="replace"))
        if file.name == "dogear_warnings.h":
            continue
        if re.search(r"failOnWarning\([^;]*dogear", text):
            yield (f"Warnings: {file.relative_to(root)} passes a category to QTest::failOnWarning(), which "
                   "compares the text of a message; see support/dogear_warnings.h")
        collects = re.search(r"\bfailOn(Dogear|Window)Warnings\(\)", text) is not None
        compares = re.search(r"\bdogearWarnings\(\)", text) is not None
        if file.suffix == ".cpp" and collects != compares:
            yield (f"Warnings: {file.relative_to(root)} needs failOnDogearWarnings() in init() and a "
                   "comparison of dogearWarnings() in cleanup(); see support/dogear_warnings.h")


def check_levels(root, found):
    import levels  # which reads the modules with this file
    if not levels.is_current(root):
        yield f"Picture: {levels.PICTURE} is out of date; run tests/repo/levels.py"


def guides(root):
    """The README files of the developers' documentation that name files."""
    listed = [root / "lib/README.md", root / "app/README.md", *root.glob("lib/*/README.md")]
    return sorted(file for file in listed if file.exists())


def without_blocks(text):
    """Removes indented and fenced code, which quotes file formats."""
    return re.sub(r"^ {4}[^\n]*$|^```.*?^```$", "", text, flags=re.M | re.S)


def check_paths(root, found):
    """Finds paths in backquotes, "folder/file.ext", that name no file: neither from the root, from
    lib/ or the folder of the README, nor as the code includes it."""
    includes = [root / "lib" / name / "include" for name in found]
    for guide in guides(root):
        folders = [root, root / "lib", guide.parent, guide.parent / "src", *includes]
        for path in re.findall(r"`([\w.+-]+(?:/[\w.+-]+)+\.\w+)`", guide.read_text()):
            if not any((folder / path).is_file() for folder in folders):
                yield f"Paths: {guide.relative_to(root)} names `{path}`, which does not exist"


def headings(file):
    return re.findall(r"^#+ (.*)$", without_blocks(file.read_text()), re.M)


def anchor(heading):
    """The anchor that GitHub and GitLab give to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def check_guide_links(root, found):
    for guide in guides(root):
        for target in re.findall(r"\]\(([^)\s]+)\)", without_blocks(guide.read_text())):
            path, _, place = target.partition("#")
            if "://" in target:
                continue
            file = guide.parent / path if path else guide
            if not file.exists() or place and place not in map(anchor, headings(file)):
                yield f"Paths: {guide.relative_to(root)} links to {target}, which does not exist"


def check_decisions(root, found):
    """Finds comments about decisions that the README of their module does not have."""
    for folder in [*(root / "lib" / name for name in found), root / "app"]:
        guide = folder / "README.md"
        titles = set(headings(guide)) if guide.exists() else set()
        titles |= {re.sub(r" \(\d+\)$", "", title) for title in titles}
        for file in sources(folder):
            for line in re.findall(r"^/// Decision:.*$", file.read_text(), re.M):
                named = re.fullmatch(r'/// Decision: README\.md, "(.*)"\.', line)
                if not named or named.group(1) not in titles:
                    yield (f"Decisions: {file.relative_to(root)} names a decision that "
                           f"{guide.relative_to(root)} does not have")


def check_english(root, found):
    files = [file for file in every_file(root) if file.suffix in (".cpp", ".h")]
    yield from english.complaints(root, files)


STD_HEADERS = {"std::exchange": "utility", "std::unreachable": "utility"}


def check_std_headers(root, found):
    """Precompiled headers and other headers hide a missing header of the standard library."""
    for file in every_file(root):
        if file.suffix not in (".cpp", ".h"):
            continue
        text = file.read_text()
        own = file.with_suffix(".h")
        headers = [own, *root.glob(f"lib/*/include/*/{own.name}")]
        for name, header in STD_HEADERS.items():
            include = f"#include <{header}>"
            if name in text and include not in text and not any(
                    include in each.read_text() for each in headers if each.exists() and each != file):
                yield f"Includes: {file.relative_to(root)} uses {name} without <{header}>"


INCLUDE_LIMIT, COLLABORATOR_LIMIT = 30, 5


def check_shape(root, found):
    """Many includes, or many collaborators of a controller, are a class with several jobs."""
    for file in [*(each for name in found for each in sources(root / "lib" / name)),
                 *sources(root / "app")]:
        text = without_comments(file.read_text())
        includes = len(re.findall(r"^#include", text, re.M))
        if includes > INCLUDE_LIMIT:
            yield (f"Size: {file.relative_to(root)} includes {includes} files, {INCLUDE_LIMIT} are allowed; "
                   "split it by job")
        if "features" not in file.parts or file.suffix != ".h":
            continue
        for name, arguments in re.findall(r"^    (?:explicit )?([A-Z]\w*)\(([^()]*)\);", text, re.M):
            count = len([each for each in arguments.split(",")
                         if "&" in each and not re.search(r"const |QWidget|QMainWindow", each)])
            if count > COLLABORATOR_LIMIT:
                yield (f"Size: {name} in {file.relative_to(root)} takes {count} collaborators, "
                       f"{COLLABORATOR_LIMIT} are allowed; split it by job")


def waivers(root):
    """Reads the exceptions: file, file:class or folder -> allowed lines, public functions or cycles."""
    waived = root / "tests/repo/waivers.txt"
    lines = waived.read_text().splitlines() if waived.exists() else []
    return {line.split()[0]: int(line.split()[1]) for line in lines if line.strip() and not line.startswith("#")}


def check_cycles(root, found):
    waived = waivers(root)
    homes = [(root / "lib" / name, root / "lib" / name / "src") for name in found]
    for home, src in [*homes, (root / "app", root / "app")]:
        title = str(home.relative_to(root))
        if title not in waived:
            yield from cycles.complaints(home, src, title)


FUNCTION_LIMIT = 20


def check_functions(root, found):
    waived = waivers(root)
    for file in [*(each for name in found for each in sources(root / "lib" / name)),
                 *sources(root / "app")]:
        path = file.relative_to(root)
        for name, count in functions.public_functions(without_comments(file.read_text())):
            if count > waived.get(f"{path}:{name}", FUNCTION_LIMIT):
                yield (f"Size: {name} in {path} has {count} public functions, {FUNCTION_LIMIT} are allowed; split it "
                       "by job")


def check_files(root, found):
    waived = waivers(root)
    for file in every_file(root):
        path = str(file.relative_to(root))
        text = file.read_text(errors="replace")
        lines = text.count("\n")
        is_test = path.startswith("tests/")
        limit = TEST_LIMIT if is_test else HEADER_LIMIT if file.suffix == ".h" else CPP_LIMIT
        if file.suffix in (".cpp", ".h") and lines > waived.get(path, limit):
            yield f"Size: {path} has {lines} lines, {limit} are allowed; split it by job"
        if "SPDX-License-Identifier" not in "\n".join(text.splitlines()[:6]):
            yield f"Licence: {path} has no SPDX line"
        for word, reason in SPLIT_WORDS.items():
            if word in text.replace("qWaitFor(", ""):
                yield f"Words: {path} says {word}; {reason}"
        if re.search(r"(?<![\w.])/(work|root)/", text):
            yield f"Paths: {path} names a folder of one machine"


def sources(folder):
    return sorted(f for f in folder.rglob("*") if f.suffix in (".cpp", ".h"))


def every_file(root):
    for top in ("app", "lib", "tests", "packaging", "resources", "translations"):
        for file in sorted((root / top).rglob("*")):
            if file.suffix in (".cpp", ".h", ".py", ".sh", ".cmake", ".sql") or file.name == "CMakeLists.txt":
                if "__pycache__" not in file.parts:
                    yield file


def check(root):
    found = modules(root)
    for rule in (check_links, check_includes, check_speech, check_modules, check_futures, check_workers,
                 check_times, check_byte_views, check_rows, check_patience, check_warnings, check_levels,
                 check_paths, check_guide_links, check_decisions, check_english, check_std_headers,
                 check_shape, check_cycles, check_functions, check_files):
        yield from rule(root, found)


if __name__ == "__main__":
    complaints = list(check(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
