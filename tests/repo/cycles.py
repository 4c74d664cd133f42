# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds cycles in the include graph of a module: between its files, and between its folders.

A file in src/ or app/ belongs to the folder that it is in; src/ and app/ themselves are folders like those below them.
A public header belongs to the folder of the .cpp with its name. A public header without such a .cpp belongs to no
folder: a file that includes it depends on the folders of the files that the header includes.
"""
import collections
import re


class Includes:
    """The include graph of the module in `home`; `src` is the folder that quoted includes start at."""

    def __init__(self, home, src):
        self.home, self.src = home, src
        files = sorted(file for file in home.rglob("*") if file.suffix in (".cpp", ".h"))
        self.folder_of_source = {file.stem: self.name(file.parent) for file in files if file.suffix == ".cpp"}
        self.folders = {self.name(file): self.folder(file) for file in files}
        self.files = {self.name(file): self.included(file) for file in files}

    def name(self, path):
        return str(path.relative_to(self.home))

    def folder(self, file):
        is_public = self.name(file).startswith("include/")
        return self.folder_of_source.get(file.stem) if is_public else self.name(file.parent)

    def included(self, file):
        found = []
        for target in re.findall(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', file.read_text(), re.M):
            for start in (file.parent, self.src, self.home / "include"):
                path = (start / target).resolve()
                if path.is_file() and self.home.resolve() in path.parents:
                    found.append(str(path.relative_to(self.home.resolve())))
                    break
        return found

    def between_folders(self):
        """(folder, other folder) -> the shortest chain of files by which the first depends on the other."""
        edges = {}
        for file, folder in self.folders.items():
            chains = collections.deque([[file]] if folder else [])
            seen = {file}
            while chains:
                chain = chains.popleft()
                for target in self.files[chain[-1]]:
                    if target in seen:
                        continue
                    seen.add(target)
                    other = self.folders[target]
                    if other is None:
                        chains.append([*chain, target])
                    elif other != folder and len(edges.get((folder, other), range(99))) > len(chain) + 1:
                        edges[folder, other] = [*chain, target]
        return edges


def shortest_cycle(graph):
    """The nodes of the shortest cycle of a graph (node -> nodes), the first one again at the end; or None."""
    best = None
    for start in sorted(graph):
        before, waiting = {}, collections.deque([start])
        while waiting and start not in before:
            node = waiting.popleft()
            for target in graph.get(node, ()):
                if target not in before:
                    before[target] = node
                    waiting.append(target)
        if start not in before:
            continue
        cycle = [start, before[start]]
        while cycle[-1] != start:
            cycle.append(before[cycle[-1]])
        if best is None or len(cycle) < len(best):
            best = cycle[::-1]
    return best


def complaints(home, src, title):
    includes = Includes(home, src)
    if cycle := shortest_cycle(includes.files):
        yield f"Cycles: files of {title} include each other: {' -> '.join(cycle)}"
    edges = includes.between_folders()
    graph = collections.defaultdict(list)
    for folder, other in sorted(edges):
        graph[folder].append(other)
    if cycle := shortest_cycle(graph):
        chains = "; ".join(" -> ".join(edges[pair]) for pair in zip(cycle, cycle[1:]))
        yield (f"Cycles: folders of {title} depend on each other ({' -> '.join(cycle)}): {chains}; move a file to the "
               "folder where it belongs, or let data go one way")
