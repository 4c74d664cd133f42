// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates a real library in a temporary folder, without a network and without sound.

#include <itemmodels/episode_list_model.h>
#include <itemmodels/sidebar_model.h>
#include <library/library.h>
#include <listening/playback_session.h>
#include <net/http_client.h>
#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>
#include <support/fake_downloads.h>
#include <support/timeouts.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace dogear::test {

/// Answers every request with the error Offline, and records its URL.
class OfflineHttpClient final : public net::HttpClient
{
public:
    [[nodiscard]] Future<Result<net::HttpResponse>> get(const net::HttpRequest &request) override
    {
        asked.append(request.url);
        return readyFuture(
            Result<net::HttpResponse>(failure({ErrorCode::Offline, {}, request.url})));
    }

    QList<QUrl> asked;
};

/// Episode of a feed that LocalLibrary::follow() writes.
struct WrittenEpisode
{
    QString title;
    QString notes = {};
    int minutes = 20;
    bool hasEnclosure = true;
    QList<domain::TranscriptLink> transcripts = {};
    std::optional<int> season = {};
    std::optional<int> number = {};
};

class LocalLibrary
{
public:
    LocalLibrary()
        : folders(settings::DataFolders::create(folder.path()).value())
        , library(folders, http, clock)
        , savedTime(output)
        , player(output, sound, clock)
        , session(std::make_unique<listening::PlaybackSession>(player,
                                                               library.episodes(),
                                                               library.accounts()))
        , sidebarModel(
              {.subscriptions = library.subscriptions(),
               .refresher = library.refresher(),
               .searches = library.lists().savedSearches,
               .playlists = library.lists().playlists},
              {.episodes = library.episodes(), .queue = library.queue(), .downloads = downloads})
        , listModel(library.episodes(),
                    library.subscriptions(),
                    library.refresher(),
                    library.queue(),
                    downloads)
    {
        QObject::connect(&library.refresher(),
                         &subscriptions::FeedRefresher::podcastRefreshed,
                         session.get(),
                         &listening::PlaybackSession::followChanges);
    }

    /// Waits for pending answers of the database while their receivers still exist.
    ~LocalLibrary()
    {
        session.reset(); // its destructor saves the position
        settle();
    }

    LocalLibrary(const LocalLibrary &) = delete;
    LocalLibrary &operator=(const LocalLibrary &) = delete;

    /// Waits until the database has answered all pending queries: it answers them in order.
    bool settle()
    {
        QCoreApplication::processEvents();
        auto last = library.episodes().count({});
        return test::waitUntil([&] { return last.isFinished(); });
    }

    /// Writes a file into the folder of the feeds. \return its URL, for use in a feed
    QUrl write(const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (file.open(QFile::WriteOnly))
            file.write(bytes);
        return QUrl::fromLocalFile(file.fileName());
    }

    /// Writes a feed with \a episodes, the newest first, and subscribes to it.
    /// \return the id of the show; an invalid id on failure
    PodcastId follow(const QString &title,
                     const QList<WrittenEpisode> &episodes,
                     domain::ShowType type = domain::ShowType::Episodic)
    {
        const QString path = folder.filePath(QString::number(++m_feeds) + u".xml");
        QFile file(path);
        if (!file.open(QFile::WriteOnly))
            return {};
        file.write(feed(title, episodes, type).toUtf8());
        file.close();
        auto outcome = library.subscriptions().subscribe(QUrl::fromLocalFile(path));
        if (!test::waitUntil([&] { return outcome.isFinished(); })
            || outcome.result().added.isEmpty())
            return {};
        return outcome.result().added.constFirst().id;
    }

    /// The episodes of \a show, newest first.
    QList<domain::EpisodeSummary> episodes(PodcastId show)
    {
        auto list = library.episodes().list({.podcast = show});
        if (!test::waitUntil([&] { return list.isFinished(); }))
            return {};
        return list.result().value_or(QList<domain::EpisodeSummary>());
    }

    QTemporaryDir folder;
    OfflineHttpClient http;
    FakeClock clock;
    settings::DataFolders folders;
    library::Library library;
    FakeAudioOutput output;
    playback::SoundControls sound;
    playback::SavedTime savedTime;
    playback::Player player;
    std::unique_ptr<listening::PlaybackSession> session;
    FakeDownloads downloads;
    itemmodels::SidebarModel sidebarModel;
    itemmodels::EpisodeListModel listModel;

private:
    [[nodiscard]] QString feed(const QString &title,
                               const QList<WrittenEpisode> &episodes,
                               domain::ShowType type) const
    {
        QString items;
        QDateTime published = clock.time.addDays(-1);
        for (const WrittenEpisode &episode : episodes) {
            const QString guid = QString::number(m_feeds) + u'-' + episode.title.toHtmlEscaped();
            items += u"<item><title>" + episode.title.toHtmlEscaped() + u"</title><guid>" + guid
                     + u"</guid><pubDate>" + published.toString(Qt::RFC2822Date)
                     + u"</pubDate><link>https://example.org/" + QString::number(items.size())
                     + u"</link><description>" + episode.notes.toHtmlEscaped()
                     + u"</description><itunes:duration>" + QString::number(episode.minutes * 60)
                     + u"</itunes:duration>";
            if (episode.hasEnclosure)
                items += u"<enclosure url=\"https://example.org/a.mp3\" type=\"audio/mpeg\" "
                         "length=\"1\"/>";
            if (episode.season)
                items +=
                    u"<itunes:season>" + QString::number(*episode.season) + u"</itunes:season>";
            if (episode.number)
                items +=
                    u"<itunes:episode>" + QString::number(*episode.number) + u"</itunes:episode>";
            for (const domain::TranscriptLink &link : episode.transcripts)
                items += u"<podcast:transcript url=\"" + link.url.toString() + u"\" type=\""
                         + link.type + u"\" language=\"" + link.language + u"\"/>";
            items += u"</item>";
            published = published.addDays(-1);
        }
        const bool isSerial = type == domain::ShowType::Serial;
        const QString kind = QLatin1StringView(isSerial ? "serial" : "episodic");
        return u"<rss version=\"2.0\" xmlns:podcast=\"https://podcastindex.org/namespace/1.0\" "
               "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel><title>"
               + title.toHtmlEscaped() + u"</title><itunes:type>" + kind + u"</itunes:type>" + items
               + u"</channel></rss>";
    }

    int m_feeds = 0;
};

} // namespace dogear::test
