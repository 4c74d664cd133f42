// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the feed of a link, or of a hit without the address of its feed, by asking
///        directories.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/unit/discovery/tst_link_resolver.cpp

#include <base/future.h>
#include <base/result.h>
#include <discovery/directory_show.h>
#include <discovery/show_link.h>

#include <QObject>

#include <memory>
#include <optional>

namespace dogear::discovery {

class DirectoryClient;
class PodcastIndexAccess;
struct DirectoryAddresses;

/// Result of resolving a link.
struct ShowLead
{
    /// Reason why there is no feed to follow.
    enum class Problem {
        None,
        NotListed,     ///< no directory knows the show
        AppleOnly,     ///< Apple knows the show but names no feed, and no other directory does
        KeyMissing,    ///< only Podcast Index knows it, which answers this only with a key
        ClosedService, ///< the service, link.service, does not say where feeds are
        VideosOnly,    ///< a channel of YouTube: its feed has nothing to play
    };

    ShowLink link = {};
    Problem problem = Problem::None;
    QUrl feedUrl = {};                            ///< with Problem::None, unless the link is Words
    QUrl httpFallback = {};                       ///< address to try if feedUrl does not answer
    DirectoryShow show = {};                      ///< what was read about it; perhaps empty
    std::optional<DirectoryEpisode> episode = {}; ///< the episode that the link is about
    bool isEpisodeMissing = false; ///< the link has an episode that no directory named
    QString searchWords = {};      ///< what to search for if there is no feed; perhaps empty
    int requests = 0;              ///< number of requests that this took
};

class LinkResolver final : public QObject
{
    Q_OBJECT

public:
    LinkResolver(DirectoryClient &client,
                 const DirectoryAddresses &addresses,
                 PodcastIndexAccess &podcastIndex,
                 QObject *parent = nullptr);
    ~LinkResolver() override;

    /// Sets the country that is asked if a link names none, or one whose store has not got the
    /// show.
    void setCountry(const QString &country) { m_country = country; }

    /// \return where \a link leads; or an Error of net::HttpClient::get() or of reading an answer.
    ///   Cancelled if \a context is destroyed first.
    [[nodiscard]] Future<Result<ShowLead>> resolve(const ShowLink &link, QObject *context);
    /// Finds the feed of \a hit, which has none.
    [[nodiscard]] Future<Result<ShowLead>> resolve(const DirectoryShow &hit, QObject *context);

private:
    struct Attempt;
    using AttemptPtr = std::shared_ptr<Attempt>; // shared by the continuations of one call
    using Leads = Future<Result<ShowLead>>;

    [[nodiscard]] Leads resolveApple(const AttemptPtr &attempt);
    [[nodiscard]] Leads askStore(const AttemptPtr &attempt);
    [[nodiscard]] Leads askPodcastIndex(const AttemptPtr &attempt);
    [[nodiscard]] Leads searchPodcastIndex(const AttemptPtr &attempt);
    [[nodiscard]] Leads resolveFyyd(const AttemptPtr &attempt);
    [[nodiscard]] Leads askFyyd(const AttemptPtr &attempt, const QUrl &request);
    [[nodiscard]] Leads resolvePodcastIndex(const AttemptPtr &attempt);
    [[nodiscard]] Leads readPage(const AttemptPtr &attempt);

    DirectoryClient &m_client;
    const DirectoryAddresses &m_addresses;
    PodcastIndexAccess &m_podcastIndex;
    QString m_country;
};

} // namespace dogear::discovery
