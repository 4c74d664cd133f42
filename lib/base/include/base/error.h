// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a failure for callers that branch on it and for the log.
///
/// An Error holds no text for people: `words::errorSentence` makes the sentence that the user
/// reads.
///
/// Threads: values; any thread.

#include <QDebug>
#include <QList>
#include <QString>
#include <QUrl>

namespace dogear {

/// A closed list: a new code needs a sentence in lib/words/src/error_text.cpp (a test checks this).
enum class ErrorCode {
    // network
    Offline,          ///< no route, unknown host name, or the network is down
    ConnectionFailed, ///< the host was found and refused or dropped the connection
    BlockedByDns,     ///< DNS gives this machine or an unusable address for a public host
    Timeout,
    TlsFailed,  ///< certificate or handshake
    HttpStatus, ///< a status of 300 or above; Error::httpStatus has it
    TooManyRedirects,
    UnsupportedScheme,   ///< neither http, https, file nor one of the podcast schemes
    InsecureRedirect,    ///< a redirect from https to http where that is not allowed
    BadResponse,         ///< contradicts the request or itself; `detail` says how
    UnsupportedEncoding, ///< an unrequested content coding; `detail` names it
    ProxyFailed, ///< no connection to the proxy, or none through it; `detail` is "host:port"
    ProxyDenied, ///< the proxy wants a name and a password, or other ones; `detail` as above
    // documents
    EmptyInput,
    MalformedXml,    ///< `detail` is "line:column: reason"
    TruncatedInput,  ///< the document or the body ends too early
    HtmlPage,        ///< a web page where a feed was expected
    UnsupportedFeed, ///< well-formed, but no podcast feed
    LimitExceeded,   ///< `detail` names the limit
    NoMedia,         ///< a folder without audio and video files
    NotMedia,      ///< another kind of document instead of audio or video; see unexpected_content::
    UnsteadyMedia, ///< the server sends a different file for each request
    // files
    FileNotFound,
    FileUnreadable,
    FileUnwritable,
    FileExists, ///< the caller did not allow overwriting it
    DiskFull,
    // library
    DatabaseFailed,
    DatabaseBusy,
    DatabaseCorrupt,
    DatabaseTooNew,  ///< written by a newer Dogear
    LibraryInUse,    ///< a window has the library open
    BackupInvalid,   ///< not a backup, or damaged; `detail` says where
    BackupTooNew,    ///< made by a newer Dogear
    SettingsInvalid, ///< not an exported file of settings, or damaged; `detail` says why
    SettingsTooNew,  ///< exported by a newer Dogear
    NotFound,        ///< no such show or episode; `detail` is the requested one
    AlreadyFollowed,
    NameTaken, ///< another list has this name; `detail` is the name
    InvalidQuery,
    // libraries of other players; `url` is the file
    OtherPlayerUnknown, ///< no library of a player that Dogear can read; `detail`: what it is
    OtherPlayerTooOld,  ///< of a version that Dogear cannot read; `detail` names it
    OtherPlayerDamaged, ///< cut off or damaged; `detail` says where
    OtherPlayerBusy,    ///< the player writes into it, or stopped while it did
    // playback
    NoEnclosure, ///< the episode has no media to play
    NoAudioDevice,
    AudioDeviceLost,  ///< the device disappeared during playback
    MediaUnreadable,  ///< missing, refused or broken
    MediaUnsupported, ///< no decoder
    PlayerMissing,    ///< the playback module or its back end cannot be loaded
    // passwords
    KeychainUnavailable, ///< no keychain, a locked one, or one that does not answer
    // all areas
    Cancelled,
    Internal,
};

/// \return the identifier of \a code in the enum ("HttpStatus"), for logs and `dogearctl`
[[nodiscard]] QString toName(ErrorCode code);

/// \return all codes in the order of the enum, for tests and tables
[[nodiscard]] QList<ErrorCode> allErrorCodes();

/// Error::detail of an HtmlPage error for a page that links to several feeds.
inline constexpr auto severalFeeds = QLatin1StringView("several feeds");

/// Prefixes of Error::detail of a NotMedia error: the kind of document that came instead of media.
/// The document's text may follow after a colon.
namespace unexpected_content {
inline constexpr auto webPage = QLatin1StringView("web page");
inline constexpr auto playlist = QLatin1StringView("playlist");
inline constexpr auto message = QLatin1StringView("message"); ///< JSON, XML or plain text
inline constexpr auto nothing = QLatin1StringView("nothing");
} // namespace unexpected_content

struct Error
{
    ErrorCode code = ErrorCode::Internal;
    QString detail = {}; ///< untranslated, for the log and for experts
    QUrl url = {};       ///< address of the document or file, if there is one
    int httpStatus = 0;  ///< with ErrorCode::HttpStatus, else 0

    friend bool operator==(const Error &, const Error &) = default;
};

QDebug operator<<(QDebug debug, const Error &error);

} // namespace dogear
