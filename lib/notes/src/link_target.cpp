// SPDX-License-Identifier: GPL-3.0-or-later
#include "link_target.h"

#include <notes/notes.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

/// Cleans \a href like a browser: removes all control characters, and spaces at both ends. So
/// "java\tscript:" cannot hide its scheme.
QString cleaned(const QString &href)
{
    QString address;
    address.reserve(href.size());
    for (const QChar c : href) {
        if (c > u'\x1f' && c != u'\x7f')
            address += c;
    }
    return address.trimmed().replace(u' ', "%20"_L1);
}

QString schemeOf(const QString &address)
{
    static const QRegularExpression scheme(u"^([A-Za-z][A-Za-z0-9+.-]*):"_s);
    return scheme.match(address).captured(1).toLower();
}

/// Whether a colon precedes the path. "javas cript:x" has no valid scheme, but is no path either.
bool hasColonInFirstSegment(const QString &address)
{
    static const QRegularExpression colon(u"^[^/?#]*:"_s);
    return colon.match(address).hasMatch();
}

bool isWeb(const QUrl &url)
{
    return url.isValid() && !url.host().isEmpty()
           && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
}

QString webTarget(const QString &address, const QUrl &base)
{
    const QString scheme = schemeOf(address);
    if (scheme == "http"_L1 || scheme == "https"_L1)
        return isWeb(QUrl(address, QUrl::TolerantMode)) ? address : QString();
    // A fragment refers to a place in a page that is not shown.
    if (address.isEmpty() || address.startsWith(u'#') || hasColonInFirstSegment(address))
        return {};
    if (address.startsWith("www."_L1, Qt::CaseInsensitive))
        return webTarget("https://"_L1 + address, base);
    const QUrl resolved = base.resolved(QUrl(address, QUrl::TolerantMode));
    return isWeb(resolved) ? resolved.toString(QUrl::FullyEncoded) : QString();
}

} // namespace

QString linkTarget(const QString &href, const QUrl &base)
{
    const QString address = cleaned(href);
    const QString scheme = schemeOf(address);
    if (scheme == "mailto"_L1)
        return address.contains(u'@') ? address : QString();
    if (scheme == QLatin1StringView(timeScheme)) {
        // Ten digits are at most 115 days in milliseconds, and fit a 64-bit number.
        static const QRegularExpression time(u"^[^:]+:[0-9]{1,10}$"_s);
        return time.match(address).hasMatch() ? address : QString();
    }
    return webTarget(address, base);
}

QString imageSource(const QString &src, const QUrl &base)
{
    return webTarget(cleaned(src), base);
}

} // namespace dogear::notes
