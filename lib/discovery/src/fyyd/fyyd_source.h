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

    /// Switches the source on or off, as the user wishes.
    void setReady(bool isReady) { m_isReady = isReady; }

    [[nodiscard]] Directory directory() const override { return Directory::Fyyd; }
    [[nodiscard]] bool isReady() const override { return m_isReady; }
    [[nodiscard]] bool findsEpisodes() const override { return true; }
    [[nodiscard]] Future<Result<FoundShows>> findShows(const QString &words,
                                                       QObject *context) override;
    [[nodiscard]] Future<Result<FoundEpisodes>> findEpisodes(const QString &words,
                                                             QObject *context) override;

private:
    DirectoryClient &m_client;
    QUrl m_base;
    bool m_isReady = true;
};

} // namespace dogear::discovery
