// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the hits of a list's search, for the heading and for the shows in the sidebar, and
///        keeps the words that the search used.
///
/// The hits of all shows are counted, even if the search is limited to one: the sidebar shows them
/// for every show, and a click on a show lists its hits.
///
/// Threads: GUI thread.
/// Owner:   the EpisodeListModel; collaborators outlive it.
/// Tests:   tests/integration/tst_item_models.cpp

#include <base/error.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/search_results.h>

#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <optional>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::itemmodels {

class ListQuery;

/// Words that a search used for the hits with some of the words.
struct UsedWords
{
    QList<domain::WordCorrection> corrections; ///< words of the query that were replaced
    /// Words of the query, their forms and corrections that count for the hits; folded.
    QStringList counted;
    bool matchWell = true; ///< the best hit has much of what was asked; true without hits
};

class HitCounts final : public QObject
{
    Q_OBJECT

public:
    /// Time without a keystroke after which the hits are counted.
    static constexpr std::chrono::milliseconds typingPause{250};

    HitCounts(episodes::Episodes &episodes, const ListQuery &query);

    /// Number of all hits with all words; until they are counted, of those that are listed. 0
    /// without a search.
    [[nodiscard]] int total() const { return m_total; }
    /// Number of listed hits with only some of the words, or with other forms of them.
    [[nodiscard]] int withSomeWords() const { return m_withSomeWords; }
    [[nodiscard]] const UsedWords &words() const { return m_words; }

    /// Stops counting: the list is being loaded again, and a count would delay that query.
    void stop();
    /// Stops counting: there is no search any more.
    void clear();
    /// Sets the hits that are listed.
    void setListed(const domain::SearchResults &results);
    /// Counts the hits of the search that gave \a results, unless these are all.
    void count(const domain::SearchResults &results);

signals:
    /// Emitted when the hits were counted, after the first of them are listed.
    void totalChanged();
    /// Emitted with the number of hits of the search per show; empty when there is no search any
    /// more.
    void counted(const std::optional<QHash<dogear::PodcastId, int>> &hits);
    void failed(const dogear::Error &error);

private:
    void countAll();

    episodes::Episodes &m_episodes;
    const ListQuery &m_query;
    int m_total = 0;
    int m_withSomeWords = 0;
    UsedWords m_words;
    QTimer m_typingPause;
    Future<Result<QHash<PodcastId, int>>> m_counting; ///< kept, so that stop() can cancel it
    LatestRequest m_requests;
};

} // namespace dogear::itemmodels
