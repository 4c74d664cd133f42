// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_job.h"

#include "json_values.h"
#include "version.h"

#include <settings/settings.h>
#include <words/download_text.h>
#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::ctl {

using domain::Download;
using domain::DownloadState;
using downloads::BlockReason;
using downloads::DownloadList;

namespace {

constexpr std::chrono::milliseconds pollInterval = 1s;     // interval of look()
constexpr std::chrono::milliseconds progressInterval = 2s; // minimum interval of progress on stderr

/// Prints \a text on stderr: stdout has only the result, for scripts.
void tell(const QString &text)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(text));
}

QString toName(DownloadState state)
{
    switch (state) {
    case DownloadState::Waiting:
        return u"waiting"_s;
    case DownloadState::Paused:
        return u"paused"_s;
    case DownloadState::Failed:
        return u"failed"_s;
    case DownloadState::Done:
        return u"done"_s;
    case DownloadState::Removed:
        break;
    }
    return u"removed"_s;
}

QJsonObject toJson(const Download &download)
{
    // Only a finished download has a file of its own.
    const bool isDone = download.state == DownloadState::Done;
    return {{u"episode_id"_s, download.episode.value},
            {u"state"_s, toName(download.state)},
            {u"path"_s, isDone ? QJsonValue(download.path) : QJsonValue()},
            {u"size"_s, isDone ? QJsonValue(download.size) : QJsonValue()}};
}

/// Returns \a download in one line. \a problem is the reason why it receives nothing at present.
QString toLine(const Download &download, const std::optional<Error> &problem)
{
    QStringList parts{QString::number(download.episode.value).rightJustified(6),
                      toName(download.state)};
    if (download.state == DownloadState::Done)
        parts += {download.path, words::formatByteCount(download.size)};
    if (const auto error = download.error ? download.error : problem)
        parts.append(words::errorReason(*error));
    return parts.join(u"  "_s);
}

/// Returns the results. \a problems contains the reasons why waiting downloads receive nothing.
Outcome toOutcome(const QList<Download> &downloads, const QHash<EpisodeId, Error> &problems)
{
    QJsonArray array;
    QStringList lines;
    QList<Error> errors;
    for (const Download &download : downloads) {
        array.append(toJson(download));
        const auto problem = problems.constFind(download.episode);
        const bool isWaiting = download.state == DownloadState::Waiting;
        // A download that has finished or failed since has left its trouble behind.
        lines.append(toLine(download,
                            isWaiting && problem != problems.cend() ? std::optional(*problem)
                                                                    : std::nullopt));
        if (download.state == DownloadState::Failed)
            errors.append(download.error.value_or(Error()));
    }
    return {.json = QJsonDocument(QJsonObject{{u"downloads"_s, array}}),
            .text = lines.join(u'\n'),
            .errors = errors};
}

} // namespace

DownloadJob::DownloadJob(library::Library &library,
                         const settings::DataFolders &folders,
                         const QList<EpisodeId> &ids,
                         std::chrono::seconds timeout,
                         std::shared_ptr<net::Connections> connections,
                         QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_folders(folders)
    , m_ids(ids)
    , m_timeout(timeout)
    , m_streamer(folders.media, userAgent(), {}, std::move(connections))
    , m_downloads(library.makeDownloads(m_streamer, m_clock))
{
    const settings::PrivacySettings privacy =
        settings::Settings(folders.settings).desktop().privacy();
    m_streamer.setRemovesTrackers(privacy.removesTrackers);
    connect(m_downloads.get(), &DownloadList::progressed, this, &DownloadJob::handleProgress);
    m_pollTimer.setInterval(pollInterval);
    connect(&m_pollTimer, &QTimer::timeout, this, &DownloadJob::look);
    connect(&m_streamer,
            &stream::Streamer::waiting,
            this,
            [this](const media::MediaKey &, const Error &error) { m_problem = error; });
}

Future<Outcome> DownloadJob::start()
{
    m_promise.start();
    checkIds();
    return m_promise.future();
}

void DownloadJob::finish(const Outcome &outcome)
{
    // Several signals may end the run; a promise accepts one result.
    if (std::exchange(m_isFinished, true))
        return;
    m_pollTimer.stop();
    m_promise.addResult(outcome);
    m_promise.finish();
}

void DownloadJob::checkIds()
{
    m_library.episodes().summaries(m_ids).then(
        this, [this](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes) {
                finish(failedOutcome(episodes.error()));
                return;
            }
            for (const EpisodeId id : std::as_const(m_ids)) {
                if (!std::ranges::count(*episodes, id, &domain::EpisodeSummary::id)) {
                    finish(failedOutcome(
                        {.code = ErrorCode::NotFound, .detail = QString::number(id.value)}));
                    return;
                }
            }
            add();
        });
}

void DownloadJob::add()
{
    // Queued in either case: the window finds the new rows within a minute (decision 50).
    m_downloads->add(m_ids).then(this, [this](const Result<> &isAdded) {
        if (!isAdded) {
            finish(failedOutcome(isAdded.error()));
        } else if (hasWindow()) {
            tell(u"Dogear is open and fetches them."_s);
            ask(true);
        } else {
            follow();
        }
    });
}

void DownloadJob::follow()
{
    const auto askAgain = [this] { ask(false); };
    // Each of these may be the change that ends the last waiting download.
    connect(m_downloads.get(), &DownloadList::episodeChanged, this, askAgain);
    connect(m_downloads.get(), &DownloadList::finished, this, askAgain);
    connect(m_downloads.get(), &DownloadList::failed, this, askAgain);
    connect(m_downloads.get(), &DownloadList::downloadsBlocked, this, [this](const Error &error) {
        tell(words::blockedSentence(error));
        ask(true);
    });
    const settings::DownloadSettings settings = settings::Settings(m_folders.settings).downloads();
    m_sincePrinted.start();
    m_sinceSomethingCame.start();
    m_pollTimer.start();
    m_downloads->start(settings.folder.isEmpty() ? m_folders.downloads : settings.folder, settings);
    // All episodes may be downloaded already; then no signal follows.
    ask(false);
}

void DownloadJob::handleProgress(EpisodeId id)
{
    const auto progress = m_downloads->progress(id);
    if (progress && progress->problem)
        m_problems.insert(id, *progress->problem);
    else
        m_problems.remove(id);
    reportUnencrypted();
}

void DownloadJob::look()
{
    // Before anything else: two programs must not write to the same files.
    if (hasWindow()) {
        tell(u"Dogear was opened and goes on with them."_s);
        m_downloads.reset(); // stops them; the queue and the bytes received so far stay
        // A new object, which is not started, for reading the results.
        m_downloads = m_library.makeDownloads(m_streamer, m_clock);
        ask(true);
        return;
    }
    const QString blockReason = blockedText();
    // Blocked downloads may wait for hours; the user of a terminal gets the prompt back.
    if (!blockReason.isEmpty()) {
        tell(blockReason);
        ask(true);
        return;
    }
    if (m_downloads->summary().bytesPerSecond > 0)
        m_sinceSomethingCame.restart();
    if (isGivenUp())
        ask(true);
    else if (m_sincePrinted.hasExpired(progressInterval.count()))
        reportProgress();
}

/// A window retries later by itself, but the user of a terminal waits for the end of the program.
bool DownloadJob::isGivenUp() const
{
    return m_problem && m_sinceSomethingCame.hasExpired(m_timeout.count());
}

QString DownloadJob::blockedText() const
{
    switch (m_downloads->summary().blockReason) {
    case BlockReason::None:
        break;
    case BlockReason::PausedByUser:
        return u"All downloads are paused; they are queued. Resume them in Dogear."_s;
    case BlockReason::OutsideHours:
        return u"The settings allow downloads at other hours; they are queued."_s;
    case BlockReason::MeteredNetwork:
        return u"The network is metered; they are queued."_s;
    case BlockReason::Offline:
        return u"There is no network; they are queued."_s;
    case BlockReason::LowSpace:
        return u"The disk is nearly full; they are queued."_s;
    }
    return {};
}

void DownloadJob::reportUnencrypted()
{
    for (const EpisodeId id : std::as_const(m_ids)) {
        const auto progress = m_downloads->progress(id);
        if (!progress || !progress->isUnencrypted || m_unencrypted.contains(id))
            continue;
        m_unencrypted.insert(id);
        tell(u"%1  is not encrypted: its server leads from https to http."_s.arg(
            QString::number(id.value).rightJustified(6)));
    }
}

void DownloadJob::reportProgress()
{
    m_sincePrinted.restart();
    // All lines in one text, which is printed only if something has changed.
    QStringList lines;
    for (const EpisodeId id : std::as_const(m_ids)) {
        const auto progress = m_downloads->progress(id);
        if (!progress)
            continue;
        QStringList parts{words::formatBytesOf(progress->storedBytes, progress->length),
                          words::formatByteRate(progress->bytesPerSecond),
                          words::formatFetchTimeLeft(
                              progress->storedBytes, progress->length, progress->bytesPerSecond)};
        parts.removeAll(QString());
        lines.append(
            u"%1  %2"_s.arg(QString::number(id.value).rightJustified(6), parts.join(u" · "_s)));
    }
    const QString text = lines.join(u'\n');
    if (!text.isEmpty() && std::exchange(m_printed, text) != text)
        tell(text);
}

bool DownloadJob::hasWindow() const
{
    QLockFile lock(settings::DataFolders::windowLock(m_folders.database));
    // The lock of a running window is not stale, however old it is; Qt's default limit is 30 s.
    lock.setStaleLockTime(0);
    // The destructor releases the lock at once, so that a window can be opened now. LockFailedError
    // means that another process has it; after other errors, such as a read-only folder, none can.
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

void DownloadJob::ask(bool isEnd)
{
    const auto found = std::make_shared<QList<Download>>();
    for (qsizetype i = 0; i < m_ids.size(); ++i) {
        const EpisodeId id = m_ids.at(i);
        const bool isLast = i + 1 == m_ids.size();
        m_downloads->find(id).then(
            this,
            [this, found, id, isEnd, isLast](const Result<std::optional<Download>> &download) {
                // An episode whose show was unfollowed in the meantime has no download.
                found->append(download && *download
                                  ? **download
                                  : Download{.episode = id, .state = DownloadState::Removed});
                if (isLast) // the database thread answers in the order of the requests
                    take(*found, isEnd);
            });
    }
}

void DownloadJob::take(const QList<Download> &downloads, bool isEnd)
{
    const bool isToCome = std::ranges::any_of(downloads, [](const Download &download) {
        return download.state == DownloadState::Waiting;
    });
    if (!isEnd && isToCome)
        return;
    Outcome outcome = toOutcome(downloads, m_problems);
    // Downloads that are left to a window, or blocked, are no failure; a silent server is one.
    if (isToCome && isGivenUp()) {
        tell(u"Nothing comes; what is missing is queued, and goes on when Dogear is open."_s);
        outcome.errors.append(*m_problem);
    }
    finish(outcome);
}

} // namespace dogear::ctl
