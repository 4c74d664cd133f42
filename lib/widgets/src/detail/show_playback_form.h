// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the playback settings of a show, each either its own or the default of all shows.
///
/// Tests: tests/gui/tst_show_playback_form.cpp

#include <domain/show_playback.h>

#include <QWidget>

class QComboBox;
class QFormLayout;
class QSpinBox;
class QToolButton;

namespace dogear::widgets {

class SpeedSpinBox;

class ShowPlaybackForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ShowPlaybackForm(QWidget *parent = nullptr);

    /// Shows \a playback: the settings of another show, or a change that was made elsewhere.
    void setPlayback(const domain::ShowPlayback &playback);
    /// Sets the defaults of all shows. The form names them where the show has no value of its own.
    void setForAllShows(const domain::PlaybackEffects &effects);

signals:
    /// Emitted when the user has changed a setting.
    void playbackChanged(const dogear::domain::ShowPlayback &playback);

private:
    void createSpeed(QFormLayout &form);
    [[nodiscard]] QComboBox *addSwitch(QFormLayout &form,
                                       const QString &name,
                                       const QString &text,
                                       const QString &tip);
    [[nodiscard]] QSpinBox *addSkip(QFormLayout &form,
                                    const QString &name,
                                    const QString &text,
                                    const QString &tip);
    void fill(const domain::ShowPlayback &playback);
    void take();

    domain::ShowPlayback m_playback;
    SpeedSpinBox *m_speed = nullptr;
    QToolButton *m_defaultSpeed = nullptr;
    QComboBox *m_trims = nullptr;
    QComboBox *m_levels = nullptr;
    QSpinBox *m_intro = nullptr;
    QSpinBox *m_outro = nullptr;
};

} // namespace dogear::widgets
