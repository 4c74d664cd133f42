// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a transcript as text, scrolls along with the playing cue, and plays from the cue
///        that the user clicks.
///
/// The text is painted and is no QTextDocument, because a document lays out everything before it
/// can be scrolled, and again whenever the width of the pane changes (decision 34).
///
/// Keys: Up and Down go from cue to cue and select with Shift; Return plays; Ctrl+C copies, a
/// command (key_command.h) copies with time and link; Ctrl+A selects all; Escape clears the
/// selection.
///
/// Tests: tests/gui/tst_transcript_view.cpp

#include "transcript_selection.h"

#include <QAbstractScrollArea>
#include <QPointer>
#include <QTimer>
#include <QVariantAnimation>
#include <query/query.h>

#include <chrono>

namespace dogear::itemmodels {
class TranscriptModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class TranscriptView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TranscriptView(QWidget *parent);

    void setModel(itemmodels::TranscriptModel &model);

    /// Highlights \a hits and scrolls to the hit number \a current; -1: there is no current hit.
    void setHits(const QList<TranscriptHit> &hits, int current);
    /// Highlights the matches of \a query.
    void setSearched(const query::Query &query);
    /// Returns the index of the first hit at or below the top of the viewport; 0 if there is none.
    [[nodiscard]] int hitFromHere(const QList<TranscriptHit> &hits) const;

    /// Returns true if the view scrolls along with the playing cue.
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool isFollowing);

    /// Returns the selected text, or else the text of the cue with the cursor; empty without both.
    [[nodiscard]] QString textToCopy() const;

    /// Returns the rectangle of the words of \a cue in its first line, in viewport coordinates.
    [[nodiscard]] QRect rectOf(int cue);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void timeActivated(std::chrono::milliseconds start);
    void followingChanged(bool isFollowing);
    void copyRequested(const QString &text);
    /// Emitted when the user copies \a text with its time \a start and a link.
    void quoteRequested(const QString &text, std::chrono::milliseconds start);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void createTimers();
    void takeText();
    void relayout();
    void measure();
    /// Runs \a change, which may change heights, and keeps the visible text in its place.
    template<typename Change>
    void keepingScrollPosition(Change change);
    void updateScrollBar();
    [[nodiscard]] int scrolled() const;
    [[nodiscard]] QPoint toText(QPoint point) const { return point + QPoint(0, scrolled()); }

    void followCurrent();
    void scrollTo(int y, bool isSoft);
    void showLine(const TextPosition &place);
    /// Returns the final rectangle of the line of \a place: lays out the paragraphs around it
    /// first.
    [[nodiscard]] QRect settledLine(const TextPosition &place);
    [[nodiscard]] TextPosition placeOf(int cue) const;
    [[nodiscard]] int motion() const;

    void paintParagraph(QPainter &painter, int paragraph);
    void paintBar(QPainter &painter, int paragraph, int cue, double widthUnits);
    void paintHead(QPainter &painter, int paragraph);
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsIn(int paragraph) const;
    void addCue(QList<QTextLayout::FormatRange> &formats,
                int paragraph,
                int cue,
                const QTextCharFormat &format) const;

    void setHovered(int cue);
    void setCursorCue(int cue);
    void moveCursor(int cue, bool isSelecting);
    [[nodiscard]] int firstSeenCue();
    [[nodiscard]] bool handleCopyKeys(QKeyEvent *event);
    [[nodiscard]] bool handleMoveKeys(QKeyEvent *event);
    void selectWordAt(const TextPosition &place);
    void selectAll();
    void activate(int cue);
    void quote();
    [[nodiscard]] int cueToCopy() const;

    QPointer<itemmodels::TranscriptModel> m_model; ///< owned by the window
    TranscriptLayout m_layout;
    TranscriptSelection m_selection;
    QList<TranscriptHit> m_hits;
    query::Query m_searched;
    int m_currentHit = -1;
    int m_cursorCue = -1; ///< cue with the keyboard cursor
    int m_anchorCue = -1; ///< cue where a selection by keys began
    int m_hovered = -1;
    bool m_isFollowing = true;
    bool m_isSelecting = false; ///< the left mouse button is pressed
    bool m_isDragged = false;   ///< the mouse was moved since the press
    QPoint m_pressed;
    int m_clicked = -1; ///< cue that plays unless a second click follows
    QTimer m_clicking;
    QTimer m_measuring;
    QTimer m_dragging; ///< scrolls while the mouse is dragged outside the viewport
    QVariantAnimation m_scrolling;
};

} // namespace dogear::widgets
