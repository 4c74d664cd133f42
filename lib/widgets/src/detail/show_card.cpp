// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_card.h"

#include "parts/elided_label.h"

#include <widgets/metrics.h>
#include <words/plain_text.h>
#include <words/show_facts.h>

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ShowCard::ShowCard(const domain::RemoteItem &item, QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"showCard"_s);
    setFrameShape(QFrame::StyledPanel);
    QStringList texts = words::remoteItemTexts(item);
    auto *title = new ElidedLabel(this);
    title->setText(texts.isEmpty() ? tr("Unnamed show") : words::plainLine(texts.takeFirst()));
    title->setMaxLines(2);
    title->setFont(semibold(font()));
    auto *details = new ElidedLabel(this);
    // Only an address can be followed; a guid would have to be looked up in a directory.
    const bool canFollow = item.feedUrl.scheme().startsWith("http"_L1);
    if (!canFollow)
        texts.append(tr("The feed gives no address for it"));
    details->setText(words::joinedPlain(texts));
    details->setMaxLines(3);
    details->setFont(secondaryFont(font()));
    auto *column = new QVBoxLayout;
    column->setSpacing(units(font(), 1));
    column->addWidget(title);
    column->addWidget(details);
    auto *row = new QHBoxLayout(this);
    const int margin = units(font(), 2);
    row->setContentsMargins(margin, margin, margin, margin);
    row->setSpacing(margin);
    row->addLayout(column, 1);
    if (!canFollow)
        return;
    auto *follow = new QPushButton(tr("Follow"), this);
    follow->setObjectName(u"cardFollow"_s);
    follow->setAccessibleName(tr("Follow %1").arg(title->text()));
    connect(follow, &QPushButton::clicked, this, [this, url = item.feedUrl] {
        emit followRequested(url);
    });
    row->addWidget(follow, 0, Qt::AlignVCenter);
}

} // namespace dogear::widgets
