#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_check.py SOURCE_ROOT CXX: violates the rules of the repository and expects error messages."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT, COMPILER = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
sys.path.insert(0, str(ROOT / "tests/repo"))
import english
import functions
import levels
SPDX = "// SPDX-License-Identifier: GPL-3.0-or-later\n"


def tree(folder, files):
    """Writes a small project: base (0), feed (2), storage (2), library (4), and the given files."""
    layout = {"lib/README.md": "`base` `feed` `storage` `library`"}
    links = {"base": (0, ""), "feed": (2, "dogear::base"), "storage": (2, "dogear::base"),
             "library": (4, "dogear::feed dogear::storage")}
    for name, (level, link) in links.items():
        layout[f"lib/{name}/README.md"] = name
        layout[f"lib/{name}/CMakeLists.txt"] = (
            f"# SPDX-License-Identifier: GPL-3.0-or-later\ndogear_add_library({name} LEVEL {level}\n"
            f"    HEADERS {name}.h SOURCES {name}.cpp PUBLIC {link})\n")
        layout[f"lib/{name}/include/{name}/{name}.h"] = SPDX
        layout[f"lib/{name}/src/{name}.cpp"] = SPDX + f"#include <{name}/{name}.h>\n"
    layout.update(files)
    for path, text in layout.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    if levels.PICTURE not in files:
        (folder / levels.PICTURE).write_text(levels.picture(folder))


class Check(unittest.TestCase):
    def run_check(self, files):
        with tempfile.TemporaryDirectory() as folder:
            tree(pathlib.Path(folder), files)
            done = subprocess.run([sys.executable, ROOT / "tests/repo/check.py", folder],
                                  capture_output=True, text=True)
            return done.returncode, done.stdout

    def test_a_lawful_tree_passes(self):
        self.assertEqual(self.run_check({}), (0, "\n"))

    def expect(self, files, sentence):
        code, said = self.run_check(files)
        self.assertEqual(code, 1)
        self.assertIn(sentence, said)

    def test_an_include_of_a_higher_level(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "#include <library/library.h>\n"},
                    "Layering: lib/feed/src/feed.cpp:2 includes <library/library.h>, but feed (level 2) "
                    "does not link library (level 4)")

    def test_a_name_that_was_replaced(self):
        files = {"tests/repo/renamed.txt": "# old, new\nletGo release\n"}
        self.expect(files | {"lib/feed/src/feed.cpp": SPDX + "void letGo();\n"},
                    "English: lib/feed/src/feed.cpp has letGo; the usual word is release")
        text = SPDX + "const auto text = \"letGo\";\n"
        self.assertEqual(self.run_check(files | {"lib/feed/src/feed.cpp": text}), (0, "\n"))

    @unittest.skipUnless(shutil.which("git"), "git is not installed")
    def test_subjects_of_commits(self):
        for subject, words in {"feed: " + 70 * "a": "has 76 characters, 72 are allowed",
                               "Tidied up": "does not begin with a module and a colon",
                               "feed: keep the first of two guids": ""}.items():
            with tempfile.TemporaryDirectory() as folder:
                git = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org"]
                subprocess.run([*git, "init", "-q"], check=True)
                subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", subject], check=True,
                               env=os.environ | {"GIT_COMMITTER_DATE": "2099-01-01T00:00:00Z"})
                found = list(english.subject_complaints(folder))
                self.assertEqual(len(found), 1 if words else 0, found)
                self.assertIn(words, "".join(found))

    def test_a_test_that_waits_as_long_as_qt_does(self):
        for wait in ("QTRY_VERIFY(is());", "QTRY_COMPARE_LE(a, b);", "QTest::qWaitFor(is);"):
            self.expect({"tests/unit/tst_wait.cpp": SPDX + wait + "\n"},
                        "Patience: tests/unit/tst_wait.cpp waits for 5 s at most")

    def test_a_wait_whose_timeout_is_not_raised(self):
        header = {"tests/support/timeouts.h": SPDX + "#define QTRY_VERIFY(expr) more(expr)\n"}
        test = SPDX + "#include <support/timeouts.h>\nQTRY_VERIFY(is());\n"
        self.assertEqual(self.run_check(header | {"tests/unit/tst_wait.cpp": test}), (0, "\n"))
        for wait in ("NE", "LT", "GT", "GE"):
            self.expect(header | {"tests/unit/tst_wait.cpp": test + f"QTRY_COMPARE_{wait}(a, b);\n"},
                        f"support/timeouts.h does not raise the timeout of QTRY_COMPARE_{wait}")

    def test_a_warning_that_fails_no_test(self):
        for line in ('QTest::failOnWarning(QRegularExpression(u"dogear.*"_s));',
                     'QTest::failOnWarning(QRegularExpression(u"QObject|dogear"_s));'):
            self.expect({"tests/unit/tst_log.cpp": SPDX + line + "\n"},
                        "Warnings: tests/unit/tst_log.cpp passes a category to QTest::failOnWarning()")
        collects, compares = "failOnDogearWarnings();", "QCOMPARE(dogearWarnings(), QString());"
        for line in (collects, "failOnWindowWarnings();", compares):
            self.expect({"tests/unit/tst_log.cpp": SPDX + line + "\n"},
                        "Warnings: tests/unit/tst_log.cpp needs failOnDogearWarnings() in init()")
        self.assertEqual(self.run_check({"tests/unit/tst_log.cpp": SPDX + collects + compares + "\n"}),
                         (0, "\n"))

    def test_a_brief_that_begins_with_a_question(self):
        self.expect({"lib/feed/src/a.h": SPDX + "/// \\brief What is read.\n"},
                    "English: the brief of lib/feed/src/a.h begins with What")
        self.assertEqual(self.run_check({"lib/feed/src/a.h": SPDX + "/// \\brief Reads feeds.\n"}), (0, "\n"))

    def test_a_header_of_the_standard_library_that_is_missing(self):
        source = "auto a = std::exchange(b, 1);\n"
        self.expect({"lib/feed/src/a.cpp": SPDX + source},
                    "Includes: lib/feed/src/a.cpp uses std::exchange without <utility>")
        for included in ({"lib/feed/src/a.cpp": SPDX + "#include <utility>\n" + source},
                         {"lib/feed/src/a.cpp": SPDX + source,
                          "lib/feed/include/feed/a.h": SPDX + "#include <utility>\n"}):
            self.assertEqual(self.run_check(included), (0, "\n"))

    def test_a_controller_with_too_many_collaborators(self):
        def header(count):
            arguments = ", ".join(f"Part &p{i}" for i in range(count))
            return {"app/features/a/a.h": SPDX + f"class A\n{{\n    A({arguments}, QWidget &window);\n}};\n"}
        self.assertEqual(self.run_check(header(5)), (0, "\n"))
        self.expect(header(6), "Size: A in app/features/a/a.h takes 6 collaborators")

    def test_a_file_with_too_many_includes(self):
        self.expect({"app/a.cpp": SPDX + "#include <a.h>\n" * 31}, "Size: app/a.cpp includes 31 files")

    def test_folders_that_include_each_other(self):
        files = {"lib/feed/src/a/one.cpp": SPDX + '#include "b/two.h"\n', "lib/feed/src/b/two.h": SPDX,
                 "lib/feed/src/b/two.cpp": SPDX + '#include "a/three.h"\n', "lib/feed/src/a/three.h": SPDX}
        self.expect(files, "Cycles: folders of lib/feed depend on each other (src/a -> src/b -> src/a): "
                           "src/a/one.cpp -> src/b/two.h; src/b/two.cpp -> src/a/three.h")
        waiver = {"tests/repo/waivers.txt": "lib/feed 1  is being split\n"}
        self.assertEqual(self.run_check(files | waiver), (0, "\n"))
        files["lib/feed/src/b/two.cpp"] = SPDX
        self.assertEqual(self.run_check(files), (0, "\n"))

    def test_a_folder_and_the_one_around_it_that_include_each_other(self):
        files = {"lib/feed/src/a/one.h": SPDX, "lib/feed/src/feed.cpp": SPDX + '#include "a/one.h"\n',
                 "lib/feed/src/a/one.cpp": SPDX + "#include <feed/feed.h>\n"}
        self.expect(files, "(src -> src/a -> src): src/feed.cpp -> src/a/one.h; "
                           "src/a/one.cpp -> include/feed/feed.h")

    def test_the_shortest_of_two_cycles_is_named(self):
        files = {f"lib/feed/src/{a}/to_{b}.cpp": SPDX + f'#include "{b}/{b}.h"\n'
                 for a, b in ("ab", "bc", "cd", "da", "db")}
        files |= {f"lib/feed/src/{each}/{each}.h": SPDX for each in "abcd"}
        self.expect(files, "(src/b -> src/c -> src/d -> src/b)")

    def test_a_public_header_belongs_to_the_folder_of_its_source(self):
        files = {"lib/feed/include/feed/one.h": SPDX, "lib/feed/src/a/one.cpp": SPDX + '#include "b/two.h"\n',
                 "lib/feed/src/b/two.h": SPDX + "#include <feed/one.h>\n"}
        self.expect(files, "(src/a -> src/b -> src/a): src/a/one.cpp -> src/b/two.h; "
                           "src/b/two.h -> include/feed/one.h")

    def test_a_public_header_without_a_source_passes_its_includes_on(self):
        files = {"lib/feed/include/feed/values.h": SPDX, "lib/feed/include/feed/one.h": SPDX,
                 "lib/feed/src/a/one.cpp": SPDX + '#include <feed/one.h>\n#include "b/two.h"\n',
                 "lib/feed/src/b/two.h": SPDX + "#include <feed/values.h>\n"}
        self.assertEqual(self.run_check(files), (0, "\n"))
        files["lib/feed/include/feed/values.h"] += "#include <feed/one.h>\n"
        self.expect(files, "src/b/two.h -> include/feed/values.h -> include/feed/one.h")

    def test_folders_of_the_program_that_include_each_other(self):
        self.expect({"app/services.h": SPDX, "app/application.cpp": SPDX + '#include "window/panes.h"\n',
                     "app/window/panes.h": SPDX + '#include "services.h"\n'},
                    "Cycles: folders of app depend on each other (. -> window -> .)")

    def test_files_that_include_each_other(self):
        self.expect({"lib/feed/src/one.h": SPDX + '#include "two.h"\n', "lib/feed/src/two.h": SPDX
                     + '#include "three.h"\n', "lib/feed/src/three.h": SPDX + '#include "one.h"\n'},
                    "Cycles: files of lib/feed include each other: "
                    "src/one.h -> src/two.h -> src/three.h -> src/one.h")

    def test_a_class_with_too_many_public_functions(self):
        path = "lib/feed/include/feed/feed.h"

        def header(count):
            functions = "".join(f"    [[nodiscard]] QList<int> part{i}() const {{ return {{}}; }}\n" for i in range(count))
            return {path: SPDX + f"class Feed final : public QObject\n{{\npublic:\n{functions}}};\n"}
        self.assertEqual(self.run_check(header(20)), (0, "\n"))
        self.expect(header(21), f"Size: Feed in {path} has 21 public functions, 20 are allowed")
        waiver = {"tests/repo/waivers.txt": f"# reasons\n{path}:Feed 22  an interface of D-Bus\n"}
        self.assertEqual(self.run_check(header(22) | waiver), (0, "\n"))
        self.expect(header(23) | waiver, "has 23 public functions")

    def test_what_counts_as_a_public_function(self):
        for members, count in (
                ("int a(); static int b(int = 0); Q_INVOKABLE void c(); int operator()(int);", 4),
                ("template<typename T> void a(const T &t); virtual void b() = 0; void c() override;", 3),
                ("S(); ~S(); explicit S(int a) : m(a) { work(); } S(S &&) = default; S &operator=(S &) = delete;", 0),
                ("friend bool operator==(S, S); struct T { int a(); }; enum E { A }; using F = int();", 0),
                ("std::function<void(int)> done; int a = size(); QList<int> b{1}; static constexpr int c = f(1);", 0),
                ("Q_OBJECT signals: void a(); public slots: void b(); private slots: void c();", 1),
                ("private: int a(); protected: int b(); public: int c(); private: int d;", 1),
                ("void a(const Filter &filter = {}, int b = 1); void b() { if (true) { c(); } }", 2)):
            with self.subTest(members):
                self.assertEqual(list(functions.public_functions(f"struct S\n{{\n{members}\n}};"))[0],
                                 ("S", count))

    def test_an_include_of_an_equal_level(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "#include <storage/storage.h>\n"},
                    "does not link storage (level 2)")

    def test_a_folder_with_the_name_of_a_module(self):
        folder = {"lib/feed/src/storage/storage_part.h": SPDX}
        part = "#include \"storage/storage_part.h\"\n"
        self.assertEqual(self.run_check(folder | {"lib/feed/src/feed.cpp": SPDX + part}), (0, "\n"))
        self.expect({"lib/feed/src/feed.cpp": SPDX + part}, "does not link storage (level 2)")

    def test_a_link_of_an_equal_level(self):
        self.expect({"lib/feed/CMakeLists.txt": "# SPDX-License-Identifier: GPL-3.0-or-later\n"
                     "dogear_add_library(feed LEVEL 2 PUBLIC dogear::storage)"},
                    "Layering: feed (level 2) may not link storage (level 2)")

    def test_a_widget_below_the_window(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "#include <QWidget>\n"}, "the business of widgets")

    def test_sql_outside_storage(self):
        self.expect({"lib/library/src/library.cpp": SPDX + "#include <QSqlQuery>\n"}, "the business of storage")

    def test_text_for_people_in_the_core(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "auto text = tr(\"Hello\");\n"}, "holds text for people")

    def test_a_future_of_qt(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "QFuture<int> value();\n"}, "holds a QFuture")

    def test_work_on_the_pool_that_painting_waits_for(self):
        for line in ("auto f = QtConcurrent::run(parse, text);", "auto f = QtConcurrent::run([] {});",
                     "QThreadPool::globalInstance()->start(f);"):
            self.expect({"lib/feed/src/feed.cpp": SPDX + line + "\n"}, "works on the global pool")

    def test_a_time_in_the_way_that_is_deprecated(self):
        self.expect({"tests/unit/tst_x.cpp": SPDX + "auto t = QDateTime(day, time, Qt::UTC);\n"}, "uses Qt::UTC")

    def test_a_concatenation_where_qt_takes_a_view_of_bytes(self):
        for line in ('qputenv("A", "http://b:" + number());', 'auto u = QUrl::fromEncoded(\n    "a" + path);'):
            self.expect({"tests/unit/tst_x.cpp": SPDX + line + "\n"}, "a concatenation")

    def test_a_concatenation_that_becomes_bytes(self):
        code, _ = self.run_check({"lib/feed/src/feed.cpp": SPDX + 'QUrl::fromEncoded(bytesOf("a" + path), "+");\n'})
        self.assertEqual(code, 0)

    def test_a_comparison_of_time_specifications(self):
        code, _ = self.run_check({"lib/feed/src/feed.cpp": SPDX + "return t.timeSpec() == Qt::UTC;\n"})
        self.assertEqual(code, 0)

    def test_work_on_a_pool_of_its_own(self):
        code, _ = self.run_check({"lib/feed/src/feed.cpp": SPDX + "QtConcurrent::run(workers(), f);\n"
                                  "QtConcurrent::run(\n    &m_pool, f);\n"})
        self.assertEqual(code, 0)

    def test_a_bare_walk_over_rows_in_storage(self):
        for line in ("while ((*found)->next()) {}", "while (query.next()) {}", "if (row.next()) {}",
                     "while (query->next ()) {}", "for (; query\n    .next();) {}", "do {} while (q.next());",
                     "const bool isThere = query.first();", "while (query.previous()) {}", "query.seek(3);",
                     "const auto step = &QSqlQuery::next;", "while (std::invoke(&QSqlQuery::next, q)) {}",
                     "connection.execute(sql).map([](QSqlQuery *query) { return query->next(); });"):
            with self.subTest(line):
                self.expect({"lib/storage/src/storage.cpp": SPDX + line + "\n"}, "takes an error for the end")
                self.expect({"lib/storage/include/storage/storage.h": SPDX + line + "\n"},
                            "takes an error for the end")

    def test_a_bare_loop_over_rows_anywhere(self):
        for lines in ("auto found = connection.execute(sql);\nwhile ((*found)->next()) {}",
                      "QSqlQuery query(sql, database);\nwhile (query.next()) {}",
                      "void read(QSqlQuery &rows)\n{\n    while (i < 3 && rows.next()) {}\n}",
                      "void read(QSqlQuery *rows)\n{\n    for (; rows->next(); ++i) {}\n}",
                      "while ((*connection.execute(sql))->next()) {}"):
            for file in ("lib/library/src/library.cpp", "app/application.cpp", "tests/unit/storage/tst_x.cpp",
                         "tests/support/rows.h", "packaging/benchmarks/bench.cpp"):
                with self.subTest(f"{file}: {lines}"):
                    self.expect({file: SPDX + lines + "\n"}, "takes an error for the end")

    def test_a_lawful_walk_over_rows(self):
        code, said = self.run_check({
            "lib/storage/src/rows.cpp": SPDX + "if (query.next())\n    return true;\n",
            "lib/storage/src/storage.cpp": SPDX + "// as query.next() would\n"
            "connection.forEach(sql, {}, [](const QSqlQuery &row) { row.value(0); });\n"
            "connection.first(sql, {}, read);\nbytes.first(3);\n",
            "lib/library/src/library.cpp": SPDX + "while (files.next()) {}\nm_session.next();\n",
            "tests/unit/storage/tst_x.cpp": SPDX + "QSqlQuery query;\nQVERIFY(query.next());\n"})
        self.assertEqual((code, said), (0, "\n"))

    def test_a_file_that_is_too_long(self):
        self.expect({"lib/feed/src/feed.cpp": SPDX + "\n" * 400}, "Size: lib/feed/src/feed.cpp has 401 lines")

    def test_a_source_without_a_licence(self):
        self.expect({"lib/feed/src/feed.cpp": "int x;\n"}, "has no SPDX line")

    def test_a_module_outside_the_map(self):
        self.expect({"lib/README.md": "`base` `feed` `storage`"}, "library is missing from the map")

    def test_a_picture_that_is_out_of_date(self):
        self.expect({levels.PICTURE: "<svg/>\n"}, "Picture: lib/levels.svg is out of date")

    def test_a_path_that_does_not_exist(self):
        for guide in ("lib/feed/README.md", "app/README.md"):
            self.expect({guide: "See `feed/gone.h`.\n"}, f"Paths: {guide} names `feed/gone.h`")

    def test_paths_that_exist(self):
        guide = ("`lib/feed/src/feed.cpp` `feed/src/feed.cpp` `src/feed.cpp` `feed.cpp` `storage/storage.h`"
                 " `audio/mpeg` `src/chapters` `https://example.org/feed.xml` `~/.config/dogear/x.ini`\n")
        self.assertEqual(self.run_check({"lib/feed/README.md": guide}), (0, "\n"))

    def test_a_link_to_a_heading_that_does_not_exist(self):
        for link in ("../storage/README.md#one-thread-7", "../gone/README.md", "#gone"):
            self.expect({"lib/feed/README.md": f"[one]({link})\n"},
                        f"Paths: lib/feed/README.md links to {link}, which does not exist")

    def test_links_that_exist(self):
        self.assertEqual(self.run_check({
            "lib/storage/README.md": "    # [code](gone.md)\n\n### `rows.h`: one thread, one file (7)\n",
            "lib/feed/README.md": "## Purpose\n[a](../storage/README.md#rowsh-one-thread-one-file-7)"
                                  " [b](#purpose) [c](https://example.org/x#y)\n"}), (0, "\n"))

    def test_a_decision_that_the_module_does_not_have(self):
        header = SPDX + "/// \\file\n/// Decision: README.md, \"Feeds are read twice\".\n"
        files = {"lib/feed/include/feed/feed.h": header}
        self.expect(files, "Decisions: lib/feed/include/feed/feed.h names a decision that "
                           "lib/feed/README.md does not have")
        files["lib/feed/README.md"] = "### Feeds are read twice (7)\n"
        self.assertEqual(self.run_check(files), (0, "\n"))


class Levels(unittest.TestCase):
    """Runs levels.py as a developer does."""

    def run_levels(self, folder, *arguments):
        done = subprocess.run([sys.executable, ROOT / "tests/repo/levels.py", folder, *arguments],
                              capture_output=True, text=True)
        return done.returncode, done.stdout

    def test_a_changed_link_makes_the_picture_stale(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            tree(folder, {})
            self.assertEqual(self.run_levels(folder, "--check"), (0, ""))
            lists = folder / "lib/library/CMakeLists.txt"
            lists.write_text(lists.read_text().replace("dogear::feed ", ""))
            code, said = self.run_levels(folder, "--check")
            self.assertEqual((code, said.count("\n")), (1, 1))
            self.assertIn("lib/levels.svg is out of date", said)
            self.assertEqual(self.run_levels(folder), (0, ""))
            self.assertEqual(self.run_levels(folder, "--check"), (0, ""))

    def test_the_picture_names_modules_levels_and_links_as_text(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            tree(folder, {})
            drawn = levels.picture(folder)
        for words in ("level 0", "level 4", "base", "storage", "feed storage"):
            self.assertIn(f">{words}</text>", drawn)
        self.assertLess(drawn.index(">level 4<"), drawn.index(">level 0<"))


class Configure(unittest.TestCase):
    """Tests the real dogear_add_library in a project with the modules low, peer, high and tried."""

    def configure(self, link):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            lists = ["cmake_minimum_required(VERSION 3.25)", "project(tries LANGUAGES CXX)",
                     f"include({ROOT}/lib/cmake/DogearAddLibrary.cmake)",
                     "add_library(dogear_options INTERFACE)",
                     "add_library(dogear::options ALIAS dogear_options)"]
            lists += [f"add_subdirectory({module})" for module in ("low", "peer", "high", "tried")]
            (folder / "CMakeLists.txt").write_text("\n".join(lists))
            for module, level, links in (("low", 0, ""), ("peer", 2, "dogear::low"), ("high", 4, ""),
                                         ("tried", 2, link)):
                (folder / module / "include" / module).mkdir(parents=True)
                (folder / module / "src").mkdir()
                (folder / module / "include" / module / f"{module}.h").write_text("")
                (folder / module / "src" / f"{module}.cpp").write_text("")
                (folder / module / "CMakeLists.txt").write_text(
                    f"dogear_add_library({module} LEVEL {level} HEADERS {module}.h"
                    f" SOURCES {module}.cpp PUBLIC {links})")
            done = subprocess.run(["cmake", "-G", "Ninja", "-S", folder, "-B", folder / "build"],
                                  capture_output=True, text=True)
            return done.returncode, " ".join(done.stderr.split())

    def test_a_lower_level_may_be_linked(self):
        self.assertEqual(self.configure("dogear::low")[0], 0)

    def test_an_equal_level_stops_the_configuration(self):
        code, said = self.configure("dogear::peer")
        self.assertNotEqual(code, 0)
        self.assertIn("Layering: dogear::tried (level 2) may not link dogear::peer (level 2)", said)

    def test_a_higher_level_stops_the_configuration(self):
        code, said = self.configure("dogear::high")
        self.assertNotEqual(code, 0)
        self.assertIn("a module links only modules of a lower level", said)


class Compile(unittest.TestCase):
    """Tests that headers of a module that is not linked are not on the include path."""

    def compile(self, include, folders):
        arguments = [f"-I{ROOT}/lib/{module}/include" for module in folders]
        done = subprocess.run([COMPILER, "-std=c++20", "-E", "-x", "c++", "-o", "/dev/null", *arguments, "-"],
                              input=f"#include <{include}>\n", capture_output=True, text=True)
        return done.stderr

    def test_an_unlinked_header_does_not_compile(self):
        self.assertIn("storage/connection.h: No such file", self.compile("storage/connection.h", ["base", "domain"]))

    def test_a_linked_one_is_found(self):
        self.assertNotIn("storage/connection.h: No such file",
                         self.compile("storage/connection.h", ["base", "storage"]))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
