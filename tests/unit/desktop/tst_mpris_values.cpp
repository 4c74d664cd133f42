// SPDX-License-Identifier: GPL-3.0-or-later

#include "mpris_values.h"

#include <base/utc.h>
#include <domain/library.h>

#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using playback::PlayerState;
using std::chrono::milliseconds;

class TestMprisValues final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void statesHaveAWord_data();
    void statesHaveAWord();
    void trackIdsAreObjectPaths();
    void metadataIsWhatIsKnown_data();
    void metadataIsWhatIsKnown();
    void aChapterIsNamed();
    void positionsAreInTheEpisode_data();
    void positionsAreInTheEpisode();
    void seeks_data();
    void seeks();
    void ratesAreSpeeds_data();
    void ratesAreSpeeds();
    void volumesArePercents_data();
    void volumesArePercents();
    void opensFilesAndAddresses_data();
    void opensFilesAndAddresses();
};

namespace {

domain::EpisodeDetail fullEpisode()
{
    domain::EpisodeDetail detail;
    detail.summary.id = EpisodeId{7};
    detail.summary.title = u"Käse & Brot"_s;
    detail.summary.podcastTitle = u"The show"_s;
    detail.summary.published = QDateTime({2026, 1, 2}, {3, 4, 5}, utc);
    detail.episode.author = u"Ada"_s;
    detail.episode.enclosure = domain::Enclosure{.url = QUrl(u"https://example.org/a%20b.mp3"_s)};
    return detail;
}

/// \return one line "key=type:value" for each entry
QString toText(const QVariantMap &metadata)
{
    QStringList lines;
    for (auto it = metadata.cbegin(); it != metadata.cend(); ++it) {
        const QString value = it->metaType() == QMetaType::fromType<QDBusObjectPath>()
                                  ? it->value<QDBusObjectPath>().path()
                              : it->metaType() == QMetaType::fromType<QStringList>()
                                  ? it->toStringList().join(u'|')
                                  : it->toString();
        lines.append(it.key() + u'=' + QString::fromLatin1(it->typeName()) + u':' + value);
    }
    return lines.join(u'\n');
}

} // namespace

void TestMprisValues::statesHaveAWord_data()
{
    QTest::addColumn<PlayerState>("state");
    QTest::addColumn<bool>("isPlayWanted");
    QTest::addColumn<QString>("status");
    QTest::newRow("empty") << PlayerState::Empty << false << u"Stopped"_s;
    QTest::newRow("loading, to play") << PlayerState::Loading << true << u"Playing"_s;
    QTest::newRow("loading, without playing") << PlayerState::Loading << false << u"Paused"_s;
    QTest::newRow("paused") << PlayerState::Paused << false << u"Paused"_s;
    QTest::newRow("playing") << PlayerState::Playing << true << u"Playing"_s;
    QTest::newRow("played to the end") << PlayerState::Ended << false << u"Stopped"_s;
    QTest::newRow("failed") << PlayerState::Failed << false << u"Stopped"_s;
}

void TestMprisValues::statesHaveAWord()
{
    QFETCH(const PlayerState, state);
    QFETCH(const bool, isPlayWanted);
    QTEST(desktop::toPlaybackStatus(state, isPlayWanted), "status");
}

void TestMprisValues::trackIdsAreObjectPaths()
{
    // D-Bus specification, "Valid Object Paths": Qt makes an invalid path empty and warns.
    const auto widest = desktop::toTrackId(EpisodeId{std::numeric_limits<qint64>::max()});
    QCOMPARE(widest.path(), u"/org/dogear/Dogear/episode/9223372036854775807"_s);
    QCOMPARE(desktop::toTrackId(EpisodeId{7}), desktop::toTrackId(EpisodeId{7}));
    QVERIFY(desktop::toTrackId(EpisodeId{7}) != desktop::toTrackId(EpisodeId{70}));
}

void TestMprisValues::metadataIsWhatIsKnown_data()
{
    QTest::addColumn<domain::EpisodeDetail>("episode");
    QTest::addColumn<milliseconds>("duration");
    QTest::addColumn<QUrl>("art");
    QTest::addColumn<QString>("expected");

    QTest::newRow("a full episode")
        << fullEpisode() << milliseconds(90s) << QUrl(u"file:///cache/cover"_s)
        << u"mpris:artUrl=QString:file:///cache/cover\n"
           "mpris:length=qlonglong:90000000\n"
           "mpris:trackid=QDBusObjectPath:/org/dogear/Dogear/episode/7\n"
           "xesam:album=QString:The show\n"
           "xesam:artist=QStringList:Ada\n"
           "xesam:contentCreated=QString:2026-01-02T03:04:05Z\n"
           "xesam:title=QString:Käse & Brot\n"
           "xesam:url=QString:https://example.org/a%20b.mp3"_s;

    domain::EpisodeDetail bare;
    bare.summary.id = EpisodeId{8};
    QTest::newRow("an episode with nothing but its id")
        << bare << milliseconds() << QUrl()
        << u"mpris:trackid=QDBusObjectPath:/org/dogear/Dogear/episode/8"_s;

    domain::EpisodeDetail byShow = bare;
    byShow.summary.podcastTitle = u"The show"_s;
    QTest::newRow("the show as the artist of an episode without an author")
        << byShow << milliseconds() << QUrl()
        << u"mpris:trackid=QDBusObjectPath:/org/dogear/Dogear/episode/8\n"
           "xesam:album=QString:The show\n"
           "xesam:artist=QStringList:The show"_s;

    domain::EpisodeDetail secret = bare;
    secret.episode.enclosure = domain::Enclosure{.url = QUrl(u"https://a:b@example.org/c.mp3"_s)};
    QTest::newRow("user name and password are removed from addresses")
        << secret << milliseconds() << QUrl(u"https://a:b@example.org/cover.png"_s)
        << u"mpris:artUrl=QString:https://example.org/cover.png\n"
           "mpris:trackid=QDBusObjectPath:/org/dogear/Dogear/episode/8\n"
           "xesam:url=QString:https://example.org/c.mp3"_s;
}

void TestMprisValues::metadataIsWhatIsKnown()
{
    QFETCH(const domain::EpisodeDetail, episode);
    QFETCH(const milliseconds, duration);
    QFETCH(const QUrl, art);
    QTEST(toText(desktop::toMetadata(episode, duration, art)), "expected");
}

void TestMprisValues::aChapterIsNamed()
{
    const auto metadata = desktop::toMetadata(fullEpisode(), {}, {}, u"A chapter"_s);
    QCOMPARE(metadata.value(u"xesam:comment"_s).toStringList(), QStringList{u"A chapter"_s});
    QCOMPARE(metadata.value(u"xesam:title"_s).toString(), u"Käse & Brot"_s);
    QVERIFY(!desktop::toMetadata(fullEpisode(), {}, {}, {}).contains(u"xesam:comment"_s));
}

void TestMprisValues::positionsAreInTheEpisode_data()
{
    using Position = std::optional<milliseconds>;
    QTest::addColumn<qlonglong>("microseconds");
    QTest::addColumn<milliseconds>("duration");
    QTest::addColumn<Position>("expected");
    const auto row = [](const char *name, qlonglong at, milliseconds duration, Position expected) {
        QTest::newRow(name) << at << duration << expected;
    };
    row("the beginning", 0, 10s, Position(0ms));
    row("within", 1'500'999, 10s, Position(1'500ms));
    row("the end", 10'000'000, 10s, Position(10s));
    row("before the beginning is nowhere", -1, 10s, Position());
    row("behind the end is nowhere", 10'001'000, 10s, Position());
    row("without a length any place is one", 10'001'000, 0ms, Position(10'001ms));
    row("but not all of them", std::numeric_limits<qlonglong>::max(), 0ms, Position());
    row("least number", std::numeric_limits<qlonglong>::min(), 10s, Position());
}

void TestMprisValues::positionsAreInTheEpisode()
{
    QFETCH(const qlonglong, microseconds);
    QFETCH(const milliseconds, duration);
    QTEST(desktop::toPosition(microseconds, duration), "expected");
}

void TestMprisValues::seeks_data()
{
    QTest::addColumn<qlonglong>("offset");
    QTest::addColumn<milliseconds>("duration");
    QTest::addColumn<bool>("isBeyondEnd");
    QTest::addColumn<milliseconds>("expected"); // starting at 5 s; not checked beyond the end
    const auto row = [](const char *name,
                        qlonglong offset,
                        milliseconds duration,
                        bool isBeyond,
                        milliseconds expected) {
        QTest::newRow(name) << offset << duration << isBeyond << expected;
    };
    row("forward", 2'000'000, 10s, false, 7s);
    row("back", -2'000'000, 10s, false, 3s);
    row("to the end", 5'000'000, 10s, false, 10s);
    row("beyond the beginning is the beginning", -6'000'000, 10s, false, 0ms);
    row("beyond the end is the next track", 5'001'000, 10s, true, 0ms);
    row("of unknown length", 5'001'000, 0ms, false, 10'001ms);
    row("greatest number", std::numeric_limits<qlonglong>::max(), 0ms, true, 0ms);
    row("least number", std::numeric_limits<qlonglong>::min(), 0ms, false, 0ms);
}

void TestMprisValues::seeks()
{
    QFETCH(const qlonglong, offset);
    QFETCH(const milliseconds, duration);
    QFETCH(const bool, isBeyondEnd);
    const desktop::SeekTarget target = desktop::toSeekTarget(5s, offset, duration);
    QCOMPARE(target.isBeyondEnd, isBeyondEnd);
    if (!isBeyondEnd)
        QTEST(target.position, "expected");
}

void TestMprisValues::ratesAreSpeeds_data()
{
    using Speed = std::optional<double>;
    QTest::addColumn<double>("rate");
    QTest::addColumn<Speed>("expected");
    QTest::newRow("a supported speed") << 1.25 << Speed(1.25);
    QTest::newRow("slower than the minimum") << 0.1 << Speed(0.5);
    QTest::newRow("faster than the maximum") << 99.0 << Speed(3.0);
    QTest::newRow("zero") << 0.0 << Speed();
    QTest::newRow("a negative rate") << -1.0 << Speed();
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << Speed();
    QTest::newRow("infinity") << std::numeric_limits<double>::infinity() << Speed();
}

void TestMprisValues::ratesAreSpeeds()
{
    QFETCH(const double, rate);
    QTEST(desktop::toSpeed(rate), "expected");
}

void TestMprisValues::volumesArePercents_data()
{
    using Percent = std::optional<int>;
    QTest::addColumn<double>("volume");
    QTest::addColumn<Percent>("expected");
    QTest::newRow("silence") << 0.0 << Percent(0);
    QTest::newRow("half volume") << 0.5 << Percent(50);
    QTest::newRow("full volume") << 1.0 << Percent(100);
    QTest::newRow("below zero") << -0.3 << Percent(0);
    QTest::newRow("above full volume") << 1.5 << Percent(100);
    QTest::newRow("infinity") << std::numeric_limits<double>::infinity() << Percent(100);
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << Percent();
}

void TestMprisValues::volumesArePercents()
{
    QFETCH(const double, volume);
    QTEST(desktop::toVolumePercent(volume), "expected");
}

void TestMprisValues::opensFilesAndAddresses_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<bool>("isOpened");
    QTest::newRow("https") << u"https://example.org/feed"_s << true;
    QTest::newRow("http") << u"http://example.org/feed"_s << true;
    QTest::newRow("https in upper case") << u"HTTPS://example.org/feed"_s << true;
    QTest::newRow("a local file") << u"file:///home/ada/show.opml"_s << true;
    QTest::newRow("an empty string") << QString() << false;
    QTest::newRow("a path without a scheme") << u"/home/ada/show.opml"_s << false;
    QTest::newRow("a file URL without a path") << u"file://"_s << false;
    QTest::newRow("a web address without a host") << u"https:///feed"_s << false;
    QTest::newRow("a feed address") << u"feed://example.org/feed"_s << true;
    QTest::newRow("a web address in a feed address") << u"feed:https://example.org/feed"_s << true;
    QTest::newRow("an iTunes address") << u"itpc://example.org/feed"_s << true;
    QTest::newRow("a feed address without a place") << u"feed:"_s << false;
    QTest::newRow("another scheme") << u"spotify:track:1"_s << false;
    QTest::newRow("an invalid address") << u"http://exa mple.org/"_s << false;
    QTest::newRow("plain words") << u"play something"_s << false;
}

void TestMprisValues::opensFilesAndAddresses()
{
    QFETCH(const QString, uri);
    QFETCH(const bool, isOpened);
    const Result<QUrl> url = desktop::toOpenable(uri);
    QCOMPARE(url.has_value(), isOpened);
    if (!isOpened) {
        QCOMPARE(url.error().code, ErrorCode::UnsupportedScheme);
        QCOMPARE(url.error().detail, uri);
    }
}

QTEST_GUILESS_MAIN(TestMprisValues)

#include "tst_mpris_values.moc"
