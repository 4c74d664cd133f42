// SPDX-License-Identifier: GPL-3.0-or-later
#include "style/artwork_color.h"

#include <base/workers.h>
#include <documents/artwork.h>
#include <widgets/artwork_images.h>

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QLoggingCategory>
#include <QPainter>
#include <QPainterPath>
#include <QSaveFile>
#include <QTimer>
#include <QtConcurrentRun>

#include <chrono>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::widgets {

namespace {

Q_LOGGING_CATEGORY(lcArtwork, "dogear.widgets.artwork", QtInfoMsg)

constexpr int cacheKilobytes = 24 * 1024;
constexpr auto retryPause = 60s; ///< before a picture that could not be loaded is asked for again

QString keyOf(const QUrl &url, int pixels)
{
    return QString::number(pixels) + u' ' + url.toString();
}

/// Kilobytes of a picture, with 4 bytes per pixel.
int costOf(int pixels)
{
    return pixels * pixels / 256;
}

QPixmap rounded(const QPixmap &source, int pixels)
{
    QPixmap target(pixels, pixels);
    target.fill(Qt::transparent);
    QPainter painter(&target);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath path;
    path.addRoundedRect(0, 0, pixels, pixels, pixels / 12.0, pixels / 12.0);
    painter.setClipPath(path);
    painter.drawPixmap(0, 0, source);
    return target;
}

/// Decodes a picture no larger than needed, and crops it to the square in its middle.
QImage readScaled(const QString &path, int pixels)
{
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid())
        reader.setScaledSize(size.scaled(pixels, pixels, Qt::KeepAspectRatioByExpanding));
    QImage image = reader.read();
    if (image.isNull())
        return image;
    if (!size.isValid()) // the format does not tell its size before it is decoded
        image =
            image.scaled(pixels, pixels, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return image.copy((image.width() - pixels) / 2, (image.height() - pixels) / 2, pixels, pixels);
}

/// Reads the picture in the file \a path at \a pixels: from its scaled copy at \a place, which is
/// made if it is missing. Covers are large, and reading the copy takes a hundredth of the time.
QImage readSmall(const QString &path, int pixels, const documents::Artwork::ThumbnailPath &place)
{
    const QString small = place(path, pixels);
    QImage image(small);
    if (image.size() == QSize(pixels, pixels)) // a damaged copy is made again
        return image;
    image = readScaled(path, pixels);
    if (image.isNull())
        return image;
    QSaveFile file(small); // atomic, as another thread may be writing the same copy
    const bool isKept = QDir().mkpath(QFileInfo(small).path()) && file.open(QFile::WriteOnly)
                        && image.save(&file, "PNG") && file.commit();
    if (!isKept)
        qCDebug(lcArtwork) << "it is made again the next time:" << file.errorString();
    return image;
}

/// Reads a picture of notes. Only its width is limited, because notes scroll.
QImage readWhole(const QString &path, int maxWidth)
{
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.width() > maxWidth)
        reader.setScaledSize(size.scaled(maxWidth, size.height(), Qt::KeepAspectRatio));
    const QImage image = reader.read();
    // Before decoding, some readers tell no size, or a wrong one (picture_file.cpp).
    return image.width() > maxWidth ? image.scaledToWidth(maxWidth, Qt::SmoothTransformation)
                                    : image;
}

QString initials(const QString &title)
{
    QString letters;
    for (const QString &word : title.split(u' ', Qt::SkipEmptyParts)) {
        if (letters.size() < 2 && word.at(0).isLetterOrNumber())
            letters += word.at(0).toUpper();
    }
    return letters;
}

QPixmap placeholder(const QString &title, int pixels)
{
    QPixmap tile(pixels, pixels);
    const int hue = int(qHash(title, 0) % 360); // seed 0: the same hue in every run
    tile.fill(QColor::fromHsl(hue, 80, 110));
    QPainter painter(&tile);
    QFont font = painter.font();
    font.setPixelSize(std::max(6, pixels * 2 / 5));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(Qt::white);
    painter.drawText(tile.rect(), Qt::AlignCenter, initials(title));
    painter.end();
    return rounded(tile, pixels);
}

} // namespace

ArtworkImages::ArtworkImages(documents::Artwork &artwork, QObject *parent)
    : QObject(parent)
    , m_artwork(artwork)
    , m_pictures(cacheKilobytes)
{}

QPixmap ArtworkImages::pixmap(const QUrl &url, const QString &title, int size, qreal ratio)
{
    const int pixels = int(std::lround(size * ratio));
    QPixmap found;
    if (const Picture *picture = m_pictures.object(keyOf(url, pixels)); picture && !url.isEmpty()) {
        found = picture->pixmap;
    } else {
        if (!url.isEmpty())
            fetch(url, pixels);
        // insert() deletes a picture that is larger than the whole cache, so it is looked up again.
        const QString key = u"tile %1 %2"_s.arg(pixels).arg(title);
        if (!m_pictures.contains(key))
            m_pictures.insert(key, new Picture{placeholder(title, pixels), {}}, costOf(pixels));
        if (const Picture *tile = m_pictures.object(key))
            found = tile->pixmap;
    }
    found.setDevicePixelRatio(ratio);
    return found;
}

QColor ArtworkImages::colorOf(const QUrl &url, int size, qreal ratio) const
{
    if (!m_usesColors || url.isEmpty())
        return {};
    const Picture *picture = m_pictures.object(keyOf(url, int(std::lround(size * ratio))));
    return picture ? picture->color : QColor();
}

void ArtworkImages::setUsesColors(bool usesColors)
{
    if (std::exchange(m_usesColors, usesColors) != usesColors)
        emit colorsChanged();
}

void ArtworkImages::fetch(const QUrl &url, int pixels)
{
    // Header, list and sidebar ask for the same picture at each painting until it has arrived.
    if (m_asked.contains(keyOf(url, pixels)))
        return;
    m_asked.insert(keyOf(url, pixels));
    m_artwork.file(url).then(this, [this, url, pixels](const Result<QString> &path) {
        if (!path) {
            keep(url, pixels, {});
            return;
        }
        m_waiting.append({url, pixels, *path});
        decodeWaiting();
    });
}

void ArtworkImages::decodeWaiting()
{
    while (m_decoders < maxDecoders && !m_waiting.isEmpty()) {
        ++m_decoders;
        const Decode next = m_waiting.takeLast(); // earlier ones may have left the view
        // Painting waits for Qt's global pool, so this runs elsewhere (lib/README.md, 71).
        const auto decode = [next, place = m_artwork.thumbnailPath()] {
            const QImage image = readSmall(next.path, next.pixels, place);
            return Decoded{image, dominantColor(image)};
        };
        Future<Decoded>(QtConcurrent::run(workers(), decode))
            .then(this, [this, next](const Decoded &decoded) {
                --m_decoders;
                keep(next.url, next.pixels, decoded);
                decodeWaiting();
            });
    }
}

void ArtworkImages::load(const QUrl &url, int maxWidth)
{
    m_artwork.notePicture(url)
        .then([maxWidth](const Result<QString> &path) -> Future<QImage> {
            if (!path)
                return readyFuture(QImage());
            return QtConcurrent::run(workers(), readWhole, *path, maxWidth);
        })
        .then(this, [this, url](const QImage &picture) {
            if (!picture.isNull())
                emit pictureLoaded(url, picture);
        });
}

void ArtworkImages::keep(const QUrl &url, int pixels, const Decoded &decoded)
{
    if (decoded.image.isNull()) {
        // The tile stays. A painting after the pause asks again, as the network may be back.
        QTimer::singleShot(
            retryPause, this, [this, url, pixels] { m_asked.remove(keyOf(url, pixels)); });
        return;
    }
    m_asked.remove(keyOf(url, pixels));
    m_pictures.insert(
        keyOf(url, pixels),
        new Picture{rounded(QPixmap::fromImage(decoded.image), pixels), decoded.color},
        costOf(pixels));
    emit changed(url);
}

} // namespace dogear::widgets
