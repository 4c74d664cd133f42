# SPDX-License-Identifier: GPL-3.0-or-later
"""streaming.py BUILD: measures the time to the first sound of an uncached episode, against mpv.

Both players stream from a server on the loopback interface that takes 50 ms to the first byte.
tests/support/listening.h records the null sink, as in playback.py.
"""
import contextlib
import http.server
import os
import pathlib
import re
import sys
import tempfile
import threading
import time

import playback
import report

STARTS = 10
DELAY_SECONDS = 0.05
PROMPT, RATIO = 700, 1.3  # ms, times mpv


class Origin(http.server.BaseHTTPRequestHandler):
    """Serves one file, with ranges (RFC 9110 section 14)."""
    protocol_version = "HTTP/1.1"
    content = b""

    def do_HEAD(self):
        self.answer(with_body=False)

    def do_GET(self):
        self.answer(with_body=True)

    def answer(self, with_body):
        length = len(self.content)
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        begin = int(asked[1]) if asked else 0
        end = int(asked[2]) + 1 if asked and asked[2] else length
        time.sleep(DELAY_SECONDS)
        self.send_response(206 if asked else 200)
        self.send_header("Content-Type", "audio/mpeg")
        self.send_header("Content-Length", str(max(0, min(end, length) - begin)))
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("ETag", '"tones"')
        if asked:
            self.send_header("Content-Range", f"bytes {begin}-{min(end, length) - 1}/{length}")
        self.end_headers()
        if with_body:
            with contextlib.suppress(ConnectionError):  # players close connections early
                self.wfile.write(self.content[begin:end])

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def origin(path):
    """Serves the file at path. Yields its URL."""
    handler = type("OriginOfOneFile", (Origin,), {"content": path.read_bytes()})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hour.mp3"
    finally:
        server.shutdown()


def main(build):
    build = pathlib.Path(build).resolve()
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as name:
        folder = pathlib.Path(os.environ.get("BENCH_SOUND") or name)
        if not (folder / "constant.mp3").exists():
            report.say("streaming: writing an hour of tones")
            folder.mkdir(exist_ok=True)
            report.run([str(build / "bench/playback_bench"), "write", str(folder), str(playback.HOUR)])
        with origin(folder / "constant.mp3") as address:
            heards = {player: playback.Heard(playback.listen(build, "streams", player, address, STARTS))
                      for player in playback.PLAYERS}
    medians = {player: report.median(heards[player].sound_after) for player in playback.PLAYERS}
    ratio = medians["dogear"] / medians["mpv"]
    rows = [["play to first sound, cold, first of a process, ms",
             *playback.cells(heards, lambda h: f"{h.sound_after[0]:.0f}", str(PROMPT))],
            ["play to first sound, cold, median, ms", f"{PROMPT}, and {RATIO} x mpv",
             f"{medians['dogear']:.0f} ({report.times(ratio, 1)})", f"{medians['mpv']:.0f}"],
            ["the longest of them, ms",
             *playback.cells(heards, lambda h: f"{max(h.sound_after):.0f}", str(PROMPT))],
            ["place that is heard then, ms off",
             *playback.cells(heards, lambda h: f"{h.error:.0f}", str(playback.EXACT))]]
    dogear = heards["dogear"]
    report.judge("streaming: first sound, first of a process", dogear.sound_after[0], PROMPT, "ms")
    report.judge("streaming: first sound, median", medians["dogear"], PROMPT, "ms")
    report.judge("streaming: first sound against mpv", ratio, RATIO, "x")
    report.judge("streaming: place that is heard", dogear.error, playback.EXACT, "ms")
    report.table(f"Streaming: {STARTS} starts at random places of an hour of MP3 that nobody has heard, origin "
                 "with 50 ms to its first byte", ["", "at most", "Dogear", "mpv"], rows)


if __name__ == "__main__":
    main(sys.argv[1])
