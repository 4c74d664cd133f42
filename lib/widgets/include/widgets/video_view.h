// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the pictures of what plays, whole and on black; the artwork before the first.
///
/// It may move from one window to another: nothing but its size is told to whoever plays. Hidden,
/// it asks for no pictures at all.
///
/// Threads: GUI thread.
/// Owner:   its parent; output and images outlive it.
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

    /// What is shown while there are no pictures.
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
    void tellSize(bool isShown);
    void paintArtwork(QPainter &painter);

    playback::VideoOutput &m_output;
    ArtworkImages &m_images;
    QUrl m_artwork;
    QString m_title;
};

} // namespace dogear::widgets
