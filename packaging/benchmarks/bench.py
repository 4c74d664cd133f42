# SPDX-License-Identifier: GPL-3.0-or-later
"""The measurements of packaging/bench; run through it. Debian's python3, for podcastparser."""
import json
import os
import pathlib
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = ROOT / "build/release/bin"
RUNS = 5
WORDS = [f"{a}{b}" for a in ("gra", "ten", "ker", "com", "pil", "dis", "pat", "aut") for b in
         ("ph", "sor", "nel", "er", "ing", "ion", "ation", "or", "ed", "s", "al", "ic")]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def write_feed(path, episodes, seed):
    chance = random.Random(seed)
    words = lambda count: " ".join(chance.choice(WORDS) for _ in range(count))
    items = "".join(
        f"<item><guid>{seed}-{i}</guid><title>{words(4)}</title><pubDate>{1 + i % 28} Jan {2000 + i % 24} 10:00:00 GMT"
        f"</pubDate><description>&lt;p&gt;{words(150)}&lt;/p&gt;</description>"
        f'<enclosure url="https://example.org/{seed}/{i}.mp3" type="audio/mpeg" length="9999999"/></item>'
        for i in range(episodes))
    path.write_text(f"<rss><channel><title>Show {seed}</title>{items}</channel></rss>")


def large_feeds(folder):
    """The five largest real feeds of the corpus, else five of our own."""
    corpus = pathlib.Path(os.environ.get("DOGEAR_CORPUS") or ROOT.parent / "shared") / "corpus/open"
    feeds = sorted((f for f in corpus.rglob("*") if f.suffix in (".xml", ".rss") and
                    f.read_bytes().count(b"<enclosure") > 2), key=lambda f: -f.stat().st_size)[:5]
    if feeds:
        return feeds
    print("no corpus: generated feeds are measured")
    for i in range(5):
        write_feed(folder / f"{i}.xml", 800, i)
    return sorted(folder.glob("*.xml"))


def parse(folder):
    import podcastparser
    feeds = large_feeds(folder)
    dogear, libxml, peer = [], [], []
    for _ in range(RUNS):
        lines = [line.split() for line in run(BIN / "feed_bench", *feeds).splitlines()]
        dogear.append(statistics.median(float(line[0]) for line in lines))
        libxml.append(statistics.median(float(line[1]) for line in lines))
        speeds = []
        for feed in feeds:
            begin = time.perf_counter()
            try:
                with feed.open("rb") as stream:
                    podcastparser.parse("file:///feed", stream)
                speeds.append(feed.stat().st_size / (time.perf_counter() - begin) / 1e6)
            except podcastparser.FeedParseError:
                pass
        peer.append(statistics.median(speeds))
    ours = statistics.median(dogear)
    print(f"parse   dogear {ours:8.1f} MB/s   {ours / statistics.median(peer):6.2f} times podcastparser"
          f"   {ours / statistics.median(libxml):6.2f} of libxml2 SAX with empty handlers")


def search(folder):
    for show in range(50):
        write_feed(folder / f"{show}.xml", 1000, show)
    data = folder / "library"
    run(BIN / "dogearctl", "--data-dir", data, "subscribe", *sorted(folder.glob("*.xml")))
    queries = [" ".join(random.Random(i).sample(WORDS, 1 + i % 2)) for i in range(RUNS)]
    ours = [json.loads(run(BIN / "dogearctl", "--data-dir", data, "--json", "search", query))["elapsed_ms"]
            for query in queries]
    database = sqlite3.connect(data / "dogear.sqlite")
    theirs = []
    for query in queries:
        clause = " AND ".join("(title LIKE ? OR notes LIKE ?)" for _ in query.split())
        values = [f"%{word}%" for word in query.split() for _ in range(2)]
        begin = time.perf_counter()
        database.execute(f"SELECT count(*) FROM episode_text WHERE {clause}", values).fetchone()
        theirs.append((time.perf_counter() - begin) * 1000)
    print(f"search  dogear {statistics.median(ours):8.2f} ms with opening and snippets, 50,000 episodes"
          f"   {statistics.median(theirs) / statistics.median(ours):6.2f} times as fast as LIKE")


def start_once(command, name, display):
    environment = dict(os.environ, DISPLAY=display, QT_QPA_PLATFORM="xcb")
    begin = time.perf_counter()
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", name], env=environment,
                   check=True, capture_output=True, timeout=60)
    seconds = time.perf_counter() - begin
    time.sleep(1)
    status = pathlib.Path(f"/proc/{program.pid}/status").read_text()
    memory = int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024
    program.terminate()
    program.wait()
    return seconds, memory


def start(folder):
    for show in range(20):
        write_feed(folder / f"{show}.xml", 300, show)
    data = folder / "library"
    run(BIN / "dogearctl", "--data-dir", data, "subscribe", *sorted(folder.glob("*.xml")))
    (data / "settings.ini").write_text("[start]\nfollowedFirstShows=true\n")
    display = f":{80 + os.getpid() % 10}"
    server = subprocess.Popen(["Xvfb", display, "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
                              stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        ours = [start_once([BIN / "dogear", "--data-dir", data], "^Dogear$", display) for _ in range(RUNS)]
        bare = [start_once([BIN / "bare_window"], "^Bare$", display) for _ in range(RUNS)]
    finally:
        server.terminate()
    seconds, memory = (statistics.median(column) for column in zip(*ours))
    bare_seconds, bare_memory = (statistics.median(column) for column in zip(*bare))
    print(f"start   dogear {seconds:8.3f} s to the window, 6,000 episodes   {seconds / bare_seconds:6.2f} times a bare"
          f" window\nmemory  dogear {memory:8.1f} MB   {memory / bare_memory:6.2f} times a bare window")


if __name__ == "__main__":
    for name in sys.argv[1:] or ("start", "parse", "search"):
        with tempfile.TemporaryDirectory() as work:
            {"start": start, "parse": parse, "search": search}[name](pathlib.Path(work))
