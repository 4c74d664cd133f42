# SPDX-License-Identifier: GPL-3.0-or-later
"""refresh.py BUILD: measures a refresh of all shows, against curl, which discards the answers."""
import json
import pathlib
import sys
import tempfile
import urllib.request

import make_feeds
import measure
import report
import server

# The limit for one host in RefreshLimits (subscriptions/feed_refresher.h): all feeds have the same host.
AT_A_TIME = 2
NOTHING_NEW, ONE_EACH = 0.5, 3  # seconds


def tags_of(urls):
    """Fetches url -> ETag."""
    tags = {}
    for url in urls:
        with urllib.request.urlopen(urllib.request.Request(url, method="HEAD")) as answer:
            tags[url] = answer.headers["ETag"]
    return tags


def fetch_with_curl(folder, urls, tags):
    """Fetches every feed, conditionally if there are tags, and discards the answers."""
    parts = []
    for url in urls:
        header = f"header = \"If-None-Match: {quoted(tags[url])}\"\n" if tags else ""
        parts.append(f'url = "{url}"\noutput = "/dev/null"\nwrite-out = "%{{http_code}}\\n"\n{header}')
    config = folder / "curl.conf"
    config.write_text("next\n".join(parts))
    taken = measure.take(["curl", "--disable", "--silent", "--show-error", "--noproxy", "*",
                          "--parallel", "--parallel-max", str(AT_A_TIME), "--config", str(config)])
    expected = "304" if tags else "200"
    answers = taken.output.split()
    if answers != [expected] * len(urls):
        sys.exit(f"bench: curl got {len(answers)} answers, not all of them {expected}")
    return taken


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def refresh_with_dogear(build, data, shows, new_episodes):
    """Returns (measurements of dogearctl, seconds of the refresh itself)."""
    taken = measure.take([str(build / "bin/dogearctl"), "--data-dir", str(data), "--json", "refresh"])
    summary = json.loads(taken.output)
    if (summary["shows"], summary["new_episodes"], summary["failed"]) != (shows, new_episodes, []):
        sys.exit(f"bench: a refresh of {shows} shows with {new_episodes} new episodes gave {summary}")
    return taken, summary["elapsed_ms"] / 1000


def measure_once(build, folder, urls, new_episodes):
    """Returns (seconds of the refresh, of dogearctl, of curl, peak MB of dogearctl)."""
    tags = None if new_episodes else tags_of(urls)
    curl = fetch_with_curl(folder, urls, tags)
    taken, elapsed = refresh_with_dogear(build, folder / "data", len(urls), new_episodes)
    return elapsed, taken.wall, curl.wall, taken.peak


def main(build):
    build = pathlib.Path(build).resolve()
    nothing, one = [], []
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as name:
        folder = pathlib.Path(name)
        with server.served_feeds(folder) as (paths, urls, opml):
            report.say("following them")
            report.run([str(build / "bin/dogearctl"), "--data-dir", str(folder / "data"), "import",
                        str(opml)])
            episodes = report.setting("BENCH_EPISODES", 300)
            for number in range(1, report.runs() + 1):
                report.say(f"refresh: run {number} of {report.runs()}")
                nothing.append(measure_once(build, folder, urls, 0))
                for show, path in enumerate(paths):
                    make_feeds.add_episode(path, show, episodes + number)
                one.append(measure_once(build, folder, urls, len(urls)))
    rows = []
    for title, runs, limit in (("nothing is new (304)", nothing, NOTHING_NEW),
                               ("an episode each (200)", one, ONE_EACH)):
        elapsed, wall, curl, peak = (report.median(column) for column in zip(*runs))
        ratio = report.median([run[1] / run[2] for run in runs])
        report.judge(f"refresh: {title}", elapsed, limit, "s")
        rows.append([title, f"{elapsed:.2f}", f"{wall:.2f}", f"{curl:.2f}", report.times(ratio, 1),
                     f"{peak:.0f}"])
    report.table(f"Refresh: {len(urls)} shows of {episodes} episodes, {AT_A_TIME} at a time; seconds; "
                 f"median of {report.runs()}; less is better",
                 ["", "refresh", "dogearctl", "curl", "as long as curl", "peak, MB"], rows)
    print("\ncurl asks the same and throws the answers away.")


if __name__ == "__main__":
    main(sys.argv[1])
