// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_form.h"

#include "parts/elided_label.h"

#include <widgets/icons.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/plain_text.h>

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using words::Fact;
using words::FactGroup;

namespace {

/// A long name must not make the page wider.
constexpr double maxCaptionUnits = 60;
/// Enough for the longest text (words::maxPlainLength) in a pane of usual width.
constexpr int maxTextLines = 100;

} // namespace

FactForm::FactForm(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QGridLayout(this)) // QFormLayout gives texts that wrap a wrong height
{
    const int margin = units(font(), 4);
    m_rows->setContentsMargins(margin, margin, margin, margin);
    m_rows->setHorizontalSpacing(margin);
    m_rows->setVerticalSpacing(units(font(), 1));
    m_rows->setColumnStretch(1, 1);
}

void FactForm::setFeedChangeable(bool isChangeable)
{
    if (isChangeable != m_isFeedChangeable)
        m_groups.clear(); // so that the same groups are shown again
    m_isFeedChangeable = isChangeable;
}

void FactForm::setGroups(const QList<FactGroup> &groups)
{
    if (groups == m_groups)
        return;
    m_groups = groups;
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_rowCount = 0;
    for (const FactGroup &group : groups) {
        if (!group.title.isEmpty()) {
            auto *heading = new QLabel(group.title, this);
            heading->setFont(semibold(font()));
            heading->setContentsMargins(0, m_rowCount == 0 ? 0 : units(font(), 4), 0, 0);
            m_rows->addWidget(heading, m_rowCount++, 0, 1, 2);
        }
        for (const Fact &fact : group.facts)
            addRow(fact);
    }
}

void FactForm::addRow(const Fact &fact)
{
    const bool isLine =
        !fact.link.isEmpty() || !fact.secondLink.isEmpty() || !fact.feedAddress.isEmpty();
    QWidget *value = isLine ? createLine(fact) : createText(fact);
    if (fact.name.isEmpty()) {
        m_rows->addWidget(value, m_rowCount++, 0, 1, 2);
        return;
    }
    auto *caption = new QLabel(this);
    caption->setTextFormat(Qt::PlainText); // a role or the name of a recipient is text of the feed
    caption->setFont(secondaryFont(font()));
    caption->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    caption->setText(caption->fontMetrics().elidedText(
        fact.name, Qt::ElideRight, units(font(), maxCaptionUnits)));
    if (caption->text() != fact.name)
        caption->setToolTip(literalToolTip(fact.name));
    m_rows->addWidget(caption, m_rowCount, 0);
    m_rows->addWidget(value, m_rowCount++, 1);
}

QWidget *FactForm::createText(const Fact &fact)
{
    // Wraps anywhere, so that no key of a recipient makes the page wider.
    auto *label = new ElidedLabel(this);
    label->setMaxLines(maxTextLines);
    label->setText(fact.text);
    return label;
}

QWidget *FactForm::createLine(const Fact &fact)
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(units(font(), 1));
    const QString text = fact.text.isEmpty() ? words::plainAddress(fact.link) : fact.text;
    addLink(*line, fact.name, text, fact.link);
    if (!fact.secondLink.isEmpty())
        addLink(*line, text, fact.secondText, fact.secondLink);
    if (!fact.feedAddress.isEmpty())
        addFeedButtons(*line, fact);
    line->addStretch(0);
    return row;
}

/// Adds \a text, which opens \a url, if there is one. \a name tells a screen reader what it is.
void FactForm::addLink(QHBoxLayout &line, const QString &name, const QString &text, const QUrl &url)
{
    auto *label = new ElidedLabel(this);
    label->setText(text);
    label->setAccessibleName(name + u": " + text);
    // No wider than the text, so that a button directly follows it.
    label->setMaximumWidth(label->fontMetrics().horizontalAdvance(text) + units(font(), 1));
    line.addWidget(label, 1);
    if (url.isEmpty())
        return;
    label->setActivatable(true);
    label->setLooksLikeLink(true);
    label->setToolTip(tr("Open %1").arg(words::plainAddress(url)));
    connect(label, &ElidedLabel::activated, this, [this, url] { emit linkActivated(url); });
}

void FactForm::addFeedButtons(QHBoxLayout &line, const Fact &fact)
{
    auto *copy = new QToolButton(this);
    copy->setObjectName(u"podcastCopyFeed"_s);
    copy->setIcon(themedIcon(u"copy"_s));
    copy->setAutoRaise(true);
    copy->setToolTip(tr("Copy the address of the feed"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this, [text = fact.feedAddress] {
        QApplication::clipboard()->setText(text);
    });
    line.addWidget(copy);
    if (!m_isFeedChangeable)
        return;
    auto *change = new QPushButton(tr("Change…"), this);
    change->setObjectName(u"podcastChangeFeed"_s);
    change->setToolTip(tr("Change the address of the feed"));
    change->setAccessibleName(change->toolTip());
    connect(change, &QPushButton::clicked, this, &FactForm::changeRequested);
    line.addWidget(change);
}

} // namespace dogear::widgets
