// SPDX-License-Identifier: GPL-3.0-or-later
// Tests seeks to positions that the media does not have, or does not have yet.

#include "player_script.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;

class TestPlayerPlaces final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void scenario_data();
    void scenario();
};

void TestPlayerPlaces::scenario_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("position");
    const auto row = [](const char *name,
                        const char16_t *script,
                        const char16_t *told,
                        const char16_t *state,
                        int position) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(told)
                            << QString::fromUtf16(state) << position;
    };

    row("O: a length of the feed that is too short does not cut the place",
        u"take at 700000, play, |, < loaded 900000",
        u"seek 700000; play",
        u"playing",
        700000);
    row("O: nor the place that a listener chooses before it is loaded",
        u"take at 5000, seek 700000, play, |, < loaded 900000",
        u"seek 700000; play",
        u"playing",
        700000);
    row("the media knows its length better",
        u"take at 590000, seek 700000, play, < loaded 900000, |, seek 990000",
        u"seek 900000",
        u"playing",
        900000);
    row("E: a place far behind the end of the media begins at the beginning",
        u"take at 590000, play, |, < loaded 300000",
        u"play",
        u"playing",
        0);
    row("E: a place a little behind the end begins shortly before it",
        u"take at 310000, play, |, < loaded 300000",
        u"seek 290000; play",
        u"playing",
        290000);
    row("E: a place at the end begins shortly before it, too",
        u"take at 300000, play, |, < loaded 300000",
        u"seek 290000; play",
        u"playing",
        290000);
    row("E: of media that is shorter than that all is heard",
        u"take at 8100, play, |, < loaded 8000",
        u"play",
        u"playing",
        0);
    row("E: media that ends before anything was heard begins again",
        u"take at 5000, play, < loaded 0, |, < finished, < loaded 0",
        u"unload; speed 1; volume 1; load; play",
        u"playing",
        0);
    row("E: but only once",
        u"take at 5000, play, < loaded 0, < finished, < loaded 0, |, < finished",
        u"unload",
        u"ended",
        0);
    row("N: what cannot be sought is heard from its beginning",
        u"take at 60000, grows, play, < not seekable, |, < loaded 600000, < at 250",
        u"play",
        u"playing",
        250);
    row("N: and goes to the place once its length is known",
        u"take at 60000, grows, play, < not seekable, < loaded 600000, < at 250, |, < seekable, "
        u"< length known, < loaded 600000",
        u"unload; speed 1; volume 1; load; seek 60000; play",
        u"playing",
        60000);
    row("N: a seek waits for the length as well",
        u"take at 60000, grows, play, < not seekable, < loaded 600000, < at 250, |, seek 90000, "
        u"< seekable, < length known, < loaded 600000",
        u"unload; speed 1; volume 1; load; seek 90000; play",
        u"playing",
        90000);
    row("N: from the beginning it is opened again with the first seek",
        u"take at 0, grows, play, < not seekable, < loaded 600000, < at 250, |, < seekable, "
        u"< length known, < at 500, seek 90000, < loaded 600000",
        u"unload; speed 1; volume 1; load; seek 90000; play",
        u"playing",
        90000);
    row("N: stop keeps the place that is to come",
        u"take at 60000, grows, play, < not seekable, < loaded 600000, < at 250, |, stop",
        u"unload",
        u"paused",
        60000);
    row("N: so does a failure",
        u"take at 60000, grows, play, < not seekable, < loaded 600000, < at 250, |, < failed",
        u"unload",
        u"failed",
        60000);
    row("N: opened again once, the device is asked to seek all the same",
        u"take at 60000, grows, play, < not seekable, < loaded 600000, < at 250, < length known, "
        u"|, < loaded 600000",
        u"seek 60000; play",
        u"playing",
        60000);
    row("N: files do not grow, and are asked to seek",
        u"take at 60000, play, < not seekable, |, < loaded 600000",
        u"seek 60000; play",
        u"playing",
        60000);
}

void TestPlayerPlaces::scenario()
{
    QFETCH(const QString, script);
    QFETCH(const QString, told);
    QFETCH(const QString, state);
    QFETCH(const int, position);
    const Performance performance = performAll(script);
    QCOMPARE(performance.told, told);
    QCOMPARE(performance.state, state);
    QCOMPARE(performance.position, position);
}

QTEST_GUILESS_MAIN(TestPlayerPlaces)
#include "tst_player_places.moc"
