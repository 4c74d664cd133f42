// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/show_playback.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::domain;

Q_DECLARE_METATYPE(PlaybackEffects)
Q_DECLARE_METATYPE(ShowPlayback)

class TestShowPlayback final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatHolds_data();
    void whatHolds();
    void whatIsNoted_data();
    void whatIsNoted();
    void introAndOutroStay();
};

void TestShowPlayback::whatHolds_data()
{
    QTest::addColumn<ShowPlayback>("show");
    QTest::addColumn<PlaybackEffects>("allShows");
    QTest::addColumn<PlaybackEffects>("expected");
    const PlaybackEffects plain;
    const PlaybackEffects all{1.2, true, true};
    QTest::newRow("a show without its own settings uses those of all shows")
        << ShowPlayback{} << all << PlaybackEffects{1.2, true, true};
    QTest::newRow("its own speed, the rest from all shows")
        << ShowPlayback{.speed = 1.5} << all << PlaybackEffects{1.5, true, true};
    QTest::newRow("its own speed may be normal speed")
        << ShowPlayback{.speed = 1.0} << all << PlaybackEffects{1.0, true, true};
    QTest::newRow("one show without trimming of pauses")
        << ShowPlayback{.trimsSilence = false} << all << PlaybackEffects{1.2, false, true};
    QTest::newRow("one show with trimming of pauses")
        << ShowPlayback{.trimsSilence = true} << plain << PlaybackEffects{1.0, true, false};
    QTest::newRow("one show without levelled loudness")
        << ShowPlayback{.levelsLoudness = false} << all << PlaybackEffects{1.2, true, false};
    QTest::newRow("one show with levelled loudness")
        << ShowPlayback{.levelsLoudness = true} << plain << PlaybackEffects{1.0, false, true};
    QTest::newRow("one show with all of its own settings")
        << ShowPlayback{.speed = 0.5, .trimsSilence = true, .levelsLoudness = false} << all
        << PlaybackEffects{0.5, true, false};
}

void TestShowPlayback::whatHolds()
{
    QFETCH(const ShowPlayback, show);
    QFETCH(const PlaybackEffects, allShows);
    QFETCH(const PlaybackEffects, expected);
    QVERIFY(effectsOf(show, allShows) == expected);
}

void TestShowPlayback::whatIsNoted_data()
{
    QTest::addColumn<ShowPlayback>("show");
    QTest::addColumn<PlaybackEffects>("wanted");
    QTest::addColumn<ShowPlayback>("expected");
    // The settings of all shows: speed 1.2, pauses trimmed.
    QTest::newRow("no change stores nothing")
        << ShowPlayback{} << PlaybackEffects{1.2, true, false} << ShowPlayback{};
    QTest::newRow("a different speed is stored")
        << ShowPlayback{} << PlaybackEffects{1.5, true, false} << ShowPlayback{.speed = 1.5};
    QTest::newRow("the speed of all shows clears the stored speed")
        << ShowPlayback{.speed = 1.5} << PlaybackEffects{1.2, true, false} << ShowPlayback{};
    QTest::newRow("a changed switch is stored")
        << ShowPlayback{} << PlaybackEffects{1.2, false, false}
        << ShowPlayback{.trimsSilence = false};
    QTest::newRow("changing the switch back clears the stored value")
        << ShowPlayback{.trimsSilence = false} << PlaybackEffects{1.2, true, false}
        << ShowPlayback{};
    QTest::newRow("a stored value equal to that of all shows is kept")
        << ShowPlayback{.trimsSilence = true} << PlaybackEffects{1.2, true, true}
        << ShowPlayback{.trimsSilence = true, .levelsLoudness = true};
}

void TestShowPlayback::whatIsNoted()
{
    QFETCH(const ShowPlayback, show);
    QFETCH(const PlaybackEffects, wanted);
    QFETCH(const ShowPlayback, expected);
    const PlaybackEffects allShows{1.2, true, false};
    const ShowPlayback noted = withEffects(show, wanted, allShows);
    QVERIFY(noted == expected);
    QVERIFY(effectsOf(noted, allShows) == wanted);
}

void TestShowPlayback::introAndOutroStay()
{
    using std::chrono::seconds;
    const ShowPlayback show{.intro = seconds(30), .outro = seconds(60)};
    const ShowPlayback noted = withEffects(show, {.speed = 2.0}, {});
    QVERIFY((noted == ShowPlayback{.speed = 2.0, .intro = seconds(30), .outro = seconds(60)}));
}

QTEST_GUILESS_MAIN(TestShowPlayback)
#include "tst_show_playback.moc"
