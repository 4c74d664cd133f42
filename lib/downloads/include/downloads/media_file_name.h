// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds file names such as "Show/2024-08-04 Title.mp3" that are valid on every file
///        system.
///
/// A file may be stored on ext4, eCryptFS, FAT, exFAT, NTFS and network drives, and keeps its name
/// when the folder is moved from one to another. Therefore names contain no character that one of
/// them refuses. Non-ASCII characters are kept: Chinese and Arabic titles are titles.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/downloads/tst_media_file_name.cpp

#include <QDateTime>
#include <QString>
#include <QTimeZone>
#include <QUrl>

#include <functional>
#include <optional>

namespace dogear::downloads {

/// Maximum length of the name of a folder or file in UTF-8: eCryptFS allows 143 bytes, which leaves
/// room for suffixes.
inline constexpr qsizetype maxNameBytes = 120;

/// The facts from which the name of a file is built.
struct MediaFileFacts
{
    QString show;
    QString title;
    std::optional<QDateTime> published; ///< UTC
    QString contentType;                ///< of the server's answer; parameters are ignored
    QUrl finalUrl;                      ///< after all redirects
    QString enclosureType;              ///< MIME type from the feed
};

/// Returns the path of the file below the download folder: one folder, "/", one file.
///
/// The date is that in \a zone, as lists show it; in UTC an evening show in America would be a day
/// late. An implausible date (1970-01-01, before radio) is left out, and a date with which the
/// title begins is not repeated. An episode without a title gets the name of the file on the
/// server.
///
/// The ending is taken from the server's content type, the address or the feed if it is an ending
/// of audio or video, else it is "mp3" or "mp4". Therefore a file from the web never gets an ending
/// with another meaning, whatever its title ends with.
[[nodiscard]] QString mediaFilePath(const MediaFileFacts &facts,
                                    const QTimeZone &zone = QTimeZone::systemTimeZone());

/// Returns \a path if it is free, else \a path with " (2)" and so on before the ending, within
/// maxNameBytes.
///
/// \a exists says whether a path is taken; it knows whether its file system is case-sensitive, and
/// which names are reserved for files that are still being fetched.
/// \return nullopt if 10,000 names are taken: then \a exists is wrong, or the folder is unreadable
[[nodiscard]] std::optional<QString> uniqueFilePath(
    const QString &path,
    const std::function<bool(const QString &)> &exists);

/// Makes the name of one folder or file from \a text: at most \a maxBytes of UTF-8, cut between
/// graphemes; empty if \a text has no character that is allowed in a name.
[[nodiscard]] QString toFileName(const QString &text, qsizetype maxBytes = maxNameBytes);

/// The modification time for the file: \a published if it is a possible file time (FAT begins in
/// 1980) and not after \a now, else nullopt.
[[nodiscard]] std::optional<QDateTime> fileTime(const std::optional<QDateTime> &published,
                                                const QDateTime &now);

} // namespace dogear::downloads
