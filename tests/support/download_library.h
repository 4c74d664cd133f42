// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates a real library that downloads from a local HTTP server, which counts the bytes.

#include <downloads/download_disk.h>
#include <downloads/media_key.h>
#include <library/library.h>
#include <net/network_http_client.h>
#include <support/fake_clock.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/wait_for.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <atomic>
#include <memory>
#include <stream/streamer.h>

namespace dogear::test {

template<typename T>
T answerOf(const Future<T> &future)
{
    (void)waitForEvents([&] { return future.isFinished(); });
    return future.isFinished() && future.resultCount() > 0 ? future.result() : T();
}

class DownloadLibrary
{
public:
    /// Bytes of each episode; its content is patternBytes(size).
    static constexpr qint64 size = 300'000;

    explicit DownloadLibrary(const QString &mediaFolder = {})
        : mediaPath(mediaFolder.isEmpty() ? folder.filePath(QStringLiteral("media")) : mediaFolder)
        , folders(settings::DataFolders::create(folder.filePath(QStringLiteral("data"))).value())
    {
        settings.keepFreeMegabytes = 0;
        open();
    }
    ~DownloadLibrary() { close(); }
    DownloadLibrary(const DownloadLibrary &) = delete;
    DownloadLibrary &operator=(const DownloadLibrary &) = delete;

    /// Opens library, streamer and downloads, as at a start of the program; start() starts the
    /// downloads. Timeouts and pauses are short, so that retries take milliseconds.
    void open()
    {
        close();
        library = std::make_unique<library::Library>(folders, http, clock);
        streamer = std::make_unique<stream::Streamer>(
            mediaPath,
            "Dogear/test",
            stream::RetryPolicy{.timeout = std::chrono::milliseconds(1'000),
                                .firstPause = std::chrono::milliseconds(20),
                                .maxPause = std::chrono::milliseconds(100)});
        downloads = library->makeDownloads(*streamer, clock);
        downloads->disk().setFreeSpace(
            [this](const QString &) { return std::optional(freeBytes.load()); });
        finished = std::make_unique<QSignalSpy>(downloads.get(), &downloads::Downloads::finished);
        failed = std::make_unique<QSignalSpy>(downloads.get(), &downloads::Downloads::failed);
        downloadsBlocked =
            std::make_unique<QSignalSpy>(downloads.get(), &downloads::Downloads::downloadsBlocked);
        changed =
            std::make_unique<QSignalSpy>(downloads.get(), &downloads::Downloads::episodeChanged);
    }
    void close()
    {
        finished.reset();
        failed.reset();
        downloadsBlocked.reset();
        changed.reset();
        downloads.reset();
        streamer.reset();
        library.reset();
    }
    void start() { downloads->start(target(), settings); }

    [[nodiscard]] QString target() const { return folder.filePath(QStringLiteral("Podcasts")); }

    /// Subscribes to a show whose episodes have these \a titles, the newest first. The server has
    /// their media at "/<title>.mp3". \return the ids of the episodes, newest first
    QList<EpisodeId> follow(const QString &show,
                            const QStringList &titles,
                            const QString &file = QStringLiteral("feed"))
    {
        const QByteArray media = patternBytes(size);
        for (const QString &title : titles)
            origin.setMedia(u'/' + title + QStringLiteral(".mp3"), media, "audio/mpeg");
        write(show, titles, file);
        const auto outcome =
            answerOf(library->subscriptions().subscribe(QUrl::fromLocalFile(feedPath(file))));
        if (outcome.added.isEmpty())
            return {};
        podcast = outcome.added.constFirst().id;
        return ids(podcast);
    }
    void write(const QString &show,
               const QStringList &titles,
               const QString &name = QStringLiteral("feed"))
    {
        QString items;
        for (qsizetype i = 0; i < titles.size(); ++i) {
            const QString &title = titles.at(i);
            const QDateTime published = clock.time.addDays(i - titles.size() - i * 2);
            items +=
                QStringLiteral("<item><title>%1</title><guid>%1</guid><pubDate>%2</pubDate>"
                               "<enclosure url=\"%3\" type=\"audio/mpeg\" length=\"1\"/></item>")
                    .arg(title,
                         published.toString(Qt::RFC2822Date),
                         origin.url(u'/' + title + QStringLiteral(".mp3")).toString());
        }
        QFile file(feedPath(name));
        if (file.open(QFile::WriteOnly))
            file.write(
                QStringLiteral("<rss version=\"2.0\"><channel><title>%1</title>%2</channel></rss>")
                    .arg(show, items)
                    .toUtf8());
    }
    [[nodiscard]] QString feedPath(const QString &name) const
    {
        return folder.filePath(name + QStringLiteral(".xml"));
    }
    /// \return the ids of the episodes of \a show, newest first
    [[nodiscard]] QList<EpisodeId> ids(PodcastId show) const
    {
        QList<EpisodeId> ids;
        const auto listed = answerOf(library->episodes().list({.podcast = show}));
        for (const domain::EpisodeSummary &episode :
             listed.value_or(QList<domain::EpisodeSummary>()))
            ids.append(episode.id);
        return ids;
    }
    [[nodiscard]] media::MediaKey keyOf(EpisodeId id) const
    {
        const auto detail = answerOf(library->episodes().detail(id));
        return detail ? downloads::mediaKey(detail->podcastUrl, detail->episode.guid) : QString();
    }
    [[nodiscard]] domain::EpisodeSummary summaryOf(EpisodeId id) const
    {
        const auto detail = answerOf(library->episodes().detail(id));
        return detail ? detail->summary : domain::EpisodeSummary();
    }
    [[nodiscard]] std::optional<domain::DownloadState> stateOf(EpisodeId id) const
    {
        const auto found = answerOf(downloads->find(id));
        return found && *found ? std::optional((*found)->state) : std::nullopt;
    }
    [[nodiscard]] QString pathOf(EpisodeId id) const
    {
        return answerOf(downloads->localFile(id)).value_or(QString());
    }
    /// \return whether the downloaded file of \a id has the same bytes as on the server
    [[nodiscard]] bool isWhole(EpisodeId id) const
    {
        QFile file(pathOf(id));
        return file.open(QFile::ReadOnly) && file.readAll() == patternBytes(size);
    }
    [[nodiscard]] bool finish(qsizetype count)
    {
        return waitForEvents([&] { return finished->size() >= count; });
    }
    /// Waits until pending requests are processed: three rounds of events, each with a query that
    /// the database answers after its earlier jobs.
    /// \return false if the database did not answer
    bool settle()
    {
        for (int round = 0; round < 3; ++round) {
            QCoreApplication::processEvents();
            if (!answerOf(library->episodes().count({})))
                return false;
        }
        return true;
    }

    QTemporaryDir folder;
    QString mediaPath;
    LocalHttpServer origin;
    net::NetworkHttpClient http{QByteArrayLiteral("Dogear/test")};
    FakeClock clock;
    settings::DataFolders folders;
    settings::DownloadSettings settings;
    std::atomic<qint64> freeBytes = qint64{1} << 40;
    std::unique_ptr<library::Library> library;
    std::unique_ptr<stream::Streamer> streamer;
    std::unique_ptr<downloads::Downloads> downloads;
    std::unique_ptr<QSignalSpy> finished;
    std::unique_ptr<QSignalSpy> failed;
    std::unique_ptr<QSignalSpy> downloadsBlocked;
    std::unique_ptr<QSignalSpy> changed;
    PodcastId podcast; ///< the show that follow() added last
};

} // namespace dogear::test
