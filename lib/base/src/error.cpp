// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/error.h>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

// A table instead of Q_ENUM: it needs neither moc nor a namespace meta-object.
const std::array codeNames = {
    std::pair{ErrorCode::Offline, "Offline"_L1},
    std::pair{ErrorCode::ConnectionFailed, "ConnectionFailed"_L1},
    std::pair{ErrorCode::BlockedByDns, "BlockedByDns"_L1},
    std::pair{ErrorCode::Timeout, "Timeout"_L1},
    std::pair{ErrorCode::TlsFailed, "TlsFailed"_L1},
    std::pair{ErrorCode::HttpStatus, "HttpStatus"_L1},
    std::pair{ErrorCode::TooManyRedirects, "TooManyRedirects"_L1},
    std::pair{ErrorCode::UnsupportedScheme, "UnsupportedScheme"_L1},
    std::pair{ErrorCode::InsecureRedirect, "InsecureRedirect"_L1},
    std::pair{ErrorCode::BadResponse, "BadResponse"_L1},
    std::pair{ErrorCode::UnsupportedEncoding, "UnsupportedEncoding"_L1},
    std::pair{ErrorCode::ProxyFailed, "ProxyFailed"_L1},
    std::pair{ErrorCode::ProxyDenied, "ProxyDenied"_L1},
    std::pair{ErrorCode::EmptyInput, "EmptyInput"_L1},
    std::pair{ErrorCode::MalformedXml, "MalformedXml"_L1},
    std::pair{ErrorCode::TruncatedInput, "TruncatedInput"_L1},
    std::pair{ErrorCode::HtmlPage, "HtmlPage"_L1},
    std::pair{ErrorCode::UnsupportedFeed, "UnsupportedFeed"_L1},
    std::pair{ErrorCode::LimitExceeded, "LimitExceeded"_L1},
    std::pair{ErrorCode::NoMedia, "NoMedia"_L1},
    std::pair{ErrorCode::NotMedia, "NotMedia"_L1},
    std::pair{ErrorCode::UnsteadyMedia, "UnsteadyMedia"_L1},
    std::pair{ErrorCode::FileNotFound, "FileNotFound"_L1},
    std::pair{ErrorCode::FileUnreadable, "FileUnreadable"_L1},
    std::pair{ErrorCode::FileUnwritable, "FileUnwritable"_L1},
    std::pair{ErrorCode::FileExists, "FileExists"_L1},
    std::pair{ErrorCode::DiskFull, "DiskFull"_L1},
    std::pair{ErrorCode::DatabaseFailed, "DatabaseFailed"_L1},
    std::pair{ErrorCode::DatabaseBusy, "DatabaseBusy"_L1},
    std::pair{ErrorCode::DatabaseCorrupt, "DatabaseCorrupt"_L1},
    std::pair{ErrorCode::DatabaseTooNew, "DatabaseTooNew"_L1},
    std::pair{ErrorCode::LibraryInUse, "LibraryInUse"_L1},
    std::pair{ErrorCode::BackupInvalid, "BackupInvalid"_L1},
    std::pair{ErrorCode::BackupTooNew, "BackupTooNew"_L1},
    std::pair{ErrorCode::SettingsInvalid, "SettingsInvalid"_L1},
    std::pair{ErrorCode::SettingsTooNew, "SettingsTooNew"_L1},
    std::pair{ErrorCode::NotFound, "NotFound"_L1},
    std::pair{ErrorCode::AlreadyFollowed, "AlreadyFollowed"_L1},
    std::pair{ErrorCode::NameTaken, "NameTaken"_L1},
    std::pair{ErrorCode::InvalidQuery, "InvalidQuery"_L1},
    std::pair{ErrorCode::OtherPlayerUnknown, "OtherPlayerUnknown"_L1},
    std::pair{ErrorCode::OtherPlayerTooOld, "OtherPlayerTooOld"_L1},
    std::pair{ErrorCode::OtherPlayerDamaged, "OtherPlayerDamaged"_L1},
    std::pair{ErrorCode::OtherPlayerBusy, "OtherPlayerBusy"_L1},
    std::pair{ErrorCode::NoEnclosure, "NoEnclosure"_L1},
    std::pair{ErrorCode::NoAudioDevice, "NoAudioDevice"_L1},
    std::pair{ErrorCode::AudioDeviceLost, "AudioDeviceLost"_L1},
    std::pair{ErrorCode::MediaUnreadable, "MediaUnreadable"_L1},
    std::pair{ErrorCode::MediaUnsupported, "MediaUnsupported"_L1},
    std::pair{ErrorCode::PlayerMissing, "PlayerMissing"_L1},
    std::pair{ErrorCode::KeychainUnavailable, "KeychainUnavailable"_L1},
    std::pair{ErrorCode::Cancelled, "Cancelled"_L1},
    std::pair{ErrorCode::Internal, "Internal"_L1},
};

} // namespace

QString toName(ErrorCode code)
{
    for (const auto &[candidate, name] : codeNames) {
        if (candidate == code)
            return name;
    }
    return u"Internal"_s;
}

QList<ErrorCode> allErrorCodes()
{
    QList<ErrorCode> codes;
    for (const auto &[code, name] : codeNames)
        codes.append(code);
    return codes;
}

QDebug operator<<(QDebug debug, const Error &error)
{
    const QDebugStateSaver saver(debug);
    debug.nospace().noquote() << toName(error.code);
    if (error.httpStatus != 0)
        debug << ' ' << error.httpStatus;
    if (!error.detail.isEmpty())
        debug << ": " << error.detail;
    // toDisplayString() leaves the password out of the log.
    if (!error.url.isEmpty())
        debug << " <" << error.url.toDisplayString() << '>';
    return debug;
}

} // namespace dogear
