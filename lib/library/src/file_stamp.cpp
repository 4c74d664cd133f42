// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_stamp.h"

#include <QDateTime>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dogear::library {

bool isFile(const QUrl &url)
{
    return url.isLocalFile() || url.scheme() == "qrc"_L1;
}

QString pathOf(const QUrl &url)
{
    return url.scheme() == "qrc"_L1 ? ":"_L1 + url.path() : url.toLocalFile();
}

QByteArray fileStamp(const QString &path)
{
    const QFileInfo info(path);
    return QByteArray::number(info.size()) + '-'
           + QByteArray::number(info.lastModified().toMSecsSinceEpoch());
}

} // namespace dogear::library
