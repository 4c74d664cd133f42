// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how the library takes what other devices did, and how that is undone.

#include "device_under_test.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using devices::DeviceLibrary;
using devices::LibraryChanges;
using sync::EpisodeChange;

namespace {

constexpr qint64 heardAt = 1'722'700'000;

} // namespace

class TestDeviceLibrary final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void statesAreTaken_data();
    void statesAreTaken();
    void anEqualPlaceStaysExact();
    void aFavouriteStaysOne();
    void whatPlaysIsLeftAlone();
    void theHistoryFollows();
    void nothingOfItIsRecorded();
    void manyChangesAreUndoneTogether();
    void showsAreFollowedUnread();
    void addressesThatAreNotOfTheWebAreLeftOut();
    void unfollowedShowsComeBack();

private:
    [[nodiscard]] DeviceLibrary &library() { return m_device->devices->library(); }
    void setPosition(const QString &episode, std::chrono::milliseconds position)
    {
        QVERIFY(valueOf(m_device->library.episodes().setPosition(m_device->id(episode), position)));
        m_device->settle();
    }
    [[nodiscard]] Result<QSet<EpisodeId>> apply(const EpisodeChange &change)
    {
        return valueOf(library().apply({change}));
    }

    FakeClock m_clock;
    std::unique_ptr<DeviceUnderTest> m_device;
    FakePlayingEpisode m_player;
};

void TestDeviceLibrary::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_player = {};
    m_device = std::make_unique<DeviceUnderTest>(m_clock);
    m_device->addShow(u"a"_s, 3);
    library().setPlayer(&m_player);
}

void TestDeviceLibrary::cleanup()
{
    library().setPlayer(nullptr);
    m_device.reset();
}

void TestDeviceLibrary::statesAreTaken_data()
{
    QTest::addColumn<int>("before"); // seconds; -1: played
    QTest::addColumn<bool>("isPlayed");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("state");
    QTest::newRow("a place of a new episode") << 0 << false << 120 << u"120 s"_s;
    QTest::newRow("a farther place") << 60 << false << 120 << u"120 s"_s;
    QTest::newRow("an earlier place") << 300 << false << 120 << u"120 s"_s;
    QTest::newRow("a place of a played episode") << -1 << false << 120 << u"120 s"_s;
    QTest::newRow("played") << 60 << true << 0 << u"played"_s;
    QTest::newRow("unplayed") << -1 << false << 0 << u"new"_s;
    QTest::newRow("unplayed, of a started one") << 60 << false << 0 << u"new"_s;
}

void TestDeviceLibrary::statesAreTaken()
{
    QFETCH(const int, before);
    QFETCH(const bool, isPlayed);
    QFETCH(const int, position);
    const EpisodeId id = m_device->id(u"a/1"_s);
    if (before < 0)
        QVERIFY(valueOf(m_device->library.episodes().setPlayed(id, true)));
    else if (before > 0)
        setPosition(u"a/1"_s, std::chrono::seconds(before));
    const auto playing = apply({.episode = id,
                                .isPlayed = isPlayed,
                                .position = std::chrono::seconds(position),
                                .time = heardAt});
    QVERIFY(playing.has_value());
    QVERIFY(playing->isEmpty());
    QTEST(m_device->state(u"a/1"_s), "state");
    QCOMPARE(m_device->state(u"a/2"_s), u"new"_s);
    // The position file, which is right where the two differ, has it, too.
    const auto detail = valueOf(m_device->library.episodes().detail(id));
    QVERIFY(detail.has_value());
    QCOMPARE(detail->summary.state.isPlayed, isPlayed);
    QCOMPARE(m_player.reloaded, QList{id});
}

void TestDeviceLibrary::anEqualPlaceStaysExact()
{
    const EpisodeId id = m_device->id(u"a/1"_s);
    for (const auto &[exact, seconds] : {std::pair(120'750ms, 120s), std::pair(300ms, 1s)}) {
        setPosition(u"a/1"_s, exact);
        QVERIFY(apply({.episode = id, .position = seconds, .time = heardAt}).has_value());
        const auto summary = valueOf(m_device->library.episodes().summaries({id}));
        QVERIFY(summary.has_value());
        QCOMPARE(summary->constFirst().state.position, std::chrono::milliseconds(exact));
    }
    QVERIFY(m_player.reloaded.isEmpty());
    QVERIFY(library().takeChanges().isEmpty());
}

void TestDeviceLibrary::aFavouriteStaysOne()
{
    const EpisodeId id = m_device->id(u"a/1"_s);
    QVERIFY(valueOf(m_device->library.episodes().setFavourite(id, true)));
    QVERIFY(apply({.episode = id, .isPlayed = true, .time = heardAt}).has_value());
    const auto summary = valueOf(m_device->library.episodes().summaries({id}));
    QVERIFY(summary.has_value());
    QVERIFY(summary->constFirst().state.isFavourite);
}

void TestDeviceLibrary::whatPlaysIsLeftAlone()
{
    const EpisodeId first = m_device->id(u"a/1"_s);
    const EpisodeId second = m_device->id(u"a/2"_s);
    setPosition(u"a/1"_s, 60s);
    m_player.playing = first;
    const auto playing =
        valueOf(library().apply({{.episode = first, .position = 500s, .time = heardAt},
                                 {.episode = second, .position = 500s, .time = heardAt}}));
    QVERIFY(playing.has_value());
    QCOMPARE(*playing, QSet{first});
    QCOMPARE(m_device->state(u"a/1"_s), u"60 s"_s);
    QCOMPARE(m_device->state(u"a/2"_s), u"500 s"_s);
}

void TestDeviceLibrary::theHistoryFollows()
{
    const EpisodeId id = m_device->id(u"a/1"_s);
    const auto lastPlayed = [&] {
        const auto summary = valueOf(m_device->library.episodes().summaries({id}));
        return summary->constFirst().state.lastPlayed.value_or(QDateTime()).toSecsSinceEpoch();
    };
    QVERIFY(apply({.episode = id, .position = 50s, .time = heardAt}).has_value());
    QCOMPARE(lastPlayed(), heardAt);
    // Marking as unplayed is no listening.
    QVERIFY(apply({.episode = id, .time = heardAt + 100}).has_value());
    QCOMPARE(m_device->state(u"a/1"_s), u"new"_s);
    QCOMPARE(lastPlayed(), heardAt);
}

void TestDeviceLibrary::nothingOfItIsRecorded()
{
    const SyncServer server(strictServer(), m_clock);
    QVERIFY(m_device->connectTo(server).has_value());
    QVERIFY(
        apply({.episode = m_device->id(u"a/1"_s), .position = 50s, .time = heardAt}).has_value());
    QCOMPARE(m_device->recorded(), QStringList());
    // What the user does afterwards is.
    setPosition(u"a/1"_s, 70s);
    QCOMPARE(m_device->recorded(), QStringList{u"a/1 play 70"_s});
}

void TestDeviceLibrary::manyChangesAreUndoneTogether()
{
    m_device->addShow(u"b"_s, 2500); // several parts
    QList<EpisodeChange> changes;
    for (int number = 1; number <= 2500; ++number)
        changes.append(
            {.episode = m_device->id(u"b/%1"_s.arg(number)), .isPlayed = true, .time = heardAt});
    setPosition(u"b/7"_s, 70s);
    QVERIFY(valueOf(library().apply(changes)).has_value());
    QCOMPARE(m_device->number(u"SELECT count(*) FROM episode WHERE played = 1"_s), 2500);
    const LibraryChanges done = library().takeChanges();
    QCOMPARE(done.episodes.size(), 2500);
    QCOMPARE(done.markedPlayed, 2500);
    QVERIFY(library().takeChanges().isEmpty());
    QVERIFY(valueOf(library().undo(done)).has_value());
    QCOMPARE(m_device->number(u"SELECT count(*) FROM episode WHERE played = 1"_s), 0);
    QCOMPARE(m_device->state(u"b/7"_s), u"70 s"_s);
}

void TestDeviceLibrary::showsAreFollowedUnread()
{
    const QUrl known = DeviceUnderTest::feedOf(u"a"_s);
    const QUrl other = DeviceUnderTest::feedOf(u"other"_s);
    QVERIFY(valueOf(library().follow({known, other})).has_value());
    QCOMPARE(m_device->shows(), (QStringList{known.toString(), other.toString()}));
    QVERIFY(m_device->http.requests().isEmpty());
    QCOMPARE(library().takeChanges().followed, QList{other});
}

void TestDeviceLibrary::addressesThatAreNotOfTheWebAreLeftOut()
{
    const QStringList before = m_device->shows();
    QVERIFY(valueOf(library().follow({QUrl(u"file:///etc"_s), QUrl(u"ftp://e.org/a"_s), QUrl()}))
                .has_value());
    QCOMPARE(m_device->shows(), before);
}

void TestDeviceLibrary::unfollowedShowsComeBack()
{
    m_device->addShow(u"b"_s, 2);
    setPosition(u"b/1"_s, 40s);
    const qint64 show = m_device->number(u"SELECT podcast_id FROM episode WHERE guid = 'b/1'"_s);
    // An unknown one, which is gone already, is no error.
    QVERIFY(valueOf(library().unfollow({PodcastId{show}, PodcastId{4711}})).has_value());
    QCOMPARE(m_device->shows(), QStringList{DeviceUnderTest::feedOf(u"a"_s).toString()});
    const LibraryChanges done = library().takeChanges();
    QCOMPARE(done.unfollowed.size(), 1);
    QVERIFY(valueOf(library().undo(done)).has_value());
    QCOMPARE(m_device->shows().size(), 2);
    QCOMPARE(m_device->state(u"b/1"_s), u"40 s"_s);
}

QTEST_GUILESS_MAIN(TestDeviceLibrary)
#include "tst_device_library.moc"
