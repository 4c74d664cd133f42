// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_details.h"

#include "parts/elided_label.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>
#include <words/comment_facts.h>
#include <words/plain_text.h>

#include <QButtonGroup>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using words::Fact;
using words::FactGroup;

namespace {

/// Enough for the longest text (words::maxPlainLength) in a pane of usual width.
constexpr int maxTextLines = 100;
constexpr int maxNameLines = 3;
/// Width of the column with the names, in grid units.
constexpr double nameUnits = 26;

/// Returns a label that wraps anywhere, so that no address or key makes the pane wider.
ElidedLabel *createLabel(const QString &text, int maxLines, QWidget *parent)
{
    auto *label = new ElidedLabel(parent);
    label->setMaxLines(maxLines);
    label->setText(text);
    return label;
}

} // namespace

EpisodeDetails::EpisodeDetails(QWidget *parent)
    : QScrollArea(parent)
{
    setObjectName(u"episodeDetails"_s);
    setAccessibleName(tr("Details"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
}

void EpisodeDetails::setFacts(const QList<FactGroup> &groups)
{
    if (groups == m_groups) // a refresh must neither scroll nor take the focus away
        return;
    m_groups = groups;
    m_isFilled = false;
    verticalScrollBar()->setValue(0);
    fillIfShown();
}

void EpisodeDetails::setChosenVersion(const QUrl &source)
{
    m_chosen = source;
    checkChosen();
}

void EpisodeDetails::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    fillIfShown();
}

void EpisodeDetails::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    // The rows hold copies of colours and of sizes.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_isFilled = false;
        fillIfShown();
    }
}

void EpisodeDetails::fillIfShown()
{
    if (isVisible() && !m_isFilled)
        fill();
}

void EpisodeDetails::fill()
{
    m_isFilled = true;
    m_sources.clear();
    m_threads.clear();
    auto *content = new QWidget(this);
    content->setBackgroundRole(QPalette::Base);
    m_versions = new QButtonGroup(content);
    auto *column = new QVBoxLayout(content);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(units(font(), 2));
    setWidget(content); // deletes the rows before
    for (const FactGroup &group : std::as_const(m_groups)) {
        QFormLayout *rows = addGroup(group.title);
        for (const Fact &fact : group.facts)
            insertRow(*rows, -1, fact);
    }
    column->addStretch();
    checkChosen();
    content->show();
    tabInLayoutOrder(*this); // the rows are new widgets, which Tab would reach last
}

QFormLayout *EpisodeDetails::addGroup(const QString &title)
{
    auto *column = static_cast<QVBoxLayout *>(widget()->layout());
    auto *box = new QWidget(widget());
    box->setAccessibleName(title);
    auto *heading = new QLabel(title, box);
    heading->setFont(semibold(font()));
    auto *rows = new QFormLayout;
    rows->setHorizontalSpacing(units(font(), 4));
    rows->setVerticalSpacing(units(font(), 1));
    rows->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
    rows->setRowWrapPolicy(QFormLayout::DontWrapRows);
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *inner = new QVBoxLayout(box);
    inner->setContentsMargins(0, 0, 0, units(font(), 4));
    inner->setSpacing(units(font(), 1));
    inner->addWidget(heading);
    inner->addLayout(rows);
    column->addWidget(box);
    return rows;
}

QWidget *EpisodeDetails::insertRow(QFormLayout &rows, int index, const Fact &fact)
{
    QWidget *box = rows.parentWidget();
    auto *name = createLabel(fact.name, maxNameLines, box);
    name->setFont(secondaryFont(font()));
    name->setFixedWidth(units(font(), nameUnits));
    auto *value = new QWidget(box);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    if (!fact.text.isEmpty())
        texts->addWidget(createText(fact));
    const QString about = fact.text.isEmpty() ? fact.name : fact.text;
    if (!fact.link.isEmpty())
        texts->addWidget(createLink({}, about, fact.link));
    if (!fact.secondLink.isEmpty())
        texts->addWidget(createLink(fact.secondText, about, fact.secondLink));
    if (!fact.thread.isEmpty()) {
        texts->addWidget(createReplies(fact), 0, Qt::AlignLeading);
        m_threads[fact.thread].rows = &rows;
        m_threads[fact.thread].field = value;
    }
    auto *row = new QHBoxLayout(value);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 2));
    if (QWidget *button = createButton(fact))
        row->addWidget(button, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    rows.insertRow(index, name, value);
    return value;
}

QWidget *EpisodeDetails::createButton(const Fact &fact)
{
    if (fact.excerpt)
        return createPlay(fact);
    return fact.source.isEmpty() ? nullptr : createChoice(fact);
}

QWidget *EpisodeDetails::createPlay(const Fact &fact)
{
    auto *play = new QToolButton(widget());
    play->setObjectName(u"playExcerpt"_s);
    play->setIcon(themedIcon(u"play"_s));
    play->setAutoRaise(true);
    play->setToolTip(tr("Play this excerpt"));
    play->setAccessibleName(
        tr("Play the excerpt at %1: %2", "time and title").arg(fact.name, fact.text));
    connect(play, &QToolButton::clicked, this, [this, excerpt = *fact.excerpt] {
        emit excerptActivated(excerpt);
    });
    return play;
}

QWidget *EpisodeDetails::createChoice(const Fact &fact)
{
    auto *choice = new QRadioButton(widget());
    choice->setObjectName(u"version"_s);
    choice->setToolTip(tr("Play the episode in this version"));
    choice->setAccessibleName(
        tr("Play this version: %1, %2", "name and properties").arg(fact.name, fact.text));
    m_versions->addButton(choice);
    m_sources.append(fact.source);
    connect(choice, &QRadioButton::clicked, this, [this, source = fact.source] {
        m_chosen = source;
        emit versionChosen(source);
    });
    return choice;
}

void EpisodeDetails::checkChosen()
{
    if (!m_versions || m_sources.isEmpty())
        return;
    const qsizetype chosen = m_chosen.isEmpty() ? 0 : m_sources.indexOf(m_chosen);
    m_versions->buttons().at(std::max<qsizetype>(chosen, 0))->setChecked(true);
}

QWidget *EpisodeDetails::createText(const Fact &fact)
{
    ElidedLabel *text = createLabel(fact.text, maxTextLines, widget());
    if (fact.search.isEmpty())
        return text;
    text->setObjectName(u"person"_s);
    text->setActivatable(true);
    text->setToolTip(tr("Show all episodes with this person"));
    text->setLooksLikeLink(true);
    connect(text, &ElidedLabel::activated, this, [this, search = fact.search] {
        emit personActivated(search);
    });
    return text;
}

QWidget *EpisodeDetails::createLink(const QString &caption, const QString &about, const QUrl &url)
{
    QString text = words::plainAddress(url);
    if (!caption.isEmpty())
        text = tr("%1: %2", "what a link is about, and its address").arg(caption, text);
    ElidedLabel *link = createLabel(text, 1, widget());
    link->setObjectName(u"factLink"_s);
    link->setFont(secondaryFont(font()));
    link->setActivatable(true);
    link->setToolTip(tr("Open in the browser"));
    link->setAccessibleName(tr("%1: %2", "what a link is about, and its address").arg(about, text));
    link->setLooksLikeLink(true);
    connect(link, &ElidedLabel::activated, this, [this, url] { emit linkActivated(url); });
    return link;
}

QWidget *EpisodeDetails::createReplies(const Fact &fact)
{
    auto *button = new QPushButton(tr("Show replies"), widget());
    button->setObjectName(u"showReplies"_s);
    button->setToolTip(tr("Load the replies from the server of the thread"));
    m_threads[fact.thread].button = button;
    connect(button, &QPushButton::clicked, this, [this, button, thread = fact.thread] {
        button->setEnabled(false);
        button->setText(tr("Loading the replies…"));
        emit repliesRequested(thread);
    });
    return button;
}

void EpisodeDetails::setReplies(const QUrl &thread, const Result<QList<domain::Comment>> &replies)
{
    const auto found = m_threads.find(thread);
    if (found == m_threads.end())
        return;
    QFormLayout &rows = *found->rows;
    if (found->failure)
        rows.removeRow(found->failure);
    int row = 0;
    QFormLayout::ItemRole role{};
    rows.getWidgetPosition(found->field, &row, &role);
    if (replies) {
        for (const Fact &fact : words::commentFacts(*replies, QDateTime::currentDateTimeUtc()))
            insertRow(rows, ++row, fact);
        found->button->hide();
        m_threads.erase(found);
    } else {
        found->failure = insertRow(rows, row + 1, words::failedCommentsFact(replies.error()));
        found->button->setText(tr("Show replies"));
        found->button->setEnabled(true);
    }
    tabInLayoutOrder(*this);
}

} // namespace dogear::widgets
