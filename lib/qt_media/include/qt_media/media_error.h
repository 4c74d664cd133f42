// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts errors of Qt Multimedia to Dogear's errors.

#include <base/error.h>

#include <QMediaPlayer>

namespace dogear::qt_media {

[[nodiscard]] Error toError(QMediaPlayer::Error error, const QString &detail, const QUrl &source);

} // namespace dogear::qt_media
