// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints an episode's row from the roles of EpisodeListModel.
///
/// Tests: tests/gui/tst_episode_delegate.cpp

#include "parts/row_delegate.h"
#include "row_buttons.h"

#include <base/ids.h>

#include <optional>

namespace dogear::widgets {

class ArtworkImages;

class EpisodeDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    EpisodeDelegate(ArtworkImages &images, QObject *parent);

    /// Sets whether the second line names the show; the list of a single show needs no name.
    void setNamesShow(bool namesShow) { m_namesShow = namesShow; }
    /// Sets whether the second line and the progress line show the download.
    void setTellsDownloads(bool tellsDownloads) { m_tellsDownloads = tellsDownloads; }
    /// Sets which buttons rows have next to their play button. The rows of Up next also have a
    /// handle, which says that they can be dragged.
    void setButtons(RowButtons buttons) { m_buttons = buttons; }
    /// Sets the text that is shown for a waiting download.
    void setWaitingText(const QString &text) { m_waiting = text; }

    /// Rectangle of a row's round play button.
    [[nodiscard]] static QRect playButton(const QStyleOptionViewItem &option);

    /// Returns whether \a place is on a button of the row.
    [[nodiscard]] bool isOnButton(const QPoint &place,
                                  const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const;

signals:
    /// Emitted when the user clicks the round play button of a row.
    void playClicked(const QModelIndex &index);
    /// Emitted when the user clicks another button of a row.
    void buttonClicked(const QModelIndex &index, dogear::widgets::RowButton button);

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
    void paintArtwork(QPainter &painter, const Row &row) const;
    void paintTexts(QPainter &painter, const Row &row) const;
    void paintProgress(QPainter &painter, const Row &row) const;
    static void paintButtons(QPainter &painter, const Row &row);
    static void paintHandle(QPainter &painter, const Row &row);
    static void paintStatusIcons(QPainter &painter, const Row &row);
    static void paintBorder(QPainter &painter, const Row &row);
    [[nodiscard]] std::optional<RowButton> buttonAt(const QPoint &place,
                                                    const QStyleOptionViewItem &option,
                                                    const QModelIndex &index) const;
    [[nodiscard]] std::optional<double> share(const QModelIndex &index) const;
    [[nodiscard]] QString secondLine(const Row &row, const QFont &font) const;

    ArtworkImages &m_images;
    bool m_namesShow = true;
    bool m_tellsDownloads = false;
    RowButtons m_buttons = RowButtons::None;
    QString m_waiting;
};

} // namespace dogear::widgets
