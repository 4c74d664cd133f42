// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a line of the log keeps nothing private, and that the last lines are kept.

#include "start/log_buffer.h"
#include "start/log_cleaning.h"

#include <QLoggingCategory>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestLogCleaning final : public QObject
{
    Q_OBJECT

private slots:
    void linesAreCleaned_data();
    void linesAreCleaned();
    void theLastLinesAreKept();
};

void TestLogCleaning::linesAreCleaned_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &line, const QString &expected) {
        QTest::newRow(name) << line << expected;
    };
    row("ordinary text stays",
        u"no mpegaudioparse: MP3 cannot be played"_s,
        u"no mpegaudioparse: MP3 cannot be played"_s);
    row("an address keeps its host",
        u"cannot play QUrl(\"https://media.example/private/token42/e.mp3?key=s3cret\") now"_s,
        u"cannot play QUrl(\"https://media.example/…\") now"_s);
    row("a password in an address goes",
        u"at https://anna:geheim@feeds.example:8080/show"_s,
        u"at https://feeds.example:8080/…"_s);
    row("a file address keeps no path",
        u"QUrl(\"file:///home/anna/Music/A show/1.mp3\")"_s,
        u"QUrl(\"file:///…\")"_s);
    row("a quoted path keeps the ending of its file",
        u"\"/home/anna/Music/Podcasts/My show/Episode 1.mp3\" cannot be deleted"_s,
        u"\"….mp3\" cannot be deleted"_s);
    row("a path ends before the reason",
        u"QFile: /home/anna/My show/Episode 1.mp3: No such file"_s,
        u"QFile: …: No such file"_s);
    row("a path of a disk goes", u"no room on /media/anna/Disk"_s, u"no room on …"_s);
    row("a path in the home goes", u"~/Music/My show is gone"_s, u"…"_s);
    row("a path of the system stays",
        u"\"Cannot load library /usr/lib/dogear/dogear_sound.so: no such file\""_s,
        u"\"Cannot load library /usr/lib/dogear/dogear_sound.so: no such file\""_s);
    row("a password with its name goes",
        u"password=geheim, user=anna"_s,
        u"password=… user=anna"_s);
    row("a token in quotes goes", u"token: \"a b c\" refused"_s, u"token=… refused"_s);
    row("a header goes",
        u"Authorization: Basic YW5uYTpnZWhlaW0= sent"_s,
        u"Authorization=… sent"_s);
    row("a mail address goes", u"from anna@example.org today"_s, u"from …@… today"_s);
    row("a query goes", u"GET feed?user=anna&id=7 failed"_s, u"GET feed?… failed"_s);
    row("a slash in a text stays", u"and/or 3/4"_s, u"and/or 3/4"_s);
    row("lines become one", u"a\nb"_s, u"a b"_s);
    row("a long line is cut", QString(1000, u'x'), QString(400, u'x'));
}

void TestLogCleaning::linesAreCleaned()
{
    QFETCH(const QString, line);
    QFETCH(const QString, expected);
    QCOMPARE(cleanLogLine(line), expected);
}

void TestLogCleaning::theLastLinesAreKept()
{
    keepLog();
    const QLoggingCategory category("dogear.test", QtInfoMsg);
    qCInfo(category) << "first at" << QStringLiteral("https://a.example/b?c=d");
    QVERIFY(!recentLog().isEmpty());
    const QString line = recentLog().constLast();
    QVERIFY2(line.endsWith(u" info dogear.test: first at \"https://a.example/…\""_s),
             qPrintable(line));
    for (qsizetype i = 0; i < maxLogLines; ++i)
        qCInfo(category, "line %d", int(i));
    QCOMPARE(recentLog().size(), maxLogLines);
    QVERIFY(recentLog().constFirst().endsWith(u"line 0"_s)); // the first line is gone
    qInstallMessageHandler(nullptr);
}

QTEST_GUILESS_MAIN(TestLogCleaning)
#include "tst_log_cleaning.moc"
