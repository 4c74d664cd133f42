// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_controller.h"

#include <library/directory_choice.h>
#include <listening/playback_preferences.h>
#include <playback/sound_controls.h>
#include <widgets/settings_dialog.h>

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

using listening::PlaybackPreferences;
using widgets::SettingsDialog;

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
    connect(&preferences, &PlaybackPreferences::changed, this, &SettingsController::fill);
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
    m_dialog = new SettingsDialog(&m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    fill();
    m_dialog->setInterface(m_settings.desktop().interface());
    m_dialog->setRefresh(m_settings.refresh());
    m_dialog->setDownloads(m_settings.downloads(), m_downloadsFolder);
    m_dialog->setCache(m_settings.cache());
    m_dialog->setDocuments(m_settings.documents());
    connect(m_dialog, &SettingsDialog::playbackChanged, this, &SettingsController::applyPlayback);
    connect(m_dialog, &SettingsDialog::interfaceChanged, this, &SettingsController::applyInterface);
    connect(m_dialog, &SettingsDialog::refreshChanged, this, &SettingsController::applyRefresh);
    connect(m_dialog, &SettingsDialog::downloadsChanged, this, &SettingsController::applyDownloads);
    connect(m_dialog, &SettingsDialog::cacheChanged, this, &SettingsController::applyCache);
    connect(m_dialog, &SettingsDialog::documentsChanged, this, &SettingsController::applyDocuments);
    connectDirectories();
    // Restores the last size; Qt limits it to the screen.
    m_dialog->restoreGeometry(m_settings.windowState().dialogGeometry(u"settings"_s));
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_settings.windowState().setDialogGeometry(u"settings"_s, m_dialog->saveGeometry());
    });
    m_dialog->open();
}

void SettingsController::connectDirectories()
{
    const settings::DirectorySettings directories = m_settings.directories();
    m_dialog->setDirectories(directories, library::directoryCountry(directories));
    m_dialog->setPodcastIndexKey(m_indexKey, m_indexSecret);
    connect(
        m_dialog, &SettingsDialog::directoriesChanged, this, &SettingsController::applyDirectories);
    connect(m_dialog,
            &SettingsDialog::podcastIndexKeyChanged,
            this,
            [this](const QString &key, const QString &secret) {
                setPodcastIndexKey(key, secret);
                emit podcastIndexKeyChanged(key, secret);
            });
}

void SettingsController::setPodcastIndexKey(const QString &key, const QString &secret)
{
    m_indexKey = key;
    m_indexSecret = secret;
}

void SettingsController::fill()
{
    if (!m_dialog)
        return;
    settings::PlaybackSettings playback = m_settings.playback();
    // The player bar changes mono and balance, too; the settings file gets them only on exit.
    const speech::SpeechSettings &speechSettings = m_sound.speechSettings();
    playback.isMono = speechSettings.isMono;
    playback.balance = speechSettings.balance;
    m_dialog->setPlayback(playback);
}

void SettingsController::applyPlayback(const settings::PlaybackSettings &playback)
{
    m_settings.setPlayback(playback);
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

void SettingsController::applyInterface(const settings::InterfaceSettings &interface)
{
    m_settings.desktop().setInterface(interface);
    emit shortcutsChanged();
}

void SettingsController::applyRefresh(const settings::RefreshSettings &refresh)
{
    m_settings.setRefresh(refresh);
    emit refreshChanged(refresh);
}

void SettingsController::applyDownloads(const settings::DownloadSettings &downloads)
{
    m_settings.setDownloads(downloads);
    emit downloadsChanged(downloads);
}

void SettingsController::applyCache(const settings::CacheSettings &cache)
{
    m_settings.setCache(cache);
    emit cacheChanged(cache);
}

void SettingsController::applyDocuments(const settings::DocumentSettings &documents)
{
    m_settings.setDocuments(documents);
    emit documentsChanged(documents);
}

void SettingsController::applyDirectories(const settings::DirectorySettings &directories)
{
    // Only what the dialog edits: the key may have been stored since it was opened.
    settings::DirectorySettings stored = m_settings.directories();
    stored.country = directories.country;
    stored.asksFyyd = directories.asksFyyd;
    m_settings.setDirectories(stored);
    emit directoriesChanged();
}

} // namespace dogear
