// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows behind a password: asks for it, tries again, and says what became of it.
///
/// A dialog opens only after something that a person did; a refresh that fails by itself gets a
/// button in the message bar instead.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_password.cpp

#include <base/ids.h>
#include <base/result.h>
#include <library/subscriptions.h>

#include <QObject>
#include <QUrl>

#include <functional>

class QWidget;

namespace dogear::library {
class FeedRefresher;
struct RefreshSummary;
} // namespace dogear::library

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
    PasswordController(library::Accounts &accounts,
                       library::Subscriptions &subscriptions,
                       library::FeedRefresher &refresher,
                       widgets::MessageBar &messages,
                       QWidget &window);

    /// Asks for a password when \a shows or the detail page wants one; \a shows reports the result.
    void connectTo(ShowController &shows, DetailController &details);
    /// Asks for what the server of \a url wants, and follows \a url with it. Credentials in \a url
    /// are those that it refused.
    void askToFollow(const QUrl &url);
    /// Asks for what the server of a followed show wants, and refreshes the show.
    void askForShow(PodcastId id);

signals:
    /// Emitted with what became of following; not while a password is still asked for.
    void subscribed(const dogear::library::SubscribeOutcome &outcome);
    /// Emitted when a followed show was read with its new password.
    void unlocked(dogear::PodcastId id);

private:
    using Entered = std::function<void(const library::Credentials &, library::Remember)>;
    /// Opens the dialog for \a url, with the name in it; isRefused: what was entered was wrong.
    void ask(const QUrl &url, bool isRefused, const Entered &entered);
    void askForShow(const domain::FollowedPodcast &show, const QString &name, bool isRefused);
    void refresh(const domain::FollowedPodcast &show,
                 const library::Credentials &credentials,
                 library::Remember remember);
    void tell(const library::RefreshSummary &summary);

    library::Accounts &m_accounts;
    library::Subscriptions &m_subscriptions;
    library::FeedRefresher &m_refresher;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    bool m_isTrying = false; ///< a refresh with a new password runs
};

} // namespace dogear
