// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

struct MediaName
{
    QLatin1StringView suffix;
    QLatin1StringView type;
};

constexpr std::array mediaNames = {
    MediaName{".mp3"_L1, "audio/mpeg"_L1},
    MediaName{".m4a"_L1, "audio/mp4"_L1},
    MediaName{".m4b"_L1, "audio/mp4"_L1},
    MediaName{".aac"_L1, "audio/aac"_L1},
    MediaName{".ogg"_L1, "audio/ogg"_L1},
    MediaName{".oga"_L1, "audio/ogg"_L1},
    MediaName{".opus"_L1, "audio/ogg"_L1},
    MediaName{".flac"_L1, "audio/flac"_L1},
    MediaName{".wav"_L1, "audio/wav"_L1},
    MediaName{".mp4"_L1, "video/mp4"_L1},
    MediaName{".m4v"_L1, "video/mp4"_L1},
    MediaName{".mov"_L1, "video/quicktime"_L1},
    MediaName{".webm"_L1, "video/webm"_L1},
    MediaName{".pdf"_L1, "application/pdf"_L1},
    MediaName{".jpg"_L1, "image/jpeg"_L1},
    MediaName{".png"_L1, "image/png"_L1},
};

/// Tells whether \a c is a direction mark or has no width, as copied addresses contain them. The
/// two joiners are excepted, because words of some languages contain them.
bool isInvisible(QChar c)
{
    const bool isJoiner = c == u'\u200c' || c == u'\u200d';
    return c.unicode() > 0x7f && !isJoiner && c.category() == QChar::Other_Format;
}

/// Repairs "https://" that occurs twice or has only one slash.
QString withOneScheme(const QString &address)
{
    static const QRegularExpression twice(u"^https?:/{1,2}(?=https?://)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression oneSlash(u"^(https?):/(?=[^/])"_s,
                                             QRegularExpression::CaseInsensitiveOption);
    QString clean = address;
    return clean.remove(twice).replace(oneSlash, u"\\1://"_s);
}

QString withoutReferences(QString address)
{
    constexpr int deepest = 4;
    // Each pass removes one level of escaping.
    for (int i = 0; i < deepest && address.contains("&amp;"_L1, Qt::CaseInsensitive); ++i)
        address.replace("&amp;"_L1, "&"_L1, Qt::CaseInsensitive);
    return address.replace("&#38;"_L1, "&"_L1).replace("&#038;"_L1, "&"_L1);
}

/// Cleans an address that was escaped too often or copied together with surrounding characters.
QString cleanAddress(const QString &text)
{
    QString clean = text.trimmed();
    clean.remove(u'\n').remove(u'\r').remove(u'\t');
    const bool isAscii = std::ranges::all_of(clean, [](QChar c) { return c.unicode() < 0x80; });
    if (!isAscii)
        clean.removeIf(isInvisible);
    if (clean.contains(u'&')) // most have none, and the search for one character is fast
        clean = withoutReferences(clean);
    // The usual case needs no regular expression.
    const bool isUsual = clean.startsWith("https://"_L1) && !clean.startsWith("https://http"_L1);
    if (!isUsual && clean.startsWith("http"_L1, Qt::CaseInsensitive))
        clean = withOneScheme(clean);
    // No author means a relative address of this name.
    if (clean.startsWith("www."_L1, Qt::CaseInsensitive))
        clean.prepend("http://"_L1);
    return clean;
}

} // namespace

std::optional<double> readDecimal(const QString &text)
{
    bool isNumber = false;
    const double value = text.trimmed().toDouble(&isNumber);
    // toDouble() accepts "1e3", "nan" and "inf", none of which a feed means.
    if (!isNumber || !std::isfinite(value) || value < 0 || text.contains(u'e', Qt::CaseInsensitive))
        return std::nullopt;
    return value;
}

std::optional<int> readCount(const QString &text)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

std::optional<qint64> readLength(const QString &text)
{
    // Less than 16 kB is what programs write that do not know the size.
    constexpr qint64 smallest = qint64{16} * 1024;
    bool isNumber = false;
    const qint64 length = text.trimmed().toLongLong(&isNumber);
    return isNumber && length >= smallest ? std::optional(length) : std::nullopt;
}

QUrl readUrl(const QString &text, const QUrl &base)
{
    const QString clean = cleanAddress(text);
    if (clean.isEmpty())
        return {};
    // Tolerant mode encodes forbidden characters and keeps "%XX" as it is.
    const QUrl url(clean, QUrl::TolerantMode);
    if (!url.isValid())
        return {};
    if (!url.isRelative() || base.isEmpty())
        return url;
    // Next to a broken xml:base an episode once had an empty guid: no address is better.
    const QUrl resolved = base.resolved(url);
    return base.isValid() && resolved.isValid() ? resolved : QUrl();
}

QString readMediaType(const QString &text, const QUrl &url)
{
    const QString type = text.section(u';', 0, 0).trimmed().toLower();
    // The types excluded here are written for any kind of file, so the file name says more.
    const bool isTelling = type.count(u'/') == 1 && !type.startsWith("text/"_L1)
                           && type != "application/octet-stream"_L1 && type != "application/xml"_L1;
    if (isTelling)
        return type;
    const QString path = url.path();
    for (const QString &candidate : QStringList{path, u'.' + type}) { // the type may be just "mp3"
        for (const MediaName &name : mediaNames) {
            if (candidate.endsWith(name.suffix, Qt::CaseInsensitive))
                return name.type;
        }
    }
    return {};
}

std::optional<bool> readExplicit(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (word == "yes"_L1 || word == "true"_L1 || word == "explicit"_L1)
        return true;
    if (word == "no"_L1 || word == "false"_L1 || word == "clean"_L1)
        return false;
    return std::nullopt;
}

} // namespace dogear::feed
