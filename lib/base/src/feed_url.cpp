// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr std::array podcastSchemes =
    {"feed"_L1, "itpc"_L1, "itms"_L1, "pcast"_L1, "podcast"_L1, "podcasts"_L1};

/// "feed:https://x" and "feed://x" both become a web address; anything else is returned as it is.
QString withoutPodcastScheme(const QString &input)
{
    for (const auto scheme : podcastSchemes) {
        if (!input.startsWith(scheme + ":"_L1, Qt::CaseInsensitive))
            continue;
        QString rest = input.sliced(scheme.size() + 1);
        if (rest.startsWith("http://"_L1, Qt::CaseInsensitive)
            || rest.startsWith("https://"_L1, Qt::CaseInsensitive))
            return rest;
        while (rest.startsWith(u'/'))
            rest.remove(0, 1);
        return "http://"_L1 + rest;
    }
    return input;
}

bool hasScheme(const QString &input)
{
    static const QRegularExpression scheme(u"^[A-Za-z][A-Za-z0-9+.-]*:(?![0-9]+(/|$))"_s);
    return scheme.match(input).hasMatch();
}

bool isReadableScheme(const QUrl &url)
{
    const QString scheme = url.scheme();
    if (scheme == "http"_L1 || scheme == "https"_L1)
        return !url.host().isEmpty();
    return scheme == "file"_L1 || scheme == "qrc"_L1;
}

} // namespace

Result<QUrl> feedUrlFromUserInput(const QString &input, const QString &workingDirectory)
{
    const QString text = input.trimmed();
    if (text.isEmpty())
        return failure({ErrorCode::EmptyInput, u"no address"_s});

    const QFileInfo file(QDir(workingDirectory), text);
    if (file.exists())
        return QUrl::fromLocalFile(QDir::cleanPath(file.absoluteFilePath()));

    QString address = withoutPodcastScheme(text);
    if (!hasScheme(address)) {
        // A path that is not there is a missing file, not a host called "..".
        const bool looksLikePath = address.startsWith(u'/') || address.startsWith(u'.')
                                   || address.startsWith(u'~') || !address.contains(u'.')
                                   || file.suffix() == "xml"_L1 || file.suffix() == "opml"_L1;
        if (looksLikePath)
            return QUrl::fromLocalFile(QDir::cleanPath(file.absoluteFilePath()));
        address.prepend("https://"_L1);
    }

    const QUrl url(address, QUrl::TolerantMode);
    if (!url.isValid() || !isReadableScheme(url))
        return failure({ErrorCode::UnsupportedScheme, text});
    return url;
}

QString feedUrlKey(const QUrl &url)
{
    QUrl plain = url.adjusted(QUrl::RemoveFragment | QUrl::NormalizePathSegments);
    if (plain.scheme() == "http"_L1 || plain.scheme() == "https"_L1) {
        const int defaultPort = plain.scheme() == "http"_L1 ? 80 : 443;
        if (plain.port() == defaultPort)
            plain.setPort(-1);
        plain.setScheme(u"https"_s);
    }
    // A path without percent-encoding is the same path, however it was written (RFC 3986 6.2.2.2).
    plain.setPath(plain.path(QUrl::PrettyDecoded), QUrl::DecodedMode);
    QString key = plain.toString(QUrl::FullyEncoded);
    if (!plain.hasQuery()) {
        while (key.endsWith(u'/'))
            key.chop(1);
    }
    return key;
}

} // namespace dogear
