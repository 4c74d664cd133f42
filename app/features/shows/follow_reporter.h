// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reports the progress and the result of following in the message bar, and goes to the show
///        and to the episode that a link is about.
///
/// If the user does something else in the meantime, the view stays, and a button of the message
/// leads to the show.
///
/// Threads: GUI thread.
/// Owner:   the FollowController; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp, tests/gui/tst_link_episodes.cpp

#include "follow_attempt.h"
#include "window/input_counter.h"

#include <base/result.h>
#include <domain/library.h>

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

class QTimer;
class QWidget;

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class LinkFinder;

class FollowReporter final : public QObject
{
    Q_OBJECT

public:
    /// Delay before the progress is shown; shorter work does not show any.
    static constexpr std::chrono::milliseconds showDelay{500};

    FollowReporter(LinkFinder &links,
                   widgets::MessageBar &messages,
                   QWidget &window,
                   QObject *parent);

    /// Marks the beginning of \a attempt, and withdraws the message of an earlier one, which would
    /// seem to be about this one.
    void begin(FollowAttempt &attempt);
    /// Shows \a text, with a button that calls \a stop, after showDelay, unless the returned timer
    /// is stopped.
    [[nodiscard]] std::shared_ptr<QTimer> showProgressAfterDelay(const QString &text,
                                                                 const std::function<void()> &stop);
    /// Ends what showProgressAfterDelay() began.
    void endProgress(QTimer &timer, const QString &text);

    /// Reports \a outcome, and goes to its first show.
    void report(const FollowAttempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    /// Goes to \a show, which was followed before, and to \a episode if there is one.
    void reportKnown(const FollowAttempt &attempt,
                     const subscriptions::FollowedShow &show,
                     const std::optional<domain::EpisodeSummary> &episode);
    void showMessage(const QString &text,
                     const QString &actionText = {},
                     const std::function<void()> &action = {});

signals:
    /// Emitted when the window should go to the show \a id.
    void followed(dogear::PodcastId id);
    /// Emitted instead when it should go to \a episode of the show \a id.
    void episodeFollowed(dogear::PodcastId id, dogear::EpisodeId episode);
    /// Emitted when the user accepted the offer to play from the time in a link.
    void playAtRequested(dogear::EpisodeId episode, std::chrono::milliseconds position);
    /// Emitted when the user should correct the typed \a text, which has \a problem.
    void correctionWanted(const QString &text, const QString &problem);
    /// Emitted when the user has chosen \a feeds of those that a web page names.
    void feedsChosen(const QList<QUrl> &feeds);

private:
    using Episode = std::optional<domain::EpisodeSummary>;
    void reportAdded(const FollowAttempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    void reportOpened(const FollowAttempt &attempt,
                      const subscriptions::SubscribeOutcome &outcome,
                      const Episode &episode);
    void reportFailed(const FollowAttempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    /// Reports that \a show was not read again, so that the episode of a link is missing.
    void reportUnread(const FollowAttempt &attempt,
                      const subscriptions::FollowedShow &show,
                      const Error &error);
    void goTo(const subscriptions::FollowedShow &show,
              const SoughtEpisode &sought,
              const Episode &episode);
    void offerToPlay(const domain::EpisodeSummary &episode, std::chrono::milliseconds start);
    void askForFeed(const subscriptions::SubscribeOutcome &outcome);
    /// Whether the user has done nothing since \a attempt began.
    [[nodiscard]] bool isWaitedFor(const FollowAttempt &attempt) const
    {
        return attempt.pressed == m_input.count();
    }

    LinkFinder &m_links;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    InputCounter m_input;
    QString m_said; ///< last message of this class, which the message bar may still show
};

} // namespace dogear
