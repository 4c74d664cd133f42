// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mends what XML parsers stumble over.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_repair.cpp

#include "prolog.h"
#include "repairs.h"

#include <feed/feed_parser.h>

namespace dogear::feed {

struct MendedXml
{
    QByteArray text; ///< well-formed but for elements that are open where the document ends
    Repairs repairs;
    bool isCutOff = false; ///< elements are open at the end
    QString brokenLimit;   ///< not empty: which limit it breaks
};

/// Mends \a text, UTF-8 that begins at the root element: references, tags, control characters, what
/// follows the root. Comments and processing instructions are left out. What is open at the end
/// stays open.
[[nodiscard]] MendedXml mendXml(QByteArrayView text,
                                const Entities &entities,
                                const ParseLimits &limits);

/// Whether the UTF-8 text begins like a web page.
[[nodiscard]] bool looksLikeHtml(QByteArrayView text);

} // namespace dogear::feed
