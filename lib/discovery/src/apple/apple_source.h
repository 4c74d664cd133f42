// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches Apple Podcasts.
///
/// Threads: GUI thread.
/// Spec:    iTunes Search API (performance-partners.apple.com/search-api)
/// Tests:   tests/unit/discovery/tst_directory_sources.cpp

#include <discovery/directory_source.h>

#include <QString>
#include <QUrl>

namespace dogear::discovery {

class DirectoryClient;

class AppleSource final : public DirectorySource
{
public:
    AppleSource(DirectoryClient &client, const QUrl &base);

    /// Selects the store, two letters: shows may be missing in others.
    void setCountry(const QString &country) { m_country = country; }

    [[nodiscard]] Directory directory() const override { return Directory::Apple; }
    [[nodiscard]] bool findsEpisodes() const override { return true; }
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words,
                                                       QObject *context) override;
    [[nodiscard]] Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                             QObject *context) override;

private:
    DirectoryClient &m_client;
    QUrl m_base;
    QString m_country;
};

} // namespace dogear::discovery
