// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What an audio or video file says about itself: chapters, title, length, pictures.
///
/// Reads MP3, AAC, MP4, Ogg (Vorbis, Opus, FLAC), FLAC, WAV, AIFF, Matroska, WebM and ASF. What a
/// file is is seen from its bytes, never from its name; playlists and whatever else points to
/// other files or addresses are refused, and nothing but the file itself is ever opened.
///
/// Threads: any; nothing is shared but the log level of libavformat, which is set to quiet.
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

/// What a file belongs to, and its place there.
struct MediaLabels
{
    QString album;
    QString artist;
    QString albumArtist;
    QString comment;          ///< the longest text about it, with its lines; never markup
    std::optional<int> disc;  ///< 1 or more
    std::optional<int> track; ///< 1 or more

    friend bool operator==(const MediaLabels &, const MediaLabels &) = default;
};

struct MediaTags
{
    /// As domain::normalised() leaves them; `link` only to the web. `image` is an address that the
    /// file gives, which is rare: pictures lie in the file, see `chapterPictures`.
    QList<domain::Chapter> chapters;
    /// As many as there are chapters: the picture of each as it is stored, or nothing. Chapters
    /// that share a picture share its bytes.
    QList<QByteArray> chapterPictures;
    QString title;
    MediaLabels labels;
    std::optional<std::chrono::milliseconds> duration;
    /// The duration is worked out from the size or the last page of the file, so it is wrong while
    /// the file is not whole; chapters are cut at the duration only where this is false.
    bool isDurationEstimated = false;
    QByteArray cover; ///< as it is stored: JPEG, PNG or anything else
    bool hasVideo = false;
    QStringList warnings; ///< what was left out; untranslated, for the log
};

/// Bounds on hostile or broken files.
struct MediaTagLimits
{
    qsizetype maxChapters = 5'000;
    /// Cover and pictures of chapters, all together.
    qsizetype maxPictureBytes = qsizetype{16} * 1024 * 1024;
    /// What is read of the file in all; pictures count.
    qint64 maxReadBytes = qint64{64} * 1024 * 1024;
    /// How long the thread may work on it: files are made that need hours to be understood.
    std::chrono::milliseconds maxWork{500};
    /// A stop for devices that are slower than any limit on bytes foresees.
    std::chrono::milliseconds maxTime = std::chrono::seconds(5);
};

/// Reads the file at \a path, and no other. A broken chapter, picture or tag costs itself and a
/// warning. A beginning of a file that is not whole gives what it has.
///
/// \return what was found, or an Error whose `url` is the file and whose code is one of
///   FileNotFound
///   FileUnreadable    not allowed, a folder, a pipe or a device
///   EmptyInput        no bytes
///   MediaUnsupported  none of the formats
///   MediaUnreadable   one of the formats, but broken, or larger inside than the limits
[[nodiscard]] Result<MediaTags> readMediaTags(const QString &path,
                                              const MediaTagLimits &limits = {});

/// The same of \a device, which is open for reading and can seek.
[[nodiscard]] Result<MediaTags> readMediaTags(QIODevice &device, const MediaTagLimits &limits = {});

} // namespace dogear::tags
