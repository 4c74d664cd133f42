// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <base/pasted_address.h>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

constexpr std::array podcastSchemes =
    {"feed"_L1, "itpc"_L1, "itms"_L1, "pcast"_L1, "podcast"_L1, "podcasts"_L1};

/// Makes a web address of "feed:https://x" and "feed://x"; returns all other input unchanged.
QString withoutPodcastScheme(const QString &input)
{
    for (const auto scheme : podcastSchemes) {
        if (!input.startsWith(scheme + ":"_L1, Qt::CaseInsensitive))
            continue;
        QString rest = input.sliced(scheme.size() + 1);
        while (rest.startsWith(u'/'))
            rest.remove(0, 1);
        const bool isWeb = rest.startsWith("http://"_L1, Qt::CaseInsensitive)
                           || rest.startsWith("https://"_L1, Qt::CaseInsensitive);
        // A podcast scheme by itself stands for http, not https.
        return isWeb ? rest : "http://"_L1 + rest;
    }
    return input;
}

bool hasScheme(const QString &input)
{
    // "localhost:8080/feed" has a port and "anna:secret@example.org" a password, but no scheme.
    // mailto: is a scheme in spite of its @.
    static const QRegularExpression scheme(
        u"^[A-Za-z][A-Za-z0-9+.-]*:(?![0-9]+([/?#]|$))(?![^/?#]*@)"_s);
    return scheme.match(input).hasMatch() || input.startsWith("mailto:"_L1, Qt::CaseInsensitive);
}

/// Whether the user meant \a address, which has no scheme and is no existing file, as a path. Then
/// the error is a missing file, not an unknown host called "..".
bool looksLikePath(const QString &address)
{
    static const QRegularExpression host(u"^[^/?#]*"_s);
    static const QRegularExpression port(u":[0-9]+$"_s);
    static const QRegularExpression documentName(
        u"^[^/]*\\.(xml|opml|rss|atom|json|mp3|m4a|m4b|mp4|mkv|ogg|opus|flac|wav)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString first = host.match(address).captured();
    if (first.isEmpty() || first.startsWith(u'.') || first.startsWith(u'~'))
        return true;
    // Of names without a dot only one with a port is a host ("localhost:8080").
    if (!first.contains(u'.') && !port.match(first).hasMatch())
        return true;
    return documentName.match(address).hasMatch();
}

/// Whether \a text is plain words, for example the title of a show, and no kind of address.
bool isName(const QString &text)
{
    return !text.contains(u'/') && !text.contains(u'.') && !text.contains(u':')
           && !text.startsWith(u'~');
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
    const QString given = withoutInvisible(input);
    if (given.isEmpty())
        return failure({ErrorCode::EmptyInput, u"no address"_s});
    // An existing file goes first: its name may look like a host, and may contain # and %.
    if (const QFileInfo there(QDir(workingDirectory), given); there.exists())
        return QUrl::fromLocalFile(QDir::cleanPath(there.absoluteFilePath()));

    const QString text = pastedAddress(given);
    // With several addresses it is unknown which one the user means.
    static const QRegularExpression another(u"\\s[A-Za-z]+://"_s);
    if (another.match(text).hasMatch())
        return failure({ErrorCode::UnsupportedScheme, withoutUserInfo(text)});
    const QFileInfo file(QDir(workingDirectory), text);
    QString address = withoutPodcastScheme(text);
    if (!hasScheme(address)) {
        const QDir folder(QFileInfo(QDir(workingDirectory), text.section(u'/', 0, 0)).filePath());
        if (isName(address))
            return failure({ErrorCode::UnsupportedScheme, text});
        // A path below an existing folder is a missing file, also if the folder's name has a dot.
        if (looksLikePath(address) || (text.contains(u'/') && folder.exists()))
            return QUrl::fromLocalFile(QDir::cleanPath(file.absoluteFilePath()));
        address.prepend("https://"_L1);
    }

    const QUrl url(address, QUrl::TolerantMode);
    if (!url.isValid() || !isReadableScheme(url))
        return failure({ErrorCode::UnsupportedScheme, withoutUserInfo(text)});
    return url;
}

QUrl httpFallbackFor(const QString &input, const QUrl &url)
{
    const bool isGuess = url.scheme() == "https"_L1 && url.userInfo().isEmpty()
                         && !hasScheme(pastedAddress(withoutInvisible(input)));
    QUrl plain = isGuess ? url : QUrl();
    if (isGuess)
        plain.setScheme(u"http"_s);
    return plain;
}

QString withoutUserInfo(const QString &address)
{
    // RFC 3986 section 3.2.1; up to the last @, because an @ in a password is often not escaped.
    // The @ of a mailto: address is kept.
    static const QRegularExpression userInfo(u"^(?!\\s*mailto:)([^/?#@]*://)?[^/?#]*@"_s);
    return QString(address).replace(userInfo, u"\\1"_s);
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
    // QUrl has already decoded unreserved characters (RFC 3986 section 6.2.2.2).
    QString path = plain.path(QUrl::FullyEncoded);
    while (path.endsWith(u'/'))
        path.chop(1);
    plain.setPath(path, QUrl::StrictMode);
    if (plain.query().isEmpty())
        plain.setQuery(QString());
    return plain.toString(QUrl::FullyEncoded);
}

} // namespace dogear
