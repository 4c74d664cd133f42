// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Why something could not be written.
///
/// Threads: any; right after the call that failed, of which errno is asked.

#include <base/error.h>

#include <QFileDevice>
#include <QUrl>

#include <cerrno>

namespace dogear::media {

/// \pre errno was 0 before the call
[[nodiscard]] inline Error diskError(const QFileDevice &file)
{
    const bool isFull = errno == ENOSPC || errno == EDQUOT;
    return {.code = isFull ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
            .detail = file.error() == QFileDevice::NoError ? qt_error_string() : file.errorString(),
            .url = QUrl::fromLocalFile(file.fileName())};
}

} // namespace dogear::media
