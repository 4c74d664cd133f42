# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures a program: wall time, processor time and memory."""
import os
import subprocess
import sys
import tempfile
import time


class Taken:
    """Output and measurements of one run of a program."""

    def __init__(self, output, wall, usage):
        self.output = output
        self.wall = wall  # seconds
        self.processor = usage.ru_utime + usage.ru_stime  # seconds
        self.peak = usage.ru_maxrss / 1000 * 1.024  # MB; ru_maxrss is in KiB


def take(command, env=None):
    """Runs a program to completion; ends the benchmark if the program fails."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        begin = time.monotonic()
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
                                 env=env)
        _, status, usage = os.wait4(child.pid, 0)
        wall = time.monotonic() - begin
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        if child.returncode != 0:
            sys.exit(f"bench: {os.path.basename(command[0])} failed: "
                     f"{errors.read().decode(errors='replace').strip()[-2000:]}")
        return Taken(output.read().decode(errors="replace"), wall, usage)
