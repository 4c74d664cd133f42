#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_feeds.py FOLDER SHOWS EPISODES: writes podcast feeds, the same ones every time.

Each item has its notes twice, and a summary, as in the feeds of podcast hosts.
"""
import email.utils
import functools
import pathlib
import random
import sys

SYLLABLES = "ka lo mi ren tu vas or pel di sun gra be no fi".split()
FIRST_DAY = 1_500_000_000
DAYS = 86_400 * 3


@functools.cache
def vocabulary():
    chance = random.Random(0)
    return ["".join(chance.choice(SYLLABLES) for _ in range(chance.randint(1, 4)))
            for _ in range(30_000)]


def sentence(chance, count):
    # Zipf's law: a few words are frequent, many are rare.
    words = vocabulary()
    text = " ".join([words[int(len(words) ** chance.random()) - 1] for _ in range(count)])
    return text.capitalize()


def item(show, number):
    chance = random.Random(f"{show} {number}")
    link = f"https://show{show}.example.org/{number}"
    links = "".join(f"<li>{sentence(chance, 8)} <a href=\"{link}/{i}\">{sentence(chance, 3)}</a></li>"
                    for i in range(6))
    notes = (f"<p>{sentence(chance, 90)}</p><p><strong>{sentence(chance, 3)}</strong></p>"
             f"<ul>{links}</ul><p>00:00 {sentence(chance, 3)}<br/>12:30 {sentence(chance, 4)}</p>")
    date = email.utils.formatdate(FIRST_DAY + number * DAYS + show * 60)
    return f"""<item>
<title>{sentence(chance, 6)}</title>
<guid isPermaLink="false">show{show}-{number}</guid>
<link>{link}</link>
<pubDate>{date}</pubDate>
<description><![CDATA[{notes}]]></description>
<content:encoded><![CDATA[{notes}]]></content:encoded>
<enclosure url="{link}.mp3" length="{chance.randint(10, 60) * 1_000_000}" type="audio/mpeg"/>
<itunes:summary>{sentence(chance, 40)}</itunes:summary>
<itunes:duration>{chance.randint(10, 90)}:{chance.randint(0, 59):02}</itunes:duration>
<itunes:episode>{number}</itunes:episode>
</item>
"""


def feed(show, episodes):
    chance = random.Random(show)
    items = "".join(item(show, number) for number in range(episodes, 0, -1))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
 xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>{sentence(chance, 3)} {show}</title>
<link>https://show{show}.example.org/</link>
<description>{sentence(chance, 30)}</description>
<language>en</language>
<itunes:author>{sentence(chance, 2)}</itunes:author>
<itunes:category text="Technology"/>
{items}</channel>
</rss>
"""


def write(folder, shows, episodes):
    """Writes the feeds. Returns their paths."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for show in range(shows):
        path = folder / f"show{show:04}.xml"
        path.write_text(feed(show, episodes), encoding="utf-8")
        paths.append(str(path))
    return paths


def add_episode(path, show, number):
    """Adds an episode at the top of an existing feed."""
    head, separator, rest = pathlib.Path(path).read_text(encoding="utf-8").partition("<item>")
    pathlib.Path(path).write_text(head + item(show, number) + separator + rest, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
