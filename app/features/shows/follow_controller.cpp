// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_controller.h"

#include <base/feed_url.h>
#include <discovery/link_resolver.h>
#include <subscriptions/subscriptions.h>
#include <widgets/add_podcast_dialog.h>
#include <widgets/feed_choice_dialog.h>
#include <widgets/message_bar.h>
#include <words/directory_text.h>
#include <words/error_text.h>
#include <words/subscribe_text.h>

#include <QDir>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::ShowLead;
using discovery::ShowLink;

namespace {

/// Whether the user meant \a text, which readLink() takes for words, as an address or a path.
bool isMeantAsAddress(const QString &text)
{
    const QString given = text.trimmed();
    return given.isEmpty() || given.startsWith(u'/') || given.startsWith(u'~')
           || given.contains(u"://"_s);
}

/// What is wrong with \a input; empty if it can be followed or searched for.
QString problemOf(const QString &input, const QString &workingDirectory)
{
    const Result<QUrl> url = feedUrlFromUserInput(input, workingDirectory);
    const bool isRefused =
        !url && isMeantAsAddress(input) && discovery::readLink(input).kind == ShowLink::Kind::Words;
    return isRefused ? words::errorSentence(url.error()) : QString();
}

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
    /// Of followInPlace(): replaces the report of a success; may be empty.
    std::function<void(PodcastId)> done = {};
};

FollowController::FollowController(subscriptions::Subscriptions &subscriptions,
                                   discovery::LinkResolver &links,
                                   widgets::MessageBar &messages,
                                   QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_links(links)
    , m_messages(messages)
    , m_window(window)
    , m_lookUps(std::make_unique<QObject>())
{}

FollowController::~FollowController() = default;

void FollowController::askForAddress(const QString &text, const QString &problem)
{
    auto *dialog = new widgets::AddPodcastDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setText(text);
    dialog->setProblem(problem);
    // Typed paths start at the user's home folder: the working directory of a program that the
    // desktop started means nothing to the user.
    dialog->setCheck([](const QString &input) { return problemOf(input, QDir::homePath()); });
    connect(dialog, &widgets::AddPodcastDialog::accepted, this, [this, dialog] {
        followText(dialog->text(), QDir::homePath(), {.typed = dialog->text()});
    });
    dialog->open();
}

void FollowController::follow(const QList<QUrl> &urls)
{
    for (const QUrl &url : urls) {
        const ShowLink link = discovery::readLink(QString::fromUtf8(url.toEncoded()));
        const bool isAddress = url.isLocalFile()
                               || link.kind == ShowLink::Kind::Words // the Dogear Guide
                               || (link.kind == ShowLink::Kind::Feed && link.feedUrl == url);
        if (isAddress)
            start({.url = url});
        else
            followLink(link);
    }
}

void FollowController::followLink(const ShowLink &link)
{
    lookUp(link, {});
}

void FollowController::followInPlace(const QUrl &url,
                                     const QUrl &fallback,
                                     const std::function<void(PodcastId)> &done)
{
    start({.url = url, .fallback = fallback, .done = done});
}

void FollowController::followThen(const QUrl &url, const std::function<void(PodcastId)> &then)
{
    start({.url = url, .then = then});
}

void FollowController::followInputs(const QStringList &inputs, const QString &workingDirectory)
{
    for (const QString &input : inputs)
        followText(input, workingDirectory, {});
}

void FollowController::followText(const QString &text,
                                  const QString &workingDirectory,
                                  const Attempt &attempt)
{
    if (const QString problem = problemOf(text, workingDirectory); !problem.isEmpty()) {
        showMessage(problem);
        return;
    }
    // Files first: readLink() looks for none.
    const Result<QUrl> url = feedUrlFromUserInput(text, workingDirectory);
    const ShowLink link = discovery::readLink(text);
    const bool isWords = link.kind == ShowLink::Kind::Words;
    if (url && (url->isLocalFile() || isWords)) {
        Attempt file = attempt;
        file.url = *url;
        start(file);
    } else if (isWords) {
        emit searchRequested(link.words);
    } else {
        lookUp(link, attempt);
    }
}

void FollowController::reportResult(const subscriptions::SubscribeOutcome &outcome)
{
    reportResult({.pressed = m_input.count()}, outcome);
}

void FollowController::start(Attempt attempt)
{
    // The message of an earlier attempt would seem to be about this one.
    m_messages.withdraw(m_said);
    attempt.pressed = m_input.count();
    read(attempt);
}

/// Finds the feed of \a link, and reads it.
void FollowController::lookUp(const ShowLink &link, Attempt attempt)
{
    attempt.url = link.feedUrl;
    attempt.fallback = link.httpFallback;
    if (link.kind == ShowLink::Kind::Feed) {
        start(attempt);
        return;
    }
    m_messages.withdraw(m_said);
    attempt.pressed = m_input.count();
    const QString text = tr("Looking up where this link leads…");
    const auto stop = [this] { m_lookUps = std::make_unique<QObject>(); };
    m_links.resolve(link, m_lookUps.get())
        .then(this,
              [this, attempt, text, progress = showProgressAfterDelay(text, stop)](
                  const Result<ShowLead> &lead) {
                  progress->stop();
                  m_messages.withdraw(text);
                  if (!lead) {
                      showMessage(words::lookupErrorSentence(lead.error()));
                  } else if (lead->problem != ShowLead::Problem::None) {
                      report(*lead);
                  } else {
                      Attempt found = attempt;
                      found.url = lead->feedUrl;
                      found.fallback = lead->httpFallback;
                      read(found);
                  }
              });
}

void FollowController::report(const ShowLead &lead)
{
    showMessage(words::leadSentence(lead));
    if (!lead.searchWords.isEmpty())
        emit searchRequested(lead.searchWords);
}

void FollowController::read(const Attempt &attempt)
{
    const QString text = readingText(attempt.url);
    const auto stop = [this] { m_subscriptions.cancelReading(); };
    m_subscriptions.subscribe(attempt.url, accounts::Remember::InKeychain, attempt.fallback)
        .then(this,
              [this, attempt, text, progress = showProgressAfterDelay(text, stop)](
                  const subscriptions::SubscribeOutcome &outcome) {
                  progress->stop();
                  m_messages.withdraw(text);
                  settle(attempt, outcome);
              });
}

std::shared_ptr<QTimer> FollowController::showProgressAfterDelay(const QString &text,
                                                                 const std::function<void()> &stop)
{
    // Shared, because the continuation, a copyable function object, owns it.
    auto timer = std::make_shared<QTimer>();
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, text, stop] {
        m_messages.showPersistent(text, tr("Stop"), stop);
    });
    timer->start(showDelay);
    return timer;
}

void FollowController::settle(const Attempt &attempt,
                              const subscriptions::SubscribeOutcome &outcome)
{
    if (subscriptions::asksForPassword(outcome)) {
        QUrl url = outcome.failed.constFirst().url;
        // The outcome contains no credentials (Accounts); the password dialog shows the refused
        // name.
        url.setUserInfo(attempt.url.userInfo(QUrl::FullyEncoded));
        emit passwordRequired(url);
    } else {
        reportResult(attempt, outcome);
    }
    if (attempt.done)
        attempt.done(outcome.added.isEmpty() ? PodcastId() : outcome.added.constFirst().id);
}

void FollowController::reportResult(const Attempt &attempt,
                                    const subscriptions::SubscribeOutcome &outcome)
{
    if (!outcome.choices.isEmpty()) {
        askForFeed(outcome);
        return;
    }
    if (!outcome.added.isEmpty() && !attempt.done)
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
