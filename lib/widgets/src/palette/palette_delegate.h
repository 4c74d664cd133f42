// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints an entry of the command palette from the roles of PaletteModel: picture, name with
///        the match marked, what it belongs to, and the shortcut at the end.
///
/// Tests: tests/gui/tst_command_palette.cpp

#include "parts/row_delegate.h"

namespace dogear::widgets {

class ArtworkImages;
struct PaintedRow;

class PaletteDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    PaletteDelegate(ArtworkImages &images, QObject *parent);

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
    void paintPicture(QPainter &painter,
                      const PaintedRow &row,
                      const QRect &area,
                      const QColor &color) const;

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
