// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows what the user gives an address of: asks, shows progress, says what came of it and
///        lets the user correct a mistyped address.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp

#include "window/input_watch.h"

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

namespace dogear::library {
class Subscriptions;
struct SubscribeOutcome;
} // namespace dogear::library

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FollowController final : public QObject
{
    Q_OBJECT

public:
    /// Reading that is over sooner shows no progress.
    static constexpr std::chrono::milliseconds patience{500};

    FollowController(library::Subscriptions &subscriptions,
                     widgets::MessageBar &messages,
                     QWidget &window);

    /// Opens the dialog for an address, with \a text and the \a problem that it had.
    void askForAddress(const QString &text = {}, const QString &problem = {});
    void follow(const QList<QUrl> &urls);
    /// Follows \a url, and calls \a then with the show once it is there.
    void followThen(const QUrl &url, const std::function<void(PodcastId)> &then);
    /// As given on the command line; relative files are meant from \a workingDirectory.
    void followInputs(const QStringList &inputs, const QString &workingDirectory);
    /// Says what came of following, and goes to the show.
    void tell(const library::SubscribeOutcome &outcome);

signals:
    /// Emitted when a show that was asked for is there and the window is to show it.
    void followed(dogear::PodcastId id);
    /// Emitted when following \a url takes a password, or another than the one in it.
    void passwordWanted(const QUrl &url);

private:
    struct Attempt;
    void start(const Attempt &attempt);
    [[nodiscard]] std::shared_ptr<QTimer> tellOfProgress(const QUrl &url);
    void settle(const Attempt &attempt, const library::SubscribeOutcome &outcome);
    void tell(const Attempt &attempt, const library::SubscribeOutcome &outcome);
    void tellAdded(const Attempt &attempt, const library::SubscribeOutcome &outcome);
    void tellFailed(const Attempt &attempt, const library::SubscribeOutcome &outcome);
    void askForFeed(const library::SubscribeOutcome &outcome);
    void say(const QString &text,
             const QString &actionText = {},
             const std::function<void()> &action = {});

    library::Subscriptions &m_subscriptions;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    InputWatch m_input;
    QString m_said; ///< what the message bar may still show of an earlier attempt
};

} // namespace dogear
