// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Adds menu entries that show and choose whether speed or sound apply to this show or to
///        all shows.
///
/// Tests: tests/gui/tst_effect_scope.cpp

#include <QObject>

class QAction;
class QMenu;

namespace dogear::domain {
struct PlaybackEffects;
} // namespace dogear::domain

namespace dogear::listening {
class PlaybackPreferences;
enum class EffectGroup;
} // namespace dogear::listening

namespace dogear::widgets {

class EffectScope final : public QObject
{
    Q_OBJECT

public:
    /// Inserts the entries into \a menu, which owns this object, in front of \a before, or at the
    /// end for nullptr. \a preferences outlives the menu.
    EffectScope(QMenu &menu,
                QAction *before,
                listening::PlaybackPreferences &preferences,
                listening::EffectGroup group);

private:
    void show();
    [[nodiscard]] QString textOf(const domain::PlaybackEffects &effects) const;

    listening::PlaybackPreferences &m_preferences;
    listening::EffectGroup m_group;
    QAction *m_thisShow;
    QAction *m_useForAll;
};

} // namespace dogear::widgets
