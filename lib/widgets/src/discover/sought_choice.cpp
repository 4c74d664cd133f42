// SPDX-License-Identifier: GPL-3.0-or-later
#include "sought_choice.h"

#include "parts/chip.h"

#include <widgets/metrics.h>

#include <QButtonGroup>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using discovery::Sought;

SoughtChoice::SoughtChoice(QWidget *parent)
    : QWidget(parent)
    , m_shows(new Chip(this))
    , m_episodes(new Chip(this))
{
    m_shows->setObjectName(u"discoverShows"_s);
    m_shows->setText(tr("Shows"));
    m_shows->setToolTip(tr("Search for shows"));
    m_episodes->setObjectName(u"discoverEpisodes"_s);
    m_episodes->setText(tr("Episodes"));
    m_episodes->setToolTip(tr("Search for episodes of all shows, in the directories that can"));
    auto *group = new QButtonGroup(this); // exclusive
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    for (Chip *chip : {m_shows, m_episodes}) {
        chip->setCheckable(true);
        group->addButton(chip);
        row->addWidget(chip);
    }
    row->addStretch();
    m_shows->setChecked(true);
    connect(m_episodes, &QAbstractButton::toggled, this, [this] { emit chosen(sought()); });
}

Sought SoughtChoice::sought() const
{
    return m_episodes->isChecked() ? Sought::Episodes : Sought::Shows;
}

} // namespace dogear::widgets
