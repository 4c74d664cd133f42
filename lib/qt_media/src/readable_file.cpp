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
    m_copy = std::make_unique<QTemporaryFile>();
    if (resource.open(QIODevice::ReadOnly) && m_copy->open()) {
        m_copy->write(resource.readAll());
        m_copy->flush(); // others read the file by its name while it is open here
    }
    return m_copy->fileName();
}

QUrl ReadableFile::open(const QUrl &url)
{
    m_copy.reset();
    if (url.scheme() != QLatin1StringView("qrc"))
        return url;
    return QUrl::fromLocalFile(open(u':' + url.path()));
}

void ReadableFile::close()
{
    m_copy.reset();
}

} // namespace dogear::qt_media
