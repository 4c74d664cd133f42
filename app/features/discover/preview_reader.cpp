// SPDX-License-Identifier: GPL-3.0-or-later
#include "preview_reader.h"

#include <discovery/link_resolver.h>
#include <discovery/show_list.h>
#include <subscriptions/previews.h>
#include <words/directory_text.h>
#include <words/error_text.h>

namespace dogear {

using discovery::ShowLead;

PreviewReader::PreviewReader(discovery::LinkResolver &links,
                             subscriptions::Previews &previews,
                             QObject *parent)
    : QObject(parent)
    , m_links(links)
    , m_previews(previews)
{}

Future<ReadPreview> PreviewReader::read(const discovery::ListedShow &listed)
{
    if (listed.followed.isValid())
        return readyFuture(ReadPreview{.show = listed.followed, .problem = {}});
    if (!listed.feeds.isEmpty())
        return readFeed(listed.feeds.constFirst(), {});
    return m_links.resolve(listed.show, this).then(this, [this](const Result<ShowLead> &lead) {
        const auto failed = [](const QString &problem) {
            return readyFuture(ReadPreview{.show = {}, .problem = problem});
        };
        if (!lead)
            return failed(words::lookupErrorSentence(lead.error()));
        if (lead->problem != ShowLead::Problem::None)
            return failed(words::leadSentence(*lead));
        return readFeed(lead->feedUrl, lead->httpFallback);
    });
}

Future<ReadPreview> PreviewReader::readFeed(const QUrl &feed, const QUrl &fallback)
{
    return m_previews.open(feed, fallback)
        .then(this, [](const Result<domain::FollowedPodcast> &show) {
            return show ? ReadPreview{.show = show->id, .problem = {}}
                        : ReadPreview{.show = {}, .problem = words::errorSentence(show.error())};
        });
}

} // namespace dogear
