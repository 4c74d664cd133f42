// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repairs XML that a strict parser refuses.
///
/// Pure; any thread.
/// Tests: tests/unit/feed/tst_repair.cpp

#include "prolog.h"
#include "repairs.h"

#include <feed/parsed_feed.h>

namespace dogear::feed {

/// Result of repairXml().
struct RepairedXml
{
    QByteArray text; ///< well-formed, except that elements may be open at its end
    Repairs repairs;
    bool isTruncatedInput = false; ///< elements are open at the end
    QString exceededLimit;         ///< the limit that the document breaks; empty if none
};

/// Repairs \a text, UTF-8 that begins at the root element: references, tags, control characters and
/// text after the root. Comments and processing instructions are left out. Elements that are open
/// at the end stay open.
[[nodiscard]] RepairedXml repairXml(QByteArrayView text,
                                    const Entities &entities,
                                    const ParseLimits &limits);

/// Tells whether the UTF-8 text begins like a web page.
[[nodiscard]] bool looksLikeHtml(QByteArrayView text);

} // namespace dogear::feed
