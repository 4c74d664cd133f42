// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/note_chapters.h>
#include <support/chapter_dump.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::notes;

using Duration = std::optional<std::chrono::milliseconds>;

class TestNoteChapters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void chapters_data();
    void chapters();
};

void TestNoteChapters::chapters_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<Duration>("duration");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const QString &notes,
                        const QString &expected,
                        const Duration &duration = Duration(10min)) {
        QTest::newRow(name) << notes << duration << expected;
    };
    const QString two = u"0 Intro\n83 Seals"_s;

    row("a list", u"<ul><li>0:00 Intro</li><li>1:23 Seals</li></ul>"_s, two);
    row("lines of a paragraph", u"<p>Today:<br>0:00 Intro<br>1:23 Seals<br>See you</p>"_s, two);
    row("plain text", u"Today\n0:00 Intro\n1:23 Seals\n\nMore: example.org"_s, two);
    row("a table",
        u"<table><tr><td>0:00</td><td>Intro</td></tr>"
        "<tr><td>1:23</td><td>Seals</td></tr></table>"_s,
        two);
    row("in round brackets", u"(0:00) Intro\n(1:23) Seals"_s, two);
    row("in square brackets", u"[00:00] - Intro\n[01:23] - Seals"_s, two);
    row("with dashes", u"0:00 – Intro\n1:23 — Seals"_s, two);
    row("numbered", u"<ol><li>0:00 Intro</li><li>1:23 | Seals</li></ol>"_s, two);
    row("times behind titles", u"Intro (0:00)\nSeals – 1:23"_s, two);
    row("ranges", u"0:00–1:00 Intro\n1:23 - 2:00 Seals"_s, u"0-60 Intro\n83-120 Seals"_s);
    row("a range that runs backwards has no end", u"0:00 Intro\n1:23 - 1:00 Seals"_s, two);
    row("brackets of a title stay",
        u"0:00 Intro (again)\n1:23 [live] Seals"_s,
        u"0 Intro (again)\n83 [live] Seals"_s);
    row("an address is the link",
        u"0:00 Intro\n1:23 Seals https://example.org/s"_s,
        u"0 Intro\n83 Seals [https://example.org/s]"_s);
    row("titles that are links",
        u"<p>0:00 <a href='https://e.org'>Intro</a><br>1:23 Seals</p>"_s,
        two);
    row("hours", u"0:00:00 Intro\n1:01:23 Seals"_s, u"0 Intro\n3683 Seals"_s, Duration(2h));
    row("the same time twice is one chapter", u"0:00 Intro\n0:00 Again\n1:23 Seals"_s, two);
    row("unknown length", u"0:00 Intro\n1:23 Seals"_s, two, Duration());

    row("a colon behind the time", u"0:00: Intro\n1:23: Seals"_s, two);
    row("a colon without a blank", u"0:00:Intro\n1:23:Seals"_s, two);
    row("hours and a colon behind", u"0:00:00: Intro\n0:01:23: Seals"_s, two);
    row("milliseconds", u"00:00:00.000 Intro\n00:01:23.500 Seals"_s, u"0 Intro\n83.5 Seals"_s);
    row("milliseconds behind a comma",
        u"00:00:00,000 Intro\n00:01:23,250 Seals"_s,
        u"0 Intro\n83.25 Seals"_s);
    row("wide colons", u"00：00 开场\n01：23 海豹"_s, u"0 开场\n83 海豹"_s);
    row("a wide colon behind the time", u"0:00：开场\n1:23：海豹"_s, u"0 开场\n83 海豹"_s);
    row("an emoji in front", u"⏱️ 0:00 Intro\n🎙️ 1:23 Seals"_s, two);
    row("an emoji of the title stays",
        u"0:00 👋 Intro\n1:23 Seals 🦭"_s,
        u"0 👋 Intro\n83 Seals 🦭"_s);
    row("numbers in front", u"1. 0:00 Intro\n2) 1:23 Seals"_s, two);
    row("numbers and brackets in front", u"1. (0:00) Intro\n2. [1:23] Seals"_s, two);
    row("times on lines of their own", u"<p>0:00<br>Intro</p><p>1:23<br>Seals</p>"_s, two);
    row("times on lines of their own, in brackets and with empty lines",
        u"(0:00)\n\nIntro\n\n(1:23)\n\nSeals\nSeals are more.\n"_s,
        two);
    row("the number of a year is no number of a line",
        u"2024. 0:00 Intro\n2025. 1:23 Seals"_s,
        u""_s);
    row("scores", u"Ajax 21:15 Bremen\nKiel 30:22 Mainz"_s, u""_s);

    row("one line is no list", u"1:23 Seals"_s, u""_s);
    row("sentences", u"At 1:23 we speak of seals and at 2:34 of whales."_s, u""_s);
    row("several times in a line", u"0:00 a 1:00 b 2:00\n3:00 a 4:00 b 5:00"_s, u""_s);
    row("a line that goes back ends the list",
        u"0:00 Intro\n1:23 Seals\n0:30 Outtake\n2:00 X"_s,
        two);
    row("times beyond the end are none", u"0:00 Intro\n1:23 Seals\n11:00 Gone"_s, two);
    row("times without a title", u"0:00\n1:23\n2:00"_s, u""_s);
    row("times of day", u"10:30 am Breakfast\n11:45 am Lunch"_s, u""_s);
    row("long sentences that begin with a time",
        u"0:00 Intro\n1:23 "_s + u"seals "_s.repeated(40),
        u""_s);
    row("nothing", u""_s, u""_s);
}

void TestNoteChapters::chapters()
{
    QFETCH(const QString, notes);
    QFETCH(const Duration, duration);
    QFETCH(const QString, expected);
    QCOMPARE(dump(findChapters(notes, duration)), expected);
}

QTEST_GUILESS_MAIN(TestNoteChapters)
#include "tst_note_chapters.moc"
