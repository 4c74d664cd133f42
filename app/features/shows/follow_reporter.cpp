// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_reporter.h"

#include "services/link_finder.h"

#include <widgets/feed_choice_dialog.h>
#include <widgets/message_bar.h>
#include <words/error_text.h>
#include <words/format.h>
#include <words/subscribe_text.h>

#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using subscriptions::FollowedShow;
using subscriptions::SubscribeOutcome;

namespace {

/// The message about the followed shows; empty for a new show that the window shows at once
/// (\a isShown), which needs none.
QString addedText(const SubscribeOutcome &outcome, bool isShown)
{
    const auto isNew = [](const FollowedShow &show) { return !show.wasFollowed; };
    const FollowedShow &first = outcome.added.constFirst();
    const bool isList = outcome.added.size() > 1 || outcome.skipped > 0;
    if (!isList && first.wasFollowed)
        return FollowReporter::tr("You follow “%1” already.").arg(first.title);
    if (!isList)
        return isShown ? QString() : FollowReporter::tr("You now follow “%1”.").arg(first.title);
    const auto added = int(std::ranges::count_if(outcome.added, isNew));
    QString text = added > 0 ? FollowReporter::tr("%n shows were added.", nullptr, added)
                             : FollowReporter::tr("You follow the shows of this list already.");
    if (outcome.skipped > 0)
        text = words::joinedSentences(text, words::skippedEntriesSentence(outcome.skipped));
    return text;
}

} // namespace

FollowReporter::FollowReporter(LinkFinder &links,
                               widgets::MessageBar &messages,
                               QWidget &window,
                               QObject *parent)
    : QObject(parent)
    , m_links(links)
    , m_messages(messages)
    , m_window(window)
{}

void FollowReporter::begin(FollowAttempt &attempt)
{
    m_messages.withdraw(m_said);
    attempt.pressed = m_input.count();
}

std::shared_ptr<QTimer> FollowReporter::showProgressAfterDelay(const QString &text,
                                                               const std::function<void()> &stop)
{
    // Shared, because the continuation of the caller, a copyable function object, owns it.
    auto timer = std::make_shared<QTimer>();
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, text, stop] {
        m_messages.showPersistent(text, tr("Stop"), stop);
    });
    timer->start(showDelay);
    return timer;
}

void FollowReporter::endProgress(QTimer &timer, const QString &text)
{
    timer.stop();
    m_messages.withdraw(text);
}

void FollowReporter::report(const FollowAttempt &attempt, const SubscribeOutcome &outcome)
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

void FollowReporter::reportKnown(const FollowAttempt &attempt,
                                 const FollowedShow &show,
                                 const Episode &episode)
{
    reportOpened(attempt, {.added = {show}}, episode);
}

void FollowReporter::reportAdded(const FollowAttempt &attempt, const SubscribeOutcome &outcome)
{
    // A list has no episode of its own.
    if (attempt.sought.clues.isEmpty() || outcome.added.size() > 1) {
        reportOpened(attempt, outcome, {});
        return;
    }
    m_links.findEpisode(outcome.added.constFirst().id, attempt.sought.clues)
        .then(this, [this, attempt, outcome](const Result<Episode> &episode) {
            if (episode)
                reportOpened(attempt, outcome, *episode);
            else
                showMessage(words::errorSentence(episode.error()));
        });
}

void FollowReporter::reportOpened(const FollowAttempt &attempt,
                                  const SubscribeOutcome &outcome,
                                  const Episode &episode)
{
    const FollowedShow &first = outcome.added.constFirst();
    const SoughtEpisode sought = outcome.added.size() == 1 ? attempt.sought : SoughtEpisode();
    const bool isShown = isWaitedFor(attempt);
    if (isShown)
        goTo(first, sought, episode);
    if (attempt.then) {
        attempt.then(first.id);
        if (outcome.added.size() == 1 && first.wasFollowed)
            return; // the user opened a file again, so "You follow it already" would be no answer
    }
    // The opened episode, or the message that it is missing, says enough.
    const QString text = isShown && sought.isSought() ? QString() : addedText(outcome, isShown);
    if (text.isEmpty())
        return;
    if (isShown)
        showMessage(text);
    else
        showMessage(
            text, tr("Show"), [this, first, sought, episode] { goTo(first, sought, episode); });
}

void FollowReporter::goTo(const FollowedShow &show,
                          const SoughtEpisode &sought,
                          const Episode &episode)
{
    if (episode) {
        emit episodeFollowed(show.id, episode->id);
        if (sought.start)
            offerToPlay(*episode, *sought.start);
        return;
    }
    emit followed(show.id);
    if (sought.isUnnamed)
        showMessage(words::unnamedEpisodeSentence(show.title));
    else if (sought.isSought())
        showMessage(words::missingEpisodeSentence(show.title, sought.clues.title));
}

/// Offers the time of a link. Nothing plays by itself: the user may be listening to something else.
void FollowReporter::offerToPlay(const domain::EpisodeSummary &episode,
                                 std::chrono::milliseconds start)
{
    if (!episode.hasEnclosure || (episode.duration && start >= *episode.duration))
        return;
    const QString time = words::formatPosition(start);
    showMessage(tr("The link leads to %1 in “%2”.").arg(time, words::isolated(episode.title)),
                tr("Play from %1").arg(time),
                [this, id = episode.id, start] { emit playAtRequested(id, start); });
}

void FollowReporter::reportFailed(const FollowAttempt &attempt, const SubscribeOutcome &outcome)
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
    if (attempt.known) {
        reportUnread(attempt, *attempt.known, error);
        return;
    }
    const QString sentence = words::errorSentence(error);
    // Only a typed address can be corrected. The dialog does not open by itself while the user does
    // something else.
    if (attempt.typed.isEmpty() || !outcome.added.isEmpty())
        showMessage(sentence);
    else if (isWaitedFor(attempt))
        emit correctionWanted(attempt.typed, sentence);
    else
        showMessage(sentence, tr("Correct…"), [this, typed = attempt.typed, sentence] {
            emit correctionWanted(typed, sentence);
        });
}

void FollowReporter::reportUnread(const FollowAttempt &attempt,
                                  const FollowedShow &show,
                                  const Error &error)
{
    const auto open = [this, show, error] {
        emit followed(show.id);
        showMessage(words::unreadEpisodeSentence(show.title, error));
    };
    if (isWaitedFor(attempt))
        open();
    else
        showMessage(tr("You follow “%1” already.").arg(show.title), tr("Show"), open);
}

/// Asks the user to choose one of the feeds that a web page names.
void FollowReporter::askForFeed(const SubscribeOutcome &outcome)
{
    auto *dialog =
        new widgets::FeedChoiceDialog(outcome.failed.constFirst().url, outcome.choices, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::FeedChoiceDialog::accepted, this, [this, dialog] {
        emit feedsChosen(dialog->chosen());
    });
    dialog->open();
}

void FollowReporter::showMessage(const QString &text,
                                 const QString &actionText,
                                 const std::function<void()> &action)
{
    m_said = text;
    m_messages.show(text, actionText, action);
}

} // namespace dogear
