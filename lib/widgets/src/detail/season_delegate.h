// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the headings of seasons; rows of episodes are painted by EpisodeDelegate.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <QStyledItemDelegate>

namespace dogear::widgets {

class ArtworkImages;
class EpisodeDelegate;

class SeasonDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SeasonDelegate(ArtworkImages &images, QObject *parent);

    [[nodiscard]] static bool isHeading(const QModelIndex &index);
    /// Returns "Season 2 · its name", "Season 2", or a text for the episodes without a season.
    [[nodiscard]] static QString heading(const QModelIndex &index);

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

signals:
    /// Emitted when the user clicks the round play button of a row.
    void playClicked(const QModelIndex &index);
    /// Emitted when the user clicks a row elsewhere.
    void episodeClicked(const QModelIndex &index);

private:
    EpisodeDelegate *m_episodes;
};

} // namespace dogear::widgets
