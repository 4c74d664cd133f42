// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a show from the roles of DirectoryListModel: artwork, title, author and facts.
///
/// A row that is pointed at, or has the focus, has a button that follows the show, or plays its
/// newest episode if it is followed.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;

class DirectoryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    DirectoryDelegate(ArtworkImages &images, QObject *parent);

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

    /// Rectangle of a row's button.
    [[nodiscard]] static QRect button(const QStyleOptionViewItem &option);

signals:
    void buttonClicked(const QModelIndex &index);

private:
    struct Row;
    void paintArtwork(QPainter &painter, const Row &row) const;
    static void paintTexts(QPainter &painter, const Row &row);
    static void paintButton(QPainter &painter, const Row &row);

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
