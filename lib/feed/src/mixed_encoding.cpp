// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixed_encoding.h"

#include <algorithm>

namespace dogear::feed {

namespace {

/// Where the tag or text ends that begins at \a begin.
qsizetype endOfPiece(QByteArrayView bytes, qsizetype begin)
{
    const bool isTag = bytes[begin] == '<';
    const qsizetype found = bytes.indexOf(isTag ? '>' : '<', begin + 1);
    return found < 0 ? bytes.size() : found + (isTag ? 1 : 0);
}

bool isMultiByteUtf8(QByteArrayView piece)
{
    const bool hasHigh = std::any_of(piece.cbegin(), piece.cend(), [](char c) { return c & 0x80; });
    return hasHigh && piece.isValidUtf8();
}

} // namespace

std::vector<EncodedRun> encodedRuns(QByteArrayView bytes)
{
    std::vector<EncodedRun> runs;
    qsizetype other = 0; // where what is not UTF-8 by itself begins
    qsizetype at = 0;
    const auto addOther = [&] {
        if (at > other)
            runs.push_back({bytes.sliced(other, at - other), false});
    };
    while (at < bytes.size()) {
        const qsizetype end = endOfPiece(bytes, at);
        const QByteArrayView piece = bytes.sliced(at, end - at);
        if (isMultiByteUtf8(piece)) {
            addOther();
            runs.push_back({piece, true});
            other = end;
        }
        at = end;
    }
    addOther();
    return runs;
}

} // namespace dogear::feed
