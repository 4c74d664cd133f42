// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What went wrong, for callers to branch on and for the log; never text for people.
///
/// The sentence that a person reads is made from an Error by `words::errorSentence`.
///
/// Threads: values; any thread.

#include <QDebug>
#include <QList>
#include <QString>
#include <QUrl>

namespace dogear {

/// Closed: a new code needs its sentence in lib/words/src/error_text.cpp (a test asks for it).
enum class ErrorCode {
    // network
    Offline,          ///< no route, no name, or the network is down
    ConnectionFailed, ///< the host was found and refused or dropped the connection
    BlockedByDns,     ///< the name of a public host leads to this machine, or nowhere
    Timeout,
    TlsFailed,  ///< certificate or handshake
    HttpStatus, ///< an answer of 400 or above; Error::httpStatus says which
    TooManyRedirects,
    UnsupportedScheme,   ///< neither http, https, file nor one of the podcast schemes
    InsecureRedirect,    ///< from https to http where that is not followed
    BadResponse,         ///< contradicts the request or itself; `detail` says how
    UnsupportedEncoding, ///< compressed although that was not asked for; `detail` names the coding
    // documents
    EmptyInput,
    MalformedXml,    ///< `detail` is "line:column: reason"
    TruncatedInput,  ///< ends inside an element
    HtmlPage,        ///< a web page where a feed was expected
    UnsupportedFeed, ///< well-formed, but no podcast feed
    LimitExceeded,   ///< `detail` names the limit
    NoMedia,         ///< a folder in which nothing is audio or video
    NotMedia,        ///< another document instead of sound or video; see instead::
    UnsteadyMedia,   ///< another file at each request
    // files
    FileNotFound,
    FileUnreadable,
    FileUnwritable,
    FileExists, ///< and is not to be written over
    DiskFull,
    // library
    DatabaseFailed,
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseTooNew, ///< written by a newer Dogear
    LibraryInUse,   ///< a window has it open
    BackupInvalid,  ///< not a backup, or damaged; `detail` says where
    BackupTooNew,   ///< made by a newer Dogear
    NotFound,       ///< no such show or episode; `detail` is what was asked for
    AlreadyFollowed,
    InvalidQuery,
    // playback
    NoEnclosure, ///< the episode has nothing to play
    NoAudioDevice,
    AudioDeviceLost,  ///< while playing
    MediaUnreadable,  ///< missing, refused or broken
    MediaUnsupported, ///< no decoder
    PlayerMissing,    ///< the part of the program that plays cannot be loaded
    // passwords
    KeychainUnavailable, ///< there is none, it is locked, or it does not answer
    // both sides
    Cancelled,
    Internal,
};

/// The identifier of \a code as it stands in the enum ("HttpStatus"): for logs and `dogearctl`.
[[nodiscard]] QString toName(ErrorCode code);

/// Every code there is, in the order of the enum; for tests and tables.
[[nodiscard]] QList<ErrorCode> allErrorCodes();

/// Error::detail of an HtmlPage that names feeds to choose from.
inline constexpr auto severalFeeds = QLatin1StringView("several feeds");

/// What the Error::detail of a NotMedia begins with; its text may follow behind a colon.
namespace instead {
inline constexpr auto webPage = QLatin1StringView("web page");
inline constexpr auto playlist = QLatin1StringView("playlist");
inline constexpr auto message = QLatin1StringView("message"); ///< JSON, XML or plain text
inline constexpr auto nothing = QLatin1StringView("nothing");
} // namespace instead

struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail = {}; ///< untranslated, for the log and for experts
    QUrl url = {};       ///< what was being read or fetched, if anything
    int httpStatus = 0;  ///< with ErrorCode::HttpStatus, else 0

    friend bool operator==(const Error &, const Error &) = default;
};

QDebug operator<<(QDebug debug, const Error &error);

} // namespace dogear
