// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/video_output.h>
#include <widgets/artwork_images.h>
#include <widgets/video_view.h>

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Step of the artwork's size in logical pixels: while the user resizes the window, only a few
/// sizes are loaded and scaled.
constexpr int artworkStep = 64;

} // namespace

VideoView::VideoView(playback::VideoOutput &output, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_output(output)
    , m_images(images)
{
    setObjectName(u"videoView"_s);
    setAccessibleName(tr("Video"));
    setAttribute(Qt::WA_OpaquePaintEvent); // paintEvent() fills all of it with black
    setMinimumSize(1, 1);
    setMouseTracking(true); // VideoWindow shows the hidden pointer again when it moves
    connect(&output, &playback::VideoOutput::frameChanged, this, qOverload<>(&QWidget::update));
    connect(&images, &ArtworkImages::changed, this, [this](const QUrl &url) {
        if (url == m_artwork)
            update();
    });
}

void VideoView::setArtwork(const QUrl &url, const QString &title)
{
    m_artwork = url;
    m_title = title;
    update();
}

void VideoView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), Qt::black);
    const playback::VideoFrame frame = m_output.frame();
    if (!frame.pixels) {
        paintArtwork(painter);
        return;
    }
    const QImage image(
        frame.pixels.get(), frame.width, frame.height, frame.bytesPerLine, QImage::Format_RGB32);
    // Frames have the size of the last viewport. After a resize, the old frame is stretched until a
    // new one arrives. A frame that rounding made one pixel too large or small is not scaled.
    const QSize pixels = size() * devicePixelRatioF();
    const QSize wanted = image.size().scaled(pixels, Qt::KeepAspectRatio);
    const bool fits = std::abs(wanted.width() - image.width()) <= 1
                      && std::abs(wanted.height() - image.height()) <= 1;
    QRectF target(QPointF(), QSizeF(fits ? image.size() : wanted) / devicePixelRatioF());
    target.moveCenter(QRectF(rect()).center());
    // Half a pixel off, QPainter would interpolate the frame instead of copying it.
    if (fits && devicePixelRatioF() == 1)
        target.moveTopLeft(target.topLeft().toPoint());
    painter.drawImage(target, image);
}

void VideoView::paintArtwork(QPainter &painter)
{
    const int room = std::min(width(), height());
    const int side = room > artworkStep ? room / artworkStep * artworkStep : room;
    if (m_title.isEmpty() || side < 1)
        return;
    QRect target(0, 0, side, side);
    target.moveCenter(rect().center());
    painter.drawPixmap(target.topLeft(),
                       m_images.pixmap(m_artwork, m_title, side, devicePixelRatioF()));
}

void VideoView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateViewport(isVisible());
}

void VideoView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    updateViewport(true);
}

void VideoView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    updateViewport(false);
}

/// Requests frames that fit into the view in device pixels; an empty size stops them, because each
/// frame costs a conversion to an image (decision 33).
void VideoView::updateViewport(bool isShown)
{
    m_output.setViewport(isShown ? size() * devicePixelRatioF() : QSize());
}

void VideoView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        emit doubleClicked();
    else
        QWidget::mouseDoubleClickEvent(event);
}

} // namespace dogear::widgets
