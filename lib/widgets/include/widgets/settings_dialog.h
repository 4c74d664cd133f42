// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What holds everywhere: how things are played, and how feeds are read. Choices hold at
/// once.
///
/// open() it, do not wait for it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_dialog.cpp, tst_preferences.cpp

#include <settings/settings.h>

#include <QDialog>

namespace dogear::widgets {

class PlaybackSettingsPage;
class RefreshSettingsPage;

class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// Without a signal. What a page does not show is handed on as it is.
    void setPlayback(const settings::PlaybackSettings &playback);
    void setRefresh(const settings::RefreshSettings &refresh);

signals:
    /// Emitted when a person chose something.
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void refreshChanged(const dogear::settings::RefreshSettings &refresh);

private:
    PlaybackSettingsPage *m_playback;
    RefreshSettingsPage *m_refresh;
};

} // namespace dogear::widgets
