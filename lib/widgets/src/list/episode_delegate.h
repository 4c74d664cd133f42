// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints an episode's row from the roles of EpisodeListModel.
///
/// Tests: tests/gui/tst_episode_delegate.cpp

#include <base/ids.h>

#include <QStyledItemDelegate>

#include <optional>

namespace dogear::widgets {

class ArtworkImages;

class EpisodeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    EpisodeDelegate(ArtworkImages &images, QObject *parent);

    /// Sets whether the second line names the show; the list of a single show needs no name.
    void setNamesShow(bool namesShow) { m_namesShow = namesShow; }
    /// Sets whether the second line and the progress line show the download.
    void setTellsDownloads(bool tellsDownloads) { m_tellsDownloads = tellsDownloads; }
    /// Sets the text that is shown for a waiting download.
    void setWaitingText(const QString &text) { m_waiting = text; }

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

    /// Rectangle of a row's round play button.
    [[nodiscard]] static QRect playButton(const QStyleOptionViewItem &option);

signals:
    /// Emitted when the user clicks the round play button of a row.
    void playClicked(const QModelIndex &index);

private:
    struct Row;
    void paintArtwork(QPainter &painter, const Row &row) const;
    void paintTexts(QPainter &painter, const Row &row) const;
    void paintProgress(QPainter &painter, const Row &row) const;
    static void paintStatusIcons(QPainter &painter, const Row &row);
    static void paintPlayButton(QPainter &painter, const Row &row);
    [[nodiscard]] std::optional<double> share(const QModelIndex &index) const;
    [[nodiscard]] QString secondLine(const Row &row, const QFont &font) const;

    ArtworkImages &m_images;
    bool m_namesShow = true;
    bool m_tellsDownloads = false;
    QString m_waiting;
};

} // namespace dogear::widgets
