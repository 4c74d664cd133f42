// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a downloaded file is called: "Show/2024-08-04 Title.mp3", on every file system.
///
/// A name may be written to ext4, eCryptFS, FAT, exFAT, NTFS and network drives, and a folder that
/// was moved from one to the other keeps its names: so what one of them refuses is in none. What
/// is no ASCII stays; Chinese and Arabic titles are titles.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_media_file_name.cpp

#include <QDateTime>
#include <QString>
#include <QTimeZone>
#include <QUrl>

#include <functional>
#include <optional>

namespace dogear::library {

/// Of a folder or a file, in UTF-8: eCryptFS takes 143, and something may want to add to it.
inline constexpr qsizetype maxNameBytes = 120;

/// What is known of a file that is to be named.
struct MediaFileFacts
{
    QString show;
    QString title;
    std::optional<QDateTime> published; ///< UTC
    QString contentType;                ///< of the server's answer; parameters do not matter
    QUrl finalUrl;                      ///< behind every redirect
    QString enclosureType;              ///< what the feed says it is
};

/// The path of the file below the folder of all downloads: one folder, "/", one file.
///
/// The day is the one in \a zone, which is the day that lists show; in UTC a show of the evening
/// would be a day late in America. A day that is none (1970-01-01, before radio) is left out, and
/// one that the title begins with stands there once. An episode without a title is called as its
/// file is at the server.
///
/// The ending is believed when it is one of audio or video, wherever it comes from: what the
/// server says, the address, the feed. Without any it is "mp3" or "mp4": a file from the web never
/// gets an ending that means something else, however its title ends.
[[nodiscard]] QString mediaFilePath(const MediaFileFacts &facts,
                                    const QTimeZone &zone = QTimeZone::systemTimeZone());

/// \a path as it is if nothing has that name, else with " (2)" and so on before the ending, within
/// maxNameBytes.
///
/// \a exists says whether a path is taken; it knows whether its file system tells capitals from
/// small letters, and which names are promised to files that are still on their way.
/// \return nothing if 10,000 names are taken: then \a exists is wrong, or the folder cannot be read
[[nodiscard]] std::optional<QString> uniqueFilePath(
    const QString &path,
    const std::function<bool(const QString &)> &exists);

/// One folder's or file's name from \a text, at most \a maxBytes of UTF-8, cut between characters
/// as people count them; empty if nothing of it can be in a name.
[[nodiscard]] QString toFileName(const QString &text, qsizetype maxBytes = maxNameBytes);

/// When the file is said to be from: \a published, if a file can be from then (FAT begins in 1980)
/// and it is not after \a now.
[[nodiscard]] std::optional<QDateTime> fileTime(const std::optional<QDateTime> &published,
                                                const QDateTime &now);

} // namespace dogear::library
