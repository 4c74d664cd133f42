// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the metadata of an audio or video file: chapters, title, duration, pictures.
///
/// Reads MP3, AAC, MP4, Ogg (Vorbis, Opus, FLAC), FLAC, WAV, AIFF, Matroska, WebM and ASF. The
/// bytes of a file determine its format, never its name. Playlists and other formats that point to
/// files or addresses are refused, and no file except the given one is ever opened.
///
/// Threads: any; the only shared state is the log level of libavformat, which is set to quiet.
/// Specs:   ID3v2.3, ID3v2.4, ID3v2 Chapter Frame Addendum 1.0; ISO 14496-12 and QuickTime File
///          Format; Vorbis comment, "Chapter Extension"; RFC 9559 (Matroska) section 20
/// Tests:   tests/unit/tags, tests/fuzz/fuzz_tags.cpp

#include <base/result.h>
#include <domain/chapter.h>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

QT_FORWARD_DECLARE_CLASS(QIODevice)

namespace dogear::tags {

/// The album of a file, and the number of the file in it.
struct MediaLabels
{
    QString album;
    QString artist;
    QString albumArtist;
    QString comment;          ///< the longest comment or description; plain text with line breaks
    std::optional<int> disc;  ///< 1 or more
    std::optional<int> track; ///< 1 or more

    friend bool operator==(const MediaLabels &, const MediaLabels &) = default;
};

struct MediaTags
{
    /// In the form of domain::normalised(); `link` is a web address or empty. `image` is an address
    /// from the file, which is rare: most pictures are in the file, see `chapterPictures`.
    QList<domain::Chapter> chapters;
    /// One entry per chapter: its picture as stored in the file, or empty. Chapters with the same
    /// picture share its bytes.
    QList<QByteArray> chapterPictures;
    QString title;
    MediaLabels labels;
    std::optional<std::chrono::milliseconds> duration;
    /// The duration was calculated from the size or the last page of the file, so it is wrong for
    /// an incomplete file. Chapters are cut at the duration only if this is false.
    bool isDurationEstimated = false;
    QByteArray cover; ///< as stored in the file: JPEG, PNG or any other format
    bool hasVideo = false;
    QStringList warnings; ///< parts that were left out; untranslated, for the log
};

/// Limits for hostile or broken files.
struct MediaTagLimits
{
    qsizetype maxChapters = 5'000;
    /// Size of the cover and all chapter pictures together.
    qsizetype maxPictureBytes = qsizetype{16} * 1024 * 1024;
    /// Total number of bytes read from the file, including pictures.
    qint64 maxReadBytes = qint64{64} * 1024 * 1024;
    /// Processor time of the thread: a hostile file can take hours to parse.
    std::chrono::milliseconds maxWork{500};
    /// Elapsed time, for devices so slow that the limit on bytes does not help.
    std::chrono::milliseconds maxTime = std::chrono::seconds(5);
};

/// Reads the file at \a path, and no other file. A broken chapter, picture or tag is left out, with
/// a warning. The beginning of an incomplete file gives the metadata that it contains.
///
/// \return the metadata, or an Error whose `url` is the file and whose code is one of
///   FileNotFound
///   FileUnreadable    no permission, a folder, a pipe or a device
///   EmptyInput        no bytes
///   MediaUnsupported  none of the formats
///   MediaUnreadable   one of the formats, but broken, or its contents exceed the limits
[[nodiscard]] Result<MediaTags> readMediaTags(const QString &path,
                                              const MediaTagLimits &limits = {});

/// Reads from \a device like the overload for a path; an Error has no `url`.
/// \pre \a device is open for reading and can seek
[[nodiscard]] Result<MediaTags> readMediaTags(QIODevice &device, const MediaTagLimits &limits = {});

} // namespace dogear::tags
