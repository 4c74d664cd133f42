// SPDX-License-Identifier: GPL-3.0-or-later
#include "after_queue_line.h"

#include <widgets/metrics.h>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

AfterQueueLine::AfterQueueLine(QWidget *parent)
    : QWidget(parent)
    , m_button(new QToolButton(this))
{
    setObjectName(u"afterQueue"_s);
    auto *caption = new QLabel(tr("When Up next is empty"), this);
    caption->setFont(secondaryFont(font()));
    m_button->setObjectName(u"afterQueueButton"_s);
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setToolTip(tr("Choose what plays when Up next is empty"));
    m_button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // names may be long
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(caption);
    row->addWidget(m_button, 1);
    hide();
}

void AfterQueueLine::setChoices(QMenu &menu)
{
    m_choices = &menu;
    m_button->setMenu(&menu);
    connect(menu.menuAction(), &QAction::changed, this, &AfterQueueLine::showChoice);
    showChoice();
}

void AfterQueueLine::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    setVisible(m_isWanted && m_choices);
}

void AfterQueueLine::showChoice()
{
    m_button->setText(m_choices->title());
    // Screen readers do not connect the button with its caption.
    m_button->setAccessibleName(tr("When Up next is empty: %1").arg(m_choices->title()));
    setVisible(m_isWanted);
}

} // namespace dogear::widgets
