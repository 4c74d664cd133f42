// SPDX-License-Identifier: GPL-3.0-or-later
#include "refresh_progress.h"

#include <library/feed_refresher.h>
#include <widgets/refresh_bar.h>

namespace dogear {

using library::FeedRefresher;
using widgets::RefreshBar;

void showRefreshes(FeedRefresher &refresher, RefreshBar &bar)
{
    QObject::connect(&refresher, &FeedRefresher::started, &bar, [&refresher, &bar] {
        if (refresher.isWantedByHand())
            bar.begin();
    });
    QObject::connect(&refresher, &FeedRefresher::progressChanged, &bar, &RefreshBar::setProgress);
    QObject::connect(&refresher, &FeedRefresher::finished, &bar, [&refresher, &bar] {
        if (!refresher.isWantedByHand())
            bar.end();
    });
    QObject::connect(&bar, &RefreshBar::cancelRequested, &refresher, &FeedRefresher::cancel);
}

} // namespace dogear
