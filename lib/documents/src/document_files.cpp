// SPDX-License-Identifier: GPL-3.0-or-later
#include <documents/document_files.h>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dogear::documents {

bool isWebUrl(const QUrl &url)
{
    return url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

QString pathOf(const QUrl &url)
{
    return url.scheme() == "qrc"_L1 ? ":"_L1 + url.path() : url.toLocalFile();
}

QByteArray etagOf(const QString &path)
{
    const QFileInfo info(path);
    return QByteArray::number(info.size()) + '-'
           + QByteArray::number(info.lastModified().toMSecsSinceEpoch());
}

Result<ReadDocument> readDocumentFile(const QUrl &url, const QByteArray &etag, qint64 maxBytes)
{
    const QString path = pathOf(url);
    QFile file(path);
    if (!file.exists())
        return failure({ErrorCode::FileNotFound, path, url});
    const QByteArray present = etagOf(path);
    if (present == etag)
        return ReadDocument{.isNotModified = true};
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileUnreadable, file.errorString(), url});
    const QByteArray body = file.read(maxBytes + 1); // a device file may have no end
    if (body.size() > maxBytes)
        return failure({ErrorCode::LimitExceeded, u"maxBytes"_s, url});
    return ReadDocument{.body = body, .url = url, .etag = present};
}

} // namespace dogear::documents
