// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_run.h"

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
using downloads::DownloadHold;
using downloads::DownloadList;

namespace {

constexpr std::chrono::milliseconds lookEvery = 1s; // interval of look()
constexpr std::chrono::milliseconds tellEvery = 2s; // minimum interval of progress on stderr

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

/// Returns \a download in one line. \a trouble is the reason why it receives nothing at present.
QString toLine(const Download &download, const std::optional<Error> &trouble)
{
    QStringList parts{QString::number(download.episode.value).rightJustified(6),
                      toName(download.state)};
    if (download.state == DownloadState::Done)
        parts += {download.path, words::formatByteCount(download.size)};
    if (const auto error = download.error ? download.error : trouble)
        parts.append(words::errorReason(*error));
    return parts.join(u"  "_s);
}

/// Returns the results. \a troubles contains the reasons why waiting downloads receive nothing.
Outcome toOutcome(const QList<Download> &downloads, const QHash<EpisodeId, Error> &troubles)
{
    QJsonArray array;
    QStringList lines;
    QList<Error> errors;
    for (const Download &download : downloads) {
        array.append(toJson(download));
        const auto trouble = troubles.constFind(download.episode);
        const bool isWaiting = download.state == DownloadState::Waiting;
        // A download that has finished or failed since has left its trouble behind.
        lines.append(toLine(download,
                            isWaiting && trouble != troubles.cend() ? std::optional(*trouble)
                                                                    : std::nullopt));
        if (download.state == DownloadState::Failed)
            errors.append(download.error.value_or(Error()));
    }
    return {.json = QJsonDocument(QJsonObject{{u"downloads"_s, array}}),
            .text = lines.join(u'\n'),
            .errors = errors};
}

} // namespace

DownloadRun::DownloadRun(library::Library &library,
                         const settings::DataFolders &folders,
                         const QList<EpisodeId> &ids,
                         std::chrono::seconds patience,
                         QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_folders(folders)
    , m_ids(ids)
    , m_patience(patience)
    , m_streamer(folders.media, userAgent())
    , m_downloads(library.makeDownloads(m_streamer, m_clock))
{
    connect(m_downloads.get(), &DownloadList::progressed, this, &DownloadRun::takeProgress);
    m_looks.setInterval(lookEvery);
    connect(&m_looks, &QTimer::timeout, this, &DownloadRun::look);
    connect(&m_streamer,
            &stream::Streamer::waiting,
            this,
            [this](const media::MediaKey &, const Error &error) { m_trouble = error; });
}

Future<Outcome> DownloadRun::start()
{
    m_promise.start();
    checkIds();
    return m_promise.future();
}

void DownloadRun::finish(const Outcome &outcome)
{
    // Several signals may end the run; a promise accepts one result.
    if (std::exchange(m_isFinished, true))
        return;
    m_looks.stop();
    m_promise.addResult(outcome);
    m_promise.finish();
}

void DownloadRun::checkIds()
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

void DownloadRun::add()
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

void DownloadRun::follow()
{
    const auto askAgain = [this] { ask(false); };
    // Each of these may be the change that ends the last waiting download.
    connect(m_downloads.get(), &DownloadList::episodeChanged, this, askAgain);
    connect(m_downloads.get(), &DownloadList::finished, this, askAgain);
    connect(m_downloads.get(), &DownloadList::failed, this, askAgain);
    connect(m_downloads.get(), &DownloadList::heldUp, this, [this](const Error &error) {
        tell(words::heldUpSentence(error));
        ask(true);
    });
    const settings::DownloadSettings settings = settings::Settings(m_folders.settings).downloads();
    m_sinceTold.start();
    m_sinceSomethingCame.start();
    m_looks.start();
    m_downloads->start(settings.folder.isEmpty() ? m_folders.downloads : settings.folder, settings);
    // All episodes may be downloaded already; then no signal follows.
    ask(false);
}

void DownloadRun::takeProgress(EpisodeId id)
{
    const auto progress = m_downloads->progress(id);
    if (progress && progress->trouble)
        m_troubles.insert(id, *progress->trouble);
    else
        m_troubles.remove(id);
    tellUnencrypted();
}

void DownloadRun::look()
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
    const QString hold = holdText();
    // Blocked downloads may wait for hours; the user of a terminal gets the prompt back.
    if (!hold.isEmpty()) {
        tell(hold);
        ask(true);
        return;
    }
    if (m_downloads->summary().bytesPerSecond > 0)
        m_sinceSomethingCame.restart();
    if (isGivenUp())
        ask(true);
    else if (m_sinceTold.hasExpired(tellEvery.count()))
        tellProgress();
}

/// A window retries later by itself, but the user of a terminal waits for the end of the program.
bool DownloadRun::isGivenUp() const
{
    return m_trouble && m_sinceSomethingCame.hasExpired(m_patience.count());
}

QString DownloadRun::holdText() const
{
    switch (m_downloads->summary().hold) {
    case DownloadHold::None:
        break;
    case DownloadHold::PausedByHand:
        return u"All downloads are paused; they are queued. Resume them in Dogear."_s;
    case DownloadHold::OutsideHours:
        return u"The settings allow downloads at other hours; they are queued."_s;
    case DownloadHold::MeteredNetwork:
        return u"The network is metered; they are queued."_s;
    case DownloadHold::Offline:
        return u"There is no network; they are queued."_s;
    case DownloadHold::LowSpace:
        return u"The disk is nearly full; they are queued."_s;
    }
    return {};
}

void DownloadRun::tellUnencrypted()
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

void DownloadRun::tellProgress()
{
    m_sinceTold.restart();
    // All lines in one text, which is printed only if something has changed.
    QStringList lines;
    for (const EpisodeId id : std::as_const(m_ids)) {
        const auto progress = m_downloads->progress(id);
        if (!progress)
            continue;
        QStringList parts{words::formatBytesOf(progress->there, progress->length),
                          words::formatByteRate(progress->bytesPerSecond),
                          words::formatFetchTimeLeft(
                              progress->there, progress->length, progress->bytesPerSecond)};
        parts.removeAll(QString());
        lines.append(
            u"%1  %2"_s.arg(QString::number(id.value).rightJustified(6), parts.join(u" · "_s)));
    }
    const QString text = lines.join(u'\n');
    if (!text.isEmpty() && std::exchange(m_told, text) != text)
        tell(text);
}

bool DownloadRun::hasWindow() const
{
    QLockFile lock(settings::DataFolders::windowLock(m_folders.database));
    // The lock of a running window is not stale, however old it is; Qt's default limit is 30 s.
    lock.setStaleLockTime(0);
    // The destructor releases the lock at once, so that a window can be opened now. LockFailedError
    // means that another process has it; after other errors, such as a read-only folder, none can.
    return !lock.tryLock(0) && lock.error() == QLockFile::LockFailedError;
}

void DownloadRun::ask(bool isEnd)
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

void DownloadRun::take(const QList<Download> &downloads, bool isEnd)
{
    const bool isToCome = std::ranges::any_of(downloads, [](const Download &download) {
        return download.state == DownloadState::Waiting;
    });
    if (!isEnd && isToCome)
        return;
    Outcome outcome = toOutcome(downloads, m_troubles);
    // Downloads that are left to a window, or blocked, are no failure; a silent server is one.
    if (isToCome && isGivenUp()) {
        tell(u"Nothing comes; what is missing is queued, and goes on when Dogear is open."_s);
        outcome.errors.append(*m_trouble);
    }
    finish(outcome);
}

} // namespace dogear::ctl
