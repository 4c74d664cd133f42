// SPDX-License-Identifier: GPL-3.0-or-later
#include "field_readers.h"

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

} // namespace

std::optional<double> readDecimal(const QString &text)
{
    bool isNumber = false;
    const double value = text.trimmed().toDouble(&isNumber);
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

std::optional<std::chrono::milliseconds> readDuration(const QString &text)
{
    // Not readPlayTime(): lengths are written by hand, and "0:90:00" is one.
    const QStringList parts = text.split(u':');
    if (parts.size() > 3)
        return std::nullopt;
    double seconds = 0;
    for (const QString &part : parts) {
        const auto value = readDecimal(part);
        if (!value)
            return std::nullopt;
        seconds = seconds * 60 + *value;
    }
    constexpr double longest = 60.0 * 60 * 24 * 365;
    if (seconds > longest)
        return std::nullopt;
    const std::chrono::milliseconds time(std::llround(seconds * 1000));
    return time.count() > 0 ? std::optional(time) : std::nullopt;
}

std::optional<qint64> readLength(const QString &text)
{
    constexpr qint64 smallest = 16 * 1024;
    bool isNumber = false;
    const qint64 length = text.trimmed().toLongLong(&isNumber);
    return isNumber && length >= smallest ? std::optional(length) : std::nullopt;
}

QUrl readUrl(const QString &text, const QUrl &base)
{
    QString clean = text.trimmed();
    clean.remove(u'\n').remove(u'\r').remove(u'\t');
    if (clean.isEmpty())
        return {};
    // Tolerant mode encodes what must be and leaves "%XX" as it stands.
    const QUrl url(clean, QUrl::TolerantMode);
    if (!url.isValid())
        return {};
    if (!url.isRelative() || base.isEmpty())
        return url;
    const QUrl resolved = base.resolved(url);
    return base.isValid() && resolved.isValid() ? resolved : QUrl();
}

QString readMediaType(const QString &text, const QUrl &url)
{
    const QString type = text.section(u';', 0, 0).trimmed().toLower();
    const bool isTelling = type.count(u'/') == 1 && !type.startsWith("text/"_L1)
                           && type != "application/octet-stream"_L1 && type != "application/xml"_L1;
    if (isTelling)
        return type;
    const QString path = url.path();
    for (const QString &candidate :
         QStringList{path, u'.' + type}) { // "mp3" as the type says enough
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
