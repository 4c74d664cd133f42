// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a row of the sidebar: icon or artwork, name and count, and a heading above the
///        first row of a section.

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;
struct PaintedRow;

class SidebarDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SidebarDelegate(ArtworkImages &images, QObject *parent);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

    void updateEditorGeometry(QWidget *editor,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

private:
    void paintHeading(QPainter *painter,
                      const QStyleOptionViewItem &option,
                      const QString &text,
                      QRect area) const;
    /// Paints the artwork of a show, or the icon of another place.
    void paintSign(QPainter &painter, const PaintedRow &row, const QRect &area) const;

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
