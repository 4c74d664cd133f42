// SPDX-License-Identifier: GPL-3.0-or-later
// Tests previews in a real library: nothing shows them, and following keeps what was started.

#include <listening/listening_log.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <storage/connection.h>
#include <subscriptions/previews.h>
#include <support/fake_audio_output.h>
#include <support/served_library.h>

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using domain::EpisodeFilter;
using domain::FollowedPodcast;

class TestPreviews;
/// Counts the traces of the preview in a part of the library.
using Traces = std::function<int(TestPreviews &test)>;
Q_DECLARE_METATYPE(Traces)

namespace {

/// Plays episodes of a library as the program does, without sound.
struct Playback
{
    explicit Playback(ServedLibrary &served)
        : savedTime(output)
        , player(output, sound, served.clock)
        , log(player, sound, savedTime, served.library.database(), served.clock)
        , session(player, served.library.episodes(), served.library.accounts())
    {
        player.rewindLimits().setEnabled(false);
        log.follow(session);
        QObject::connect(
            &session, &listening::PlaybackSession::currentChanged, &session, [this, &served] {
                const auto &current = session.current();
                served.library.subscriptions().previews().setCurrent(current ? current->summary.id
                                                                             : EpisodeId());
            });
    }

    FakeAudioOutput output;
    playback::SoundControls sound;
    playback::SavedTime savedTime;
    playback::Player player;
    listening::ListeningLog log;
    listening::PlaybackSession session;
};

constexpr std::chrono::milliseconds left = 65s; ///< where each test stops listening

} // namespace

class TestPreviews final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void threePreviewsLeaveNoTraceAndOneIsFollowed();
    void whatShowsNoPreview_data();
    void whatShowsNoPreview();
    void aTerminalShowsNoPreview_data();
    void aTerminalShowsNoPreview();
    void aPreviewIsReadAgainAfterAnHour();
    void aPreviewThatCannotBeReadAgainStays();
    void aFollowedShowIsNoPreview_data();
    void aFollowedShowIsNoPreview();
    void openedFiveTimesAtOnceItIsOnePreview();
    void whatCannotBePreviewed_data();
    void whatCannotBePreviewed();
    void theFallbackIsReadIfNoServerAnswers_data();
    void theFallbackIsReadIfNoServerAnswers();
    void followingKeepsThePlace_data();
    void followingKeepsThePlace();
    void theUndoOfFollowingStopsIt();
    void unusedPreviewsAreRemovedAndKeepTheirPositions();

private:
    [[nodiscard]] static QByteArray feed(const QString &title, int episodes = 2);
    [[nodiscard]] QUrl url(const QString &path) const { return m_served->server.url(path); }
    [[nodiscard]] library::Library &library() { return m_served->library; }
    [[nodiscard]] subscriptions::Previews &previews()
    {
        return library().subscriptions().previews();
    }
    [[nodiscard]] FollowedPodcast open(const QString &path)
    {
        return wait(previews().open(url(path))).value_or(FollowedPodcast());
    }
    [[nodiscard]] FollowedPodcast show(PodcastId id) { return m_served->show(id); }
    [[nodiscard]] QList<domain::EpisodeSummary> episodes(const EpisodeFilter &filter)
    {
        return wait(library().episodes().list(filter)).value_or(QList<domain::EpisodeSummary>());
    }
    [[nodiscard]] EpisodeId newest(PodcastId id)
    {
        const auto listed = episodes({.podcast = id});
        return listed.isEmpty() ? EpisodeId() : listed.constFirst().id;
    }
    [[nodiscard]] int inList(const EpisodeFilter &filter)
    {
        const auto listed = episodes(filter);
        return int(std::ranges::count(listed, m_preview, &domain::EpisodeSummary::podcastId));
    }
    [[nodiscard]] int hits(const QString &text)
    {
        const auto found = wait(library().episodes().search().find(text, false, 100));
        return int(std::ranges::count_if(found->hits, [this](const domain::SearchHit &hit) {
            return hit.episode.podcastId == m_preview;
        }));
    }
    [[nodiscard]] QString exported()
    {
        const QString path = m_served->folder.filePath(u"list.opml"_s);
        QFile file(path);
        return wait(library().subscriptions().exportOpml(path)) && file.open(QFile::ReadOnly)
                   ? QString::fromUtf8(file.readAll())
                   : QString();
    }
    /// Listens to \a id up to the position `left` and saves it.
    bool listen(EpisodeId id);
    int listenedShows();
    int documentRequests();
    int queuedDownloads();
    /// Follows \a preview in one of the ways of followingKeepsThePlace(). \return the show, and
    /// whether it counts as followed before
    std::pair<PodcastId, bool> follow(const QString &way, PodcastId preview);
    QByteArray dogearctl(const QString &command);

    std::unique_ptr<ServedLibrary> m_served;
    std::unique_ptr<Playback> m_playback;
    PodcastId m_preview;
    std::optional<subscriptions::RemovedPodcast> m_removed;
};

QByteArray TestPreviews::feed(const QString &title, int episodes)
{
    QString items;
    for (int i = 1; i <= episodes; ++i) {
        items += u"<item><guid>g%1</guid><title>%2 %1</title><pubDate>%1 Jan 2024 10:00:00 GMT"
                 "</pubDate><description>A walrus</description>"
                 "<enclosure url=\"https://example.org/%1.mp3\" type=\"audio/mpeg\" length=\"1\"/>"
                 "<podcast:transcript url=\"/%2.vtt\" type=\"text/vtt\"/></item>"_s.arg(i)
                     .arg(title);
    }
    return (u"<rss xmlns:podcast=\"https://podcastindex.org/namespace/1.0\"><channel><title>%1"
            "</title>%2</channel></rss>"_s.arg(title, items))
        .toUtf8();
}

void TestPreviews::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_served = std::make_unique<ServedLibrary>();
    m_playback = std::make_unique<Playback>(*m_served);
    for (const QString &title : {u"One"_s, u"Two"_s, u"Three"_s, u"Followed"_s}) {
        m_served->server.setBody(u'/' + title, feed(title));
        m_served->server.setBody(u'/' + title + u".vtt",
                                 "WEBVTT\n\n00:00.000 --> 00:02.000\nHi.\n");
    }
    QCOMPARE(m_served->subscribe(u"/Followed"_s).added.size(), 1);
}

void TestPreviews::cleanup()
{
    m_playback.reset();
    if (m_served)
        (void)wait(library().episodes().count({})); // the last saves are answered before
    m_served.reset();
    m_removed.reset();
}

bool TestPreviews::listen(EpisodeId id)
{
    listening::PlaybackSession &session = m_playback->session;
    const bool isLoaded = session.isCurrent(id);
    session.playAt(id, 60s);
    if (!waitUntil([&] { return session.isCurrent(id); }))
        return false;
    if (!isLoaded)
        emit m_playback->output.loaded(20min);
    m_playback->output.tick(60s);
    while (m_playback->output.here < left) {
        m_served->clock.advance(250ms);
        m_playback->output.tick(m_playback->output.here + 250ms);
    }
    m_playback->player.pause();
    return wait(session.save()).has_value() && wait(library().episodes().count({})).has_value();
}

int TestPreviews::listenedShows()
{
    if (!listen(newest(m_preview)))
        return -1;
    m_playback->log.save();
    return int(wait(library().statistics().read(domain::ListeningRange::Month))->shows.size());
}

int TestPreviews::documentRequests()
{
    QSignalSpy done(&library().documents().collector, &documents::DocumentCollector::caughtUp);
    library().documents().collector.setPace({.pause = 1ms, .maxUnreachable = 2, .rest = 100ms});
    library().documents().collector.setOn(true);
    library().documents().collector.start(0ms);
    library().documents().collector.checkForWork();
    return done.wait(20'000) ? int(m_served->server.requestsFor(u"/One.vtt"_s).size()) : -1;
}

int TestPreviews::queuedDownloads()
{
    return wait(library().automaticDownloads().set(m_preview, {.newest = 1}))
               ? inList({.download = true})
               : -1;
}

/// The scenario of the issue: previews three shows, plays one, exports, refreshes, follows one.
void TestPreviews::threePreviewsLeaveNoTraceAndOneIsFollowed()
{
    QList<PodcastId> previews;
    for (const QString &path : {u"/One"_s, u"/Two"_s, u"/Three"_s}) {
        const FollowedPodcast preview = open(path);
        QVERIFY(preview.isPreview());
        QCOMPARE(u'/' + preview.title(), path);
        QCOMPARE(m_served->titles(preview.id).size(), 2); // playable at once
        previews.append(preview.id);
    }
    const EpisodeId played = newest(previews.at(1));
    QVERIFY(listen(played));

    QVERIFY(exported().contains(u"Followed"_s));
    for (const QString &title : {u"One"_s, u"Two"_s, u"Three"_s})
        QVERIFY(!exported().contains(title));
    m_served->server.clearRequests();
    QCOMPARE(m_served->refresh().shows, 1);
    QCOMPARE(m_served->asked(), QStringList{u"/Followed"_s});
    QCOMPARE(m_served->shows().size(), 1);
    QCOMPARE(episodes({}).size(), 2);
    for (const EpisodeFilter &filter :
         {EpisodeFilter{.started = true}, EpisodeFilter{.heard = true}})
        QCOMPARE(episodes(filter).size(), 0);

    QSignalSpy changed(&library().subscriptions(), &subscriptions::Subscriptions::podcastsChanged);
    const auto followed = wait(library().subscriptions().followPreview(previews.at(1)));
    QVERIFY(followed.has_value());
    QCOMPARE(followed->id, previews.at(1));
    QCOMPARE(followed->episodes, 2);
    QVERIFY(!followed->wasFollowed);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(wait(library().episodes().detail(played))->summary.state.position, left);
    QCOMPARE(episodes({.started = true}).constFirst().id, played);
    QCOMPARE(m_served->shows().size(), 2);
    QCOMPARE(episodes({}).size(), 4);
    QVERIFY(exported().contains(u"Two"_s));
    QCOMPARE(m_served->refresh().shows, 2);
}

void TestPreviews::whatShowsNoPreview_data()
{
    using Self = TestPreviews;
    QTest::addColumn<Traces>("traces");
    const auto row = [](const char *name, const Traces &traces) { QTest::newRow(name) << traces; };
    row("the followed shows", [](Self &test) { return int(test.m_served->shows().size()) - 1; });
    row("the sidebar",
        [](Self &test) { return int(wait(test.library().subscriptions().listed())->size()) - 1; });
    row("all episodes", [](Self &test) { return test.inList({}); });
    row("the Inbox", [](Self &test) { return test.inList({.played = false, .archived = false}); });
    row("In progress", [](Self &test) { return test.inList({.started = true}); });
    row("History", [](Self &test) { return test.inList({.heard = true}); });
    row("Favourites", [](Self &test) { return test.inList({.favourite = true}); });
    row("the number of episodes",
        [](Self &test) { return wait(test.library().episodes().count({})).value_or(-1) - 2; });
    row("a search for a word", [](Self &test) { return test.hits(u"walrus"_s); });
    row("a search for a state", [](Self &test) { return test.hits(u"is:unplayed"_s); });
    row("the hits of each show", [](Self &test) {
        return wait(test.library().episodes().search().counts(u"walrus"_s, false))
            ->value(test.m_preview);
    });
    row("the exported list", [](Self &test) { return int(test.exported().count(u"One"_s)); });
    row("a refresh", [](Self &test) { return test.m_served->refresh().shows - 1; });
    row("a refresh of this show",
        [](Self &test) { return test.m_served->refresh({test.m_preview}).shows; });
    row("the collected documents", [](Self &test) { return test.documentRequests(); });
    row("automatic downloads", [](Self &test) { return test.queuedDownloads(); });
    row("the statistics", [](Self &test) { return test.listenedShows(); });
    row("the key figures of a backup", [](Self &test) {
        const QString path = test.m_served->folder.filePath(u"backup.zip"_s);
        QFile::remove(path);
        const auto backup = wait(test.library().maintenance().backups.backUp(path));
        return backup ? backup->shows - 1 : -1;
    });
}

void TestPreviews::whatShowsNoPreview()
{
    QFETCH(const Traces, traces);
    m_preview = open(u"/One"_s).id;
    const EpisodeId id = newest(m_preview);
    QVERIFY(wait(library().episodes().setFavourite(id, true)).has_value());
    QVERIFY(listen(id));
    QVERIFY(wait(library().maintenance().searchIndexer.finish()).has_value());
    QCOMPARE(traces(*this), 0);
    QVERIFY(wait(library().subscriptions().followPreview(m_preview)).has_value());
    QVERIFY(wait(library().maintenance().searchIndexer.finish()).has_value());
    QVERIFY(traces(*this) > 0);
}

QByteArray TestPreviews::dogearctl(const QString &command)
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL),
                  QStringList{u"--data-dir"_s, m_served->folder.path()} + command.split(u' '));
    // Not waitForFinished(): the server of this test answers from this event loop.
    (void)waitUntil([&] { return program.state() == QProcess::NotRunning; }, 30'000);
    return program.readAllStandardOutput();
}

void TestPreviews::aTerminalShowsNoPreview_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("words"); // in the output once the show is followed
    QTest::newRow("shows") << u"shows"_s << QByteArray("One");
    QTest::newRow("episodes") << u"episodes"_s << QByteArray("One 2");
    QTest::newRow("search") << u"search walrus"_s << QByteArray("One 2");
    QTest::newRow("episodes with a state")
        << u"episodes --filter is:unplayed"_s << QByteArray("One 2");
    QTest::newRow("the health of its address") << u"health %1"_s << QByteArray("One");
    QTest::newRow("its refresh") << u"refresh %2"_s << QByteArray("shows 1");
}

void TestPreviews::aTerminalShowsNoPreview()
{
    QFETCH(const QString, command);
    QFETCH(const QByteArray, words);
    m_preview = open(u"/One"_s).id;
    const QString call = QString(command)
                             .replace(u"%1"_s, url(u"/One"_s).toString())
                             .replace(u"%2"_s, QString::number(m_preview.value));
    const QByteArray before = dogearctl(call);
    QVERIFY2(!before.contains(words), before.constData());
    QVERIFY(wait(library().subscriptions().followPreview(m_preview)).has_value());
    const QByteArray after = dogearctl(call);
    QVERIFY2(after.contains(words), after.constData());
}

void TestPreviews::aPreviewIsReadAgainAfterAnHour()
{
    const auto requests = [this] { return m_served->server.requestsFor(u"/One"_s).size(); };
    const PodcastId id = open(u"/One"_s).id;
    QVERIFY(listen(newest(id)));
    QCOMPARE(requests(), 1);
    m_served->clock.advance(59min);
    const FollowedPodcast again = open(u"/One"_s);
    QCOMPARE(again.id, id);
    QCOMPARE(requests(), 1);
    QVERIFY(again.previewedAt > m_served->clock.time.addSecs(-2)); // it is stored in seconds
    m_served->server.setBody(u"/One"_s, feed(u"One"_s, 3));
    m_served->clock.advance(2min);
    QCOMPARE(open(u"/One"_s).id, id);
    QCOMPARE(requests(), 2);
    QCOMPARE(m_served->titles(id), (QStringList{u"One 3"_s, u"One 2"_s, u"One 1"_s}));
    QCOMPARE(episodes({.podcast = id}).at(1).state.position, left);
    QVERIFY(show(id).isPreview());
}

void TestPreviews::aPreviewThatCannotBeReadAgainStays()
{
    const PodcastId id = open(u"/One"_s).id;
    m_served->server.setRoute(u"/One"_s,
                              [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    m_served->clock.advance(2h);
    const FollowedPodcast again = open(u"/One"_s);
    QCOMPARE(again.id, id);
    QVERIFY(again.isPreview());
    QVERIFY(again.fetch.lastError.has_value());
    QCOMPARE(m_served->titles(id).size(), 2);
}

void TestPreviews::aFollowedShowIsNoPreview_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("its address") << u"/Followed"_s;
    QTest::newRow("an address that redirects there") << u"/old"_s;
}

void TestPreviews::aFollowedShowIsNoPreview()
{
    QFETCH(const QString, path);
    const FollowedPodcast before = m_served->shows().constFirst();
    m_served->server.setRoute(u"/old"_s, [this](const ServerRequest &) {
        return ServerAnswer{.status = 301,
                            .headers = {{"Location", url(u"/Followed"_s).toEncoded()}}};
    });
    m_served->server.setBody(u"/Followed"_s, feed(u"Followed"_s, 3));
    m_served->clock.advance(2h);
    QVERIFY(open(path) == before);
    QCOMPARE(m_served->titles(before.id).size(), 2);
    const auto again = wait(library().subscriptions().followPreview(before.id));
    QVERIFY(again.has_value() && again->wasFollowed);
}

void TestPreviews::openedFiveTimesAtOnceItIsOnePreview()
{
    QList<Future<Result<FollowedPodcast>>> opened;
    for (int i = 0; i < 5; ++i)
        opened.append(previews().open(url(u"/One"_s)));
    QList<PodcastId> ids;
    for (const auto &each : std::as_const(opened))
        ids.append(wait(each).value_or(FollowedPodcast()).id);
    QVERIFY(ids.constFirst().isValid());
    QCOMPARE(ids.count(ids.constFirst()), 5);
    QCOMPARE(m_served->titles(ids.constFirst()).size(), 2);
}

void TestPreviews::whatCannotBePreviewed_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a feed that is gone") << ServerAnswer{.status = 404} << ErrorCode::HttpStatus;
    QTest::newRow("a web page") << ServerAnswer{.body = "<!doctype html><p>Log in"}
                                << ErrorCode::HtmlPage;
    QTest::newRow("a part of a feed")
        << ServerAnswer{.body = feed(u"One"_s).chopped(30)} << ErrorCode::TruncatedInput;
}

void TestPreviews::whatCannotBePreviewed()
{
    QFETCH(const ServerAnswer, answer);
    QFETCH(const ErrorCode, code);
    m_served->server.setRoute(u"/One"_s, [answer](const ServerRequest &) { return answer; });
    const auto opened = wait(previews().open(url(u"/One"_s)));
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, code);
    const auto shows = wait(library().database().run([](storage::Connection &connection) {
        return connection.number(u"SELECT count(*) FROM podcast"_s);
    }));
    QCOMPARE(shows.value_or(-1), 1);
}

void TestPreviews::theFallbackIsReadIfNoServerAnswers_data()
{
    QTest::addColumn<QString>("address"); // a path is one of the local server
    QTest::addColumn<QString>("fallback");
    QTest::addColumn<QString>("expected"); // the title, or the code and the scheme of the error
    // Nothing listens on port 1.
    QTest::newRow("no server answers at the address")
        << u"https://127.0.0.1:1/One"_s << u"/One"_s << u"One"_s;
    QTest::newRow("none answers at the fallback either")
        << u"https://127.0.0.1:1/One"_s << u"http://127.0.0.1:1/One"_s
        << u"ConnectionFailed https"_s;
    QTest::newRow("a server that refuses has answered")
        << u"/status/404"_s << u"/One"_s << u"HttpStatus http"_s;
}

void TestPreviews::theFallbackIsReadIfNoServerAnswers()
{
    QFETCH(const QString, address);
    QFETCH(const QString, fallback);
    const auto toUrl = [this](const QString &text) {
        return text.startsWith(u'/') ? url(text) : QUrl(text);
    };
    const auto opened = wait(previews().open(toUrl(address), toUrl(fallback)));
    QTEST(opened ? opened->title()
                 : QString(toName(opened.error().code) + u' ' + opened.error().url.scheme()),
          "expected");
}

void TestPreviews::followingKeepsThePlace_data()
{
    QTest::addColumn<QString>("way");
    QTest::newRow("on its page") << u"page"_s;
    QTest::newRow("by its address") << u"address"_s;
    QTest::newRow("by its address, while its server is down") << u"offline"_s;
    QTest::newRow("in a list") << u"list"_s;
    QTest::newRow("without reading it") << u"unread"_s;
    QTest::newRow("by the undo of unfollowing it") << u"undo"_s;
}

std::pair<PodcastId, bool> TestPreviews::follow(const QString &way, PodcastId preview)
{
    subscriptions::Subscriptions &subscriptions = library().subscriptions();
    if (way == "page"_L1) {
        const auto followed = wait(subscriptions.followPreview(preview));
        return {followed->id, followed->wasFollowed};
    }
    if (way == "unread"_L1)
        return {*wait(subscriptions.followUnread(url(u"/One"_s), u"Other"_s)), false};
    if (way == "undo"_L1)
        return {*wait(subscriptions.restore(*m_removed)), false};
    QUrl address = url(u"/One"_s);
    if (way == "offline"_L1) {
        m_served->server.setRoute(
            u"/One"_s, [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    } else if (way == "list"_L1) {
        m_served->server.setBody(u"/list"_s,
                                 "<opml><body><outline type=\"rss\" xmlUrl=\"" + address.toEncoded()
                                     + "\"/></body></opml>");
        address = url(u"/list"_s);
    }
    const auto outcome = wait(subscriptions.subscribe(address));
    if (outcome.added.size() != 1)
        return {};
    return {outcome.added.constFirst().id, outcome.added.constFirst().wasFollowed};
}

void TestPreviews::followingKeepsThePlace()
{
    QFETCH(const QString, way);
    if (way == "undo"_L1) {
        const PodcastId followed = m_served->subscribe(u"/One"_s).added.constFirst().id;
        const auto removed = wait(library().subscriptions().remove(followed));
        QVERIFY(removed.has_value());
        m_removed = *removed;
    }
    const PodcastId preview = open(u"/One"_s).id;
    const EpisodeId id = newest(preview);
    QVERIFY(listen(id));
    QVERIFY(wait(library().queue().playLast({id})).has_value());
    QSignalSpy changed(&library().subscriptions(), &subscriptions::Subscriptions::podcastsChanged);
    const auto [followed, wasFollowed] = follow(way, preview);
    QCOMPARE(followed, preview);
    QVERIFY(!wasFollowed);
    QVERIFY(!changed.isEmpty());
    QVERIFY(!show(preview).isPreview());
    QCOMPARE(show(preview).title(), u"One"_s);
    const auto started = episodes({.started = true});
    QCOMPARE(started.size(), 1);
    QCOMPARE(started.constFirst().id, id);
    QCOMPARE(started.constFirst().state.position, left);
    QCOMPARE(library().queue().ids(), QList{id});
    QCOMPARE(m_served->titles(preview), (QStringList{u"One 2"_s, u"One 1"_s}));
}

void TestPreviews::theUndoOfFollowingStopsIt()
{
    const PodcastId id = open(u"/One"_s).id;
    QVERIFY(wait(library().subscriptions().followPreview(id)).has_value());
    QVERIFY(wait(library().subscriptions().remove(id)).has_value());
    QCOMPARE(m_served->shows().size(), 1);
    QVERIFY(!wait(library().subscriptions().find(id)).has_value());
    QCOMPARE(wait(library().subscriptions().followPreview(id)).error().code, ErrorCode::NotFound);
}

void TestPreviews::unusedPreviewsAreRemovedAndKeepTheirPositions()
{
    const auto removed = [this] { return wait(previews().removeUnused()).value_or(-1); };
    const PodcastId id = open(u"/One"_s).id;
    const PodcastId looked = open(u"/Two"_s).id;
    QVERIFY(open(u"/Three"_s).isPreview());
    QVERIFY(listen(newest(id)));
    m_served->clock.advance(5 * 24h);
    previews().use(looked);
    m_served->clock.advance(3 * 24h);
    QCOMPARE(removed(), 1); // one is in the player, and one was looked at three days ago
    QVERIFY(show(id).isPreview());
    QVERIFY(show(looked).isPreview());
    // Another episode is in the player from now on.
    QVERIFY(listen(newest(m_served->shows().constFirst().id)));
    m_served->clock.advance(8 * 24h);
    QCOMPARE(removed(), 2);
    QVERIFY(!show(id).id.isValid());
    QCOMPARE(m_served->shows().size(), 1);
    const PodcastId again = open(u"/One"_s).id;
    QCOMPARE(episodes({.podcast = again}).constFirst().state.position, left);
}

QTEST_GUILESS_MAIN(TestPreviews)
#include "tst_previews.moc"
