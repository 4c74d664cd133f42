// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/show_playback_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;
using domain::ShowPlayback;

Q_DECLARE_METATYPE(domain::ShowPlayback)

class TestShowPlaybackStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsStoredComesBack_data();
    void whatIsStoredComesBack();
    void oddValues_data();
    void oddValues();
    void nothingIsKeptWhereNothingIsChosen();
    void eachShowHasItsOwn();
    void aShowThatIsGoneIsNoFailure();
    void itGoesWithItsShow();
    void itMovesWithItsShow();

private:
    [[nodiscard]] int rows() const
    {
        const auto counted = m_connection->execute(u"SELECT count(*) FROM show_playback"_s);
        return counted && (*counted)->next() ? (*counted)->value(0).toInt() : -1;
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestShowPlaybackStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
}

void TestShowPlaybackStore::whatIsStoredComesBack_data()
{
    QTest::addColumn<ShowPlayback>("playback");
    QTest::newRow("the default settings") << ShowPlayback{};
    QTest::newRow("a speed") << ShowPlayback{.speed = 1.35};
    QTest::newRow("normal speed, chosen for the show") << ShowPlayback{.speed = 1.0};
    QTest::newRow("shortened pauses") << ShowPlayback{.trimsSilence = true};
    QTest::newRow("unchanged pauses, chosen for the show") << ShowPlayback{.trimsSilence = false};
    QTest::newRow("levelled loudness") << ShowPlayback{.levelsLoudness = true};
    QTest::newRow("unchanged loudness, chosen for the show")
        << ShowPlayback{.levelsLoudness = false};
    QTest::newRow("an intro") << ShowPlayback{.intro = 30s};
    QTest::newRow("an outro") << ShowPlayback{.outro = 95s};
    QTest::newRow("all settings") << ShowPlayback{2.5, false, true, 1s, 3600s};
}

void TestShowPlaybackStore::whatIsStoredComesBack()
{
    QFETCH(const ShowPlayback, playback);
    ShowPlaybackStore store(*m_connection);
    QVERIFY(store.put(m_show, {.speed = 3.0, .outro = 7s}).has_value()); // to be replaced
    QVERIFY(store.put(m_show, playback).has_value());
    QVERIFY(*store.find(m_show) == playback);
}

void TestShowPlaybackStore::oddValues_data()
{
    QTest::addColumn<QString>("values"); // speed, intro, outro
    QTest::addColumn<ShowPlayback>("expected");
    QTest::newRow("a speed above the maximum") << u"99, 0, 0"_s << ShowPlayback{.speed = 3.0};
    QTest::newRow("a speed below the minimum") << u"0, 0, 0"_s << ShowPlayback{.speed = 0.5};
    QTest::newRow("negative lengths of intro and outro") << u"NULL, -5, -5"_s << ShowPlayback{};
    QTest::newRow("an intro and an outro longer than an hour")
        << u"NULL, 9999, 9999"_s << ShowPlayback{.intro = 3600s, .outro = 3600s};
}

void TestShowPlaybackStore::oddValues()
{
    QFETCH(const QString, values);
    QFETCH(const ShowPlayback, expected);
    QVERIFY(m_connection
                ->execute(u"INSERT INTO show_playback (speed, intro_seconds, outro_seconds,"
                          " podcast_id) VALUES ("_s
                              + values + u", ?)"_s,
                          {m_show.value})
                .has_value());
    QVERIFY(*ShowPlaybackStore(*m_connection).find(m_show) == expected);
}

void TestShowPlaybackStore::nothingIsKeptWhereNothingIsChosen()
{
    ShowPlaybackStore store(*m_connection);
    QVERIFY(store.put(m_show, {.speed = 1.5}).has_value());
    QCOMPARE(rows(), 1);
    QVERIFY(store.put(m_show, {}).has_value());
    QCOMPARE(rows(), 0);
}

void TestShowPlaybackStore::eachShowHasItsOwn()
{
    ShowPlaybackStore store(*m_connection);
    const PodcastId other = addShow(*m_connection, u"other"_s);
    QVERIFY(store.put(m_show, {.speed = 1.5}).has_value());
    QVERIFY(*store.find(other) == ShowPlayback{});
    QVERIFY(store.put(other, {.speed = 2.0}).has_value());
    QVERIFY(*store.find(m_show) == ShowPlayback{.speed = 1.5});
}

void TestShowPlaybackStore::aShowThatIsGoneIsNoFailure()
{
    ShowPlaybackStore store(*m_connection);
    const PodcastId gone{9'999};
    QVERIFY(store.put(gone, {.speed = 1.5}).has_value());
    QVERIFY(*store.find(gone) == ShowPlayback{});
    QCOMPARE(rows(), 0);
}

void TestShowPlaybackStore::itGoesWithItsShow()
{
    QVERIFY(ShowPlaybackStore(*m_connection).put(m_show, {.speed = 1.5}).has_value());
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    QCOMPARE(rows(), 0);
}

void TestShowPlaybackStore::itMovesWithItsShow()
{
    ShowPlaybackStore store(*m_connection);
    QVERIFY(store.put(m_show, {.intro = 30s}).has_value());
    QVERIFY(*PodcastStore(*m_connection).moveTo(m_show, QUrl(u"https://example.org/new"_s)));
    QVERIFY(*store.find(m_show) == ShowPlayback{.intro = 30s});
}

QTEST_GUILESS_MAIN(TestShowPlaybackStore)
#include "tst_show_playback_store.moc"
