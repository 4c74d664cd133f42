// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The place of the video on an episode's page, with its buttons in the header.
///
/// There while the episode that has pictures is the one that is shown; 16:9 by the width, and at
/// most half of the page.
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

class VideoPlace final : public QWidget
{
    Q_OBJECT

public:
    explicit VideoPlace(QWidget *page);

    /// One button each, at the end of \a row but for what stretches.
    void setActions(const QList<QAction *> &actions, QHBoxLayout &row);
    /// The episode \a id has pictures; \a view shows them here, nullptr: they are elsewhere.
    void setVideo(EpisodeId id, QWidget *view);
    /// The page shows the episode \a id.
    void setEpisode(EpisodeId id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void fit();

    QVBoxLayout *m_column;
    QWidget *m_view = nullptr; ///< the owner of the video gives and takes it
    EpisodeId m_video;
    EpisodeId m_shown;
    QList<QToolButton *> m_buttons;
};

} // namespace dogear::widgets
