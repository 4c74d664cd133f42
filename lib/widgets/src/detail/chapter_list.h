// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chapters of an episode: a click plays from there, a box skips.
///
/// Keys: Return plays, S skips, L opens the link.
///
/// Tests: tests/gui/tst_chapter_list.cpp

#include "chapter_delegate.h"

#include <QModelIndex>
#include <QPointer>
#include <QWidget>

#include <chrono>

class QLabel;
class QListView;

namespace dogear::itemmodels {
class ChapterListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ChapterList final : public QWidget
{
    Q_OBJECT

public:
    ChapterList(ArtworkImages &images, QWidget *parent);

    void setModel(itemmodels::ChapterListModel &model);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void chapterActivated(std::chrono::milliseconds start);
    void linkActivated(const QUrl &url);
    /// Emitted when chapters with this title are to be skipped in the whole show.
    void titleSkipRequested(const QString &title);

private:
    void act(const QModelIndex &index, ChapterDelegate::Part part);
    void toggleSkip(const QModelIndex &index);
    void showMenu(const QPoint &place);
    void followModel();

    QPointer<itemmodels::ChapterListModel> m_model; ///< belongs to the window; none in some tests
    ChapterDelegate *m_delegate;
    QLabel *m_count;
    QListView *m_view;
};

} // namespace dogear::widgets
