// SPDX-License-Identifier: GPL-3.0-or-later
#include "effect_scope.h"

#include <domain/show_playback.h>
#include <listening/playback_preferences.h>
#include <words/format.h>

#include <QAction>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using listening::EffectGroup;
using listening::PlaybackPreferences;

EffectScope::EffectScope(QMenu &menu,
                         QAction *before,
                         PlaybackPreferences &preferences,
                         EffectGroup group)
    : QObject(&menu)
    , m_preferences(preferences)
    , m_group(group)
    , m_thisShow(new QAction(tr("Remember for this show"), &menu))
    , m_useForAll(new QAction(&menu))
{
    const QString name = group == EffectGroup::Speed ? u"speed"_s : u"sound"_s;
    m_thisShow->setObjectName(name + u"ThisShow"_s);
    m_useForAll->setObjectName(name + u"UseForAll"_s);
    m_thisShow->setCheckable(true);
    menu.insertActions(before, {m_thisShow, m_useForAll});
    menu.insertSeparator(m_thisShow);
    if (before)
        menu.insertSeparator(before);
    m_useForAll->setToolTip(tr("Use this show's setting as the default"));
    menu.setToolTipsVisible(true);
    // triggered(), not toggled(): show() sets the check mark and must not change a preference.
    connect(m_thisShow, &QAction::triggered, this, [this](bool isKept) {
        if (isKept)
            m_preferences.keepForShow(m_group);
        else
            m_preferences.leaveToAllShows(m_group);
    });
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
        return effects.levelsLoudness ? tr("trimmed silence, even volume") : tr("trimmed silence");
    return effects.levelsLoudness ? tr("even volume") : tr("as it was recorded");
}

void EffectScope::show()
{
    const bool isOfShow = m_preferences.isOfShow(m_group);
    m_thisShow->setVisible(m_preferences.hasShow());
    m_thisShow->setChecked(isOfShow);
    m_useForAll->setText(tr("Use for all shows (now %1)").arg(textOf(m_preferences.forAllShows())));
    m_useForAll->setVisible(m_preferences.hasShow());
    m_useForAll->setEnabled(isOfShow); // otherwise the show already has the value of all shows
}

} // namespace dogear::widgets
