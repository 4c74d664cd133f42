// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_fields.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

qint64 appleShowId(const QUrl &page)
{
    static const QRegularExpression number(u"/id([0-9]+)/?$"_s);
    return number.match(page.path()).captured(1).toLongLong(); // 0 if it is too large
}

QUrl largeAppleArtwork(const QUrl &artwork)
{
    static const QRegularExpression size(u"/[0-9]+x[0-9]+([a-z]*(?:-[0-9]+)?\\.[a-z]+)$"_s);
    if (!artwork.host().endsWith(".mzstatic.com"_L1))
        return artwork;
    QUrl large = artwork;
    QString path = artwork.path(QUrl::FullyEncoded);
    large.setPath(path.replace(size, u"/600x600\\1"_s), QUrl::StrictMode);
    return large;
}

} // namespace dogear::discovery
