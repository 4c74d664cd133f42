// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the row of a chapter: time, picture, title, length, a link and a box for "skip".
///
/// Tests: tests/gui/tst_chapter_list.cpp

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;

class ChapterDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Clickable parts of a row.
    enum class Part { Row, Link, Skip };

    ChapterDelegate(ArtworkImages &images, QObject *parent);

    /// Rectangle in which a row shows the length of its chapter.
    [[nodiscard]] static QRect lengthRect(const QStyleOptionViewItem &option);

    /// Sets whether every row reserves room for a picture.
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

    /// Rectangle of \a part in the row that \a option describes.
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
