// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the settings dialog, and stores, applies and announces each change at once.
///
/// The dialog, its undo and an import all give a struct with all settings; each group of it that
/// differs from the stored one is announced by its signal.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_preferences.cpp, tests/gui/tst_settings_transfer.cpp

#include <settings/user_settings.h>
#include <widgets/shortcut_row.h>
#include <words/language_choice.h>

#include <QObject>
#include <QPointer>

#include <functional>

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
    /// Lists the actions whose shortcuts the user can change.
    using ShortcutSource = std::function<QList<widgets::ShortcutRow>()>;
    /// Connects parts of a dialog that is about to be shown.
    using DialogObserver = std::function<void(widgets::SettingsDialog &)>;

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

    /// Shows the present settings in an open dialog, after another part has stored some.
    void refresh();

    // What the dialog shows and the settings file does not have.
    void setPodcastIndexKey(const QString &key, const QString &secret);
    void setProxyPassword(const QString &password);
    /// Takes key and password from \a previous, which belongs to the window that is replaced.
    void takeSecrets(const SettingsController &previous);
    /// Sets the languages that are offered after that of the desktop.
    void setLanguages(const QList<words::LanguageChoice> &languages) { m_languages = languages; }
    void setShortcutSource(const ShortcutSource &source) { m_shortcuts = source; }
    void setDialogObserver(const DialogObserver &observer) { m_observer = observer; }

signals:
    // Emitted after a change by the user was stored.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);
    void downloadsChanged(const dogear::settings::DownloadSettings &downloads);
    void documentsChanged(const dogear::settings::DocumentSettings &documents);
    void cacheChanged(const dogear::settings::CacheSettings &cache);
    void directoriesChanged();
    void appearanceChanged(const dogear::settings::AppearanceSettings &appearance);
    void interfaceChanged(const dogear::settings::InterfaceSettings &interface);
    void notificationsChanged(const dogear::settings::NotificationSettings &notifications);
    void trayChanged(const dogear::settings::TraySettings &tray);
    void networkChanged(const dogear::settings::NetworkSettings &network);
    void privacyChanged(const dogear::settings::PrivacySettings &privacy);
    void syncChanged(const dogear::settings::SyncSettings &sync);
    /// Also emitted when letters were switched on or off.
    void shortcutsChanged(const dogear::settings::ShortcutSettings &shortcuts);

    /// Emitted with both parts, or with none; the key is not stored here.
    void podcastIndexKeyChanged(const QString &key, const QString &secret);
    /// Emitted with the new password of the proxy, empty to remove it; it is not stored here.
    void proxyPasswordChanged(const QString &password);
    /// Emitted when the user wants to see which hosts are contacted; the dialog stays open.
    void hostsRequested();

private:
    void openDialog();
    void connectDialog();
    /// Connects export and import of the open dialog.
    void connectTransfer();
    /// The settings that the dialog shows.
    [[nodiscard]] settings::UserSettings current() const;
    void apply(const settings::UserSettings &wanted);
    void applyPlayback(const settings::PlaybackSettings &playback);
    void announce(const settings::UserSettings &before, const settings::UserSettings &now);
    void announceDesktop(const settings::UserSettings &before, const settings::UserSettings &now);
    void changeProxyPassword(const QString &password);

    settings::Settings &m_settings;
    listening::PlaybackPreferences &m_preferences;
    playback::SoundControls &m_sound;
    QString m_downloadsFolder;
    QWidget &m_window;
    QAction *m_open;
    QString m_indexKey; ///< of Podcast Index
    QString m_indexSecret;
    QString m_proxyPassword;
    QList<words::LanguageChoice> m_languages;
    ShortcutSource m_shortcuts;
    DialogObserver m_observer;
    QPointer<widgets::SettingsDialog> m_dialog; ///< the open dialog; null if there is none
};

} // namespace dogear
