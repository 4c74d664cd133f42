// SPDX-License-Identifier: GPL-3.0-or-later
// Handles mouse and keyboard input in a transcript.
#include "parts/popup_menu.h"
#include "transcript_view.h"

#include <itemmodels/transcript_model.h>
#include <widgets/key_hints.h>

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QTextBoundaryFinder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

void TranscriptView::wheelEvent(QWheelEvent *event)
{
    m_scrolling.stop();
    setFollowing(false); // auto-scroll would undo the user's scrolling
    QAbstractScrollArea::wheelEvent(event);
}

void TranscriptView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_layout.paragraphs().isEmpty())
        return;
    const TextPosition place = m_layout.positionAt(toText(event->pos()));
    m_pressed = event->pos();
    m_isSelecting = true;
    m_isDragged = false;
    m_clicked = -1;
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        m_selection.extend(place);
    } else {
        // A click while text is selected only clears the selection, as in other text views.
        if (m_selection.isEmpty())
            m_clicked = m_layout.cueAt(toText(event->pos()));
        m_selection.begin(place);
    }
    viewport()->update();
}

void TranscriptView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_isSelecting) {
        setHovered(m_model && m_model->isTimed() ? m_layout.cueAt(toText(event->pos())) : -1);
        return;
    }
    const int way = (event->pos() - m_pressed).manhattanLength();
    m_isDragged = m_isDragged || way >= QApplication::startDragDistance();
    // A small movement during a click neither selects text nor keeps the click from playing.
    if (!m_isDragged)
        return;
    m_clicked = -1;
    m_selection.extend(m_layout.positionAt(toText(event->pos())));
    if (!m_selection.isEmpty())
        setFollowing(false);
    const bool isOutside = !viewport()->rect().contains(event->pos());
    if (isOutside && !m_dragging.isActive())
        m_dragging.start();
    else if (!isOutside)
        m_dragging.stop();
    viewport()->update();
}

void TranscriptView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_isSelecting)
        return;
    m_isSelecting = false;
    m_dragging.stop();
    if (m_clicked >= 0) {
        setCursorCue(m_clicked);
        m_clicking.start(); // plays after the delay, unless a double click follows
    }
    // X11 and Wayland: the middle mouse button pastes the selection.
    if (!m_selection.isEmpty() && QApplication::clipboard()->supportsSelection())
        QApplication::clipboard()->setText(textToCopy(), QClipboard::Selection);
}

void TranscriptView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || m_layout.paragraphs().isEmpty())
        return;
    m_clicking.stop();
    m_clicked = -1;
    selectWordAt(m_layout.positionAt(toText(event->pos())));
}

void TranscriptView::selectWordAt(const TextPosition &place)
{
    const QString &text = m_layout.paragraphs().at(place.paragraph).text;
    // At the start of a word the boundary is the position itself; toPreviousBoundary() would select
    // the space before it. Without a boundary the finder returns -1.
    QTextBoundaryFinder words(QTextBoundaryFinder::Word, text);
    words.setPosition(place.offset);
    const auto start =
        words.isAtBoundary() && words.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem)
            ? place.offset
            : words.toPreviousBoundary();
    words.setPosition(std::max(qsizetype{}, qsizetype(start)));
    const auto end = words.toNextBoundary();
    m_selection.begin({place.paragraph, int(std::max(qsizetype{}, qsizetype(start)))});
    m_selection.extend({place.paragraph, int(end < 0 ? text.size() : end)});
    setFollowing(false);
    viewport()->update();
}

void TranscriptView::selectAll()
{
    const auto &paragraphs = m_layout.paragraphs();
    if (paragraphs.isEmpty())
        return;
    m_selection.begin({0, 0});
    m_selection.extend({int(paragraphs.size()) - 1, int(paragraphs.constLast().text.size())});
    setFollowing(false);
    viewport()->update();
}

void TranscriptView::setHovered(int cue)
{
    if (cue == m_hovered)
        return;
    m_hovered = cue;
    viewport()->setCursor(cue >= 0 ? Qt::PointingHandCursor : Qt::IBeamCursor);
    viewport()->update();
}

bool TranscriptView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QAbstractScrollArea::viewportEvent(event);
}

void TranscriptView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_layout.paragraphs().isEmpty())
        return;
    // The menu key has no position in the text: its menu is for the cue with the cursor.
    const bool isByMouse = event->reason() == QContextMenuEvent::Mouse;
    const int cue = isByMouse ? m_layout.cueAt(toText(event->pos())) : m_cursorCue;
    if (cue >= 0 && m_selection.isEmpty())
        setCursorCue(cue);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"transcriptMenu"_s);
    if (m_model->isTimed()) {
        QAction *play = menu->addAction(tr("Play from here"), this, [this, cue] { activate(cue); });
        play->setEnabled(cue >= 0);
        showKey(*play, Qt::Key_Return);
        menu->addSeparator();
    }
    const bool hasText = cueToCopy() >= 0;
    QAction *copy = menu->addAction(tr("Copy"), this, [this] { emit copyRequested(textToCopy()); });
    showKey(*copy, QKeySequence::Copy);
    copy->setEnabled(hasText);
    QAction *quoted = menu->addAction(tr("Copy with time and link"), this, &TranscriptView::quote);
    showKey(*quoted, keyOf(*this, u"transcriptQuote"_s));
    quoted->setEnabled(hasText);
    menu->addSeparator();
    showKey(*menu->addAction(tr("Select all"), this, &TranscriptView::selectAll),
            QKeySequence::SelectAll);
    popUpOnce(menu, event->globalPos());
}

int TranscriptView::cueToCopy() const
{
    if (m_selection.isEmpty())
        return m_cursorCue;
    // The cue in which the selection begins: a quotation has its time.
    const TextPosition first = m_selection.first();
    return m_layout.paragraphs().at(first.paragraph).cueAt(first.offset);
}

QString TranscriptView::textToCopy() const
{
    if (!m_selection.isEmpty())
        return m_selection.text(m_layout.paragraphs());
    return m_cursorCue >= 0 ? m_model->index(m_cursorCue).data().toString() : QString();
}

void TranscriptView::quote()
{
    const int cue = cueToCopy();
    if (cue >= 0)
        emit quoteRequested(textToCopy(), m_model->startOf(cue));
}

/// Plays from \a cue and turns auto-scroll on.
void TranscriptView::activate(int cue)
{
    if (cue < 0 || !m_model || !m_model->isTimed() || cue >= m_model->rowCount())
        return;
    setFollowing(true);
    emit timeActivated(m_model->startOf(cue));
}

void TranscriptView::setCursorCue(int cue)
{
    m_cursorCue = cue;
    m_anchorCue = cue;
    // The painted text is invisible to screen readers, so they read the cue as the description.
    setAccessibleDescription(cue >= 0 ? m_model->index(cue).data().toString() : QString());
    viewport()->update();
}

int TranscriptView::firstSeenCue()
{
    const TextPosition place = m_layout.positionAt({viewport()->width() / 2, scrolled()});
    return m_layout.paragraphs().at(place.paragraph).cueAt(place.offset);
}

void TranscriptView::moveCursor(int cue, bool isSelecting)
{
    const int anchor = m_anchorCue; // setCursorCue() replaces it
    const int wanted = std::clamp(cue, 0, m_model->rowCount() - 1);
    setCursorCue(wanted);
    setFollowing(false);
    if (isSelecting && anchor >= 0) {
        m_anchorCue = anchor;
        const int last = std::max(anchor, wanted);
        const int paragraph = m_layout.paragraphOf(last);
        m_selection.begin(placeOf(std::min(anchor, wanted)));
        m_selection.extend({paragraph, m_layout.paragraphs().at(paragraph).endOf(last)});
    } else {
        m_selection.clear();
    }
    showLine(placeOf(wanted));
}

bool TranscriptView::handleMoveKeys(QKeyEvent *event)
{
    const bool isSelecting = event->modifiers() == Qt::ShiftModifier;
    const auto others = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (others != Qt::NoModifier)
        return false; // such as Ctrl+Up: a shortcut of the window
    // Before the first key there is no cursor: the keys start at the playing cue.
    const int here = m_cursorCue >= 0 ? m_cursorCue : m_model->current();
    switch (event->key()) {
    case Qt::Key_Up:
        moveCursor(here >= 0 ? here - 1 : firstSeenCue(), isSelecting);
        return true;
    case Qt::Key_Down:
        moveCursor(here >= 0 ? here + 1 : firstSeenCue(), isSelecting);
        return true;
    case Qt::Key_Home:
        moveCursor(0, isSelecting);
        return true;
    case Qt::Key_End:
        moveCursor(m_model->rowCount() - 1, isSelecting);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate(here);
        return true;
    default:
        return false;
    }
}

bool TranscriptView::handleCopyKeys(QKeyEvent *event)
{
    if (event == QKeySequence::Copy) {
        if (cueToCopy() >= 0)
            emit copyRequested(textToCopy());
    } else if (event == QKeySequence::SelectAll) {
        selectAll();
    } else if (event->key() == Qt::Key_Escape && !m_selection.isEmpty()) {
        m_selection.clear();
        viewport()->update();
    } else {
        return false;
    }
    return true;
}

void TranscriptView::keyPressEvent(QKeyEvent *event)
{
    const bool hasText = m_model && m_model->rowCount() > 0;
    if (hasText && (handleCopyKeys(event) || handleMoveKeys(event)))
        event->accept();
    else
        QAbstractScrollArea::keyPressEvent(event); // Page Up and Page Down scroll
}

} // namespace dogear::widgets
