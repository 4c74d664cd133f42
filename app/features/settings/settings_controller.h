// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the settings dialog, and stores, applies and announces each change at once.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_preferences.cpp

#include <settings/settings.h>

#include <QObject>
#include <QPointer>

class QAction;
class QWidget;

namespace dogear::listening {
class PlaybackPreferences;
} // namespace dogear::listening

namespace dogear::playback {
class SoundControls;
} // namespace dogear::playback

namespace dogear::widgets {
class SettingsDialog;
} // namespace dogear::widgets

namespace dogear {

class SettingsController final : public QObject
{
    Q_OBJECT

public:
    /// \a downloadsFolder is the default folder of downloads.
    SettingsController(settings::Settings &settings,
                       listening::PlaybackPreferences &preferences,
                       playback::SoundControls &sound,
                       const QString &downloadsFolder,
                       QWidget &window);

    /// The entry of the Library menu.
    [[nodiscard]] QAction *open() const { return m_open; }
    /// Opens the dialog at the field or the page \a name (widgets/settings_index.h).
    void openAt(const QString &name);
    /// Sets the key of Podcast Index that the dialog shows.
    void setPodcastIndexKey(const QString &key, const QString &secret);

signals:
    // Emitted after a change by the user was stored.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void documentsChanged(const dogear::settings::DocumentSettings &documents);
    void cacheChanged(const dogear::settings::CacheSettings &cache);
    void directoriesChanged();
    void shortcutsChanged(); ///< also when letters were switched on or off
    /// Emitted with both parts, or with none; the key is not stored here.
    void podcastIndexKeyChanged(const QString &key, const QString &secret);

private:
    void openDialog();
    /// Fills the page of playback settings of an open dialog.
    void fill();
    void applyPlayback(const settings::PlaybackSettings &playback);
    void applyInterface(const settings::InterfaceSettings &interface);
    void applyRefresh(const settings::RefreshSettings &refresh);
    void applyDownloads(const settings::DownloadSettings &downloads);
    void applyDocuments(const settings::DocumentSettings &documents);
    void applyCache(const settings::CacheSettings &cache);
    void applyDirectories(const settings::DirectorySettings &directories);
    void connectDirectories();

    settings::Settings &m_settings;
    listening::PlaybackPreferences &m_preferences;
    playback::SoundControls &m_sound;
    QString m_downloadsFolder;
    QWidget &m_window;
    QAction *m_open;
    QString m_indexKey; ///< of Podcast Index
    QString m_indexSecret;
    QPointer<widgets::SettingsDialog> m_dialog; ///< the open dialog; null if there is none
};

} // namespace dogear
