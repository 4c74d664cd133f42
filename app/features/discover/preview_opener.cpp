// SPDX-License-Identifier: GPL-3.0-or-later
#include "preview_opener.h"

#include "features/details/detail_controller.h"

#include <discovery/link_resolver.h>
#include <discovery/show_list.h>
#include <subscriptions/previews.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>
#include <words/directory_text.h>
#include <words/error_text.h>

namespace dogear {

using discovery::ShowLead;

PreviewOpener::PreviewOpener(discovery::LinkResolver &links,
                             subscriptions::Previews &previews,
                             DetailController &details,
                             widgets::MessageBar &messages)
    : QObject(&details.page())
    , m_links(links)
    , m_previews(previews)
    , m_details(details)
    , m_messages(messages)
{
    // Also a preview that is opened from Up next, or that stayed on the page for days, is in use.
    connect(&details, &DetailController::podcastShown, this, [this](PodcastId show) {
        m_previews.use(show);
    });
}

void PreviewOpener::open(const discovery::ListedShow &show)
{
    const LatestRequest::Ticket ticket = m_requests.begin();
    if (!show.feeds.isEmpty()) {
        read(show.key, show.feeds.constFirst(), {}, ticket);
        return;
    }
    m_links.resolve(show.show, this)
        .then(this, [this, key = show.key, ticket](const Result<ShowLead> &lead) {
            if (!lead)
                fail(key, ticket, words::lookupErrorSentence(lead.error()));
            else if (lead->problem != ShowLead::Problem::None)
                fail(key, ticket, words::leadSentence(*lead));
            else
                read(key, lead->feedUrl, lead->httpFallback, ticket);
        });
}

void PreviewOpener::read(quint64 key,
                         const QUrl &feed,
                         const QUrl &fallback,
                         LatestRequest::Ticket ticket)
{
    m_previews.open(feed, fallback)
        .then(this, [this, key, ticket](const Result<domain::FollowedPodcast> &show) {
            if (!show)
                fail(key, ticket, words::errorSentence(show.error()));
            else if (m_requests.isLatest(ticket) && m_details.page().directoryShow() == key)
                m_details.showPodcast(show->id);
        });
}

void PreviewOpener::fail(quint64 key, LatestRequest::Ticket ticket, const QString &sentence)
{
    m_details.page().endPreview(key);
    // The user has opened another show since, so the sentence would be about nothing visible.
    if (m_requests.isLatest(ticket))
        m_messages.show(sentence);
}

} // namespace dogear
