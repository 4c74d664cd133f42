// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows the shows at given addresses, or where given links lead.
///
/// Asks the library and the directories where a link leads (services/link_finder.h), reads the feed
/// there, and has the result reported (follow_reporter.h).
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp, tests/gui/tst_discover_links.cpp,
///          tests/gui/tst_link_episodes.cpp

#include "follow_attempt.h"

#include <base/ids.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <functional>
#include <memory>

class QWidget;

namespace dogear::discovery {
struct ShowLink;
} // namespace dogear::discovery

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class AddressPrompt;
class FollowReporter;
class LinkFinder;
struct LinkTarget;

class FollowController final : public QObject
{
    Q_OBJECT

public:
    FollowController(subscriptions::Subscriptions &subscriptions,
                     LinkFinder &links,
                     AddressPrompt &prompt,
                     widgets::MessageBar &messages,
                     QWidget &window);
    ~FollowController() override;

    /// Opens the dialog for an address.
    void askForAddress();
    /// Follows feeds, files and links.
    void follow(const QList<QUrl> &urls);
    /// Follows the show to which \a link leads, and goes to the episode that it is about;
    /// otherwise says why not, and asks for a search.
    void followLink(const discovery::ShowLink &link);
    /// Follows \a url, or \a fallback if no server answers there, without going to the show. Calls
    /// \a done with the show, or with an invalid id if it was not followed, which was reported.
    void followInPlace(const QUrl &url,
                       const QUrl &fallback,
                       const std::function<void(PodcastId)> &done);
    /// Follows \a url, and calls \a then with the show once it is followed.
    void followThen(const QUrl &url, const std::function<void(PodcastId)> &then);
    /// Follows addresses, links and paths from the command line, and asks for a search for words;
    /// relative paths start at \a workingDirectory.
    void followInputs(const QStringList &inputs, const QString &workingDirectory);
    /// Reports the result of following with the password that passwordRequired() asked for, and
    /// emits followed() for its first show.
    void reportResult(const subscriptions::SubscribeOutcome &outcome);

signals:
    /// Emitted when a requested show is followed and the window should go to it.
    void followed(dogear::PodcastId id);
    /// Emitted instead when the window should go to \a episode of that show.
    void episodeFollowed(dogear::PodcastId id, dogear::EpisodeId episode);
    /// Emitted when the user accepted the offer to play from the time in a link.
    void playAtRequested(dogear::EpisodeId episode, std::chrono::milliseconds position);
    /// Emitted when the server of \a url requires a password, or refused the one in \a url.
    void passwordRequired(const QUrl &url);
    /// Emitted when the directories should be searched for \a words.
    void searchRequested(const QString &words);

private:
    void connectReporter();
    void followText(const QString &text,
                    const QString &workingDirectory,
                    const FollowAttempt &attempt);
    void start(FollowAttempt attempt);
    void lookUp(const discovery::ShowLink &link, FollowAttempt attempt);
    void open(const LinkTarget &target, FollowAttempt attempt);
    void openKnown(const LinkTarget &target, FollowAttempt attempt);
    void read(const FollowAttempt &attempt);
    void settle(const FollowAttempt &attempt, const subscriptions::SubscribeOutcome &outcome);

    subscriptions::Subscriptions &m_subscriptions;
    LinkFinder &m_links;
    AddressPrompt &m_prompt;
    FollowReporter *m_reporter;
    std::unique_ptr<QObject> m_lookUps; ///< its destruction aborts those that are running
    SoughtEpisode m_locked;             ///< of the last attempt for which a password was required
};

} // namespace dogear
