// SPDX-License-Identifier: GPL-3.0-or-later
#include "password_controller.h"

#include "features/details/detail_controller.h"
#include "show_controller.h"

#include <subscriptions/feed_refresher.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>
#include <widgets/password_dialog.h>
#include <words/error_text.h>

#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using accounts::Credentials;
using accounts::Remember;

PasswordController::PasswordController(accounts::Accounts &accounts,
                                       subscriptions::Subscriptions &subscriptions,
                                       subscriptions::FeedRefresher &refresher,
                                       widgets::MessageBar &messages,
                                       QWidget &window)
    : QObject(&window)
    , m_accounts(accounts)
    , m_subscriptions(subscriptions)
    , m_refresher(refresher)
    , m_messages(messages)
    , m_window(window)
{
    connect(&refresher,
            &subscriptions::FeedRefresher::finished,
            this,
            &PasswordController::reportResult);
    connect(&accounts,
            &accounts::Accounts::notStoredInKeychain,
            this,
            [this](const QUrl &, const Error &error) { m_messages.showError(error); });
}

void PasswordController::connectTo(ShowController &shows, DetailController &details)
{
    connect(&shows, &ShowController::passwordRequired, this, &PasswordController::askToFollow);
    connect(this,
            &PasswordController::subscribed,
            &shows,
            qOverload<const subscriptions::SubscribeOutcome &>(&ShowController::reportResult));
    connect(this, &PasswordController::unlocked, &details, &DetailController::showPodcast);
    connect(&details.page(),
            &widgets::DetailPage::passwordRequested,
            this,
            qOverload<PodcastId>(&PasswordController::askForShow));
}

void PasswordController::ask(const QUrl &url, bool isRefused, const Entered &entered)
{
    auto *dialog = new widgets::PasswordDialog(url, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setName(url.userName(QUrl::FullyDecoded));
    if (isRefused)
        dialog->setRefused();
    connect(dialog, &QDialog::accepted, this, [dialog, entered] {
        entered({dialog->name(), dialog->password()},
                dialog->isRemembered() ? Remember::InKeychain : Remember::ForSession);
    });
    dialog->open();
}

void PasswordController::askToFollow(const QUrl &url)
{
    const bool isRefused = !url.userInfo().isEmpty();
    ask(url, isRefused, [this, url](const Credentials &credentials, Remember remember) {
        // In the address only up to subscribe(), which gives them to Accounts.
        const QUrl next = accounts::withCredentials(url, credentials);
        m_subscriptions.subscribe(next, remember)
            .then(this, [this, next](const subscriptions::SubscribeOutcome &outcome) {
                if (subscriptions::asksForPassword(outcome))
                    askToFollow(next);
                else
                    emit subscribed(outcome);
            });
    });
}

void PasswordController::askForShow(PodcastId id)
{
    m_subscriptions.find(id).then(this, [this](const Result<domain::FollowedPodcast> &show) {
        if (show)
            askForShow(*show, m_accounts.sessionName(show->url), false);
        else
            m_messages.showError(show.error());
    });
}

void PasswordController::askForShow(const domain::FollowedPodcast &show,
                                    const QString &name,
                                    bool isRefused)
{
    ask(accounts::withCredentials(show.url, {.name = name}),
        isRefused,
        [this, show](const Credentials &credentials, Remember remember) {
            refresh(show, credentials, remember);
        });
}

void PasswordController::refresh(const domain::FollowedPodcast &show,
                                 const Credentials &credentials,
                                 Remember remember)
{
    // Suppresses the report of reportResult(): the continuation below asks again by itself.
    m_isTrying = true;
    // Held, not stored: a wrong password must not reach the keychain.
    m_accounts.hold(show.url, credentials);
    m_refresher.refresh({show.id}).then(
        this,
        [this, show, credentials, remember](const Result<subscriptions::RefreshSummary> &summary) {
            m_isTrying = false;
            if (!summary) {
                m_messages.showError(summary.error());
                return;
            }
            if (summary->shows == 0)
                return; // cancelled, or the show is gone: the password was not tried
            if (summary->failed.isEmpty()) {
                m_accounts.keep(show.url, remember);
                emit unlocked(show.id);
                return;
            }
            const Error &error = summary->failed.constFirst().error;
            // Any other failure says nothing about the password, which stays held for the session.
            if (accounts::asksForPassword(error, show.url))
                askForShow(show, credentials.name, true);
            else
                m_messages.show(words::refreshErrorSentence(error, show.episodeCount > 0));
        });
}

/// Offers to enter the password if the refresh of a single show failed for lack of it. After a
/// refresh of several shows the sidebar marks those that failed.
void PasswordController::reportResult(const subscriptions::RefreshSummary &summary)
{
    const bool isByHand = summary.cause == subscriptions::RefreshCause::Manual;
    if (m_isTrying || !isByHand || summary.shows != 1 || summary.failed.isEmpty())
        return;
    const subscriptions::RefreshFailure &failed = summary.failed.constFirst();
    if (!accounts::asksForPassword(failed.error, failed.url))
        return;
    m_messages.show(words::errorSentence(failed.error),
                    tr("Enter password…"),
                    [this, id = failed.id] { askForShow(id); });
}

} // namespace dogear
