// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates the controllers of all features, adds menus and keys to the window, and saves the
///        state that the next session restores.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_resume.cpp

#include "library_features.h"
#include "playback_features.h"

#include <QObject>

class QMenu;

namespace dogear::widgets {
class ArtworkImages;
} // namespace dogear::widgets

namespace dogear {

class BackupController;
class DiscoverFeatures;
class PaletteController;
class SettingsController;
class ShowPageFeatures;
class StatisticsController;
class WindowFeatures;

class Features final : public QObject
{
    Q_OBJECT

public:
    Features(Services &services, LibraryModels &models, MainWindow &window);

    [[nodiscard]] LibraryFeatures &library() const { return *m_library; }
    [[nodiscard]] PlaybackFeatures &playback() const { return *m_playback; }
    [[nodiscard]] DiscoverFeatures &discover() const { return *m_discover; }
    [[nodiscard]] BackupController &backup() const { return *m_backup; }
    [[nodiscard]] SettingsController &settings() const { return *m_settings; }
    [[nodiscard]] ShowPageFeatures &showPage() const { return *m_showPage; }
    [[nodiscard]] StatisticsController &statistics() const { return *m_statistics; }

    /// Restores the window and the place of the last session, or of the window that this one
    /// replaces.
    void restore();
    /// Restores the episode of the last session.
    void restorePlayback();
    /// Offers the release notes after an upgrade: at once, so that it replaces no later message.
    void offerReleaseNotes();
    /// Stores the version that runs, which writes the settings: call it when the window is painted.
    void storeVersion();

private:
    void createActions();
    void connectSettings();
    void connectAppearance(widgets::ArtworkImages &images);
    void createMenus();
    void fillLibraryMenu(QMenu &menu);
    void fillPlaybackMenu(QMenu &menu);
    [[nodiscard]] QMenu &addMenu(const QString &title, const QString &name);

    Services &m_services;
    MainWindow &m_window;
    // All of them are children of the window.
    LibraryFeatures *m_library;
    PlaybackFeatures *m_playback;
    DiscoverFeatures *m_discover;
    ShowPageFeatures *m_showPage;
    SettingsController *m_settings = nullptr;
    StatisticsController *m_statistics = nullptr;
    BackupController *m_backup = nullptr;
    PaletteController *m_palette = nullptr;
    WindowFeatures *m_windowFeatures = nullptr;
};

} // namespace dogear
