# SPDX-License-Identifier: GPL-3.0-or-later
"""Serves generated feeds with a private web server on the loopback interface."""
import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request

import make_feeds
import report

LIMIT_SECONDS = 10

CONFIG = """daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    types {{ application/rss+xml xml; }}
    access_log off;
    sendfile on;
    keepalive_requests 100000;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; root {root}; }}
}}
"""


def nginx():
    """Finds nginx. Debian installs it in /usr/sbin, which is not in the PATH of every user."""
    path = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin:/sbin")
    return path or sys.exit("bench: nginx is not installed")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(url, server):
    end = time.monotonic() + LIMIT_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=LIMIT_SECONDS):
                return
        except urllib.error.URLError:
            time.sleep(0.02)
    sys.exit("bench: nginx does not answer")


@contextlib.contextmanager
def serve(folder, root, name):
    """Serves the files in root. Yields the base URL.

    folder: for the files of the server. name: a file in root, fetched to see that the server is ready.
    """
    folder.mkdir()
    port = free_port()
    config = folder / "nginx.conf"
    config.write_text(CONFIG.format(folder=folder, root=root, port=port))
    with open(folder / "nginx.log", "wb") as log:
        server = subprocess.Popen([nginx(), "-p", str(folder), "-c", str(config), "-e", "stderr"],
                                  stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        wait_for(f"http://127.0.0.1:{port}/{name}", server)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def write_list(path, urls):
    """Writes an OPML list. Returns its path."""
    lines = "".join(f'<outline type="rss" text="{url}" xmlUrl="{url}"/>\n' for url in urls)
    path.write_text('<?xml version="1.0" encoding="UTF-8"?>\n<opml version="2.0"><head/><body>\n'
                    f"{lines}</body></opml>\n")
    return path


@contextlib.contextmanager
def served_feeds(folder):
    """Writes and serves feeds. Yields (paths of the feeds, their URLs, path of an OPML list)."""
    shows, episodes = report.setting("BENCH_SHOWS", 300), report.setting("BENCH_EPISODES", 300)
    report.say(f"writing {shows} feeds of {episodes} episodes")
    paths = [pathlib.Path(path) for path in
             make_feeds.write(folder / "feeds", shows, episodes)]
    folder.chmod(0o755)  # if root starts nginx, its workers run as another user
    with serve(folder / "server", folder / "feeds", paths[0].name) as address:
        urls = [f"{address}/{path.name}" for path in paths]
        yield paths, urls, write_list(folder / "list.opml", urls)
