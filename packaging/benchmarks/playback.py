# SPDX-License-Identifier: GPL-3.0-or-later
"""playback.py BUILD: measures the sound that Dogear plays, against mpv.

The players play hours of tones into the null sink that DOGEAR_TEST_SINK names; tests/support/listening.h
records and analyses its monitor. Dogear runs without its window, except for the processor time.
"""
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import report
import start

HOUR = 3600  # seconds of sound
SEEKS = report.setting("BENCH_SEEKS", 20)  # with Dogear, in each format
BURST_SEEKS = report.setting("BENCH_BURST_SEEKS", 200)
RESUMES = report.setting("BENCH_RESUMES", 10)
PLAYED_SECONDS = 30
EXACT, PROMPT_RESUME, PROMPT_SEEK = 50, 400, 200  # ms
PITCH = 0.5  # percent
PROCESSOR = 1.5  # times mpv
APART, PEAK = 1, -1  # LU, dBTP
SHORTER, KEPT = 20, 1  # percent
PLAYERS = ["dogear", "mpv"]
LIMIT_SECONDS = 30


def listen(build, measure, player, folder, count):
    """Runs playback_bench. Returns its lines."""
    report.say(f"playback: {measure}, {player}")
    output = report.run([str(build / "bench/playback_bench"), measure, player, str(folder), str(count)])
    return [json.loads(line) for line in output.splitlines()]


class Heard:
    """Maxima and delays over several measurements of one player."""

    def __init__(self, lines):
        found = [line for line in lines if line["heard"]]
        self.count, self.silent = len(lines), len(lines) - len(found)
        self.error = max((abs(line["error"]) for line in found), default=0)
        self.said = max((abs(line["said_error"]) for line in found), default=0)
        self.pitch = max((abs(line["pitch_error"]) for line in found), default=0)
        self.sound_after = [line["sound_after"] for line in found]

    def wrong(self, most):
        """Returns the number of seeks without sound, and the error in ms if it exceeds `most`."""
        return self.silent if self.error <= most else f"{self.silent}, and up to {self.error:.0f} ms off"


def judge(line, value, limit, unit, at_least=False):
    report.judge(f"playback: {line}", value, limit, unit, at_least)


def cells(heards, value, most):
    """Returns the cells of a row: the limit, and the value of each player."""
    return [most, *(value(heards[player]) for player in PLAYERS)]


def by_what(lines):
    groups = {}
    for line in lines:
        groups.setdefault(line["what"], []).append(line)
    return groups


def seek_rows(build, folder):
    lines = {"dogear": listen(build, "seeks", "dogear", folder, SEEKS),
             "mpv": listen(build, "seeks", "mpv", folder, max(2, SEEKS // 4))}
    groups = {player: by_what(lines[player]) for player in PLAYERS}
    rows = []
    for what in groups["dogear"]:
        heards = {player: Heard(groups[player].get(what, [])) for player in PLAYERS}
        rows.append([f"place after a seek, {what}, ms",
                     *cells(heards, lambda h: f"{h.error:.0f}" + (f", {h.silent} silent" if h.silent else ""),
                            str(EXACT))])
        judge(f"place after a seek, {what}", heards["dogear"].error, EXACT, "ms")
    whole = {player: Heard(lines[player]) for player in PLAYERS}
    rows.append(["position() against what is heard, all of them, ms",
                 *cells(whole, lambda h: f"{h.said:.0f}", str(EXACT))])
    mp3 = {player: Heard([line for what, found in groups[player].items() if "MP3" in what
                          for line in found[1:]]) for player in PLAYERS}
    rows.append(["seek to sound, MP3, median, ms",
                 *cells(mp3, lambda h: f"{report.median(h.sound_after):.0f}", str(PROMPT_SEEK))])
    judge("position() against what is heard", whole["dogear"].said, EXACT, "ms")
    judge("seeks without sound", whole["dogear"].silent, 0, "")
    judge("seek to sound, MP3", report.median(mp3["dogear"].sound_after), PROMPT_SEEK, "ms")
    rest = {player: Heard([line for found in groups[player].values() for line in found[1:]])
            for player in PLAYERS}
    judge("seek to sound, every format", report.median(rest["dogear"].sound_after), PROMPT_SEEK, "ms")
    rows.append(["seek to sound, every format, median, ms",
                 *cells(rest, lambda h: f"{report.median(h.sound_after):.0f}", str(PROMPT_SEEK))])
    return rows


def burst_rows(build, folder):
    heards = {player: Heard(listen(build, "bursts", player, folder, BURST_SEEKS)) for player in PLAYERS}
    judge(f"{BURST_SEEKS} seeks in bursts, without sound", heards["dogear"].silent, 0, "")
    judge(f"{BURST_SEEKS} seeks in bursts, place", heards["dogear"].error, EXACT, "ms")
    return [[f"{BURST_SEEKS} seeks in bursts: without sound, or elsewhere",
             *cells(heards, lambda h: str(h.wrong(EXACT)), "0")]]


def resume_rows(build, folder):
    heards = {player: Heard(listen(build, "resumes", player, folder, RESUMES)) for player in PLAYERS}
    after = heards["dogear"].sound_after
    judge("play to first sound, first of a process", after[0], PROMPT_RESUME, "ms")
    judge("play to first sound, later ones", report.median(after[1:]), PROMPT_RESUME, "ms")
    return [["play to first sound, first of a process, ms",
             *cells(heards, lambda h: f"{h.sound_after[0]:.0f}", str(PROMPT_RESUME))],
            ["play to first sound, later ones, median, ms",
             *cells(heards, lambda h: f"{report.median(h.sound_after[1:]):.0f}", str(PROMPT_RESUME))]]


def speed_rows(build, folder):
    lines = {player: by_what(listen(build, "speeds", player, folder, 2)) for player in PLAYERS}
    heards = {player: Heard(sum(lines[player].values(), [])) for player in PLAYERS}
    judge("pitch at 0.5x to 3x", heards["dogear"].pitch, PITCH, "%")
    return [["pitch at 0.5x to 3x, %", *cells(heards, lambda h: f"{h.pitch:.2f}", str(PITCH))]]


def loudness_rows(build, folder):
    shows = {player: listen(build, "loudness", player, folder, 1) for player in PLAYERS}
    loud = {player: [show["lufs"] for show in shows[player]] for player in PLAYERS}
    judge("loudness of any two shows, apart", max(loud["dogear"]) - min(loud["dogear"]), APART, "LU")
    judge("true peak", max(show["peak"] for show in shows["dogear"]), PEAK, "dBTP")
    return [[f"loudness of {len(loud['dogear'])} shows from -30 to -8 LUFS, most apart, LU",
             *cells(loud, lambda all_of_them: f"{max(all_of_them) - min(all_of_them):.1f}", str(APART))],
            ["true peak of them, dBTP",
             *cells(shows, lambda all_of_them: f"{max(show['peak'] for show in all_of_them):.1f}",
                    f"below {PEAK}")]]


def pause_rows(build, folder):
    plain, trimmed = listen(build, "pauses", "dogear", folder, 1)
    shorter = 100 * (1 - trimmed["seconds"] / plain["seconds"])
    lost = 100 * abs(1 - trimmed["energy"] / plain["energy"])
    judge("speech with 30 % pauses, shorter by", shorter, SHORTER, "%", at_least=True)
    judge("energy of its words that is lost", lost, KEPT, "%")
    return [["speech with 30 % pauses, how much shorter without, %", f"{SHORTER} or more",
             f"{shorter:.1f}", "has none"],
            ["energy of its words that is lost, %", str(KEPT), f"{lost:.2f}", "has none"]]


@contextlib.contextmanager
def message_bus():
    """Runs a private session bus. Yields its address."""
    daemon = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address"],
                              stdout=subprocess.PIPE, text=True)
    try:
        yield daemon.stdout.readline().strip()
    finally:
        daemon.terminate()
        daemon.wait()


def processor_seconds(pid):
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_while_playing(process):
    """Returns the processor seconds that a playing program takes in PLAYED_SECONDS."""
    time.sleep(3)  # leaves out the start of the program
    before = processor_seconds(process.pid)
    time.sleep(PLAYED_SECONDS)
    return processor_seconds(process.pid) - before


def playing_dogear(build, folder, speed, env):
    """Starts the whole program with its window, and plays over MPRIS, as media keys do."""
    data = folder / f"data{speed}"
    if not data.exists():
        data.mkdir()
        start.skip_first_start(data)
        feed = folder / "feed.xml"
        feed.write_text('<rss version="2.0"><channel><title>Tones</title><item><title>An hour</title>'
                        f'<guid>1</guid><enclosure url="{(folder / "constant.mp3").as_uri()}" '
                        'type="audio/mpeg"/></item></channel></rss>')
        report.run([str(build / "bin/dogearctl"), "--data-dir", str(data), "subscribe", str(feed)])
    process = subprocess.Popen([str(build / "bin/dogear"), "--data-dir", str(data)], env=env)
    end = time.monotonic() + LIMIT_SECONDS
    open_it = ["playerctl", "-p", "dogear", "open", (folder / "constant.mp3").as_uri()]
    while subprocess.run(open_it, env=env, stderr=subprocess.DEVNULL).returncode != 0:
        if time.monotonic() > end:
            sys.exit("bench: dogear is not on the bus")
        time.sleep(0.2)
    report.run(["gdbus", "call", "--session", "--dest", "org.mpris.MediaPlayer2.dogear", "--object-path",
                "/org/mpris/MediaPlayer2", "--method", "org.freedesktop.DBus.Properties.Set",
                "org.mpris.MediaPlayer2.Player", "Rate", f"<{float(speed)}>"], env=env)
    return process


def playing_mpv(folder, speed, env):
    return subprocess.Popen(["mpv", "--no-config", "--no-video", "--no-terminal", "--ao=pulse",
                             f"--speed={speed}", str(folder / "constant.mp3")], env=env)


def processor_rows(build, folder):
    rows = []
    with start.display() as display, message_bus() as bus:
        env = start.environment(str(folder), display) | {
            "PULSE_SERVER": os.environ["PULSE_SERVER"], "DBUS_SESSION_BUS_ADDRESS": bus}
        for speed in (1, 2):
            taken = {player: [] for player in PLAYERS}
            for number in range(1, report.runs() + 1):
                report.say(f"playback: processor at {speed}x, run {number} of {report.runs()}")
                for player, play in (("dogear", lambda: playing_dogear(build, folder, speed, env)),
                                     ("mpv", lambda: playing_mpv(folder, speed, env))):
                    process = play()
                    try:
                        taken[player].append(seconds_while_playing(process))
                    finally:
                        process.terminate()
                        process.wait()
            ratio = report.median([a / b for a, b in zip(taken["dogear"], taken["mpv"])])
            judge(f"processor at {speed}x against mpv", ratio, PROCESSOR, "x")
            rows.append([f"processor while playing at {speed}x, % of one", f"{PROCESSOR} x mpv",
                         *(f"{report.median(taken[player]) / PLAYED_SECONDS * 100:.1f}"
                           + (f" ({report.times(ratio, 1)})" if player == "dogear" else "")
                           for player in PLAYERS)])
    return rows


def main(build):
    build = pathlib.Path(build).resolve()
    with tempfile.TemporaryDirectory(prefix="dogear-bench-") as name:
        folder = pathlib.Path(os.environ.get("BENCH_SOUND") or name)
        if not (folder / "video.webm").exists():
            report.say("playback: writing an hour of tones in every format")
            folder.mkdir(exist_ok=True)
            report.run([str(build / "bench/playback_bench"), "write", str(folder), str(HOUR)])
        rows = [row for part in (seek_rows, burst_rows, resume_rows, speed_rows, loudness_rows,
                                 pause_rows, processor_rows)
                for row in part(build, folder)]
    report.table(f"Playback: an hour of sound, {SEEKS} seeks in each format (mpv: {max(2, SEEKS // 4)}); the most "
                 "that was found", ["", "at most", "Dogear", "mpv"], rows)


if __name__ == "__main__":
    main(sys.argv[1])
