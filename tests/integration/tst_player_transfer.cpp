// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the whole way of an import with a real library that fetches from a local server: preview,
// import, reading the feeds, a second import, undo.

#include <support/dogear_warnings.h>
#include <support/served_library.h>

#include <QSignalSpy>

#include <transfer/player_transfer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace std::chrono_literals;
using importers::PlayedState;
using importers::PlayerEpisode;
using importers::PlayerLibrary;
using test::ServerAnswer;
using test::ServerRequest;
using test::wait;
using transfer::PlayerTransfer;
using transfer::ShowPresence;
using transfer::TransferChoice;
using transfer::TransferSummary;

class TestPlayerTransfer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_library.reset();
        QCOMPARE(test::dogearWarnings(), QString());
    }

    void aPreviewChangesNothing();
    void aPreviewIsWhatTheImportDoes();
    void statesOfNewShowsComeWithTheirFeeds();
    void positionsAreInThePositionFile();
    void aSecondImportChangesNothing();
    void undoTakesEverythingBack_data();
    void undoTakesEverythingBack();
    void aFeedThatMovesAtItsFirstReadingKeepsItsStates();
    void aNewerPositionInThePositionFileStays();
    void onlyTickedShowsComeOver();
    void aShowThatFailsDoesNotStopTheOthers();
    void anImportIsStopped();

private:
    [[nodiscard]] PlayerTransfer &players() { return m_library->library.discovery().players; }
    void serve(const QString &path, const QStringList &guids);
    /// A library with the shows at /one and /two; their episodes a, b, c and x have states.
    [[nodiscard]] PlayerLibrary sample() const;
    TransferSummary import(const PlayerLibrary &library)
    {
        return wait(players().apply(library, transfer::suggestedChoice(library)))
            .value_or(TransferSummary());
    }
    /// The states of all episodes: "a=60 b=played c=0*".
    [[nodiscard]] QString states();
    [[nodiscard]] QString queue();
    [[nodiscard]] QStringList titles()
    {
        QStringList titles;
        for (const domain::FollowedPodcast &show : m_library->shows())
            titles.append(show.title());
        return titles;
    }

    std::unique_ptr<test::ServedLibrary> m_library;
};

void TestPlayerTransfer::init()
{
    test::failOnDogearWarnings();
    m_library = std::make_unique<test::ServedLibrary>();
    serve(u"/one"_s, {u"c"_s, u"b"_s, u"a"_s});
    serve(u"/two"_s, {u"y"_s, u"x"_s});
}

void TestPlayerTransfer::serve(const QString &path, const QStringList &guids)
{
    QString items;
    int day = int(guids.size());
    for (const QString &guid : guids) {
        items += u"<item><title>%1</title><guid>%1</guid><pubDate>%2 Aug 2024 10:00:00 GMT"
                 "</pubDate><enclosure url=\"https://media.example/%1.mp3\" type=\"audio/mpeg\""
                 "/></item>"_s.arg(guid, QString::number(day--));
    }
    const QByteArray body =
        u"<rss><channel><title>Show %1</title>%2</channel></rss>"_s.arg(path.sliced(1), items)
            .toUtf8();
    m_library->server.setRoute(
        path, [body](const ServerRequest &) { return ServerAnswer{.body = body}; });
}

PlayerLibrary TestPlayerTransfer::sample() const
{
    const auto episode = [](qsizetype show, const QString &guid) {
        PlayerEpisode made;
        made.show = show;
        made.guid = guid;
        return made;
    };
    PlayerLibrary library;
    library.source = {.player = importers::Player::GPodder, .path = u"/Database"_s};
    library.shows.resize(2);
    library.shows[0].feed = m_library->server.url(u"/one"_s);
    library.shows[0].title = u"One there"_s;
    library.shows[0].tags = {u"News"_s};
    library.shows[0].playback.speed = 1.5;
    library.shows[1].feed = m_library->server.url(u"/two"_s);
    PlayerEpisode started = episode(0, u"a"_s);
    started.position = 60s;
    PlayerEpisode played = episode(0, u"b"_s);
    played.state = PlayedState::Played;
    PlayerEpisode favourite = episode(0, {});
    favourite.enclosure = QUrl(u"https://media.example/c.mp3?t=1"_s);
    favourite.isFavourite = true;
    library.episodes = {started, played, favourite, episode(1, u"x"_s)};
    library.queue = {3, 2};
    return library;
}

QString TestPlayerTransfer::states()
{
    QStringList texts;
    const auto list = wait(m_library->library.episodes().list({}));
    for (const domain::EpisodeSummary &episode : list.value_or(QList<domain::EpisodeSummary>())) {
        const domain::EpisodeState &state = episode.state;
        const QString place =
            state.isPlayed ? u"played"_s : QString::number(state.position.count() / 1'000);
        texts.append(episode.title + u'=' + place + (state.isFavourite ? u"*"_s : QString()));
    }
    texts.sort();
    return texts.join(u' ');
}

QString TestPlayerTransfer::queue()
{
    wait(m_library->library.queue().load());
    const auto queued =
        wait(m_library->library.episodes().summaries(m_library->library.queue().ids()));
    QStringList titles;
    for (const domain::EpisodeSummary &episode : queued.value_or(QList<domain::EpisodeSummary>()))
        titles.append(episode.title);
    return titles.join(u' ');
}

void TestPlayerTransfer::aPreviewChangesNothing()
{
    m_library->subscribe(u"/one"_s);
    const QSignalSpy changed(&players(), &PlayerTransfer::changed);
    const auto preview = wait(players().preview(sample()));
    QVERIFY(preview.has_value());
    QCOMPARE(states(), u"a=0 b=0 c=0"_s);
    QCOMPARE(queue(), QString());
    QCOMPARE(titles(), QStringList{u"Show one"_s});
    QVERIFY(m_library->shows().constFirst().tags.isEmpty());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(preview->values.shows.size(), 2);
    const transfer::ShowTransfer &known = preview->values.shows.at(0);
    QCOMPARE(known.presence, ShowPresence::Followed);
    QVERIFY(known.isRead);
    QVERIFY(known.taken
            == (transfer::StateCounts{.positions = 1, .played = 1, .favourites = 1, .queued = 1}));
    QCOMPARE(known.addedTags, QStringList{u"News"_s});
    const transfer::ShowTransfer &unknown = preview->values.shows.at(1);
    QCOMPARE(unknown.presence, ShowPresence::New);
    QVERIFY(!unknown.id.isValid());
    QVERIFY(unknown.waiting == transfer::StateCounts{.queued = 1});
}

void TestPlayerTransfer::aPreviewIsWhatTheImportDoes()
{
    m_library->subscribe(u"/one"_s);
    const auto preview = wait(players().preview(sample()));
    const TransferSummary summary = import(sample());
    QCOMPARE(summary.shows.size(), preview->values.shows.size());
    for (qsizetype i = 0; i < summary.shows.size(); ++i) {
        QVERIFY(summary.shows.at(i).taken == preview->values.shows.at(i).taken);
        QVERIFY(summary.shows.at(i).waiting == preview->values.shows.at(i).waiting);
        QCOMPARE(summary.shows.at(i).title, preview->values.shows.at(i).title);
    }
}

void TestPlayerTransfer::statesOfNewShowsComeWithTheirFeeds()
{
    const QSignalSpy progress(&players(), &PlayerTransfer::progressChanged);
    const TransferSummary summary = import(sample());
    QCOMPARE(progress.count(), 3); // before the first show, and after each
    QVERIFY(summary.id.isValid());
    QCOMPARE(summary.newShows.size(), 2);
    QCOMPARE(summary.waiting(), 4);
    QCOMPARE(titles(), (QStringList{u"127.0.0.1"_s, u"One there"_s}));
    const QSignalSpy imported(&m_library->library.refresher(),
                              &subscriptions::FeedRefresher::episodesImported);
    m_library->refresh(summary.newShows);
    QVERIFY(!imported.isEmpty()); // sync is told
    QCOMPARE(states(), u"a=60 b=played c=0* x=0 y=0"_s);
    QCOMPARE(queue(), u"x c"_s); // the order of the other player, not of the feeds
    QCOMPARE(titles(), (QStringList{u"Show one"_s, u"Show two"_s}));
    QVERIFY(
        *wait(players().counts(summary.id))
        == (storage::TransferCounts{.positions = 1, .played = 1, .favourites = 1, .queued = 2}));
    const auto playback =
        wait(m_library->library.showPlaybacks().find(summary.newShows.constFirst()));
    QCOMPARE(playback->speed, std::optional(1.5));
}

void TestPlayerTransfer::positionsAreInThePositionFile()
{
    m_library->refresh(import(sample()).newShows);
    // The position file is right where the database differs, so it would take the place back.
    QCOMPARE(wait(m_library->library.episodes().importSavedPositions()).value_or(-1), 0);
    QCOMPARE(states(), u"a=60 b=played c=0* x=0 y=0"_s);
    // Unfollowing loses the database's copy; the place comes back with the show.
    for (const domain::FollowedPodcast &show : m_library->shows())
        QVERIFY(wait(m_library->library.subscriptions().remove(show.id)).has_value());
    m_library->subscribe(u"/one"_s);
    QVERIFY2(states().startsWith(u"a=60 "_s), qPrintable(states()));
}

void TestPlayerTransfer::aSecondImportChangesNothing()
{
    m_library->refresh(import(sample()).newShows);
    const QSignalSpy changed(&players(), &PlayerTransfer::changed);
    const TransferSummary again = import(sample());
    QVERIFY(!again.id.isValid());
    QCOMPARE(changed.count(), 0);
    QCOMPARE(again.kept(), 0);
    QCOMPARE(states(), u"a=60 b=played c=0* x=0 y=0"_s);
    QCOMPARE(queue(), u"x c"_s);
    // The same while the feeds are unread.
    PlayerLibrary other = sample();
    other.shows[0].feed = m_library->server.url(u"/never"_s);
    QVERIFY(import(other).id.isValid());
    QVERIFY(!import(other).id.isValid());
}

void TestPlayerTransfer::undoTakesEverythingBack_data()
{
    QTest::addColumn<bool>("isFollowed");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("new shows that were not read") << false << false;
    QTest::newRow("new shows that were read since") << false << true;
    QTest::newRow("a followed show") << true << false;
    QTest::newRow("a followed and a new show that was read since") << true << true;
}

void TestPlayerTransfer::undoTakesEverythingBack()
{
    QFETCH(const bool, isFollowed);
    QFETCH(const bool, isRead);
    if (isFollowed)
        m_library->subscribe(u"/one"_s);
    const QString before = states();
    const QStringList titlesBefore = titles();
    const TransferSummary summary = import(sample());
    if (isRead)
        m_library->refresh(summary.newShows);
    const auto undone = wait(players().undo(summary.id));
    QVERIFY(undone.has_value());
    QCOMPARE(undone->shows.size(), summary.newShows.size());
    QCOMPARE(states(), before);
    QCOMPARE(queue(), QString());
    QCOMPARE(titles(), titlesBefore);
    for (const domain::FollowedPodcast &show : m_library->shows())
        QVERIFY(show.tags.isEmpty());
    // Nothing waits any more, and the position file has nothing of it.
    m_library->subscribe(u"/one"_s);
    m_library->subscribe(u"/two"_s);
    QCOMPARE(states(), u"a=0 b=0 c=0 x=0 y=0"_s);
    QCOMPARE(wait(players().undo(summary.id)).error().code, ErrorCode::NotFound);
}

void TestPlayerTransfer::aFeedThatMovesAtItsFirstReadingKeepsItsStates()
{
    m_library->server.setRoute(u"/one"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 301, .headers = {{"Location", "/new"}}};
    });
    serve(u"/new"_s, {u"c"_s, u"b"_s, u"a"_s});
    m_library->refresh(import(sample()).newShows);
    QVERIFY2(states().startsWith(u"a=60 b=played c=0*"_s), qPrintable(states()));
    // The place is saved under the new address.
    QCOMPARE(wait(m_library->library.episodes().importSavedPositions()).value_or(-1), 0);
    const auto list = wait(m_library->library.episodes().list({.started = true}));
    QCOMPARE(list->size(), 1);
    const auto detail = wait(m_library->library.episodes().detail(list->constFirst().id));
    QCOMPARE(detail->summary.state.position, 60s);
    QCOMPARE(detail->podcastUrl.path(), u"/new"_s);
}

void TestPlayerTransfer::aNewerPositionInThePositionFileStays()
{
    m_library->subscribe(u"/one"_s);
    const auto list = wait(m_library->library.episodes().list({}));
    const auto a = std::ranges::find(*list, u"a"_s, &domain::EpisodeSummary::title);
    QVERIFY(wait(m_library->library.episodes().setPosition(a->id, 90s)).has_value());
    PlayerLibrary older = sample();
    older.episodes[0].lastPlayed = m_library->clock.now().addDays(-1);
    QCOMPARE(import(older).kept(), 1);
    QVERIFY2(states().startsWith(u"a=90 "_s), qPrintable(states()));
    m_library->clock.advance(48h);
    PlayerLibrary newer = sample();
    newer.episodes[0].lastPlayed = m_library->clock.now().addDays(-1);
    QVERIFY(import(newer).id.isValid());
    QVERIFY2(states().startsWith(u"a=60 "_s), qPrintable(states()));
    QCOMPARE(wait(m_library->library.episodes().importSavedPositions()).value_or(-1), 0);
}

void TestPlayerTransfer::onlyTickedShowsComeOver()
{
    const auto summary = wait(players().apply(sample(), TransferChoice{.shows = {1}}));
    QCOMPARE(summary->shows.size(), 1);
    QCOMPARE(m_library->shows().size(), 1);
    m_library->refresh(summary->newShows);
    QCOMPARE(states(), u"x=0 y=0"_s);
    QCOMPARE(queue(), u"x"_s);
}

void TestPlayerTransfer::aShowThatFailsDoesNotStopTheOthers()
{
    PlayerLibrary library = sample();
    library.shows[0].feed = QUrl(u"antennapod_local:folder"_s);
    const TransferSummary summary = import(library);
    QCOMPARE(summary.failed.size(), 1);
    QCOMPARE(summary.failed.constFirst().title, u"One there"_s);
    QCOMPARE(summary.failed.constFirst().error.code, ErrorCode::UnsupportedScheme);
    QCOMPARE(summary.shows.size(), 1);
    QCOMPARE(m_library->shows().size(), 1);
}

void TestPlayerTransfer::anImportIsStopped()
{
    connect(&players(), &PlayerTransfer::progressChanged, this, [this](int done, int) {
        if (done == 1)
            players().cancel();
    });
    const TransferSummary summary = import(sample());
    QVERIFY(summary.isCancelled);
    QCOMPARE(summary.shows.size(), 1);
    QCOMPARE(m_library->shows().size(), 1);
    QVERIFY(wait(players().undo(summary.id)).has_value());
    QVERIFY(m_library->shows().isEmpty());
    const auto preview = players().preview(sample());
    QCOMPARE(wait(preview).error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestPlayerTransfer)
#include "tst_player_transfer.moc"
