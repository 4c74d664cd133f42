// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds, pauses and removes downloads on request of the list, the detail page and the menu,
///        and reports failed ones.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_downloading.cpp, tests/gui/tst_download_window.cpp

#include <base/error.h>
#include <base/ids.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>

#include <QObject>
#include <QTimer>

class QAction;
class QMenu;
class QWidget;

namespace dogear::downloads {
class Downloads;
} // namespace dogear::downloads

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::widgets {
class DetailPage;
class EpisodeListPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class DownloadController final : public QObject
{
    Q_OBJECT

public:
    DownloadController(downloads::Downloads &downloads,
                       episodes::Episodes &episodes,
                       settings::Settings &settings,
                       widgets::MessageBar &messages,
                       QWidget &window);

    void change(const QList<EpisodeId> &ids, widgets::DownloadChange change);
    void addTo(QMenu &menu);
    /// Shows the state of all downloads in \a list, and executes its requests.
    void connectTo(widgets::EpisodeListPage &list);
    /// Connects the download button of the episode on the detail page.
    void connectTo(DetailController &details);

signals:
    void viewRequested(); ///< emitted when the list of downloads should be shown

private:
    void pauseAll(bool isPaused);
    void remove(const QList<EpisodeId> &ids);
    /// Opens the folder of the downloaded file in the file manager.
    void showFile(EpisodeId id);
    /// Reports the failures since the last report in one message.
    void reportFailed();
    void reportFailed(EpisodeId id, const Error &error);
    /// Notices downloads that dogearctl adds or changes: every minute, and when \a window becomes
    /// active.
    void watchStoredDownloads(QWidget &window);
    [[nodiscard]] widgets::DownloadsOverview overview() const;
    /// Reads the download of the shown episode; showStatus() shows it with its present progress.
    void askForStatus(widgets::DetailPage &page);
    void showStatus(widgets::DetailPage &page);

    downloads::Downloads &m_downloads;
    episodes::Episodes &m_episodes;
    settings::Settings &m_settings;
    widgets::MessageBar &m_messages;
    QAction *m_pauseAll = nullptr;
    QList<std::pair<EpisodeId, Error>> m_failed; ///< not reported yet
    QTimer m_failedTimer;                        ///< ends the collecting of failures
    QTimer m_lookAgain;
    widgets::DownloadStatus m_shown; ///< download of the episode on the detail page
};

} // namespace dogear
