// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_controller.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>
#include <subscriptions/subscriptions.h>
#include <widgets/add_podcast_dialog.h>
#include <widgets/feed_choice_dialog.h>
#include <widgets/message_bar.h>
#include <words/error_text.h>
#include <words/subscribe_text.h>

#include <QDir>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// The progress message for \a url.
QString readingText(const QUrl &url)
{
    if (!url.isLocalFile())
        return FollowController::tr("Reading %1…").arg(url.host());
    // The address of a folder ends with a slash, behind which fileName() is empty.
    return FollowController::tr("Reading the files of “%1”…")
        .arg(url.adjusted(QUrl::StripTrailingSlash).fileName());
}

/// The message about the followed shows; empty for a new show that the window shows at once
/// (\a isShown), which needs none.
QString addedText(const subscriptions::SubscribeOutcome &outcome, bool isShown)
{
    const auto isNew = [](const subscriptions::FollowedShow &show) { return !show.wasFollowed; };
    const subscriptions::FollowedShow &first = outcome.added.constFirst();
    const bool isList = outcome.added.size() > 1 || outcome.skipped > 0;
    if (!isList && first.wasFollowed)
        return FollowController::tr("You follow “%1” already.").arg(first.title);
    if (!isList)
        return isShown ? QString() : FollowController::tr("You now follow “%1”.").arg(first.title);
    const auto added = int(std::ranges::count_if(outcome.added, isNew));
    QString text = added > 0 ? FollowController::tr("%n shows were added.", nullptr, added)
                             : FollowController::tr("You follow the shows of this list already.");
    if (outcome.skipped > 0)
        text += u' ' + words::skippedEntriesSentence(outcome.skipped);
    return text;
}

} // namespace

struct FollowController::Attempt
{
    QUrl url = {};
    QUrl fallback = {};
    QString typed = {};  ///< text of the dialog; empty if the address came another way
    quint64 pressed = 0; ///< InputCounter::count() when it began
    /// Called with the show once it is followed; may be empty.
    std::function<void(PodcastId)> then = {};
};

FollowController::FollowController(subscriptions::Subscriptions &subscriptions,
                                   widgets::MessageBar &messages,
                                   QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_messages(messages)
    , m_window(window)
{}

void FollowController::askForAddress(const QString &text, const QString &problem)
{
    auto *dialog = new widgets::AddPodcastDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(text);
    dialog->setProblem(problem);
    // Typed paths start at the user's home folder: the working directory of a program that the
    // desktop started means nothing to the user.
    dialog->setCheck([](const QString &input) {
        const Result<QUrl> url = feedUrlFromUserInput(input, QDir::homePath());
        return url ? QString() : words::errorSentence(url.error());
    });
    connect(dialog, &widgets::AddPodcastDialog::accepted, this, [this, dialog] {
        const QString input = dialog->text();
        const Result<QUrl> url = feedUrlFromUserInput(input, QDir::homePath());
        if (url)
            start({.url = *url, .fallback = httpFallbackFor(input, *url), .typed = input});
    });
    dialog->open();
}

void FollowController::follow(const QList<QUrl> &urls)
{
    for (const QUrl &url : urls)
        start({.url = url});
}

void FollowController::followThen(const QUrl &url, const std::function<void(PodcastId)> &then)
{
    start({.url = url, .then = then});
}

void FollowController::followInputs(const QStringList &inputs, const QString &workingDirectory)
{
    for (const QString &input : inputs) {
        const Result<QUrl> url = feedUrlFromUserInput(input, workingDirectory);
        if (url)
            start({.url = *url, .fallback = httpFallbackFor(input, *url)});
        else
            showMessage(words::errorSentence(url.error()));
    }
}

void FollowController::reportResult(const subscriptions::SubscribeOutcome &outcome)
{
    reportResult({.pressed = m_input.count()}, outcome);
}

void FollowController::start(const Attempt &attempt)
{
    // The message of an earlier attempt would seem to be about this one.
    m_messages.withdraw(m_said);
    Attempt begun = attempt;
    begun.pressed = m_input.count();
    m_subscriptions.subscribe(begun.url, accounts::Remember::InKeychain, begun.fallback)
        .then(this,
              [this, begun, progress = showProgressAfterDelay(begun.url)](
                  const subscriptions::SubscribeOutcome &outcome) {
                  progress->stop();
                  m_messages.withdraw(readingText(begun.url));
                  settle(begun, outcome);
              });
}

std::shared_ptr<QTimer> FollowController::showProgressAfterDelay(const QUrl &url)
{
    // Shared, because the continuation, a copyable function object, owns it.
    auto timer = std::make_shared<QTimer>();
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, url] {
        m_messages.showPersistent(
            readingText(url), tr("Stop"), [this] { m_subscriptions.cancelReading(); });
    });
    timer->start(showDelay);
    return timer;
}

void FollowController::settle(const Attempt &attempt,
                              const subscriptions::SubscribeOutcome &outcome)
{
    if (!subscriptions::asksForPassword(outcome)) {
        reportResult(attempt, outcome);
        return;
    }
    QUrl url = outcome.failed.constFirst().url;
    // The outcome contains no credentials (Accounts); the password dialog shows the refused name.
    url.setUserInfo(attempt.url.userInfo(QUrl::FullyEncoded));
    emit passwordRequired(url);
}

void FollowController::reportResult(const Attempt &attempt,
                                    const subscriptions::SubscribeOutcome &outcome)
{
    if (!outcome.choices.isEmpty()) {
        askForFeed(outcome);
        return;
    }
    if (!outcome.added.isEmpty())
        reportAdded(attempt, outcome);
    if (!outcome.failed.isEmpty())
        reportFailed(attempt, outcome);
}

void FollowController::reportAdded(const Attempt &attempt,
                                   const subscriptions::SubscribeOutcome &outcome)
{
    // If the user did something else during the reading, the view stays and a button leads to the
    // show.
    const bool isWaitedFor = attempt.pressed == m_input.count();
    const PodcastId id = outcome.added.constFirst().id;
    if (isWaitedFor)
        emit followed(id);
    if (attempt.then) {
        attempt.then(id);
        if (outcome.added.size() == 1 && outcome.added.constFirst().wasFollowed)
            return; // the user opened a file again, so "You follow it already" would be no answer
    }
    const QString text = addedText(outcome, isWaitedFor);
    if (text.isEmpty())
        return;
    if (isWaitedFor)
        showMessage(text);
    else
        showMessage(text, tr("Show"), [this, id] { emit followed(id); });
}

void FollowController::reportFailed(const Attempt &attempt,
                                    const subscriptions::SubscribeOutcome &outcome)
{
    const Error &error = outcome.failed.constFirst().error;
    if (outcome.failed.size() > 1) {
        showMessage(tr("%n of the shows could not be read; the sidebar marks them.",
                       nullptr,
                       int(outcome.failed.size())));
        return;
    }
    if (error.code == ErrorCode::Cancelled)
        return; // the user stopped the reading and needs no message
    const QString sentence = words::errorSentence(error);
    // Only a typed address can be corrected. The dialog does not open by itself while the user does
    // something else.
    if (attempt.typed.isEmpty() || !outcome.added.isEmpty())
        showMessage(sentence);
    else if (attempt.pressed == m_input.count())
        askForAddress(attempt.typed, sentence);
    else
        showMessage(sentence, tr("Correct…"), [this, typed = attempt.typed, sentence] {
            askForAddress(typed, sentence);
        });
}

void FollowController::askForFeed(const subscriptions::SubscribeOutcome &outcome)
{
    auto *dialog =
        new widgets::FeedChoiceDialog(outcome.failed.constFirst().url, outcome.choices, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::FeedChoiceDialog::accepted, this, [this, dialog] {
        follow(dialog->chosen());
    });
    dialog->open();
}

void FollowController::showMessage(const QString &text,
                                   const QString &actionText,
                                   const std::function<void()> &action)
{
    m_said = text;
    m_messages.show(text, actionText, action);
}

} // namespace dogear
