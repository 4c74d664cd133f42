// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a show or an episode from the roles of DirectoryListModel: artwork, title, author
///        or show, and facts.
///
/// A row that is selected, pointed at or focused has a button that follows the show, or plays the
/// episode, or the newest one of a followed show.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include "parts/row_delegate.h"

namespace dogear::widgets {

class ArtworkImages;

class DirectoryDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    DirectoryDelegate(ArtworkImages &images, QObject *parent);

    /// Rectangle of a row's button.
    [[nodiscard]] static QRect button(const QStyleOptionViewItem &option);

signals:
    void buttonClicked(const QModelIndex &index);

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
