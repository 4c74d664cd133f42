// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the transcript tab of an episode: a choice of transcripts, search, the text, and
///        messages about errors.
///
/// Tests: tests/gui/tst_transcript_page.cpp

#include "transcript_selection.h"

#include <domain/bookmark.h>

#include <QPointer>
#include <QWidget>
#include <query/query.h>

#include <chrono>

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace dogear::itemmodels {
class TranscriptModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class EmptyState;
class FindBar;
class TranscriptView;

class TranscriptPage final : public QWidget
{
    Q_OBJECT

public:
    explicit TranscriptPage(QWidget *parent);

    void setModel(itemmodels::TranscriptModel &model);
    /// Sets the episode that a quotation names. Another episode clears the search field.
    void setEpisode(const domain::EpisodeDetail &episode);
    /// Highlights the matches of \a query, the search of the whole library.
    void setSearched(const query::Query &query);
    /// Gives the search field the focus.
    void beginSearch();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void timeActivated(std::chrono::milliseconds start);

private:
    void createActions();
    [[nodiscard]] QWidget *createTop();
    [[nodiscard]] QWidget *createNotice();
    void connectView();
    void showState();
    void explain();
    void fillChooser();
    void search();
    void handleHits(const QList<TranscriptHit> &hits);
    void goToHit(int step);
    void showFollow();
    void copy(const QString &text);

    QPointer<itemmodels::TranscriptModel> m_model; ///< owned by the window; null in some tests
    domain::Bookmark m_place;                      ///< names the episode, at position 0
    QWidget *m_top = nullptr;
    FindBar *m_find = nullptr;
    QToolButton *m_chooser = nullptr;
    QWidget *m_notice = nullptr;
    QLabel *m_noticeText = nullptr;
    QPushButton *m_retry = nullptr;
    QStackedWidget *m_pages;
    EmptyState *m_nothing;
    TranscriptView *m_view;
    QPushButton *m_follow;
    QAction *m_next = nullptr;
    QAction *m_previous = nullptr;
    QList<TranscriptHit> m_hits;
    int m_currentHit = -1;
    quint64 m_search = 0; ///< number of the last search; hits of earlier ones are dropped
};

} // namespace dogear::widgets
