// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches Podcast Index, without a key or with the user's own.
///
/// Threads: GUI thread.
/// Spec:    Podcast Index API 1.12 (github.com/Podcastindex-org/docs-api)
/// Tests:   tests/unit/discovery/tst_directory_sources.cpp

#include <discovery/directory_source.h>

#include <QUrl>

namespace dogear::discovery {

class DirectoryClient;
class PodcastIndexAccess;

/// Searches without a key. Not ready once there is a key, because PodcastIndexKeyedSource finds
/// more.
class PodcastIndexOpenSource final : public DirectorySource
{
public:
    PodcastIndexOpenSource(DirectoryClient &client,
                           const PodcastIndexAccess &access,
                           const QUrl &base);

    [[nodiscard]] Directory directory() const override { return Directory::PodcastIndex; }
    [[nodiscard]] bool isReady() const override;
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words,
                                                       QObject *context) override;

private:
    DirectoryClient &m_client;
    const PodcastIndexAccess &m_access;
    QUrl m_base;
};

/// Searches with the key of the user. Finds the episodes in which a person takes part, because
/// Podcast Index has no search for words in episodes.
class PodcastIndexKeyedSource final : public DirectorySource
{
public:
    PodcastIndexKeyedSource(PodcastIndexAccess &access, const QUrl &base);

    [[nodiscard]] Directory directory() const override { return Directory::PodcastIndexKeyed; }
    [[nodiscard]] bool isReady() const override;
    [[nodiscard]] bool findsEpisodes() const override { return true; }
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words,
                                                       QObject *context) override;
    [[nodiscard]] Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                             QObject *context) override;

private:
    PodcastIndexAccess &m_access;
    QUrl m_base;
};

} // namespace dogear::discovery
