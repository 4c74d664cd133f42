// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Splits documents whose elements have different encodings, as some programs produce them.
///
/// Pure and linear in the length of the bytes; any thread.

#include <QByteArrayView>

#include <vector>

namespace dogear::feed {

/// Consecutive bytes in one encoding.
struct EncodedRun
{
    QByteArrayView bytes;
    bool isUtf8 = false; ///< contains characters of several bytes, all of them valid
};

/// Splits \a bytes, which are not UTF-8 as a whole: each tag and each text between tags that is
/// valid UTF-8 by itself becomes a run, and so do the bytes between those.
[[nodiscard]] std::vector<EncodedRun> encodedRuns(QByteArrayView bytes);

} // namespace dogear::feed
