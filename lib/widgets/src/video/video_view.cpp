// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/video_output.h>
#include <widgets/artwork_images.h>
#include <widgets/video_view.h>

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Artwork comes in few sizes, so that a window that is drawn larger does not ask for each.
constexpr int artworkStep = 64;

} // namespace

VideoView::VideoView(playback::VideoOutput &output, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_output(output)
    , m_images(images)
{
    setObjectName(u"videoView"_s);
    setAccessibleName(tr("Video"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(1, 1);
    setMouseTracking(true); // a pointer that was hidden comes back
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
    // Until one of the new size is here the last one is stretched. Of the right size it is copied.
    const QSize pixels = size() * devicePixelRatioF();
    const QSize wanted = image.size().scaled(pixels, Qt::KeepAspectRatio);
    const bool fits = std::abs(wanted.width() - image.width()) <= 1
                      && std::abs(wanted.height() - image.height()) <= 1;
    QRectF target(QPointF(), QSizeF(fits ? image.size() : wanted) / devicePixelRatioF());
    target.moveCenter(QRectF(rect()).center());
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
    tellSize(isVisible());
}

void VideoView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    tellSize(true);
}

void VideoView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    tellSize(false);
}

void VideoView::tellSize(bool isShown)
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
