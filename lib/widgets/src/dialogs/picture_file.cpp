// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>
#include <widgets/picture_file.h>

#include <QBuffer>
#include <QImageReader>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int jpegQuality = 90;

QByteArray read(const QString &path)
{
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true); // the suffix of a file name may be wrong
    reader.setAutoTransform(true);           // photos are stored with an orientation
    const QSize most(maxPicturePixels, maxPicturePixels);
    const QSize size = reader.size();
    // Scaled by the reader: for JPEG, decoding at a smaller size takes less time and memory.
    if (size.width() > most.width() || size.height() > most.height())
        reader.setScaledSize(size.scaled(most, Qt::KeepAspectRatio));
    QImage image = reader.read();
    if (image.isNull())
        return {};
    // Before decoding, some readers tell no size, or a wrong one: that of icons at most 256 pixels.
    if (image.width() > most.width() || image.height() > most.height())
        image = image.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    // JPEG is smaller, but has no transparency.
    const bool isWritten = image.hasAlphaChannel() ? image.save(&buffer, "PNG")
                                                   : image.save(&buffer, "JPEG", jpegQuality);
    return isWritten ? bytes : QByteArray();
}

} // namespace

Future<QByteArray> readPictureFile(const QString &path)
{
    // Painting waits for threads of Qt's global pool, so work runs elsewhere (lib/README.md, 71).
    return QtConcurrent::run(workers(), read, path);
}

QStringList picturePatterns()
{
    QStringList patterns;
    for (const QByteArray &format : QImageReader::supportedImageFormats())
        patterns.append(u"*."_s + QString::fromLatin1(format));
    return patterns;
}

} // namespace dogear::widgets
