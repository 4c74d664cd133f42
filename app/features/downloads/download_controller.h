// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds, pauses and removes downloads, from the list, the detail page and the menu, and
///        reports those that fail.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_downloading.cpp

#include <base/error.h>
#include <base/ids.h>
#include <widgets/download_change.h>
#include <widgets/download_text.h>

#include <QObject>
#include <QTimer>

class QAction;
class QMenu;
class QWidget;

namespace dogear::library {
class Downloads;
class Episodes;
} // namespace dogear::library

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
    DownloadController(library::Downloads &downloads,
                       library::Episodes &episodes,
                       settings::Settings &settings,
                       widgets::MessageBar &messages,
                       QWidget &window);

    void change(const QList<EpisodeId> &ids, widgets::DownloadChange change);
    void addTo(QMenu &menu);
    /// Makes \a list tell of downloads, and change them.
    void connectTo(widgets::EpisodeListPage &list);
    /// Makes the button of the episode on the detail page show and change its download.
    void connectTo(DetailController &details);

signals:
    void placeWanted(); ///< the page of downloads

private:
    void pauseAll(bool isPaused);
    void remove(const QList<EpisodeId> &ids);
    void showFile(EpisodeId id);
    void tellFailed();
    void tellFailed(EpisodeId id, const Error &error);
    void followStored(QWidget &window);
    [[nodiscard]] widgets::DownloadsOverview overview() const;
    void askForStatus(widgets::DetailPage &page);
    void showStatus(widgets::DetailPage &page);

    library::Downloads &m_downloads;
    library::Episodes &m_episodes;
    settings::Settings &m_settings;
    widgets::MessageBar &m_messages;
    QAction *m_pauseAll = nullptr;
    QList<std::pair<EpisodeId, Error>> m_failed; ///< and not told yet
    QTimer m_failedTimer;
    QTimer m_lookAgain;
    widgets::DownloadStatus m_shown; ///< of the episode on the detail page
};

} // namespace dogear
