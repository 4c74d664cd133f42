// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repairs text that is labelled UTF-8 but is not valid UTF-8. Pure; any thread.

#include <QByteArray>
#include <QString>

namespace dogear::feed {

/// Result of repairUtf8().
struct Utf8Repair
{
    QByteArray utf8;
    QString warning; ///< describes the repair
};

/// Converts \a bytes, which are not valid UTF-8. If most of their characters are windows-1252, all
/// are read as that. Otherwise a damaged character becomes U+FFFD, a single byte the character of
/// windows-1252, and the two halves of a surrogate pair one character.
[[nodiscard]] Utf8Repair repairUtf8(QByteArrayView bytes);

[[nodiscard]] QByteArray fromWindows1252(QByteArrayView bytes);

} // namespace dogear::feed
