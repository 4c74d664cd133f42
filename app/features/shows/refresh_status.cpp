// SPDX-License-Identifier: GPL-3.0-or-later
#include "refresh_status.h"

#include "features/details/detail_controller.h"

#include <subscriptions/feed_refresher.h>
#include <subscriptions/refresh_scheduler.h>
#include <widgets/detail_page.h>
#include <widgets/refresh_bar.h>

namespace dogear {

using subscriptions::FeedRefresher;
using widgets::RefreshBar;

RefreshStatus::RefreshStatus(FeedRefresher &refresher,
                             subscriptions::RefreshScheduler &scheduler,
                             RefreshBar &bar,
                             DetailController &details)
    : QObject(&bar)
    , m_refresher(refresher)
    , m_scheduler(scheduler)
    , m_bar(bar)
    , m_details(details)
{
    connectBar();
    connect(
        &refresher, &FeedRefresher::podcastRefreshed, &details, &DetailController::updatePodcast);
    connect(&details, &DetailController::podcastShown, this, &RefreshStatus::showNextRefresh);
    connect(&scheduler,
            &subscriptions::RefreshScheduler::scheduleChanged,
            this,
            &RefreshStatus::showNextRefresh);
}

void RefreshStatus::connectBar()
{
    connect(&m_refresher, &FeedRefresher::started, this, [this] {
        if (m_refresher.isManualRequested())
            m_bar.begin();
    });
    connect(&m_refresher, &FeedRefresher::progressChanged, &m_bar, &RefreshBar::setProgress);
    connect(&m_refresher, &FeedRefresher::finished, this, [this] {
        // Another refresh by hand may be waiting; then the bar stays.
        if (!m_refresher.isManualRequested())
            m_bar.end();
    });
    connect(&m_bar, &RefreshBar::cancelRequested, &m_refresher, &FeedRefresher::cancel);
    if (m_refresher.isManualRequested()) // since before this window replaced another one
        m_bar.begin();
}

void RefreshStatus::showNextRefresh()
{
    // Invalid while the page shows an episode; the page ignores it then.
    const PodcastId shown = m_details.page().podcast();
    m_details.page().updateNextRefresh(shown, m_scheduler.nextRefresh(shown));
}

} // namespace dogear
