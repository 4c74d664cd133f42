// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects pages, playlists and messages that servers send in place of media.
///
/// The bytes decide, not the Content-Type: servers label audio "text/plain" and web pages
/// "audio/mpeg". No audio or video format begins with text, so an answer that begins with text is
/// not media.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/stream/tst_answer_content.cpp

#include <base/error.h>

#include <QByteArray>

#include <optional>

namespace dogear::stream {

/// Checks a file that begins with \a opening and is labelled \a contentType.
/// \return the Error::detail for ErrorCode::NotMedia; empty if the file may be media
[[nodiscard]] std::optional<QString> nonMediaKind(QByteArrayView opening,
                                                  const QByteArray &contentType);

} // namespace dogear::stream
