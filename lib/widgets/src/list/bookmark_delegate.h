// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a bookmark from the roles of BookmarkListModel: time, note, episode and show.
///
/// Tests: tests/gui/tst_bookmark_delegate.cpp

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;

class BookmarkDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    BookmarkDelegate(ArtworkImages &images, QObject *parent);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] QWidget *createEditor(QWidget *parent,
                                        const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    bool helpEvent(QHelpEvent *event,
                   QAbstractItemView *view,
                   const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

    /// Rectangle of a row's pencil, the button that edits the note.
    [[nodiscard]] static QRect editButton(const QStyleOptionViewItem &option);

signals:
    /// Emitted when the user clicks a row outside its pencil.
    void playClicked(const QModelIndex &index);
    void editClicked(const QModelIndex &index);

private:
    struct Row;
    void paintArtwork(QPainter &painter, const Row &row) const;
    static void paintTexts(QPainter &painter, const Row &row);
    static void paintEditButton(QPainter &painter, const Row &row);

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
