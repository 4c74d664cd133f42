// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the progress of a refresh in the refresh bar, and its result on the page of a show.
///
/// The bar does not show scheduled refreshes, because the user did not request them.
///
/// Threads: GUI thread.
/// Owner:   the refresh bar; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp

#include <QObject>

namespace dogear::subscriptions {
class FeedRefresher;
class RefreshScheduler;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class RefreshBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class RefreshStatus final : public QObject
{
    Q_OBJECT

public:
    RefreshStatus(subscriptions::FeedRefresher &refresher,
                  subscriptions::RefreshScheduler &scheduler,
                  widgets::RefreshBar &bar,
                  DetailController &details);

private:
    void connectBar();
    void showNextRefresh();

    subscriptions::FeedRefresher &m_refresher;
    subscriptions::RefreshScheduler &m_scheduler;
    widgets::RefreshBar &m_bar;
    DetailController &m_details;
};

} // namespace dogear
