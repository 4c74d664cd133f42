// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells media from the documents that servers send in its place.
///
/// The bytes decide, not the label: servers call sound "text/plain", and pages "audio/mpeg". No
/// format of sound or video begins as text does, so what is text from its first byte on is none.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/stream/tst_answer_content.cpp

#include <base/error.h>

#include <QByteArray>

#include <optional>

namespace dogear::stream {

/// Checks a file that begins with \a opening and is labelled \a contentType.
/// \return the Error::detail of a NotMedia; nothing for what may be media
[[nodiscard]] std::optional<QString> foreignDocument(QByteArrayView opening,
                                                     const QByteArray &contentType);

} // namespace dogear::stream
