// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_controller.h"

#include "settings_transfer.h"

#include <library/directory_choice.h>
#include <listening/playback_preferences.h>
#include <playback/sound_controls.h>
#include <widgets/settings_dialog.h>

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

using listening::PlaybackPreferences;
using settings::UserSettings;
using widgets::SettingsDialog;

namespace {

/// The name of the dialog in the state of the window.
QString dialogName()
{
    return u"settings"_s;
}

} // namespace

SettingsController::SettingsController(settings::Settings &settings,
                                       PlaybackPreferences &preferences,
                                       playback::SoundControls &sound,
                                       const QString &downloadsFolder,
                                       QWidget &window)
    : QObject(&window)
    , m_settings(settings)
    , m_preferences(preferences)
    , m_sound(sound)
    , m_downloadsFolder(downloadsFolder)
    , m_window(window)
    , m_open(new QAction(tr("Settings…"), &window))
{
    m_open->setObjectName(u"actionSettings"_s);
    // QKeySequence::Preferences is empty on platforms without a standard key for it.
    m_open->setShortcut(QKeySequence(u"Ctrl+,"_s));
    m_open->setMenuRole(QAction::PreferencesRole);
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, &SettingsController::openDialog);
    // The player bar can change the values for all shows while the dialog is open.
    connect(&preferences, &PlaybackPreferences::changed, this, &SettingsController::refresh);
}

void SettingsController::setPodcastIndexKey(const QString &key, const QString &secret)
{
    m_indexKey = key;
    m_indexSecret = secret;
}

void SettingsController::setProxyPassword(const QString &password)
{
    m_proxyPassword = password;
    if (m_dialog)
        m_dialog->setProxyPassword(password);
}

void SettingsController::takeSecrets(const SettingsController &previous)
{
    m_indexKey = previous.m_indexKey;
    m_indexSecret = previous.m_indexSecret;
    m_proxyPassword = previous.m_proxyPassword;
}

void SettingsController::openAt(const QString &name)
{
    openDialog();
    m_dialog->goTo(name);
}

void SettingsController::openDialog()
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new SettingsDialog(
        {.downloadsFolder = m_downloadsFolder,
         .country = library::directoryCountry(m_settings.directories()),
         .indexKey = m_indexKey,
         .indexSecret = m_indexSecret,
         .proxyPassword = m_proxyPassword,
         .languages = m_languages,
         .shortcuts = m_shortcuts ? m_shortcuts() : QList<widgets::ShortcutRow>()},
        &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    refresh();
    connectDialog();
    connectTransfer();
    if (m_observer)
        m_observer(*m_dialog);
    // Restores the last page and size; Qt limits the size to the screen.
    settings::WindowState &state = m_settings.windowState();
    m_dialog->openPage(state.dialogPage(dialogName()));
    m_dialog->restoreGeometry(state.dialogGeometry(dialogName()));
    connect(m_dialog, &QDialog::finished, this, [this, &state] {
        state.setDialogGeometry(dialogName(), m_dialog->saveGeometry());
        state.setDialogPage(dialogName(), m_dialog->currentPage());
    });
    m_dialog->open();
}

void SettingsController::connectDialog()
{
    connect(m_dialog, &SettingsDialog::changed, this, &SettingsController::apply);
    connect(m_dialog,
            &SettingsDialog::podcastIndexKeyChanged,
            this,
            [this](const QString &key, const QString &secret) {
                setPodcastIndexKey(key, secret);
                emit podcastIndexKeyChanged(key, secret);
            });
    connect(m_dialog,
            &SettingsDialog::proxyPasswordChanged,
            this,
            &SettingsController::changeProxyPassword);
    connect(m_dialog, &SettingsDialog::hostsRequested, this, &SettingsController::hostsRequested);
}

void SettingsController::connectTransfer()
{
    // The dialog owns it.
    auto *transfer = new SettingsTransfer(*m_dialog, [this] { return current(); });
    connect(transfer, &SettingsTransfer::imported, this, &SettingsController::apply);
    connect(transfer, &SettingsTransfer::undone, this, &SettingsController::apply);
}

void SettingsController::changeProxyPassword(const QString &password)
{
    if (password == m_proxyPassword)
        return;
    setProxyPassword(password);
    emit proxyPasswordChanged(password);
}

UserSettings SettingsController::current() const
{
    UserSettings all = settings::userSettings(m_settings);
    // The player bar changes mono and balance, too; the settings file gets them only on exit.
    const speech::SpeechSettings &speechSettings = m_sound.speechSettings();
    all.playback.isMono = speechSettings.isMono;
    all.playback.balance = speechSettings.balance;
    return all;
}

void SettingsController::refresh()
{
    if (m_dialog)
        m_dialog->setSettings(current());
}

void SettingsController::apply(const UserSettings &wanted)
{
    const UserSettings before = current();
    UserSettings stored = wanted;
    // What other parts may have stored since the dialog was opened.
    stored.playback.volumePercent = before.playback.volumePercent;
    stored.playback.isMuted = before.playback.isMuted;
    stored.playback.savedTime = before.playback.savedTime;
    stored.directories.hasPodcastIndexKey = before.directories.hasPodcastIndexKey;
    settings::store(stored, m_settings);
    // Read again, because an imported value may have been outside its range.
    announce(before, settings::userSettings(m_settings));
    refresh();
}

void SettingsController::applyPlayback(const settings::PlaybackSettings &playback)
{
    // Keeps the other values, which are those of the current show.
    speech::SpeechSettings speechSettings = m_sound.speechSettings();
    speechSettings.isMono = playback.isMono;
    speechSettings.balance = playback.balance;
    m_sound.setSpeechSettings(speechSettings);
    // Not applied directly: the current show may have its own values (decision 30).
    m_preferences.setForAllShows({.speed = playback.speed,
                                  .trimsSilence = playback.trimsSilence,
                                  .levelsLoudness = playback.levelsLoudness});
    emit playbackChanged(playback);
}

void SettingsController::announce(const UserSettings &before, const UserSettings &now)
{
    if (now.playback != before.playback)
        applyPlayback(now.playback);
    if (now.refresh != before.refresh)
        emit refreshChanged(now.refresh);
    if (now.downloads != before.downloads)
        emit downloadsChanged(now.downloads);
    if (now.documents != before.documents)
        emit documentsChanged(now.documents);
    if (now.cache != before.cache)
        emit cacheChanged(now.cache);
    if (now.directories != before.directories)
        emit directoriesChanged();
    announceDesktop(before, now);
}

void SettingsController::announceDesktop(const UserSettings &before, const UserSettings &now)
{
    if (now.interface != before.interface)
        emit interfaceChanged(now.interface);
    if (now.notifications != before.notifications)
        emit notificationsChanged(now.notifications);
    if (now.tray != before.tray)
        emit trayChanged(now.tray);
    if (now.network != before.network)
        emit networkChanged(now.network);
    if (now.privacy != before.privacy)
        emit privacyChanged(now.privacy);
    if (now.sync != before.sync)
        emit syncChanged(now.sync);
    if (now.shortcuts != before.shortcuts
        || now.interface.usesLetterKeys != before.interface.usesLetterKeys)
        emit shortcutsChanged(now.shortcuts);
    // Last: another language replaces the window.
    if (now.appearance != before.appearance)
        emit appearanceChanged(now.appearance);
}

} // namespace dogear
