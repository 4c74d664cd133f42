#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_feeds.py FOLDER SHOWS EPISODES: writes podcast feeds, the same ones every time."""
import email.utils
import pathlib
import random
import sys

SYLLABLES = "ka lo mi ren tu vas or pel di sun gra be no fi".split()
FIRST_DAY = 1_500_000_000


def vocabulary(chance):
    return ["".join(chance.choice(SYLLABLES) for _ in range(chance.randint(1, 4))) for _ in range(3000)]


def sentence(chance, words, count):
    # Few words are everywhere, many are rare.
    text = " ".join(words[int(len(words) ** chance.random()) - 1] for _ in range(count))
    return text.capitalize()


def item(chance, words, show, number):
    link = f"https://show{show}.example.org/{number}"
    notes = "".join(f"<p>{sentence(chance, words, 25)}. <a href=\"{link}/{i}\">"
                    f"{sentence(chance, words, 3)}</a></p>" for i in range(6))
    date = email.utils.formatdate(FIRST_DAY + number * 86_400 + show * 60)
    return f"""<item>
<title>{sentence(chance, words, 6)}</title>
<guid isPermaLink="false">show{show}-{number}</guid>
<link>{link}</link>
<pubDate>{date}</pubDate>
<description>{sentence(chance, words, 20)}</description>
<content:encoded><![CDATA[{notes}]]></content:encoded>
<enclosure url="{link}.mp3" length="{chance.randint(10, 60) * 1_000_000}" type="audio/mpeg"/>
<itunes:duration>{chance.randint(10, 90)}:{chance.randint(0, 59):02}</itunes:duration>
<itunes:episode>{number}</itunes:episode>
</item>
"""


def feed(show, episodes):
    chance = random.Random(show)
    words = vocabulary(random.Random(0))
    items = "".join(item(chance, words, show, number) for number in range(episodes, 0, -1))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
 xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>{sentence(chance, words, 3)} {show}</title>
<link>https://show{show}.example.org/</link>
<description>{sentence(chance, words, 30)}</description>
<language>en</language>
<itunes:author>{sentence(chance, words, 2)}</itunes:author>
<itunes:category text="Technology"/>
{items}</channel>
</rss>
"""


def write(folder, shows, episodes):
    """The paths of the feeds."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for show in range(shows):
        path = folder / f"show{show:04}.xml"
        path.write_text(feed(show, episodes), encoding="utf-8")
        paths.append(str(path))
    return paths


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
