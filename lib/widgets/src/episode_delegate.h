// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints an episode's row from the roles of EpisodeListModel.
///
/// Tests: tests/gui/tst_main_window.cpp

#include <base/ids.h>

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;

class EpisodeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    EpisodeDelegate(ArtworkImages &images, QObject *parent);

    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

signals:
    /// Emitted when the round button of a row is clicked.
    void playClicked(const QModelIndex &index);

private:
    struct Row;
    void paintArtwork(QPainter &painter, const Row &row) const;
    void paintTexts(QPainter &painter, const Row &row) const;
    void paintProgress(QPainter &painter, const Row &row) const;
    void paintSigns(QPainter &painter, const Row &row) const;
    [[nodiscard]] static QRect playButton(const QStyleOptionViewItem &option);

    ArtworkImages &m_images;
};

} // namespace dogear::widgets
