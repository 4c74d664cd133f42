// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the settings, and lets what is chosen there hold at once.
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
class Continuation;
class FeedRefresher;
class PlaybackPreferences;
class PlaybackSession;
class RefreshScheduler;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::widgets {
class PlayerBar;
class SettingsDialog;
} // namespace dogear::widgets

namespace dogear {

class LetterKeys;
class PlaybackActions;

/// What follows the settings.
struct SettingsParts
{
    settings::Settings &settings;
    library::PlaybackPreferences &preferences;
    library::PlaybackSession &session;
    library::Continuation &continuation;
    library::FeedRefresher &refresher;
    library::RefreshScheduler &scheduler;
    playback::Player &player;
    widgets::PlayerBar &bar;
    PlaybackActions &actions;
    QString downloadsFolder; ///< unless another is chosen
};

class SettingsActions final : public QObject
{
    Q_OBJECT

public:
    SettingsActions(const SettingsParts &parts, QWidget &window);

    /// For the menu.
    [[nodiscard]] QAction *open() const { return m_open; }
    /// Switches the keys of the window on or off; once all its actions are there.
    void followKeys();

signals:
    /// Emitted when a person chose something; it is stored already.
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

    SettingsParts m_parts;
    QWidget &m_window;
    QAction *m_open;
    LetterKeys *m_keys;
    QPointer<widgets::SettingsDialog> m_dialog; ///< while it is open
};

} // namespace dogear
