// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the video on an episode's page, and its buttons in the header.
///
/// Visible while the page shows the episode that has video. Its height follows from the width at
/// 16:9, and is at most half of the page.
///
/// Threads: GUI thread.
/// Owner:   the page.
/// Tests:   tests/gui/tst_detail_page.cpp

#include <base/ids.h>

#include <QWidget>

class QAction;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace dogear::widgets {

class VideoPane final : public QWidget
{
    Q_OBJECT

public:
    explicit VideoPane(QWidget *page);

    /// Adds a button for each of \a actions to \a row, in front of its last item, a stretch.
    void setActions(const QList<QAction *> &actions, QHBoxLayout &row);
    /// Sets the episode \a id that has video, and the \a view that shows it here; nullptr: the
    /// video is shown in another place.
    void setVideo(EpisodeId id, QWidget *view);
    /// Sets the episode \a id that the page shows.
    void setEpisode(EpisodeId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void fit();

    QVBoxLayout *m_column;
    QWidget *m_view = nullptr; ///< set and removed by the owner of the video
    EpisodeId m_video;         ///< the episode with video
    EpisodeId m_shown;         ///< the episode that the page shows
    QList<QToolButton *> m_buttons;
};

} // namespace dogear::widgets
