// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_start.h"

#include <settings/settings.h>
#include <subscriptions/feed_refresher.h>
#include <subscriptions/subscriptions.h>

#include <resources/guide_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

void followFirstShows(subscriptions::Subscriptions &subscriptions,
                      subscriptions::FeedRefresher &refresher,
                      settings::Settings &settings)
{
    settings::StartSettings start = settings.start();
    if (start.followedFirstShows)
        return;
    // Stored first: the shows are not followed again even if one of them cannot be read now.
    start.followedFirstShows = true;
    settings.setStart(start);

    const QUrl guide(QString::fromLatin1(resources::guideFeedUrl));
    const QUrl pytorch(u"https://feeds.simplecast.com/OB5FkIl8"_s);
    // The guide is part of the program and can be read at once.
    subscriptions.subscribe(guide).then(&subscriptions,
                                        [](const subscriptions::SubscribeOutcome &) {});
    // The other show is followed without reading it, so that it is in the sidebar even if the first
    // refresh fails, for example without a network.
    subscriptions.followUnread(pytorch, u"PyTorch Developer Podcast"_s)
        .then(&refresher, [&refresher](const Result<PodcastId> &id) {
            if (id)
                refresher.refresh({*id}).then(&refresher,
                                              [](const Result<subscriptions::RefreshSummary> &) {});
        });
}

} // namespace dogear
