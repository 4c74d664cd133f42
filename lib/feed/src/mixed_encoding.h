// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Documents whose elements are in different encodings, as programs glue them together.
///
/// Pure and linear in the length of the bytes; any thread.

#include <QByteArrayView>

#include <vector>

namespace dogear::feed {

struct EncodedRun
{
    QByteArrayView bytes;
    bool isUtf8 = false; ///< has characters of several bytes, all of them whole
};

/// \a bytes, which are no UTF-8 as a whole: each tag and each text between tags that is UTF-8 by
/// itself, and what stands between those.
[[nodiscard]] std::vector<EncodedRun> encodedRuns(QByteArrayView bytes);

} // namespace dogear::feed
