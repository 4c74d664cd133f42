// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches fyyd.
///
/// Threads: GUI thread.
/// Spec:    fyyd API 0.2 (github.com/eazyliving/fyyd-api)
/// Tests:   tests/unit/discovery/tst_directory_sources.cpp

#include <discovery/directory_source.h>

#include <QUrl>

namespace dogear::discovery {

class DirectoryClient;

class FyydSource final : public DirectorySource
{
public:
    FyydSource(DirectoryClient &client, const QUrl &base);

    /// Sets whether the user lets it be asked.
    void setAsked(bool isAsked) { m_isAsked = isAsked; }

    [[nodiscard]] Directory directory() const override { return Directory::Fyyd; }
    [[nodiscard]] bool isReady() const override { return m_isAsked; }
    [[nodiscard]] bool findsEpisodes() const override { return true; }
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words,
                                                       QObject *asker) override;
    [[nodiscard]] Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                             QObject *asker) override;

private:
    DirectoryClient &m_client;
    QUrl m_base;
    bool m_isAsked = true;
};

} // namespace dogear::discovery
