// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A transcript that reads like text, follows what is heard, and plays from where it is
///        clicked.
///
/// A painted view and no text document: those lay everything out before they can be scrolled, and
/// again whenever the pane changes its width.
///
/// Keys: Up and Down go from cue to cue, with Shift they select; Return plays; Ctrl+C copies,
/// Ctrl+Shift+C with time and link; Ctrl+A selects all, Escape nothing.
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

    /// Marks \a hits, of which \a current is shown; -1: none is.
    void setHits(const QList<TranscriptHit> &hits, int current);
    /// Marks what \a query looks for.
    void setSearched(const query::Query &query);
    /// The first hit at or behind the top of what is seen; 0 if there is none behind.
    [[nodiscard]] int hitFromHere(const QList<TranscriptHit> &hits) const;

    /// Whether the cue that is heard is kept in sight.
    [[nodiscard]] bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool isFollowing);

    /// What is selected, else the cue that has the keyboard; empty without both.
    [[nodiscard]] QString textToCopy() const;

    /// Where the words of the cue \a cue begin, in the viewport, as far as its first line.
    [[nodiscard]] QRect rectOf(int cue);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void timeActivated(std::chrono::milliseconds start);
    void followingChanged(bool isFollowing);
    void copyRequested(const QString &text);
    /// Emitted when \a text is wanted with \a start, when it is said, and a link.
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
    /// Does what changes heights, while what is seen stays where it is.
    template<typename Change>
    void keepingPlace(Change change);
    void updateScrollBar();
    [[nodiscard]] int scrolled() const;
    [[nodiscard]] QPoint toText(QPoint point) const { return point + QPoint(0, scrolled()); }

    void followCurrent();
    void scrollTo(int y, bool isSoft);
    void showLine(const TextPlace &place);
    /// Where the line of \a place stands once all around it is laid out.
    [[nodiscard]] QRect settledLine(const TextPlace &place);
    [[nodiscard]] TextPlace placeOf(int cue) const;
    [[nodiscard]] int motion() const;

    void paintParagraph(QPainter &painter, int paragraph);
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
    void selectWordAt(const TextPlace &place);
    void selectAll();
    void activate(int cue);
    void quote();
    [[nodiscard]] int cueToCopy() const;

    QPointer<itemmodels::TranscriptModel> m_model; ///< belongs to the window
    TranscriptLayout m_layout;
    TranscriptSelection m_selection;
    QList<TranscriptHit> m_hits;
    query::Query m_searched;
    int m_currentHit = -1;
    int m_cursorCue = -1; ///< that has the keyboard
    int m_anchorCue = -1; ///< where selecting by keys began
    int m_hovered = -1;
    bool m_isFollowing = true;
    bool m_isSelecting = false; ///< the button is down
    bool m_isDragged = false;   ///< and was moved
    QPoint m_pressed;
    int m_clicked = -1; ///< played unless a second click follows
    QTimer m_clicking;
    QTimer m_measuring;
    QTimer m_dragging; ///< scrolls while the mouse is held outside
    QVariantAnimation m_scrolling;
};

} // namespace dogear::widgets
