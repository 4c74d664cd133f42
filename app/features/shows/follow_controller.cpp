// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_controller.h"

#include "address_prompt.h"
#include "follow_reporter.h"
#include "services/link_finder.h"

#include <base/feed_url.h>
#include <words/directory_text.h>

#include <QDir>
#include <QTimer>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::ShowLead;
using discovery::ShowLink;

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

SoughtEpisode soughtBy(const LinkTarget &target)
{
    return {.clues = target.clues,
            .isUnnamed = target.lead.isEpisodeMissing,
            .start = target.lead.link.start};
}

subscriptions::FollowedShow toFollowed(const domain::FollowedPodcast &show)
{
    return {show.id, show.url, show.title(), show.episodeCount, true};
}

} // namespace

FollowController::FollowController(subscriptions::Subscriptions &subscriptions,
                                   LinkFinder &links,
                                   AddressPrompt &prompt,
                                   widgets::MessageBar &messages,
                                   QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_links(links)
    , m_prompt(prompt)
    , m_reporter(new FollowReporter(links, messages, window, this))
    , m_lookUps(std::make_unique<QObject>())
{
    connectReporter();
    connect(&prompt, &AddressPrompt::entered, this, [this](const QString &text) {
        followText(text, QDir::homePath(), {.typed = text});
    });
}

FollowController::~FollowController() = default;

void FollowController::connectReporter()
{
    connect(m_reporter, &FollowReporter::followed, this, &FollowController::followed);
    connect(m_reporter, &FollowReporter::episodeFollowed, this, &FollowController::episodeFollowed);
    connect(m_reporter, &FollowReporter::playAtRequested, this, &FollowController::playAtRequested);
    connect(m_reporter, &FollowReporter::correctionWanted, &m_prompt, &AddressPrompt::askAgain);
    connect(m_reporter, &FollowReporter::feedsChosen, this, &FollowController::follow);
}

void FollowController::askForAddress()
{
    m_prompt.ask();
}

void FollowController::follow(const QList<QUrl> &urls)
{
    for (const QUrl &url : urls) {
        const ShowLink link = discovery::readLink(QString::fromUtf8(url.toEncoded()));
        const bool isGuide = link.kind == ShowLink::Kind::Words; // no link, but a feed of Dogear
        if (url.isLocalFile() || isGuide)
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
                                  const FollowAttempt &attempt)
{
    if (const QString problem = addressProblem(text, workingDirectory); !problem.isEmpty()) {
        m_reporter->showMessage(problem);
        return;
    }
    // Files first: readLink() looks for none.
    const Result<QUrl> url = feedUrlFromUserInput(text, workingDirectory);
    const ShowLink link = discovery::readLink(text);
    const bool isWords = link.kind == ShowLink::Kind::Words;
    if (url && (url->isLocalFile() || isWords)) {
        FollowAttempt file = attempt;
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
    FollowAttempt attempt{.sought = std::exchange(m_locked, {})};
    m_reporter->begin(attempt);
    m_reporter->report(attempt, outcome);
}

void FollowController::start(FollowAttempt attempt)
{
    m_reporter->begin(attempt);
    read(attempt);
}

/// Finds out where \a link leads, and opens it.
void FollowController::lookUp(const ShowLink &link, FollowAttempt attempt)
{
    m_reporter->begin(attempt);
    const QString text = tr("Looking up where this link leads…");
    const auto stop = [this] { m_lookUps = std::make_unique<QObject>(); };
    m_links.find(link, m_lookUps.get())
        .then(this,
              [this, attempt, text, progress = m_reporter->showProgressAfterDelay(text, stop)](
                  const Result<LinkTarget> &target) {
                  m_reporter->endProgress(*progress, text);
                  if (target)
                      open(*target, attempt);
                  else
                      m_reporter->showMessage(words::lookupErrorSentence(target.error()));
              });
}

void FollowController::open(const LinkTarget &target, FollowAttempt attempt)
{
    const ShowLead &lead = target.lead;
    attempt.sought = soughtBy(target);
    if (target.show) {
        openKnown(target, attempt);
    } else if (lead.problem == ShowLead::Problem::None) {
        attempt.url = lead.feedUrl;
        attempt.fallback = lead.httpFallback;
        read(attempt);
    } else {
        m_reporter->showMessage(words::leadSentence(lead));
        if (!lead.searchWords.isEmpty())
            emit searchRequested(lead.searchWords);
    }
}

/// Opens a followed show without a request, unless the episode may be newer than what was read.
void FollowController::openKnown(const LinkTarget &target, FollowAttempt attempt)
{
    const subscriptions::FollowedShow show = toFollowed(*target.show);
    if (target.clues.isEmpty() || target.episode) {
        m_reporter->reportKnown(attempt, show, target.episode);
        return;
    }
    attempt.url = show.url;
    attempt.known = show;
    read(attempt);
}

void FollowController::read(const FollowAttempt &attempt)
{
    const QString text = readingText(attempt.url);
    const auto stop = [this] { m_subscriptions.cancelReading(); };
    m_subscriptions.subscribe(attempt.url, accounts::Remember::InKeychain, attempt.fallback)
        .then(this,
              [this, attempt, text, progress = m_reporter->showProgressAfterDelay(text, stop)](
                  const subscriptions::SubscribeOutcome &outcome) {
                  m_reporter->endProgress(*progress, text);
                  settle(attempt, outcome);
              });
}

void FollowController::settle(const FollowAttempt &attempt,
                              const subscriptions::SubscribeOutcome &outcome)
{
    if (subscriptions::asksForPassword(outcome)) {
        QUrl url = outcome.failed.constFirst().url;
        // The outcome contains no credentials (Accounts); the password dialog shows the refused
        // name.
        url.setUserInfo(attempt.url.userInfo(QUrl::FullyEncoded));
        m_locked = attempt.sought;
        emit passwordRequired(url);
    } else {
        m_reporter->report(attempt, outcome);
    }
    if (attempt.done)
        attempt.done(outcome.added.isEmpty() ? PodcastId() : outcome.added.constFirst().id);
}

} // namespace dogear
