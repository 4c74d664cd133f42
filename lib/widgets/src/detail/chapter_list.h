// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the chapters of an episode: a click plays from a chapter, its box skips it.
///
/// Its keys are commands (key_command.h): play from the chapter, skip it, open its link.
///
/// Tests: tests/gui/tst_chapter_list.cpp

#include "chapter_delegate.h"

#include <widgets/row_menu_source.h>

#include <QModelIndex>
#include <QPointer>
#include <QWidget>

#include <chrono>

class QLabel;
class QListView;
class QMenu;

namespace dogear::itemmodels {
class ChapterListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ChapterList final : public QWidget, public RowMenuSource
{
    Q_OBJECT

public:
    ChapterList(ArtworkImages &images, QWidget *parent);

    void setModel(itemmodels::ChapterListModel &model);

signals:
    void chapterActivated(std::chrono::milliseconds start);
    void linkActivated(const QUrl &url);
    /// Emitted when the user wants to skip chapters with \a title in all episodes of the show.
    void titleSkipRequested(const QString &title);

private:
    void createCommands();
    void act(const QModelIndex &index, ChapterDelegate::Part part);
    void toggleSkip(const QModelIndex &index);
    void showMenu(const QPoint &place);
    [[nodiscard]] QMenu *createRowMenu() override;
    /// Makes the context menu of \a row; null if there is no such row.
    [[nodiscard]] QMenu *menuOf(const QModelIndex &row);
    void updateFromModel();

    QPointer<itemmodels::ChapterListModel> m_model; ///< owned by the window; null in some tests
    ChapterDelegate *m_delegate;
    QLabel *m_count;
    QListView *m_view;
};

} // namespace dogear::widgets
