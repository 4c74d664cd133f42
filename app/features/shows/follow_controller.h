// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows the shows at given addresses, or where given links lead: asks for an address,
///        shows progress, reports the result, and lets the user correct a mistyped address.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp

#include "window/input_counter.h"

#include <base/ids.h>
#include <base/result.h>

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <chrono>
#include <functional>
#include <memory>

class QTimer;
class QWidget;

namespace dogear::discovery {
class LinkResolver;
struct ShowLead;
struct ShowLink;
} // namespace dogear::discovery

namespace dogear::subscriptions {
class Subscriptions;
struct SubscribeOutcome;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FollowController final : public QObject
{
    Q_OBJECT

public:
    /// Delay before the progress is shown; shorter reading does not show any.
    static constexpr std::chrono::milliseconds showDelay{500};

    FollowController(subscriptions::Subscriptions &subscriptions,
                     discovery::LinkResolver &links,
                     widgets::MessageBar &messages,
                     QWidget &window);
    ~FollowController() override;

    /// Opens the dialog for an address. A rejected \a text is shown again with its \a problem.
    void askForAddress(const QString &text = {}, const QString &problem = {});
    /// Follows feeds, files and links.
    void follow(const QList<QUrl> &urls);
    /// Follows the show to which \a link leads; otherwise says why not, and asks for a search.
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
    /// Reports the result of following, and emits followed() for its first show.
    void reportResult(const subscriptions::SubscribeOutcome &outcome);

signals:
    /// Emitted when a requested show is followed and the window should go to it.
    void followed(dogear::PodcastId id);
    /// Emitted when the server of \a url requires a password, or refused the one in \a url.
    void passwordRequired(const QUrl &url);
    /// Emitted when the directories should be searched for \a words.
    void searchRequested(const QString &words);

private:
    /// One address or link from the request to the report.
    struct Attempt;
    void followText(const QString &text, const QString &workingDirectory, const Attempt &attempt);
    void start(Attempt attempt);
    void lookUp(const discovery::ShowLink &link, Attempt attempt);
    void read(const Attempt &attempt);
    void report(const discovery::ShowLead &lead);
    /// Shows \a text, with a button that calls \a stop, after `showDelay`, unless the returned
    /// timer is stopped.
    [[nodiscard]] std::shared_ptr<QTimer> showProgressAfterDelay(const QString &text,
                                                                 const std::function<void()> &stop);
    void settle(const Attempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    void reportResult(const Attempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    void reportAdded(const Attempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    void reportFailed(const Attempt &attempt, const subscriptions::SubscribeOutcome &outcome);
    /// Asks the user to choose one of the feeds that a web page names.
    void askForFeed(const subscriptions::SubscribeOutcome &outcome);
    void showMessage(const QString &text,
                     const QString &actionText = {},
                     const std::function<void()> &action = {});

    subscriptions::Subscriptions &m_subscriptions;
    discovery::LinkResolver &m_links;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    std::unique_ptr<QObject> m_lookUps; ///< its destruction aborts those that are running
    InputCounter m_input;
    QString m_said; ///< last message of this class, which the message bar may still show
};

} // namespace dogear
