// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the video uncropped on black, and the artwork before the first frame.
///
/// The view can move from one window to another, because the player's VideoOutput knows only its
/// size. A hidden view sets an empty size, so that no frames are made.
///
/// Threads: GUI thread.
/// Owner:   its parent widget; output and images outlive it.
/// Tests:   tests/gui/tst_video_view.cpp

#include <QUrl>
#include <QWidget>

namespace dogear::playback {
class VideoOutput;
} // namespace dogear::playback

namespace dogear::widgets {

class ArtworkImages;

class VideoView final : public QWidget
{
    Q_OBJECT

public:
    VideoView(playback::VideoOutput &output, ArtworkImages &images, QWidget *parent = nullptr);

    /// Sets the artwork that is shown while there are no video frames.
    void setArtwork(const QUrl &url, const QString &title);

signals:
    void doubleClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void updateViewport(bool isShown);
    void paintArtwork(QPainter &painter);

    playback::VideoOutput &m_output;
    ArtworkImages &m_images;
    QUrl m_artwork;
    QString m_title;
};

} // namespace dogear::widgets
