// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_controller.h"

#include "features/details/detail_controller.h"

#include <downloads/downloads.h>
#include <episodes/episodes.h>
#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <words/download_text.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUrl>
#include <QWidget>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::DownloadState;
using downloads::DownloadList;
using widgets::DownloadChange;

namespace {

/// Failures within this time of the first one share a message.
constexpr std::chrono::seconds failureCollectTime{1};
/// Interval of reading the stored downloads again, because dogearctl may have changed them.
constexpr std::chrono::minutes storedDownloadsPollInterval{1};

} // namespace

DownloadController::DownloadController(downloads::Downloads &downloads,
                                       episodes::Episodes &episodes,
                                       settings::Settings &settings,
                                       widgets::MessageBar &messages,
                                       QWidget &window)
    : QObject(&window)
    , m_downloads(downloads)
    , m_episodes(episodes)
    , m_settings(settings)
    , m_messages(messages)
    , m_pauseAll(new QAction(tr("Pause all downloads"), &window))
{
    m_pauseAll->setObjectName(u"actionPauseDownloads"_s);
    m_pauseAll->setCheckable(true);
    // triggered, not toggled: setChecked() below must not pause or resume anything.
    connect(m_pauseAll, &QAction::triggered, this, &DownloadController::pauseAll);
    m_failedTimer.setSingleShot(true);
    m_failedTimer.setInterval(failureCollectTime);
    connect(&m_failedTimer, &QTimer::timeout, this, qOverload<>(&DownloadController::reportFailed));
    connect(&downloads, &DownloadList::failed, this, [this](EpisodeId id, const Error &error) {
        m_failed.append({id, error});
        if (!m_failedTimer.isActive())
            m_failedTimer.start();
    });
    connect(&downloads, &DownloadList::downloadsBlocked, this, [this](const Error &error) {
        m_messages.show(words::blockedSentence(error));
    });
    connect(&downloads, &DownloadList::summaryChanged, this, [this] {
        m_pauseAll->setChecked(m_downloads.summary().isPausedAll);
    });
    watchStoredDownloads(window);
}

void DownloadController::watchStoredDownloads(QWidget &window)
{
    m_lookAgain.setInterval(storedDownloadsPollInterval);
    connect(&m_lookAgain, &QTimer::timeout, &m_downloads, &downloads::Downloads::reload);
    m_lookAgain.start();
    // A user who comes back from a terminal sees changes at once.
    auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance());
    connect(application,
            &QGuiApplication::applicationStateChanged,
            &window,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    m_downloads.reload();
            });
}

void DownloadController::addTo(QMenu &menu)
{
    menu.addAction(m_pauseAll);
}

void DownloadController::change(const QList<EpisodeId> &ids, DownloadChange change)
{
    const auto reportResult = [this](const Result<> &isDone) {
        if (!isDone)
            m_messages.showError(isDone.error());
    };
    switch (change) {
    case DownloadChange::Add:
        m_downloads.add(ids).then(this, reportResult);
        return;
    case DownloadChange::Pause:
        m_downloads.pause(ids).then(this, reportResult);
        return;
    case DownloadChange::Resume:
        m_downloads.resume(ids).then(this, reportResult);
        return;
    case DownloadChange::Remove:
        remove(ids);
        return;
    case DownloadChange::Show:
        showFile(ids.constFirst());
        return;
    }
}

void DownloadController::remove(const QList<EpisodeId> &ids)
{
    m_downloads.remove(ids).then(this, [this, ids](const Result<> &isRemoved) {
        if (!isRemoved) {
            m_messages.showError(isRemoved.error());
            return;
        }
        m_messages.offerUndo(
            tr("%n download(s) removed.", nullptr, int(ids.size())),
            {tr("Remove download"), [this, ids] { return m_downloads.restore(ids); }, ids});
    });
}

void DownloadController::showFile(EpisodeId id)
{
    m_downloads.localFile(id).then(this, [this](const Result<QString> &path) {
        if (!path)
            m_messages.showError(path.error());
        else if (path->isEmpty())
            m_messages.show(tr("The file is gone: it was deleted or moved."));
        else
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(*path).absolutePath()));
    });
}

void DownloadController::pauseAll(bool isPaused)
{
    m_downloads.setPausedAll(isPaused).then(this, [this](const Result<> &isDone) {
        // After a failure the check mark shows the unchanged state again.
        m_pauseAll->setChecked(m_downloads.summary().isPausedAll);
        if (!isDone)
            m_messages.showError(isDone.error());
    });
}

void DownloadController::reportFailed()
{
    const auto failed = std::exchange(m_failed, {});
    if (failed.size() == 1) {
        reportFailed(failed.constFirst().first, failed.constFirst().second);
        return;
    }
    m_messages.show(tr("%n download(s) failed; the list says why.", nullptr, int(failed.size())),
                    tr("Show them"),
                    [this] { emit viewRequested(); });
}

void DownloadController::reportFailed(EpisodeId id, const Error &error)
{
    m_episodes.summaries({id}).then(
        this, [this, id, error](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes || episodes->isEmpty())
                return; // its show was unfollowed in the meantime
            m_messages.show(tr("“%1” was not downloaded: %2.", "title and reason")
                                .arg(words::isolatedIfNeeded(episodes->constFirst().title),
                                     words::errorReason(error)),
                            tr("Try again"),
                            [this, id] { change({id}, DownloadChange::Resume); });
        });
}

widgets::DownloadsOverview DownloadController::overview() const
{
    return {.summary = m_downloads.summary(), .from = m_settings.downloads().from};
}

void DownloadController::connectTo(widgets::EpisodeListPage &list)
{
    using widgets::EpisodeListPage;
    connect(&list, &EpisodeListPage::downloadRequested, this, &DownloadController::change);
    connect(&list, &EpisodeListPage::pauseAllRequested, this, &DownloadController::pauseAll);
    const auto follow = [this, &list] { list.setDownloads(overview()); };
    connect(&m_downloads, &DownloadList::summaryChanged, &list, follow);
    follow();
}

void DownloadController::connectTo(DetailController &details)
{
    widgets::DetailPage &page = details.page();
    connect(&page.episodePage(),
            &widgets::EpisodeDetailPage::downloadChangeRequested,
            this,
            [this](EpisodeId id, DownloadChange wanted) { change({id}, wanted); });
    connect(&details, &DetailController::episodeShown, this, [this, &page] { askForStatus(page); });
    const auto ask = [this, &page](EpisodeId id) {
        if (id == page.episode())
            askForStatus(page);
    };
    connect(&m_downloads, &DownloadList::episodeChanged, this, ask);
    connect(&m_downloads, &DownloadList::failed, this, ask);
    connect(&m_downloads, &DownloadList::progressed, this, [this, &page](EpisodeId id) {
        if (id == page.episode())
            showStatus(page);
    });
    connect(&m_downloads, &DownloadList::summaryChanged, this, [this, &page] {
        showStatus(page); // pausing all downloads stops the shown one without episodeChanged()
    });
}

void DownloadController::askForStatus(widgets::DetailPage &page)
{
    const EpisodeId id = page.episode();
    m_episodes.summaries({id}).then(
        this, [this, id, &page](const Result<QList<domain::EpisodeSummary>> &episodes) {
            // The page may show another episode when the answer arrives; likewise below.
            if (!episodes || episodes->isEmpty() || id != page.episode())
                return;
            const domain::EpisodeSummary &episode = episodes->constFirst();
            m_shown = {.state = episode.download, .presence = episode.presence};
            showStatus(page);
            // Summaries do not contain the reason of a failure.
            if (episode.download != DownloadState::Failed)
                return;
            m_downloads.find(id).then(
                this, [this, id, &page](const Result<std::optional<domain::Download>> &download) {
                    if (!download || !*download || id != page.episode())
                        return;
                    m_shown.error = (*download)->error;
                    showStatus(page);
                });
        });
}

void DownloadController::showStatus(widgets::DetailPage &page)
{
    const EpisodeId id = page.episode();
    if (!id.isValid())
        return;
    m_shown.progress = m_downloads.progress(id);
    page.episodePage().updateDownload(id, m_shown);
}

} // namespace dogear
