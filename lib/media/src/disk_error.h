// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the error for a failed write, with a code of its own for a full disk.
///
/// Threads: any; to be called directly after the failed call, because it reads errno.

#include <base/error.h>

#include <QFileDevice>
#include <QUrl>

#include <cerrno>

namespace dogear::media {

/// \pre errno was 0 before the call: Qt does not reset it, and an old ENOSPC would be reported
[[nodiscard]] inline Error diskError(const QFileDevice &file)
{
    const bool isFull = errno == ENOSPC || errno == EDQUOT;
    return {.code = isFull ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
            .detail = file.error() == QFileDevice::NoError ? qt_error_string() : file.errorString(),
            .url = QUrl::fromLocalFile(file.fileName())};
}

} // namespace dogear::media
