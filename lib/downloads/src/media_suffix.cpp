// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_suffix.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::downloads {

namespace {

/// The endings of a content type: the usual one first, then others.
struct MediaType
{
    QLatin1StringView name;
    QLatin1StringView endings; ///< between spaces
};

constexpr std::array mediaTypes{
    MediaType{"audio/mpeg"_L1, " mp3 mp2 mpga "_L1},
    MediaType{"audio/mp3"_L1, " mp3 "_L1},
    MediaType{"audio/mpeg3"_L1, " mp3 "_L1},
    MediaType{"audio/x-mp3"_L1, " mp3 "_L1},
    MediaType{"audio/x-mpeg"_L1, " mp3 mp2 mpga "_L1},
    MediaType{"audio/mpg"_L1, " mp3 mp2 mpga "_L1},
    MediaType{"audio/x-mpeg-3"_L1, " mp3 "_L1},
    MediaType{"audio/mp4"_L1, " m4a m4b mp4 "_L1},
    MediaType{"audio/x-m4a"_L1, " m4a m4b "_L1},
    MediaType{"audio/m4a"_L1, " m4a m4b "_L1},
    MediaType{"audio/x-m4b"_L1, " m4b "_L1},
    MediaType{"audio/m4b"_L1, " m4b "_L1},
    MediaType{"audio/mp4a-latm"_L1, " m4a m4b "_L1},
    MediaType{"audio/aac"_L1, " aac "_L1},
    MediaType{"audio/aacp"_L1, " aac "_L1},
    MediaType{"audio/x-aac"_L1, " aac "_L1},
    MediaType{"audio/ogg"_L1, " ogg oga opus spx "_L1},
    MediaType{"audio/vorbis"_L1, " ogg oga "_L1},
    MediaType{"audio/x-vorbis+ogg"_L1, " ogg oga "_L1},
    MediaType{"application/ogg"_L1, " ogg oga opus spx ogv "_L1},
    MediaType{"audio/opus"_L1, " opus ogg oga "_L1},
    MediaType{"audio/x-opus+ogg"_L1, " opus ogg oga "_L1},
    MediaType{"audio/speex"_L1, " spx "_L1},
    MediaType{"audio/flac"_L1, " flac "_L1},
    MediaType{"audio/x-flac"_L1, " flac "_L1},
    MediaType{"audio/wav"_L1, " wav "_L1},
    MediaType{"audio/x-wav"_L1, " wav "_L1},
    MediaType{"audio/vnd.wave"_L1, " wav "_L1},
    MediaType{"audio/wave"_L1, " wav "_L1},
    MediaType{"audio/aiff"_L1, " aiff aif "_L1},
    MediaType{"audio/x-aiff"_L1, " aiff aif "_L1},
    MediaType{"audio/x-ms-wma"_L1, " wma "_L1},
    MediaType{"audio/webm"_L1, " weba webm "_L1},
    MediaType{"audio/x-matroska"_L1, " mka "_L1},
    MediaType{"audio/3gpp"_L1, " 3gp "_L1},
    MediaType{"audio/amr"_L1, " amr "_L1},
    MediaType{"video/mp4"_L1, " mp4 m4v "_L1},
    MediaType{"video/x-m4v"_L1, " m4v mp4 "_L1},
    MediaType{"video/m4v"_L1, " m4v mp4 "_L1},
    MediaType{"video/mpeg"_L1, " mpg mpeg "_L1},
    MediaType{"video/mp2t"_L1, " ts "_L1},
    MediaType{"video/quicktime"_L1, " mov "_L1},
    MediaType{"video/webm"_L1, " webm "_L1},
    MediaType{"video/x-matroska"_L1, " mkv "_L1},
    MediaType{"video/ogg"_L1, " ogv ogg "_L1},
    MediaType{"video/x-msvideo"_L1, " avi "_L1},
    MediaType{"video/x-ms-wmv"_L1, " wmv "_L1},
    MediaType{"video/x-flv"_L1, " flv "_L1},
    MediaType{"video/3gpp"_L1, " 3gp "_L1},
};

/// "Audio/MPEG; charset=x" is "audio/mpeg".
QString bareType(const QString &type)
{
    return type.section(u';', 0, 0).trimmed().toLower();
}

QLatin1StringView endingsOf(const QString &type)
{
    const auto *const found = std::ranges::find(mediaTypes, bareType(type), &MediaType::name);
    return found == mediaTypes.end() ? QLatin1StringView() : found->endings;
}

/// The spaces around each ending make the search match whole endings only.
bool has(QLatin1StringView endings, const QString &ending)
{
    return !ending.isEmpty() && endings.contains(QString(u' ' + ending + u' '));
}

QString usualOf(QLatin1StringView endings)
{
    return QString(endings).section(u' ', 1, 1);
}

/// The ending of the address; empty if it is none of audio or video.
QString endingOf(const QUrl &url)
{
    const QString file = url.fileName(QUrl::FullyDecoded);
    const qsizetype dot = file.lastIndexOf(u'.');
    const QString ending = dot < 0 ? QString() : file.sliced(dot + 1).toLower();
    const bool isMedia = std::ranges::any_of(
        mediaTypes, [&](const MediaType &type) { return has(type.endings, ending); });
    return isMedia ? ending : QString();
}

} // namespace

QString mediaSuffixFor(const MediaFileFacts &facts)
{
    const QLatin1StringView served = endingsOf(facts.contentType);
    const QString addressed = endingOf(facts.finalUrl);
    // If a type has several endings ("audio/mp4": m4a, m4b), that of the address is used.
    if (has(served, addressed))
        return addressed;
    if (!served.isEmpty())
        return usualOf(served);
    if (!addressed.isEmpty())
        return addressed;
    if (const QLatin1StringView promised = endingsOf(facts.enclosureType); !promised.isEmpty())
        return usualOf(promised);
    // Players detect the format by content; the ending only has to be one of audio or video.
    const bool isVideo = bareType(facts.contentType).startsWith("video/"_L1)
                         || bareType(facts.enclosureType).startsWith("video/"_L1);
    return isVideo ? u"mp4"_s : u"mp3"_s;
}

} // namespace dogear::downloads
