// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a bookmark from the roles of BookmarkListModel: time, note, episode and show.
///
/// Tests: tests/gui/tst_bookmark_delegate.cpp

#include "parts/row_delegate.h"

namespace dogear::widgets {

class ArtworkImages;

class BookmarkDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    BookmarkDelegate(ArtworkImages &images, QObject *parent);

    [[nodiscard]] QWidget *createEditor(QWidget *parent,
                                        const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

    /// Rectangle of a row's pencil, the button that edits the note.
    [[nodiscard]] static QRect editButton(const QStyleOptionViewItem &option);

signals:
    /// Emitted when the user clicks a row outside its pencil.
    void playClicked(const QModelIndex &index);
    void editClicked(const QModelIndex &index);

protected:
    void paintRow(QPainter &painter,
                  const QStyleOptionViewItem &option,
                  const QModelIndex &index) const override;
    bool click(const QPoint &place,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) override;
    [[nodiscard]] QString toolTip(const QPoint &place,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const override;

private:
    struct Row;
    static void paintTexts(QPainter &painter, const Row &row);

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
