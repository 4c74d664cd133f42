// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_item_card.h"

#include "fact_form.h"
#include "parts/elided_label.h"

#include <notes/notes.h>
#include <widgets/metrics.h>
#include <words/episode_facts.h>
#include <words/plain_text.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

LiveItemCard::LiveItemCard(const domain::LiveItem &item, bool isReminded, QWidget *parent)
    : QFrame(parent)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    setObjectName(u"liveItem"_s);
    setFrameShape(QFrame::StyledPanel);
    auto *title = new ElidedLabel(this);
    const QString name = words::plainLine(item.title);
    title->setText(name.isEmpty() ? tr("Live stream") : name);
    title->setMaxLines(2);
    title->setFont(semibold(font()));
    auto *state = new ElidedLabel(this);
    state->setObjectName(u"liveState"_s);
    state->setText(words::liveItemState(item, now));
    state->setFont(secondaryFont(font()));
    auto *notes = new QLabel(this);
    notes->setTextFormat(Qt::PlainText);
    notes->setText(words::plainLine(notes::toPlainText(item.notesHtml)));
    notes->setWordWrap(true);
    notes->setVisible(!notes->text().isEmpty());
    auto *facts = new FactForm(this);
    facts->layout()->setContentsMargins(0, 0, 0, 0);
    facts->setGroups(words::liveItemFacts(item));
    connect(facts, &FactForm::linkActivated, this, &LiveItemCard::linkActivated);
    auto *column = new QVBoxLayout(this);
    const int margin = units(font(), 2);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(units(font(), 1));
    for (QWidget *part : {static_cast<QWidget *>(title),
                          static_cast<QWidget *>(state),
                          static_cast<QWidget *>(notes),
                          static_cast<QWidget *>(facts)})
        column->addWidget(part);
    if (item.status != "pending"_L1 || !item.start || *item.start <= now)
        return;
    auto *remind = new QPushButton(tr("Remind me"), this);
    remind->setObjectName(u"liveRemind"_s);
    remind->setCheckable(true);
    remind->setChecked(isReminded);
    remind->setToolTip(tr("Show a message when it starts, while Dogear is open"));
    remind->setAccessibleName(tr("Remind me of %1").arg(title->text()));
    connect(remind, &QPushButton::toggled, this, &LiveItemCard::reminderChanged);
    column->addWidget(remind, 0, Qt::AlignLeading);
}

} // namespace dogear::widgets
