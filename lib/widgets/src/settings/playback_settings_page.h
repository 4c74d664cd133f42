// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the playback settings of all shows that have none of their own, and the switch for
///        one-letter shortcuts.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <settings/settings.h>

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSlider;
class QSpinBox;

namespace dogear::widgets {

class SettingsForm;
class SpeedSpinBox;

class PlaybackSettingsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit PlaybackSettingsPage(QWidget *parent = nullptr);

    /// Fills the fields without a signal, as does setInterface().
    void setPlayback(const settings::PlaybackSettings &playback);
    void setInterface(const settings::InterfaceSettings &interface);

signals:
    void playbackChanged(const dogear::settings::PlaybackSettings &playback);
    void interfaceChanged(const dogear::settings::InterfaceSettings &interface);

private:
    using Settings = settings::PlaybackSettings;

    void addEffects(SettingsForm &form);
    void addBalance(SettingsForm &form);
    void addSkips(SettingsForm &form);
    void addEnd(SettingsForm &form);
    void addKeys(SettingsForm &form);
    /// Writes each change of \a box into the member \a field and emits playbackChanged().
    void follow(QCheckBox *box, bool Settings::*field);
    void follow(QSpinBox *box, std::chrono::milliseconds Settings::*field);
    void emitChanged();

    Settings m_playback;
    settings::InterfaceSettings m_interface;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    SpeedSpinBox *m_speed = nullptr;
    QCheckBox *m_trims = nullptr;
    QCheckBox *m_levels = nullptr;
    QCheckBox *m_mono = nullptr;
    QSlider *m_balance = nullptr;
    QSpinBox *m_back = nullptr;
    QSpinBox *m_forward = nullptr;
    QCheckBox *m_rewinds = nullptr;
    QComboBox *m_after = nullptr;
    QSpinBox *m_playedWithin = nullptr;
    QCheckBox *m_letterKeys = nullptr;
};

} // namespace dogear::widgets
