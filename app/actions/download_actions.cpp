// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_actions.h"

#include "flows/detail_flow.h"

#include <library/downloads.h>
#include <library/episodes.h>
#include <settings/settings.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>
#include <words/download_text.h>
#include <words/error_text.h>

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
using library::DownloadList;
using widgets::DownloadChange;

namespace {

/// Of downloads that fail together one sentence is said.
constexpr std::chrono::seconds togetherFor{1};
/// dogearctl may have added some.
constexpr std::chrono::minutes lookAgainEvery{1};

} // namespace

DownloadActions::DownloadActions(const DownloadParts &parts, QWidget &window)
    : QObject(&window)
    , m_parts(parts)
    , m_pauseAll(new QAction(tr("Pause all downloads"), &window))
{
    m_pauseAll->setObjectName(u"actionPauseDownloads"_s);
    m_pauseAll->setCheckable(true);
    connect(m_pauseAll, &QAction::triggered, this, &DownloadActions::pauseAll);
    m_failedTimer.setSingleShot(true);
    m_failedTimer.setInterval(togetherFor);
    connect(&m_failedTimer, &QTimer::timeout, this, qOverload<>(&DownloadActions::tellFailed));
    connect(
        &parts.downloads, &DownloadList::failed, this, [this](EpisodeId id, const Error &error) {
            m_failed.append({id, error});
            if (!m_failedTimer.isActive())
                m_failedTimer.start();
        });
    connect(&parts.downloads, &DownloadList::heldUp, this, [this](const Error &error) {
        m_parts.messages.show(words::heldUpSentence(error));
    });
    connect(&parts.downloads, &DownloadList::summaryChanged, this, [this] {
        m_pauseAll->setChecked(m_parts.downloads.isPausedAll());
    });
    followStored(window);
}

/// Somebody else writes to the library, too: dogearctl.
void DownloadActions::followStored(QWidget &window)
{
    m_lookAgain.setInterval(lookAgainEvery);
    connect(&m_lookAgain, &QTimer::timeout, &m_parts.downloads, &library::Downloads::reload);
    m_lookAgain.start();
    auto *application = qobject_cast<QGuiApplication *>(QCoreApplication::instance());
    connect(application,
            &QGuiApplication::applicationStateChanged,
            &window,
            [this](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    m_parts.downloads.reload();
            });
}

void DownloadActions::addTo(QMenu &menu)
{
    menu.addAction(m_pauseAll);
}

void DownloadActions::change(const QList<EpisodeId> &ids, DownloadChange change)
{
    const auto tell = [this](const Result<> &isDone) {
        if (!isDone)
            m_parts.messages.show(words::errorSentence(isDone.error()));
    };
    switch (change) {
    case DownloadChange::Add:
        m_parts.downloads.add(ids).then(this, tell);
        return;
    case DownloadChange::Pause:
        m_parts.downloads.pause(ids).then(this, tell);
        return;
    case DownloadChange::Resume:
        m_parts.downloads.resume(ids).then(this, tell);
        return;
    case DownloadChange::Remove:
        remove(ids);
        return;
    case DownloadChange::Show:
        showFile(ids.constFirst());
        return;
    }
}

void DownloadActions::remove(const QList<EpisodeId> &ids)
{
    m_parts.downloads.remove(ids).then(this, [this, ids](const Result<> &isRemoved) {
        if (!isRemoved) {
            m_parts.messages.show(words::errorSentence(isRemoved.error()));
            return;
        }
        m_parts.messages.offerUndo(
            tr("%n download(s) removed.", nullptr, int(ids.size())), [this, ids] {
                m_parts.downloads.restore(ids).then(this, [this](const Result<> &isRestored) {
                    if (!isRestored)
                        m_parts.messages.show(words::errorSentence(isRestored.error()));
                });
            });
    });
}

void DownloadActions::showFile(EpisodeId id)
{
    m_parts.downloads.localFile(id).then(this, [this](const Result<QString> &path) {
        if (!path)
            m_parts.messages.show(words::errorSentence(path.error()));
        else if (path->isEmpty())
            m_parts.messages.show(tr("The file is gone; somebody deleted or moved it."));
        else
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(*path).absolutePath()));
    });
}

void DownloadActions::pauseAll(bool isPaused)
{
    m_parts.downloads.setPausedAll(isPaused).then(this, [this](const Result<> &isDone) {
        m_pauseAll->setChecked(m_parts.downloads.isPausedAll());
        if (!isDone)
            m_parts.messages.show(words::errorSentence(isDone.error()));
    });
}

void DownloadActions::tellFailed()
{
    const auto failed = std::exchange(m_failed, {});
    if (failed.size() == 1) {
        tellFailed(failed.constFirst().first, failed.constFirst().second);
        return;
    }
    m_parts.messages.show(
        tr("%n download(s) failed; the list says why.", nullptr, int(failed.size())),
        tr("Show them"),
        [this] { emit placeWanted(); });
}

void DownloadActions::tellFailed(EpisodeId id, const Error &error)
{
    m_parts.episodes.summaries({id}).then(
        this, [this, id, error](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes || episodes->isEmpty())
                return; // it went with its show
            m_parts.messages.show(tr("“%1” was not downloaded: %2.", "title and reason")
                                      .arg(episodes->constFirst().title, words::errorReason(error)),
                                  tr("Try again"),
                                  [this, id] { change({id}, DownloadChange::Resume); });
        });
}

widgets::DownloadsOverview DownloadActions::overview() const
{
    return {.summary = m_parts.downloads.summary(),
            .isPausedAll = m_parts.downloads.isPausedAll(),
            .from = m_parts.settings.downloads().from};
}

void DownloadActions::connectTo(widgets::EpisodeListPage &list)
{
    using widgets::EpisodeListPage;
    connect(&list, &EpisodeListPage::downloadRequested, this, &DownloadActions::change);
    connect(&list, &EpisodeListPage::pauseAllRequested, this, &DownloadActions::pauseAll);
    const auto follow = [this, &list] { list.setDownloads(overview()); };
    connect(&m_parts.downloads, &DownloadList::summaryChanged, &list, follow);
    follow();
}

void DownloadActions::connectTo(widgets::DetailPage &page, DetailFlow &flow)
{
    connect(&page,
            &widgets::DetailPage::downloadChangeRequested,
            this,
            [this](EpisodeId id, DownloadChange wanted) { change({id}, wanted); });
    connect(&flow, &DetailFlow::episodeShown, this, [this, &page] { askForStatus(page); });
    const auto ask = [this, &page](EpisodeId id) {
        if (id == page.episode())
            askForStatus(page);
    };
    connect(&m_parts.downloads, &DownloadList::episodeChanged, this, ask);
    connect(&m_parts.downloads, &DownloadList::failed, this, ask);
    connect(&m_parts.downloads, &DownloadList::progressed, this, [this, &page](EpisodeId id) {
        if (id == page.episode())
            showStatus(page);
    });
    connect(&m_parts.downloads, &DownloadList::summaryChanged, this, [this, &page] {
        showStatus(page); // what ran may have been stopped with all others
    });
}

void DownloadActions::askForStatus(widgets::DetailPage &page)
{
    const EpisodeId id = page.episode();
    m_parts.episodes.summaries({id}).then(
        this, [this, id, &page](const Result<QList<domain::EpisodeSummary>> &episodes) {
            if (!episodes || episodes->isEmpty() || id != page.episode())
                return;
            const domain::EpisodeSummary &episode = episodes->constFirst();
            m_shown = {.state = episode.download, .presence = episode.presence};
            showStatus(page);
            if (episode.download != DownloadState::Failed)
                return;
            m_parts.downloads.find(id).then(
                this, [this, id, &page](const Result<std::optional<domain::Download>> &download) {
                    if (!download || !*download || id != page.episode())
                        return;
                    m_shown.error = (*download)->error;
                    showStatus(page);
                });
        });
}

void DownloadActions::showStatus(widgets::DetailPage &page)
{
    const EpisodeId id = page.episode();
    if (!id.isValid())
        return;
    m_shown.progress = m_parts.downloads.progress(id);
    page.updateDownload(id, m_shown);
}

} // namespace dogear
