// SPDX-License-Identifier: GPL-3.0-or-later
#include "mixed_encoding.h"

#include <algorithm>

namespace dogear::feed {

namespace {

/// Returns the end of the tag or text that begins at \a begin.
qsizetype endOfPiece(QByteArrayView bytes, qsizetype begin)
{
    const bool isTag = bytes[begin] == '<';
    const qsizetype found = bytes.indexOf(isTag ? '>' : '<', begin + 1);
    return found < 0 ? bytes.size() : found + (isTag ? 1 : 0);
}

bool isMultiByteUtf8(QByteArrayView piece)
{
    // A piece of pure ASCII is the same in both encodings and need not be a run of its own.
    const bool hasHigh = std::any_of(piece.cbegin(), piece.cend(), [](char c) { return c & 0x80; });
    return hasHigh && piece.isValidUtf8();
}

} // namespace

std::vector<EncodedRun> encodedRuns(QByteArrayView bytes)
{
    std::vector<EncodedRun> runs;
    qsizetype other = 0; // begin of the run that is not UTF-8 by itself
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
