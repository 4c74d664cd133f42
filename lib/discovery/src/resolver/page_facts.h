// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds in the pages of services what leads to a feed, or to words to search for.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_page_facts.cpp

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace dogear::discovery {

struct PageFacts
{
    QString title;       ///< plain text, without the name of the service behind it
    QUrl youTubeFeed;    ///< feed of the channel
    QUrl soundCloudFeed; ///< feed of the user

    friend bool operator==(const PageFacts &, const PageFacts &) = default;
};

[[nodiscard]] PageFacts readPage(const QByteArray &html);

} // namespace dogear::discovery
