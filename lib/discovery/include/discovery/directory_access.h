// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the servers of the directories, and the key that one of them asks for.
///
/// Threads: values; any thread.

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace dogear::discovery {

/// Servers of the directories; tests set others.
struct DirectoryAddresses
{
    QUrl apple{QStringLiteral("https://itunes.apple.com")};
    QUrl appleCharts{QStringLiteral("https://rss.marketingtools.apple.com")};
    QUrl podcastIndex{QStringLiteral("https://api.podcastindex.org")};
    QUrl fyyd{QStringLiteral("https://api.fyyd.de/0.2")};
};

/// What a user got from Podcast Index.
struct PodcastIndexKey
{
    QByteArray key;
    QByteArray secret;

    [[nodiscard]] bool isEmpty() const { return key.isEmpty() || secret.isEmpty(); }
};

} // namespace dogear::discovery
