// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds out where a link leads: to a show and an episode of the library, or else to a feed.
///
/// The library is asked first, so that a link to a followed show needs no directory.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the window or the command; collaborators outlive it.
/// Tests:   tests/gui/tst_link_episodes.cpp, tests/integration/tst_dogearctl_discover.cpp

#include <base/future.h>
#include <base/result.h>
#include <discovery/link_resolver.h>
#include <domain/episode_clues.h>
#include <domain/library.h>

#include <QObject>

#include <optional>

namespace dogear::episodes {
class LinkedEpisodes;
} // namespace dogear::episodes

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear {

/// Where a link leads.
struct LinkTarget
{
    discovery::ShowLead lead; ///< without requests if the library knows the show
    /// The followed show, if its feed was read at least once.
    std::optional<domain::FollowedPodcast> show = {};
    /// What is known about the episode that the link is about; empty if it is about the show, and
    /// also if no directory named the episode (ShowLead::isEpisodeMissing).
    domain::EpisodeClues clues = {};
    std::optional<domain::EpisodeSummary> episode = {}; ///< that episode, in `show`
};

/// What a directory says about an episode, for finding it in its show.
[[nodiscard]] domain::EpisodeClues cluesOf(const discovery::DirectoryEpisode &episode);

class LinkFinder final : public QObject
{
    Q_OBJECT

public:
    LinkFinder(discovery::LinkResolver &links,
               subscriptions::Subscriptions &shows,
               episodes::LinkedEpisodes &episodes,
               QObject *parent = nullptr);

    /// \return where \a link leads; or an Error of LinkResolver::resolve(), or a Database… code.
    ///   Cancelled if \a context is destroyed first.
    [[nodiscard]] Future<Result<LinkTarget>> find(const discovery::ShowLink &link,
                                                  QObject *context);

    /// The episode of \a show that \a clues describe.
    [[nodiscard]] Future<Result<std::optional<domain::EpisodeSummary>>> findEpisode(
        PodcastId show,
        const domain::EpisodeClues &clues);

private:
    using Targets = Future<Result<LinkTarget>>;
    using FoundShow = Result<std::optional<domain::FollowedPodcast>>;
    [[nodiscard]] Targets resolve(const discovery::ShowLink &link, QObject *context);
    [[nodiscard]] Future<FoundShow> findShow(const QUrl &address, const QString &guid);
    [[nodiscard]] Targets withEpisode(const LinkTarget &target);

    discovery::LinkResolver &m_links;
    subscriptions::Subscriptions &m_shows;
    episodes::LinkedEpisodes &m_episodes;
};

} // namespace dogear
