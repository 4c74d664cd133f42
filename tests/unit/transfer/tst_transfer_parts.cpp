// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dividing the library of another player, and what is ticked.

#include "player_libraries.h"
#include "transfer_parts.h"

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using namespace dogear::transfer;
using namespace std::chrono_literals;
using importers::PlayedState;
using importers::PlayerEpisode;
using importers::PlayerLibrary;

namespace {

QUrl feed(const QString &name)
{
    return QUrl("https://example.org/"_L1 + name);
}

/// Two shows, with an episode in each state.
PlayerLibrary sample()
{
    PlayerLibrary library;
    library.source = {.player = importers::Player::AntennaPod, .path = u"/a.db"_s};
    library.shows = {playerShow(feed(u"one"_s), u"One"_s), playerShow(feed(u"two"_s), u"Two"_s)};
    PlayerEpisode probably = playerEpisode(1, u"probably"_s);
    probably.state = PlayedState::ProbablyPlayed;
    PlayerEpisode favourite = playerEpisode(0, u"favourite"_s);
    favourite.isFavourite = true;
    library.episodes = {playerEpisode(0, u"started"_s, 60s),
                        playerEpisode(0, u"untouched"_s),
                        playedEpisode(1, u"played"_s),
                        probably,
                        favourite,
                        playerEpisode(0, u"queued"_s),
                        playerEpisode(-1, u"lost"_s, 9s)};
    library.queue = {2, 5, 2};
    return library;
}

/// "One: started favourite queued#1": the guids of each part, and their places in the queue.
QString text(const QList<TransferPart> &parts)
{
    QStringList texts;
    for (const TransferPart &part : parts) {
        QStringList words{part.values.title + u':'};
        for (const storage::ImportedEpisode &episode : part.episodes) {
            const QString rank = episode.queueRank ? u"#%1"_s.arg(*episode.queueRank) : QString();
            words.append(episode.clues.guid + (episode.state.isPlayed ? u"+"_s : QString()) + rank);
        }
        texts.append(words.join(u' '));
    }
    return texts.join(u" | "_s);
}

} // namespace

class TestTransferParts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void onlyTickedShowsHaveParts_data();
    void onlyTickedShowsHaveParts();
    void everyFieldOfAnEpisodeIsTaken();
    void followedShowsAreTicked_data();
    void followedShowsAreTicked();
    void whatIsKnownWithoutALibraryIsCounted();
    void summariesAddUp();
};

void TestTransferParts::onlyTickedShowsHaveParts_data()
{
    QTest::addColumn<TransferChoice>("choice");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all") << TransferChoice{.shows = {0, 1}}
                         << u"One: started favourite queued#1 | Two: played+#0"_s;
    QTest::newRow("one") << TransferChoice{.shows = {1}} << u"Two: played+#0"_s;
    QTest::newRow("episodes that were probably played become played")
        << TransferChoice{.shows = {1}, .countsProbablyPlayed = true}
        << u"Two: played+#0 probably+"_s;
    QTest::newRow("none") << TransferChoice{} << QString();
    QTest::newRow("a show that does not exist") << TransferChoice{.shows = {7, -1}} << QString();
}

void TestTransferParts::onlyTickedShowsHaveParts()
{
    QFETCH(const TransferChoice, choice);
    QTEST(text(partsOf(sample(), choice)), "expected");
}

void TestTransferParts::everyFieldOfAnEpisodeIsTaken()
{
    PlayerEpisode episode = playerEpisode(0, u"g"_s, 60s);
    episode.enclosure = feed(u"g.mp3"_s);
    episode.title = u"Title"_s;
    episode.published = QDateTime(QDate(2024, 1, 2), QTime(3, 4));
    episode.duration = 30min;
    episode.isFavourite = true;
    episode.lastPlayed = QDateTime(QDate(2024, 2, 2), QTime(3, 4));
    PlayerLibrary library;
    library.shows = {playerShow(feed(u"one"_s), u"One"_s)};
    library.episodes = {episode};
    const auto parts = partsOf(library, {.shows = {0}});
    QCOMPARE(parts.size(), 1);
    QVERIFY(parts.constFirst().episodes
            == (QList<storage::ImportedEpisode>{{.clues = {.guid = u"g"_s,
                                                           .enclosure = feed(u"g.mp3"_s),
                                                           .title = u"Title"_s,
                                                           .published = *episode.published},
                                                 .state = {.isFavourite = true,
                                                           .position = 60s,
                                                           .duration = 30min,
                                                           .lastPlayed = episode.lastPlayed}}}));
}

void TestTransferParts::followedShowsAreTicked_data()
{
    QTest::addColumn<importers::Following>("following");
    QTest::addColumn<bool>("hasOnlyArticles");
    QTest::addColumn<bool>("isTicked");
    using importers::Following;
    QTest::newRow("a followed show") << Following::Followed << false << true;
    QTest::newRow("a show that was only looked at") << Following::Unfollowed << false << false;
    QTest::newRow("an archived show") << Following::Archived << false << false;
    QTest::newRow("a feed without media") << Following::Followed << true << false;
}

void TestTransferParts::followedShowsAreTicked()
{
    QFETCH(const importers::Following, following);
    QFETCH(const bool, hasOnlyArticles);
    QFETCH(const bool, isTicked);
    PlayerLibrary library;
    library.shows = {playerShow(feed(u"one"_s), u"One"_s)};
    library.shows.first().following = following;
    library.shows.first().hasOnlyArticles = hasOnlyArticles;
    QCOMPARE(suggestedChoice(library).shows.contains(0), isTicked);
    QCOMPARE(emptyPreview(library).notSuggested.contains(0), !isTicked);
    QVERIFY(wholeChoice(library).shows.contains(0));
}

void TestTransferParts::whatIsKnownWithoutALibraryIsCounted()
{
    PlayerLibrary library = sample();
    library.shows.last().hadCredentials = true;
    library.episodes.first().downloadPath = u"/music/a.mp3"_s;
    library.lists = {{.name = u"Later"_s, .episodes = {1}}};
    library.skipped = {{.reason = importers::SkipReason::LocalFolder, .count = 2}};
    const TransferPreview preview = emptyPreview(library);
    QVERIFY(preview.source == library.source);
    QVERIFY(preview.shows.isEmpty());
    QCOMPARE(preview.probablyPlayed, 1);
    QCOMPARE(preview.withoutShow, 1);
    QCOMPARE(preview.downloads, 1);
    QCOMPARE(preview.lists, 1);
    QCOMPARE(preview.needingPassword, QSet<qsizetype>{1});
    QVERIFY(preview.skipped == library.skipped);
}

void TestTransferParts::summariesAddUp()
{
    const ShowTransfer read{.presence = ShowPresence::Followed,
                            .taken = {.positions = 1, .played = 2, .favourites = 3, .queued = 4},
                            .waitingEpisodes = 5,
                            .isRead = true,
                            .kept = 6};
    const ShowTransfer unread{.taken = {.positions = 10}, .waitingEpisodes = 7, .kept = 1};
    const TransferSummary summary{.shows = {read, unread}};
    QVERIFY(summary.taken()
            == (StateCounts{.positions = 11, .played = 2, .favourites = 3, .queued = 4}));
    QCOMPARE(summary.missing(), 5);
    QCOMPARE(summary.waiting(), 7);
    QCOMPARE(summary.kept(), 7);
    QVERIFY(!read.isEmpty());
    QVERIFY(!ShowTransfer{}.isEmpty()); // it is new
    QVERIFY((ShowTransfer{.presence = ShowPresence::Followed, .kept = 3}).isEmpty());
}

QTEST_GUILESS_MAIN(TestTransferParts)
#include "tst_transfer_parts.moc"
