// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_actions.h"

#include "letter_keys.h"
#include "playback_actions.h"

#include <library/continuation.h>
#include <library/feed_refresher.h>
#include <library/playback_preferences.h>
#include <library/playback_session.h>
#include <library/refresh_scheduler.h>
#include <playback/player.h>
#include <widgets/player_bar.h>
#include <widgets/settings_dialog.h>

#include <QAction>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace dogear {

using library::PlaybackPreferences;
using widgets::SettingsDialog;

SettingsActions::SettingsActions(const SettingsParts &parts, QWidget &window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
    , m_open(new QAction(tr("Settings…"), &window))
    , m_keys(new LetterKeys(window))
{
    m_open->setObjectName(u"actionSettings"_s);
    m_open->setShortcut(QKeySequence(u"Ctrl+,"_s)); // not every platform has a key of its own
    m_open->setMenuRole(QAction::PreferencesRole);
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, &SettingsActions::openDialog);
    connect(&parts.preferences, &PlaybackPreferences::changed, this, &SettingsActions::fill);
}

void SettingsActions::followKeys()
{
    m_keys->setEnabled(m_parts.settings.interface().usesLetterKeys);
}

void SettingsActions::openDialog()
{
    if (m_dialog) {
        m_dialog->activateWindow();
        return;
    }
    m_dialog = new SettingsDialog(&m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    fill();
    m_dialog->setInterface(m_parts.settings.interface());
    m_dialog->setRefresh(m_parts.settings.refresh());
    m_dialog->setDownloads(m_parts.settings.downloads(), m_parts.downloadsFolder);
    m_dialog->setCache(m_parts.settings.cache());
    m_dialog->setDocuments(m_parts.settings.documents());
    connect(m_dialog, &SettingsDialog::playbackChanged, this, &SettingsActions::takePlayback);
    connect(m_dialog, &SettingsDialog::interfaceChanged, this, &SettingsActions::takeInterface);
    connect(m_dialog, &SettingsDialog::refreshChanged, this, &SettingsActions::takeRefresh);
    connect(m_dialog, &SettingsDialog::downloadsChanged, this, &SettingsActions::takeDownloads);
    connect(m_dialog, &SettingsDialog::cacheChanged, this, &SettingsActions::takeCache);
    connect(m_dialog, &SettingsDialog::documentsChanged, this, &SettingsActions::takeDocuments);
    // As large as it was left; what does not fit the screen is made to fit by Qt.
    m_dialog->restoreGeometry(m_parts.settings.dialogGeometry(u"settings"_s));
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_parts.settings.setDialogGeometry(u"settings"_s, m_dialog->saveGeometry());
    });
    m_dialog->open();
}

void SettingsActions::fill()
{
    if (!m_dialog)
        return;
    settings::PlaybackSettings playback = m_parts.settings.playback();
    const speech::SpeechShape &shape = m_parts.player.shape(); // the bar changes it, too
    playback.isMono = shape.isMono;
    playback.balance = shape.balance;
    m_dialog->setPlayback(playback);
}

void SettingsActions::takePlayback(const settings::PlaybackSettings &playback)
{
    m_parts.settings.setPlayback(playback);
    speech::SpeechShape shape = m_parts.player.shape();
    shape.isMono = playback.isMono;
    shape.balance = playback.balance;
    m_parts.player.setShape(shape);
    m_parts.player.setRewindsAfterPauses(playback.rewindsAfterPauses);
    m_parts.preferences.setForAllShows({.speed = playback.speed,
                                        .trimsSilence = playback.trimsSilence,
                                        .levelsLoudness = playback.levelsLoudness});
    m_parts.session.setPlayedWithin(playback.playedWithin);
    m_parts.continuation.setAfterEpisode(playback.afterEpisode);
    m_parts.bar.setSkips(playback.skipBack, playback.skipForward);
    m_parts.actions.setSkips(playback.skipBack, playback.skipForward);
}

void SettingsActions::takeInterface(const settings::InterfaceSettings &interface)
{
    m_parts.settings.setInterface(interface);
    followKeys();
}

void SettingsActions::takeRefresh(const settings::RefreshSettings &refresh)
{
    m_parts.settings.setRefresh(refresh);
    m_parts.refresher.setLimits({.perHost = refresh.maxPerHost, .inAll = refresh.maxInFlight});
    m_parts.scheduler.setSettings(refresh);
}

void SettingsActions::takeDownloads(const settings::DownloadSettings &downloads)
{
    m_parts.settings.setDownloads(downloads);
    emit downloadsChanged(downloads);
}

void SettingsActions::takeCache(const settings::CacheSettings &cache)
{
    m_parts.settings.setCache(cache);
    emit cacheChanged(cache);
}

void SettingsActions::takeDocuments(const settings::DocumentSettings &documents)
{
    m_parts.settings.setDocuments(documents);
    emit documentsChanged(documents);
}

} // namespace dogear
