// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_error.h"

namespace dogear::audio_qt {

namespace {

ErrorCode toCode(QMediaPlayer::Error error, const QUrl &source)
{
    switch (error) {
    case QMediaPlayer::FormatError:
        return ErrorCode::MediaUnsupported;
    case QMediaPlayer::NetworkError:
        return ErrorCode::ConnectionFailed;
    case QMediaPlayer::ResourceError:
    case QMediaPlayer::AccessDeniedError:
    default:
        return source.isLocalFile() ? ErrorCode::MediaUnreadable : ErrorCode::ConnectionFailed;
    }
}

} // namespace

Error toError(QMediaPlayer::Error error, const QString &detail, const QUrl &source)
{
    return {.code = toCode(error, source), .detail = detail, .url = source};
}

} // namespace dogear::audio_qt
