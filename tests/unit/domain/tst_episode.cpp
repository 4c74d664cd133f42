// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/episode.h>
#include <domain/search_results.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::domain;

class TestEpisode final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void typeIsRead_data();
    void typeIsRead();
    void typeSurvivesTheRoundTrip();
    void hitKindsHaveTheirOwnNames();
    void isStarted_data();
    void isStarted();
    void equalityLooksAtEveryField();
};

void TestEpisode::typeIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<EpisodeType>("expected");
    QTest::newRow("full") << u"full"_s << EpisodeType::Full;
    QTest::newRow("trailer") << u"trailer"_s << EpisodeType::Trailer;
    QTest::newRow("bonus") << u"bonus"_s << EpisodeType::Bonus;
    QTest::newRow("case is ignored") << u"TrAiLeR"_s << EpisodeType::Trailer;
    QTest::newRow("white space around") << u" \nbonus\t"_s << EpisodeType::Bonus;
    QTest::newRow("an empty type means full") << QString() << EpisodeType::Full;
    QTest::newRow("an unknown type means full") << u"teaser"_s << EpisodeType::Full;
    QTest::newRow("more than the type name means full") << u"trailer 2"_s << EpisodeType::Full;
}

void TestEpisode::typeIsRead()
{
    QFETCH(const QString, text);
    QFETCH(const EpisodeType, expected);
    QCOMPARE(toName(toEpisodeType(text)), toName(expected));
}

void TestEpisode::typeSurvivesTheRoundTrip()
{
    for (const EpisodeType type : {EpisodeType::Full, EpisodeType::Trailer, EpisodeType::Bonus})
        QVERIFY(toEpisodeType(toName(type)) == type);
    QCOMPARE(toName(EpisodeType::Bonus), u"bonus"_s);
}

void TestEpisode::hitKindsHaveTheirOwnNames()
{
    QCOMPARE(toName(HitKind::Title), u"title"_s);
    QCOMPARE(toName(HitKind::Notes), u"notes"_s);
    QCOMPARE(toName(HitKind::Chapter), u"chapter"_s);
    QCOMPARE(toName(HitKind::Transcript), u"transcript"_s);
}

void TestEpisode::isStarted_data()
{
    QTest::addColumn<bool>("isPlayed");
    QTest::addColumn<std::chrono::milliseconds>("position");
    QTest::addColumn<bool>("expected");
    QTest::newRow("not started") << false << std::chrono::milliseconds(0) << false;
    QTest::newRow("left in the middle") << false << std::chrono::milliseconds(1) << true;
    QTest::newRow("played") << true << std::chrono::milliseconds(0) << false;
    QTest::newRow("played, left in the middle") << true << std::chrono::milliseconds(1) << false;
}

void TestEpisode::isStarted()
{
    QFETCH(const bool, isPlayed);
    QFETCH(const std::chrono::milliseconds, position);
    QFETCH(const bool, expected);
    EpisodeState state;
    state.isPlayed = isPlayed;
    state.position = position;
    QCOMPARE(state.isStarted(), expected);
}

void TestEpisode::equalityLooksAtEveryField()
{
    Episode episode;
    episode.guid = u"g"_s;
    Episode other = episode;
    QVERIFY(episode == other);
    other.enclosure = Enclosure{QUrl(u"https://example.org/a.mp3"_s), u"audio/mpeg"_s, {}};
    QVERIFY(episode != other);
    episode.enclosure = other.enclosure;
    QVERIFY(episode == other);
    other.enclosure->length = 1;
    QVERIFY(episode != other);
}

QTEST_GUILESS_MAIN(TestEpisode)
#include "tst_episode.moc"
