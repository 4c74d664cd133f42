// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the password of a show, tries again with it, and reports the result.
///
/// A dialog opens only in answer to an action of the user. A refresh that fails for lack of a
/// password offers a button in the message bar instead.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_password.cpp

#include <base/ids.h>
#include <base/result.h>
#include <subscriptions/subscriptions.h>

#include <QObject>
#include <QUrl>

#include <functional>

class QWidget;

namespace dogear::subscriptions {
class FeedRefresher;
struct RefreshSummary;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;
class ShowController;

class PasswordController final : public QObject
{
    Q_OBJECT

public:
    PasswordController(accounts::Accounts &accounts,
                       subscriptions::Subscriptions &subscriptions,
                       subscriptions::FeedRefresher &refresher,
                       widgets::MessageBar &messages,
                       QWidget &window);

    /// Asks for a password when \a shows or the detail page requires one; \a shows reports the
    /// result.
    void connectTo(ShowController &shows, DetailController &details);
    /// Asks for name and password for \a url, and follows it with them. Credentials in \a url are
    /// those that its server refused.
    void askToFollow(const QUrl &url);
    /// Asks for name and password for the followed show \a id, and refreshes it with them.
    void askForShow(PodcastId id);

signals:
    /// Emitted with the result of following, unless the password has to be asked for again.
    void subscribed(const dogear::subscriptions::SubscribeOutcome &outcome);
    /// Emitted when a followed show was refreshed with its new password.
    void unlocked(dogear::PodcastId id);

private:
    using Entered = std::function<void(const accounts::Credentials &, accounts::Remember)>;
    /// Opens the dialog for \a url, with its user name. \a isRefused: the server refused the last
    /// input.
    void ask(const QUrl &url, bool isRefused, const Entered &entered);
    void askForShow(const domain::FollowedPodcast &show, const QString &name, bool isRefused);
    /// Refreshes \a show with \a credentials, and stores them if that succeeds.
    void refresh(const domain::FollowedPodcast &show,
                 const accounts::Credentials &credentials,
                 accounts::Remember remember);
    void reportResult(const subscriptions::RefreshSummary &summary);

    accounts::Accounts &m_accounts;
    subscriptions::Subscriptions &m_subscriptions;
    subscriptions::FeedRefresher &m_refresher;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    bool m_isTrying = false; ///< a refresh with a new password is running
};

} // namespace dogear
