# SPDX-License-Identifier: GPL-3.0-or-later
"""parse.py BUILD: measures the speed of feed parsing, against podcastparser and against libxml2 alone.

Measures processor time: all three parse from memory and never wait.
"""
import os
import pathlib
import re
import sys
import tempfile

import make_feeds
import report

FEED = re.compile(rb"<(rss|feed|rdf:RDF)[\s>]")
ENCLOSURE = re.compile(rb"<(enclosure\s|media:content\s|link[^>]+enclosure)")
COUNT = 5
PEER_RATIO, CEILING_RATIO = 5, 0.35  # times podcastparser, times libxml2 with empty handlers


def real_feeds():
    """Returns the largest feeds of podcasts (three enclosures or more) in the corpus, if there is one."""
    corpus = pathlib.Path(os.environ.get("DOGEAR_CORPUS") or "../shared") / "corpus/open"
    found = []
    for path in corpus.rglob("*"):
        if path.suffix in (".xml", ".rss", ".atom") and path.is_file():
            with open(path, "rb") as file:
                document = file.read()
                if FEED.search(document[:4096]) and len(ENCLOSURE.findall(document)) >= 3:
                    found.append((-path.stat().st_size, str(path)))
    return [path for _, path in sorted(found)[:COUNT]]


def main(build):
    build = pathlib.Path(build).resolve()
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as folder:
        files, kind = real_feeds(), "the largest feeds of the corpus"
        if not files:
            report.say("there is no corpus (DOGEAR_CORPUS): reading generated feeds")
            files, kind = make_feeds.write(folder, COUNT, 800), "generated feeds"
        runs = str(report.runs())
        report.say("parse: Dogear and libxml2")
        ours = {(file, engine): (float(speed), int(episodes)) for file, engine, speed, episodes in
                (line.split("\t") for line in
                 report.run([str(build / "bench/feed_bench"), runs, *files]).splitlines())}
        report.say("parse: podcastparser")
        script = str(pathlib.Path(__file__).with_name("podcastparser_speed.py"))
        theirs = {file: speed for file, speed, _ in
                  (line.split("\t") for line in
                   report.run([sys.executable, script, runs, *files]).splitlines())}
        sizes = {file: os.path.getsize(file) / 1e6 for file in files}

    rows = []
    seconds = {"dogear": 0, "podcastparser": 0, "sax": 0}
    read = 0
    for file in files:
        dogear, episodes = ours[file, "dogear"]
        sax = ours[file, "sax"][0]
        peer = theirs[file]
        is_read = peer != "fails"
        rows.append([os.path.basename(file), f"{sizes[file]:.1f}", str(episodes), f"{dogear:.0f}",
                     f"{float(peer):.1f}" if is_read else peer,
                     report.times(dogear, float(peer)) if is_read else "-",
                     f"{sax:.0f}", f"{dogear / sax:.2f}x"])
        if is_read:  # the sums only compare files that all parsers can parse
            read += sizes[file]
            for engine, speed in (("dogear", dogear), ("podcastparser", float(peer)), ("sax", sax)):
                seconds[engine] += sizes[file] / speed
    if read:
        ours, peer, sax = (read / seconds[engine] for engine in ("dogear", "podcastparser", "sax"))
        rows.append(["all together", f"{read:.1f}", "", f"{ours:.0f}", f"{peer:.1f}",
                     report.times(ours, peer), f"{sax:.0f}", f"{ours / sax:.2f}x"])
        report.judge("parse: speed against podcastparser", ours / peer, PEER_RATIO, "x", at_least=True)
        report.judge("parse: speed against an empty SAX parser", ours / sax, CEILING_RATIO, "x", at_least=True)
    report.table(f"Parse: MB/s of processor time over {kind}; median of {runs}; more is better",
                 ["feed", "MB", "episodes", "Dogear", "podcastparser", "ratio", "empty SAX", "ratio"], rows)


if __name__ == "__main__":
    main(sys.argv[1])
