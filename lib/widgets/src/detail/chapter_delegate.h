// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a chapter's row: time, picture, title; a link and a box for "skip" at the end.
///
/// Tests: tests/gui/tst_chapter_list.cpp

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;

class ChapterDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// What of a row can be clicked.
    enum class Part { Row, Link, Skip };

    ChapterDelegate(ArtworkImages &images, QObject *parent);

    /// Where a row shows the length of its chapter.
    [[nodiscard]] static QRect lengthRect(const QStyleOptionViewItem &option);

    /// Whether there is room for a picture in every row.
    void setHasPictures(bool hasPictures) { m_hasPictures = hasPictures; }

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;
    bool helpEvent(QHelpEvent *event,
                   QAbstractItemView *view,
                   const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

    /// Where \a part of a row is.
    [[nodiscard]] static QRect rectOf(Part part, const QStyleOptionViewItem &option);

signals:
    void partClicked(const QModelIndex &index, dogear::widgets::ChapterDelegate::Part part);

private:
    struct Row;
    [[nodiscard]] static Part partAt(const QPoint &place,
                                     const QStyleOptionViewItem &option,
                                     const QModelIndex &index);
    [[nodiscard]] static QString toolTip(Part part, const QModelIndex &index);
    void paintPicture(QPainter &painter, const Row &row) const;
    void paintTitle(QPainter &painter, const Row &row) const;
    static void paintLength(QPainter &painter, const Row &row);
    static void paintSkip(QPainter &painter, const Row &row);

    ArtworkImages &m_images;
    bool m_hasPictures = false;
};

} // namespace dogear::widgets
