// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Text that is said to be UTF-8 and is not, or not everywhere. Pure; any thread.

#include <QByteArray>
#include <QString>

namespace dogear::feed {

struct Utf8Repair
{
    QByteArray utf8;
    QString warning; ///< what was done
};

/// UTF-8 out of bytes that are none: windows-1252 if they are mostly that, else what is damaged
/// becomes U+FFFD, single bytes windows-1252, and halves of a surrogate pair one character.
[[nodiscard]] Utf8Repair repairUtf8(QByteArrayView bytes);

[[nodiscard]] QByteArray fromWindows1252(QByteArrayView bytes);

} // namespace dogear::feed
