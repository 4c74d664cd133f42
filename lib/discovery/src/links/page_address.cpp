// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/page_address.h"

#include "links/encodings.h"

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

bool hasOwnPort(const QUrl &url)
{
    return url.port() != -1 && url.port() != (url.scheme() == "http"_L1 ? 80 : 443);
}

} // namespace

PageAddress toPageAddress(const QUrl &url)
{
    QString host = url.host(QUrl::FullyEncoded).toLower();
    if (host.startsWith("www."_L1))
        host.remove(0, 4);
    QUrl bare = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePort | QUrl::RemoveQuery
                             | QUrl::RemoveFragment);
    bare.setScheme(u"https"_s);
    return {.place = hasOwnPort(url) ? QString() : host + url.path(QUrl::FullyEncoded),
            .bare = bare,
            .query = url.query(QUrl::FullyEncoded),
            .fragment = url.fragment(QUrl::FullyEncoded)};
}

QString queryField(QStringView query, QLatin1StringView name)
{
    for (qsizetype start = 0; start < query.size();) {
        const qsizetype next = query.indexOf(u'&', start);
        const qsizetype end = next < 0 ? query.size() : next;
        const QStringView item = query.sliced(start, end - start);
        const qsizetype equals = item.indexOf(u'=');
        if (equals > 0 && item.first(equals).compare(name, Qt::CaseInsensitive) == 0) {
            const QStringView value = item.sliced(equals + 1);
            return decodePercent(value.contains(u'?') ? query.sliced(start + equals + 1) : value);
        }
        start = end + 1;
    }
    return {};
}

} // namespace dogear::discovery
