// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements DownloadList without a network: reports downloads and progress set by a test.

#include <downloads/download_list.h>

#include <QHash>
#include <QList>

#include <utility>

namespace dogear::test {

class FakeDownloads final : public downloads::DownloadList
{
public:
    [[nodiscard]] Future<Result<std::optional<domain::Download>>> find(EpisodeId id) override
    {
        ++questions;
        const auto found = known.constFind(id);
        return readyFuture(Result<std::optional<domain::Download>>(
            found == known.cend() ? std::nullopt : std::optional(*found)));
    }
    Future<Result<>> move(EpisodeId id, EpisodeId before) override
    {
        moves.append({id, before});
        return readyFuture(Result<>());
    }
    [[nodiscard]] std::optional<downloads::DownloadProgress> progress(EpisodeId id) const override
    {
        const auto found = running.constFind(id);
        return found == running.cend() ? std::nullopt : std::optional(*found);
    }
    [[nodiscard]] const downloads::DownloadsSummary &summary() const override { return all; }

    /// Sets the progress of the running download of \a id, and emits progressed().
    void run(EpisodeId id, const downloads::DownloadProgress &progress)
    {
        running.insert(id, progress);
        emit progressed(id);
    }
    void setSummary(const downloads::DownloadsSummary &summary)
    {
        all = summary;
        emit summaryChanged();
    }

    QHash<EpisodeId, domain::Download> known;
    QHash<EpisodeId, downloads::DownloadProgress> running;
    downloads::DownloadsSummary all;
    QList<std::pair<EpisodeId, EpisodeId>> moves;
    int questions = 0;
};

} // namespace dogear::test
