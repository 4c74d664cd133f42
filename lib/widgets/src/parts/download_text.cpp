// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/episode_list_model.h>
#include <widgets/download_text.h>
#include <words/download_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QLocale>
#include <QModelIndex>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::DownloadState;
using domain::MediaPresence;
using downloads::BlockReason;
using itemmodels::EpisodeListModel;

namespace {

/// Context of the translations, as these functions belong to no class.
struct Downloads
{
    Q_DECLARE_TR_FUNCTIONS(Downloads)
};

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QString timeOf(const QTime &time)
{
    return words::formatTimeOfDay(time);
}

/// Nothing arrives just now; the download continues by itself, so it is not called failed.
QString problemText(const Error &error)
{
    return Downloads::tr("Waiting: %1", "why").arg(words::errorReason(error));
}

QString progressLine(const downloads::DownloadProgress &progress)
{
    if (progress.problem && progress.storedBytes <= 0)
        return problemText(*progress.problem);
    if (progress.problem)
        return joined({words::formatBytesOf(progress.storedBytes, progress.length),
                       problemText(*progress.problem)});
    if (progress.storedBytes <= 0 && !progress.length)
        return Downloads::tr("Begins…", "a download");
    return joined(
        {words::formatBytesOf(progress.storedBytes, progress.length),
         words::formatFetchTimeLeft(progress.storedBytes, progress.length, progress.bytesPerSecond),
         // The episode's address is https, but redirects led to http.
         progress.isUnencrypted ? Downloads::tr("not encrypted") : QString()});
}

QString failedLine(const std::optional<Error> &error)
{
    return error ? Downloads::tr("Failed: %1", "why").arg(words::errorReason(*error))
                 : Downloads::tr("Failed");
}

QString runningState(const DownloadStatus &status)
{
    if (status.progress->problem)
        return problemText(*status.progress->problem);
    const auto share = downloadedFraction(status);
    return share ? Downloads::tr("Downloading %1 %").arg(words::formatNumber(int(*share * 100)))
                 : Downloads::tr("Downloading");
}

/// The reason why no download runs at all; empty if there is none.
QString blockedLine(const DownloadsOverview &overview)
{
    if (overview.summary.isPausedAll)
        return Downloads::tr("All downloads are paused");
    switch (overview.summary.blockReason) {
    case BlockReason::None:
        break;
    case BlockReason::PausedByUser:
        return Downloads::tr("All downloads are paused");
    case BlockReason::OutsideHours:
        return Downloads::tr("Waiting for %1", "time of day").arg(timeOf(overview.from));
    case BlockReason::MeteredNetwork:
        return Downloads::tr("Waiting: the network is metered");
    case BlockReason::Offline:
        return Downloads::tr("Waiting: there is no network");
    case BlockReason::LowSpace:
        return Downloads::tr("Waiting: the disk is nearly full");
    }
    return {};
}

} // namespace

DownloadStatus downloadStatusOf(const QModelIndex &index)
{
    // The model gives an invalid QVariant for what it does not know.
    const auto value = [&index]<typename T>(int role, std::optional<T> *into) {
        const QVariant known = index.data(role);
        if (known.isValid())
            *into = known.value<T>();
    };
    DownloadStatus status;
    value(EpisodeListModel::DownloadRole, &status.state);
    status.presence = index.data(EpisodeListModel::PresenceRole).value<MediaPresence>();
    value(EpisodeListModel::DownloadProgressRole, &status.progress);
    value(EpisodeListModel::DownloadErrorRole, &status.error);
    return status;
}

std::optional<double> downloadedFraction(const DownloadStatus &status)
{
    if (!status.progress || !status.progress->length || *status.progress->length <= 0)
        return {};
    return std::clamp(
        double(status.progress->storedBytes) / double(*status.progress->length), 0.0, 1.0);
}

QString downloadLine(const DownloadStatus &status, const QString &waiting)
{
    if (!status.state)
        return {};
    switch (*status.state) {
    case DownloadState::Waiting: // a running download is one that waits and has progress
        return status.progress ? progressLine(*status.progress) : waiting;
    case DownloadState::Paused:
        return Downloads::tr("Paused");
    case DownloadState::Failed:
        return failedLine(status.error);
    case DownloadState::Done:
    case DownloadState::Removed:
        break;
    }
    return {};
}

QString downloadState(const DownloadStatus &status)
{
    switch (status.state.value_or(DownloadState::Removed)) {
    case DownloadState::Waiting:
        return status.progress ? runningState(status) : Downloads::tr("Waiting to be downloaded");
    case DownloadState::Paused:
        return Downloads::tr("Download paused");
    case DownloadState::Failed:
        return status.error ? Downloads::tr("Download failed: %1", "why")
                                  .arg(words::errorReason(*status.error))
                            : Downloads::tr("Download failed");
    case DownloadState::Done:
        return Downloads::tr("Downloaded");
    case DownloadState::Removed: // also stands for an episode without a download
        break;
    }
    // Without a download, the episode may have been stored while it was streamed.
    switch (status.presence) {
    case MediaPresence::None:
        break;
    case MediaPresence::Partial:
        return Downloads::tr("Partly on this computer");
    case MediaPresence::Complete:
        return Downloads::tr("On this computer");
    }
    return {};
}

QString downloadIcon(const DownloadStatus &status)
{
    switch (status.state.value_or(DownloadState::Removed)) {
    case DownloadState::Waiting:
        return u"download-waiting"_s;
    case DownloadState::Paused:
        return u"download-paused"_s;
    case DownloadState::Failed:
        return u"download-failed"_s;
    case DownloadState::Done:
        return u"downloaded"_s;
    case DownloadState::Removed:
        break;
    }
    switch (status.presence) {
    case MediaPresence::None:
        break;
    case MediaPresence::Partial:
        return u"partly-here"_s;
    case MediaPresence::Complete:
        return u"here"_s;
    }
    return {};
}

QString downloadsLine(const DownloadsOverview &overview)
{
    const downloads::DownloadsSummary &all = overview.summary;
    // Counts of 0 are left out.
    const auto count = [](int number, const QString &text) {
        return number > 0 ? text : QString();
    };
    const QString failed = count(all.failed, Downloads::tr("%n failed", nullptr, all.failed));
    const QString waiting = count(all.waiting, Downloads::tr("%n waiting", nullptr, all.waiting));
    const QString paused = count(all.paused, Downloads::tr("%n paused", nullptr, all.paused));
    const QString blockReason = blockedLine(overview);
    if (!blockReason.isEmpty())
        return joined({blockReason, waiting, paused, failed});
    const QString bytes =
        all.length > 0 ? words::formatBytesOf(all.storedBytes, all.length) : QString();
    // Sizes and rate are those of the running downloads, so without any there are none.
    return joined({count(all.running, Downloads::tr("%n downloading", nullptr, all.running)),
                   all.running > 0 ? bytes : QString(),
                   all.running > 0 ? words::formatByteRate(all.bytesPerSecond) : QString(),
                   waiting,
                   paused,
                   failed});
}

QString waitingLine(const DownloadsOverview &overview)
{
    switch (overview.summary.blockReason) {
    case BlockReason::None:
        break;
    case BlockReason::PausedByUser:
        return Downloads::tr("Paused with all downloads");
    case BlockReason::OutsideHours:
        return Downloads::tr("Waiting for %1", "time of day").arg(timeOf(overview.from));
    case BlockReason::MeteredNetwork:
        return Downloads::tr("Waiting for another network");
    case BlockReason::Offline:
        return Downloads::tr("Waiting for the network");
    case BlockReason::LowSpace:
        return Downloads::tr("Waiting for room on the disk");
    }
    return Downloads::tr("Waiting");
}

} // namespace dogear::widgets
