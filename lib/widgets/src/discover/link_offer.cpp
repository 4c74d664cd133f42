// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/elided_label.h"

#include <widgets/icons.h>
#include <widgets/link_offer.h>
#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

LinkOffer::LinkOffer(QWidget *parent)
    : QWidget(parent)
    , m_text(new ElidedLabel(this))
    , m_follow(new QPushButton(tr("Follow"), this))
{
    setObjectName(u"linkOffer"_s);
    m_text->setObjectName(u"linkOfferText"_s);
    m_follow->setObjectName(u"linkOfferFollow"_s);
    auto *close = new QToolButton(this);
    close->setObjectName(u"linkOfferClose"_s);
    close->setIcon(themedIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("Don't offer this link again"));
    close->setAccessibleName(close->toolTip());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_text, 1);
    row->addWidget(m_follow);
    row->addWidget(close);
    connect(m_follow, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted();
    });
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    hide();
}

void LinkOffer::offer(const QString &place)
{
    m_text->setText(tr("Follow the link in the clipboard: %1").arg(place));
    m_follow->setAccessibleDescription(m_text->text());
    show();
}

} // namespace dogear::widgets
