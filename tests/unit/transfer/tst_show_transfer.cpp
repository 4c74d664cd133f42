// SPDX-License-Identifier: GPL-3.0-or-later
// Tests bringing one show of another player over, in the database.

#include "player_libraries.h"
#include "show_transfer.h"

#include <storage/connection.h>
#include <storage/former_address_store.h>
#include <storage/podcast_store.h>
#include <storage/preview_store.h>
#include <storage/show_playback_store.h>
#include <storage/transfer_undo.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using namespace dogear::transfer;
using namespace std::chrono_literals;
using storage::Connection;
using storage::PodcastStore;

namespace {

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000).toUTC();
const QUrl feed{u"https://example.org/show"_s};

} // namespace

class TestShowTransfer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void aNewShowIsFollowedAndItsStatesWait();
    void aShowIsFoundByItsAddress_data();
    void aShowIsFoundByItsAddress();
    void aPreviewIsFollowed();
    void tagsAreAdded();
    void whatTheUserHasChosenStays_data();
    void whatTheUserHasChosenStays();
    void addressesThatAreNoneOfTheWebAreRefused_data();
    void addressesThatAreNoneOfTheWebAreRefused();
    void aSecondImportIsEmpty();

private:
    Result<AppliedShow> apply(const importers::PlayerShow &show,
                              const QList<storage::ImportedEpisode> &episodes = {})
    {
        const auto transfer = storage::TransferStore(*m_connection).begin(u"kasts"_s, now);
        if (!transfer)
            return failure(transfer.error());
        m_transfer = *transfer;
        return applyShow(
            *m_connection, m_transfer, {.show = 3, .values = show, .episodes = episodes}, {}, now);
    }
    /// Follows the show at \a url; an invalid id on failure.
    PodcastId follow(const QUrl &url)
    {
        return PodcastStore(*m_connection).add(url, u"Show"_s, now).value_or(PodcastId());
    }

    std::unique_ptr<Connection> m_connection;
    TransferId m_transfer;
};

void TestShowTransfer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    auto opened = Connection::open(u":memory:"_s);
    QVERIFY(opened.has_value());
    m_connection = *std::move(opened);
}

void TestShowTransfer::aNewShowIsFollowedAndItsStatesWait()
{
    importers::PlayerShow show = playerShow(feed, u"Theirs"_s);
    show.ownTitle = u"Mine there"_s;
    show.tags = {u"News"_s};
    show.playback = {.speed = 1.5, .intro = 30s};
    const auto applied = apply(show,
                               {{.clues = {.guid = u"a"_s}, .state = {.position = 5s}},
                                {.clues = {.guid = u"b"_s}, .state = {.isPlayed = true}}});
    QVERIFY(applied.has_value());
    const ShowTransfer &shown = applied->shown;
    QCOMPARE(shown.show, 3);
    QCOMPARE(shown.presence, ShowPresence::New);
    QCOMPARE(shown.title, u"Mine there"_s);
    QCOMPARE(shown.feed, feed);
    QVERIFY(shown.taken.isEmpty());
    QVERIFY(shown.waiting == (StateCounts{.positions = 1, .played = 1}));
    QCOMPARE(shown.waitingEpisodes, 2);
    QVERIFY(!shown.isRead);
    QVERIFY(shown.takesSpeed);
    QVERIFY(shown.takesEffects);
    const auto followed = PodcastStore(*m_connection).find(shown.id);
    QCOMPARE(followed->podcast.title, u"Theirs"_s);
    QCOMPARE(followed->title(), u"Mine there"_s);
    QCOMPARE(followed->tags, QStringList{u"News"_s});
    QVERIFY(storage::ShowPlaybackStore(*m_connection).find(shown.id)
            == (domain::ShowPlayback{.speed = 1.5, .intro = 30s}));
}

void TestShowTransfer::aShowIsFoundByItsAddress_data()
{
    QTest::addColumn<QUrl>("address");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the same") << feed << true;
    QTest::newRow("over http, with a slash") << QUrl(u"http://example.org/show/"_s) << true;
    QTest::newRow("a former one") << QUrl(u"https://example.org/old"_s) << true;
    QTest::newRow("another one") << QUrl(u"https://example.org/other"_s) << false;
}

void TestShowTransfer::aShowIsFoundByItsAddress()
{
    QFETCH(const QUrl, address);
    QFETCH(const bool, isFound);
    const PodcastId id = follow(feed);
    QVERIFY(storage::FormerAddressStore(*m_connection)
                .add(id, QUrl(u"https://example.org/old"_s))
                .has_value());
    const auto applied = apply(playerShow(address, u"Theirs"_s));
    QVERIFY(applied.has_value());
    QCOMPARE(applied->shown.id == id, isFound);
    QCOMPARE(applied->shown.presence, isFound ? ShowPresence::Followed : ShowPresence::New);
    QCOMPARE(applied->shown.isEmpty(), isFound);
}

void TestShowTransfer::aPreviewIsFollowed()
{
    const auto preview = storage::PreviewStore(*m_connection).add(feed, u"Show"_s, now);
    QVERIFY(preview.has_value());
    const auto applied = apply(playerShow(feed, u"Theirs"_s));
    QCOMPARE(applied->shown.presence, ShowPresence::Preview);
    QVERIFY(!PodcastStore(*m_connection).find(*preview)->isPreview());
    const auto undone = storage::undoTransfer(*m_connection, m_transfer);
    QCOMPARE(undone->removedShows, QList{*preview});
}

void TestShowTransfer::tagsAreAdded()
{
    const PodcastId id = follow(feed);
    QVERIFY(PodcastStore(*m_connection).setTags(id, {u"Mine"_s, u"Both"_s}).has_value());
    importers::PlayerShow show = playerShow(feed, {});
    show.tags = {u"Both"_s, u" New  one "_s, u""_s, u"New one"_s};
    const auto applied = apply(show);
    QCOMPARE(applied->shown.addedTags, QStringList{u"New one"_s});
    QCOMPARE(PodcastStore(*m_connection).find(id)->tags,
             (QStringList{u"Mine"_s, u"Both"_s, u"New one"_s}));
}

void TestShowTransfer::whatTheUserHasChosenStays_data()
{
    QTest::addColumn<QString>("ownTitle");
    QTest::addColumn<std::optional<double>>("ownSpeed");
    QTest::addColumn<QString>("title");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("keepsSpeed");
    using Speed = std::optional<double>;
    QTest::newRow("nothing chosen") << QString() << Speed() << u"Theirs"_s << 1.5 << false;
    QTest::newRow("a title") << u"Mine"_s << Speed() << u"Mine"_s << 1.5 << false;
    QTest::newRow("a speed") << QString() << Speed(2.0) << u"Theirs"_s << 2.0 << true;
    QTest::newRow("the same speed") << QString() << Speed(1.5) << u"Theirs"_s << 1.5 << false;
}

void TestShowTransfer::whatTheUserHasChosenStays()
{
    QFETCH(const QString, ownTitle);
    QFETCH(const std::optional<double>, ownSpeed);
    const PodcastId id = follow(feed);
    QVERIFY(PodcastStore(*m_connection).setOverrides(id, {.title = ownTitle}).has_value());
    storage::ShowPlaybackStore playbacks(*m_connection);
    QVERIFY(playbacks.put(id, {.speed = ownSpeed}).has_value());
    importers::PlayerShow show = playerShow(feed, {});
    show.ownTitle = u"Theirs"_s;
    show.playback.speed = 1.5;
    const auto applied = apply(show);
    QTEST(PodcastStore(*m_connection).find(id)->title(), "title");
    QFETCH(const double, speed);
    QCOMPARE(playbacks.find(id)->speed, std::optional(speed));
    QTEST(applied->shown.keepsSpeed, "keepsSpeed");
}

void TestShowTransfer::addressesThatAreNoneOfTheWebAreRefused_data()
{
    QTest::addColumn<QUrl>("address");
    QTest::newRow("a file") << QUrl(u"file:///home/me/feed.xml"_s);
    QTest::newRow("a folder of AntennaPod") << QUrl(u"antennapod_local:folder"_s);
    QTest::newRow("a channel of Apple") << QUrl(u"internal://1"_s);
    QTest::newRow("no address") << QUrl();
}

void TestShowTransfer::addressesThatAreNoneOfTheWebAreRefused()
{
    QFETCH(const QUrl, address);
    const auto applied = apply(playerShow(address, u"Theirs"_s));
    QVERIFY(!applied.has_value());
    QCOMPARE(applied.error().code, ErrorCode::UnsupportedScheme);
    QVERIFY(PodcastStore(*m_connection).all()->isEmpty());
}

void TestShowTransfer::aSecondImportIsEmpty()
{
    importers::PlayerShow show = playerShow(feed, u"Theirs"_s);
    show.tags = {u"News"_s};
    show.ownTitle = u"Mine there"_s;
    show.playback = {.speed = 1.5, .trimsSilence = true, .outro = 9s};
    const QList<storage::ImportedEpisode> episodes{
        {.clues = {.guid = u"a"_s}, .state = {.position = 5s}}};
    QVERIFY(apply(show, episodes).has_value());
    const auto again = apply(show, episodes);
    QVERIFY(again->shown.isEmpty());
    QCOMPARE(storage::TransferStore(*m_connection).removeIfEmpty(m_transfer).value_or(false), true);
}

QTEST_GUILESS_MAIN(TestShowTransfer)
#include "tst_show_transfer.moc"
