// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the addresses of the directories, and the key that one of them requires.
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

/// Key and secret that a user has got from Podcast Index.
struct PodcastIndexKey
{
    QByteArray key;
    QByteArray secret;

    [[nodiscard]] bool isEmpty() const { return key.isEmpty() || secret.isEmpty(); }
};

} // namespace dogear::discovery
