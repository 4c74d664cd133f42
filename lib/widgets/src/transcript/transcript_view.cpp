// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_view.h"

#include <itemmodels/transcript_model.h>
#include <widgets/key_command.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>

#include <QGuiApplication>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QStyleHints>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::TranscriptModel;

namespace {

constexpr int softMotion = 120;         // ms; maximum length of a scroll animation
constexpr int maxDoubleClickWait = 200; // ms; for the second click that selects a word
constexpr int stepsWhileDragging = 40;  // ms between two scroll steps

} // namespace

TranscriptView::TranscriptView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(u"transcriptView"_s);
    setAccessibleName(tr("Transcript"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setAutoFillBackground(true);
    viewport()->setMouseTracking(true);
    createTimers();
    const KeyCommandInfo command{u"transcriptQuote"_s,
                                 tr("In the transcript"),
                                 tr("Copy with time and link"),
                                 {QKeySequence(u"Ctrl+Shift+C"_s)}};
    new KeyCommand(command, *this, [this] {
        const bool hasText = m_model && m_model->rowCount() > 0;
        if (hasText)
            quote();
        return hasText;
    });
    // Emitted for the user only: the view itself scrolls with setValue().
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] {
        m_scrolling.stop();
        setFollowing(false);
    });
}

void TranscriptView::createTimers()
{
    m_measuring.setInterval(0);
    connect(&m_measuring, &QTimer::timeout, this, &TranscriptView::measure);
    m_clicking.setSingleShot(true);
    // A click plays only after this delay, so that a double click selects a word and does not seek.
    m_clicking.setInterval(
        std::min(maxDoubleClickWait, QGuiApplication::styleHints()->mouseDoubleClickInterval()));
    connect(
        &m_clicking, &QTimer::timeout, this, [this] { activate(std::exchange(m_clicked, -1)); });
    m_dragging.setInterval(stepsWhileDragging);
    connect(&m_dragging, &QTimer::timeout, this, [this] {
        const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
        const int beyond = at.y() < 0 ? at.y() : std::max(0, at.y() - viewport()->height());
        // The farther the mouse is outside, the faster the text scrolls.
        verticalScrollBar()->setValue(scrolled() + beyond);
        m_selection.extend(m_layout.positionAt(toText(at)));
        viewport()->update();
    });
    m_scrolling.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_scrolling, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        verticalScrollBar()->setValue(value.toInt());
    });
}

void TranscriptView::setModel(TranscriptModel &model)
{
    m_model = &model;
    connect(&model, &QAbstractItemModel::rowsInserted, this, &TranscriptView::takeText);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &TranscriptView::takeText);
    connect(&model, &TranscriptModel::currentChanged, this, [this] {
        viewport()->update();
        followCurrent();
    });
    takeText();
}

void TranscriptView::takeText()
{
    // Selection, hits and cue numbers refer to the old text.
    m_clicking.stop();
    m_scrolling.stop();
    m_selection = {};
    m_hits.clear();
    m_currentHit = m_cursorCue = m_anchorCue = m_hovered = m_clicked = -1;
    m_layout.setParagraphs(m_model->paragraphs(), m_model->isTimed());
    verticalScrollBar()->setValue(0);
    setFollowing(true);
    relayout();
}

QSize TranscriptView::sizeHint() const
{
    return {units(font(), 80), units(font(), 60)};
}

/// Lays out the text with the current font, at most as wide as a readable line.
void TranscriptView::relayout()
{
    const int margin = units(font(), 4);
    const int widest = fontMetrics().averageCharWidth() * NotesView::maxColumns;
    const int width = std::min(widest, viewport()->width() - 2 * margin);
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const int left = isReversed ? viewport()->width() - margin - width : margin;
    keepingScrollPosition([&] { m_layout.setGeometry(font(), left, width); });
    if (isVisible())
        m_measuring.start();
    followCurrent();
    viewport()->update();
}

template<typename Change>
void TranscriptView::keepingScrollPosition(Change change)
{
    const int y = scrolled();
    // At the very top nothing above the viewport can change its height.
    const int first = y > 0 ? m_layout.paragraphAt(y) : -1;
    const int into = first >= 0 ? y - m_layout.topOf(first) : 0;
    change();
    updateScrollBar();
    if (first >= 0 && first < m_layout.paragraphs().size())
        verticalScrollBar()->setValue(m_layout.topOf(first)
                                      + std::min(into, m_layout.heightOf(first)));
}

/// Measures some paragraphs per call, so that a text of any length appears immediately.
void TranscriptView::measure()
{
    if (m_scrolling.state() == QAbstractAnimation::Running)
        return; // keepingScrollPosition() would move the scroll bar against the animation
    bool isMore = false;
    keepingScrollPosition([&] { isMore = m_layout.measureMore(); });
    if (!isMore)
        m_measuring.stop();
}

int TranscriptView::scrolled() const
{
    return verticalScrollBar()->value();
}

void TranscriptView::updateScrollBar()
{
    const int seen = viewport()->height();
    verticalScrollBar()->setPageStep(seen);
    verticalScrollBar()->setSingleStep(units(font(), 10));
    verticalScrollBar()->setRange(0, std::max(0, m_layout.height() - seen));
}

void TranscriptView::setSearched(const query::Query &query)
{
    m_searched = query;
    viewport()->update();
}

void TranscriptView::setHits(const QList<TranscriptHit> &hits, int current)
{
    m_hits = hits;
    m_currentHit = current;
    viewport()->update();
    if (current < 0 || current >= hits.size())
        return;
    setFollowing(false);
    const TranscriptHit &hit = hits.at(current);
    showLine({hit.paragraph, hit.range.start});
}

int TranscriptView::hitFromHere(const QList<TranscriptHit> &hits) const
{
    const int first = m_layout.paragraphAt(scrolled());
    // By paragraph, not by line, whose position is not known before the paragraph is laid out.
    const auto behind = std::ranges::lower_bound(hits, first, {}, &TranscriptHit::paragraph);
    return behind == hits.cend() ? 0 : int(behind - hits.cbegin());
}

QRect TranscriptView::rectOf(int cue)
{
    return m_layout.firstLineOf(cue).translated(0, -scrolled());
}

TextPosition TranscriptView::placeOf(int cue) const
{
    const int paragraph = m_layout.paragraphOf(cue);
    return {paragraph, m_layout.paragraphs().at(paragraph).startOf(cue)};
}

void TranscriptView::setFollowing(bool isFollowing)
{
    // While the episode does not play there is no auto-scroll to turn off: it starts with playback.
    if (!isFollowing && m_model && !m_model->isHeard())
        return;
    if (std::exchange(m_isFollowing, isFollowing) != isFollowing)
        emit followingChanged(isFollowing);
    followCurrent();
}

/// Scrolls the playing cue to the lower edge of the upper third of the viewport.
void TranscriptView::followCurrent()
{
    if (!m_isFollowing || !m_model || m_model->current() < 0 || m_isSelecting)
        return; // during a drag the text must not move under the mouse
    const TextPosition place = placeOf(m_model->current());
    scrollTo(settledLine(place).top() - viewport()->height() / 3, true);
}

QRect TranscriptView::settledLine(const TextPosition &place)
{
    // The heights above are estimates: the first rectangle only tells which paragraphs to lay out.
    const int around = viewport()->height();
    keepingScrollPosition([&] {
        const QRect guessed = m_layout.lineAt(place);
        m_layout.ensure(guessed.top() - around, guessed.bottom() + around);
    });
    return m_layout.lineAt(place);
}

/// Returns the length of animations in ms; 0 if the desktop asks for reduced motion.
int TranscriptView::motion() const
{
    return std::min(softMotion, style()->styleHint(QStyle::SH_Widget_Animation_Duration, {}, this));
}

void TranscriptView::scrollTo(int y, bool isSoft)
{
    const int target = std::clamp(y, 0, verticalScrollBar()->maximum());
    const bool isRunning = m_scrolling.state() == QAbstractAnimation::Running;
    if (isRunning && m_scrolling.endValue().toInt() == target)
        return; // a restart at each call would slow the animation down
    m_scrolling.stop();
    const int way = std::abs(target - scrolled());
    if (way == 0)
        return;
    if (!isSoft || motion() <= 0 || !isVisible() || way > 2 * viewport()->height()) {
        verticalScrollBar()->setValue(target);
        return;
    }
    m_scrolling.setDuration(motion());
    m_scrolling.setStartValue(scrolled());
    m_scrolling.setEndValue(target);
    m_scrolling.start();
}

/// Scrolls as little as possible until the line of \a place is visible, with two lines to spare.
void TranscriptView::showLine(const TextPosition &place)
{
    const QRect line = settledLine(place);
    const int spare = 2 * line.height();
    const int seen = viewport()->height();
    if (line.top() - spare < scrolled())
        scrollTo(line.top() - spare, false);
    else if (line.bottom() + spare > scrolled() + seen)
        scrollTo(line.bottom() + spare - seen, false);
}

void TranscriptView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void TranscriptView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange
        || event->type() == QEvent::StyleChange)
        relayout();
    else if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

/// Starts measuring: relayout() does not measure for a hidden page.
void TranscriptView::showEvent(QShowEvent *event)
{
    QAbstractScrollArea::showEvent(event);
    relayout();
}

void TranscriptView::hideEvent(QHideEvent *event)
{
    m_measuring.stop();
    m_dragging.stop();
    QAbstractScrollArea::hideEvent(event);
}

} // namespace dogear::widgets
