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
using library::DownloadHold;
using library::DownloadList;

namespace {

constexpr std::chrono::milliseconds lookEvery = 1s;
constexpr std::chrono::milliseconds tellEvery = 2s;

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
    const bool isDone = download.state == DownloadState::Done;
    return {{u"episode_id"_s, download.episode.value},
            {u"state"_s, toName(download.state)},
            {u"path"_s, isDone ? QJsonValue(download.path) : QJsonValue()},
            {u"size"_s, isDone ? QJsonValue(download.size) : QJsonValue()}};
}

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

/// \a troubles: why nothing comes of those that wait.
Outcome toOutcome(const QList<Download> &downloads, const QHash<EpisodeId, Error> &troubles)
{
    QJsonArray array;
    QStringList lines;
    QList<Error> errors;
    for (const Download &download : downloads) {
        array.append(toJson(download));
        const auto trouble = troubles.constFind(download.episode);
        const bool isWaiting = download.state == DownloadState::Waiting;
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
    if (std::exchange(m_isFinished, true))
        return;
    m_looks.stop();
    m_promise.addResult(outcome);
    m_promise.finish();
}

/// A number that is mistyped is said before anything is queued.
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
    ask(false);
}

/// What waits says why, although it does not fail yet.
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
    if (hasWindow()) {
        tell(u"Dogear was opened and goes on with them."_s);
        m_downloads.reset(); // they stay in the queue, with what is here
        m_downloads = m_library.makeDownloads(m_streamer, m_clock);
        ask(true);
        return;
    }
    const QString hold = holdText();
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

/// The window waits for ever, whoever sits before a terminal does not.
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
    lock.setStaleLockTime(0);
    // Let go of at once: a window that is opened now shall find its place free.
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
                // One whose show went meanwhile is nowhere.
                found->append(download && *download
                                  ? **download
                                  : Download{.episode = id, .state = DownloadState::Removed});
                if (isLast) // answers come in the order of the questions
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
    if (isToCome && isGivenUp()) {
        tell(u"Nothing comes; what is missing is queued, and goes on when Dogear is open."_s);
        outcome.errors.append(*m_trouble);
    }
    finish(outcome);
}

} // namespace dogear::ctl
