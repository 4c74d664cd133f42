// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/media_types.h>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::files {

namespace {

struct MediaSuffix
{
    QLatin1StringView suffix;
    QLatin1StringView type;
};

// Not "ts": most files with this ending are program sources, not MPEG transport streams.
constexpr std::array suffixes{
    MediaSuffix{"mp3"_L1, "audio/mpeg"_L1},       MediaSuffix{"mp2"_L1, "audio/mpeg"_L1},
    MediaSuffix{"m4a"_L1, "audio/mp4"_L1},        MediaSuffix{"m4b"_L1, "audio/mp4"_L1},
    MediaSuffix{"aac"_L1, "audio/aac"_L1},        MediaSuffix{"ogg"_L1, "audio/ogg"_L1},
    MediaSuffix{"oga"_L1, "audio/ogg"_L1},        MediaSuffix{"opus"_L1, "audio/ogg"_L1},
    MediaSuffix{"spx"_L1, "audio/ogg"_L1},        MediaSuffix{"flac"_L1, "audio/flac"_L1},
    MediaSuffix{"wav"_L1, "audio/wav"_L1},        MediaSuffix{"wma"_L1, "audio/x-ms-wma"_L1},
    MediaSuffix{"aif"_L1, "audio/aiff"_L1},       MediaSuffix{"aiff"_L1, "audio/aiff"_L1},
    MediaSuffix{"ape"_L1, "audio/x-ape"_L1},      MediaSuffix{"amr"_L1, "audio/amr"_L1},
    MediaSuffix{"mka"_L1, "audio/x-matroska"_L1}, MediaSuffix{"mp4"_L1, "video/mp4"_L1},
    MediaSuffix{"m4v"_L1, "video/mp4"_L1},        MediaSuffix{"mov"_L1, "video/quicktime"_L1},
    MediaSuffix{"mkv"_L1, "video/x-matroska"_L1}, MediaSuffix{"webm"_L1, "video/webm"_L1},
    MediaSuffix{"ogv"_L1, "video/ogg"_L1},        MediaSuffix{"avi"_L1, "video/x-msvideo"_L1},
    MediaSuffix{"wmv"_L1, "video/x-ms-wmv"_L1},   MediaSuffix{"mpg"_L1, "video/mpeg"_L1},
    MediaSuffix{"mpeg"_L1, "video/mpeg"_L1},      MediaSuffix{"3gp"_L1, "video/3gpp"_L1},
    MediaSuffix{"flv"_L1, "video/x-flv"_L1}};

} // namespace

QString mediaTypeOf(const QString &fileName)
{
    const qsizetype point = fileName.lastIndexOf(u'.');
    if (point < 0)
        return {};
    const QStringView suffix = QStringView(fileName).sliced(point + 1);
    for (const MediaSuffix &known : suffixes) {
        if (suffix.compare(known.suffix, Qt::CaseInsensitive) == 0)
            return known.type;
    }
    return {};
}

QStringList mediaSuffixes()
{
    QStringList list;
    for (const MediaSuffix &known : suffixes)
        list.append(known.suffix);
    return list;
}

} // namespace dogear::files
