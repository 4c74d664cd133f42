// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect_scope.h"

#include <domain/show_playback.h>
#include <library/playback_preferences.h>
#include <words/format.h>

#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using library::EffectGroup;
using library::PlaybackPreferences;

EffectScope::EffectScope(QMenu &menu,
                         QAction *before,
                         PlaybackPreferences &preferences,
                         EffectGroup group)
    : QObject(&menu)
    , m_preferences(preferences)
    , m_group(group)
    , m_thisShow(new QAction(&menu))
    , m_allShows(new QAction(&menu))
    , m_useForAll(new QAction(tr("Use for all shows"), &menu))
{
    const QString name = group == EffectGroup::Speed ? u"speed"_s : u"sound"_s;
    m_thisShow->setObjectName(name + u"ThisShow"_s);
    m_allShows->setObjectName(name + u"AllShows"_s);
    m_useForAll->setObjectName(name + u"UseForAll"_s);
    auto *either = new QActionGroup(&menu);
    for (QAction *action : {m_thisShow, m_allShows}) {
        action->setCheckable(true);
        either->addAction(action);
    }
    menu.insertActions(before, {m_thisShow, m_allShows, m_useForAll});
    menu.insertSeparator(m_thisShow);
    if (before)
        menu.insertSeparator(before);
    m_useForAll->setToolTip(tr("What this show has now is for all shows without their own"));
    menu.setToolTipsVisible(true);
    connect(m_thisShow, &QAction::triggered, this, [this] { m_preferences.keepForShow(m_group); });
    connect(
        m_allShows, &QAction::triggered, this, [this] { m_preferences.leaveToAllShows(m_group); });
    connect(
        m_useForAll, &QAction::triggered, this, [this] { m_preferences.useForAllShows(m_group); });
    connect(&preferences, &PlaybackPreferences::changed, this, &EffectScope::show);
    show();
}

QString EffectScope::textOf(const domain::PlaybackEffects &effects) const
{
    if (m_group == EffectGroup::Speed)
        return words::formatSpeed(effects.speed);
    if (effects.trimsSilence)
        return effects.levelsLoudness ? tr("shorter pauses, even loudness") : tr("shorter pauses");
    return effects.levelsLoudness ? tr("even loudness") : tr("as it was recorded");
}

void EffectScope::show()
{
    const bool isOfShow = m_preferences.isOfShow(m_group);
    m_thisShow->setVisible(m_preferences.hasShow());
    m_thisShow->setChecked(isOfShow);
    m_thisShow->setText(isOfShow ? tr("This show: %1").arg(textOf(m_preferences.effects()))
                                 : tr("Only this show"));
    m_allShows->setChecked(!isOfShow);
    m_allShows->setText(tr("All shows: %1").arg(textOf(m_preferences.forAllShows())));
    m_useForAll->setVisible(m_preferences.hasShow());
    m_useForAll->setEnabled(isOfShow);
}

} // namespace dogear::widgets
