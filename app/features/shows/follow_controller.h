// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows the shows at given addresses: asks for an address, shows progress, reports the
///        result, and lets the user correct a mistyped address.
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
                     widgets::MessageBar &messages,
                     QWidget &window);

    /// Opens the dialog for an address. A rejected \a text is shown again with its \a problem.
    void askForAddress(const QString &text = {}, const QString &problem = {});
    void follow(const QList<QUrl> &urls);
    /// Follows \a url, and calls \a then with the show once it is followed.
    void followThen(const QUrl &url, const std::function<void(PodcastId)> &then);
    /// Follows addresses and paths from the command line; relative paths start at
    /// \a workingDirectory.
    void followInputs(const QStringList &inputs, const QString &workingDirectory);
    /// Reports the result of following, and emits followed() for its first show.
    void reportResult(const subscriptions::SubscribeOutcome &outcome);

signals:
    /// Emitted when a requested show is followed and the window should go to it.
    void followed(dogear::PodcastId id);
    /// Emitted when the server of \a url requires a password, or refused the one in \a url.
    void passwordRequired(const QUrl &url);

private:
    /// One address from the request to the report.
    struct Attempt;
    void start(const Attempt &attempt);
    /// Shows the progress of \a url after `showDelay`, unless the returned timer is stopped.
    [[nodiscard]] std::shared_ptr<QTimer> showProgressAfterDelay(const QUrl &url);
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
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    InputCounter m_input;
    QString m_said; ///< last message of this class, which the message bar may still show
};

} // namespace dogear
