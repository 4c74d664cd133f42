// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryFile>
#include <qt_media/readable_file.h>

namespace dogear::qt_media {

ReadableFile::ReadableFile() = default;
ReadableFile::~ReadableFile() = default;

QString ReadableFile::open(const QString &path)
{
    m_copy.reset();
    if (!path.startsWith(u':'))
        return path;
    QFile resource(path);
    auto copy = std::make_unique<QTemporaryFile>();
    if (!resource.open(QIODevice::ReadOnly) || !copy->open())
        return path;
    const QByteArray bytes = resource.readAll();
    // Flushed, because others read the file by its name while it is open here.
    if (copy->write(bytes) != bytes.size() || !copy->flush())
        return path; // the disk is full
    m_copy = std::move(copy);
    return m_copy->fileName();
}

QUrl ReadableFile::open(const QUrl &url)
{
    m_copy.reset();
    if (url.scheme() != QLatin1StringView("qrc"))
        return url;
    const QString path = open(u':' + url.path());
    return m_copy ? QUrl::fromLocalFile(path) : url;
}

void ReadableFile::close()
{
    m_copy.reset();
}

} // namespace dogear::qt_media
