// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QRegularExpression>
#include <qt_media/media_error.h>

namespace dogear::qt_media {

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
        break;
    }
    // GStreamer also reports a resource error for a file that it cannot decode.
    if (source.isLocalFile())
        return QFile::exists(source.toLocalFile()) ? ErrorCode::MediaUnsupported
                                                   : ErrorCode::MediaUnreadable;
    return ErrorCode::ConnectionFailed;
}

} // namespace

Error toError(QMediaPlayer::Error error, const QString &detail, const QUrl &source)
{
    // GStreamer's texts quote the URL as it was given, for a private show with the password.
    static const QRegularExpression userInfo(QStringLiteral("(?<=://)[^/\\s]*@"));
    return {.code = toCode(error, source),
            .detail = QString(detail).remove(userInfo),
            .url = source.adjusted(QUrl::RemoveUserInfo)};
}

} // namespace dogear::qt_media
