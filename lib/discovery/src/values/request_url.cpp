// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/request_url.h"

#include "plain_label.h"

#include <notes/one_line.h>

#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Encodes more than QUrlQuery does, which would leave "+" and "%41" to the server's
/// interpretation.
QString encoded(const QString &value)
{
    // Commas separate the ids of a lookup and are permitted in a query.
    return QString::fromLatin1(QUrl::toPercentEncoding(value, ","));
}

} // namespace

QUrl requestUrl(const QUrl &base, const QString &path, const QList<QueryField> &fields)
{
    const bool isWeb = base.scheme() == "http"_L1 || base.scheme() == "https"_L1;
    if (!isWeb || base.host().isEmpty())
        return {};
    QStringList query;
    for (const auto &[name, value] : fields) {
        if (!value.isEmpty())
            query.append(name + u'=' + encoded(value));
    }
    QUrl url = base.adjusted(QUrl::StripTrailingSlash | QUrl::RemoveQuery | QUrl::RemoveFragment);
    const QString root = url.path() == "/"_L1 ? QString() : url.path();
    url.setPath(root + path);
    if (!query.isEmpty())
        url.setQuery(query.join(u'&'), QUrl::StrictMode);
    return url;
}

QString searchWords(const QString &words)
{
    return notes::shortened(notes::oneLine(words), maxLabelLength);
}

QString countryCode(const QString &country, const QString &fallback)
{
    static const QRegularExpression twoLetters(u"^[A-Za-z]{2}\\z"_s);
    return twoLetters.match(country).hasMatch() ? country.toLower() : fallback;
}

} // namespace dogear::discovery
