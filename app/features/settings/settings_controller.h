// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the settings dialog, stores each change at once and announces it.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_preferences.cpp

#include <settings/settings.h>

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;

namespace dogear::library {
class PlaybackPreferences;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class SettingsDialog;
} // namespace dogear::widgets

namespace dogear {

class LetterKeys;

class SettingsController final : public QObject
{
    Q_OBJECT

public:
    ///  downloadsFolder: where downloads go unless the user chooses another folder.
    SettingsController(settings::Settings &settings,
                       library::PlaybackPreferences &preferences,
                       playback::Player &player,
                       const QString &downloadsFolder,
                       QWidget &window);

    /// For the menu.
    [[nodiscard]] QAction *open() const { return m_open; }
    /// Switches the letter keys of the window on or off; call it once all its actions exist.
    void followKeys();

signals:
    // Emitted after the user changed something; it is stored already.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void documentsChanged(const dogear::settings::DocumentSettings &documents);
    void cacheChanged(const dogear::settings::CacheSettings &cache);

private:
    void openDialog();
    void fill();
    void takePlayback(const settings::PlaybackSettings &playback);
    void takeInterface(const settings::InterfaceSettings &interface);
    void takeRefresh(const settings::RefreshSettings &refresh);
    void takeDownloads(const settings::DownloadSettings &downloads);
    void takeDocuments(const settings::DocumentSettings &documents);
    void takeCache(const settings::CacheSettings &cache);

    settings::Settings &m_settings;
    library::PlaybackPreferences &m_preferences;
    playback::Player &m_player;
    QString m_downloadsFolder;
    QWidget &m_window;
    QAction *m_open;
    LetterKeys *m_keys;
    QPointer<widgets::SettingsDialog> m_dialog; ///< while it is open
};

} // namespace dogear
