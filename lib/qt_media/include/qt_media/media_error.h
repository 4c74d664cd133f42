// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The border where Qt Multimedia's errors become Dogear's.

#include <base/error.h>

#include <QMediaPlayer>

namespace dogear::qt_media {

[[nodiscard]] Error toError(QMediaPlayer::Error error, const QString &detail, const QUrl &source);

} // namespace dogear::qt_media
