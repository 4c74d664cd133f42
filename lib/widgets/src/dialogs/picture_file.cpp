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
    reader.setDecideFormatFromContent(true); // endings lie
    reader.setAutoTransform(true);
    const QSize most(mostPicturePixels, mostPicturePixels);
    const QSize size = reader.size();
    if (size.width() > most.width() || size.height() > most.height())
        reader.setScaledSize(size.scaled(most, Qt::KeepAspectRatio));
    const QImage image = reader.read();
    if (image.isNull())
        return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isWritten = image.hasAlphaChannel() ? image.save(&buffer, "PNG")
                                                   : image.save(&buffer, "JPEG", jpegQuality);
    return isWritten ? bytes : QByteArray();
}

} // namespace

Future<QByteArray> readPictureFile(const QString &path)
{
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
