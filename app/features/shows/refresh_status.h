// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the progress of a refresh in the sidebar's bar, and its result on the page of a
/// show.
///
/// Refreshes that the schedule starts are not shown in the bar: the user did not ask for them.
///
/// Threads: GUI thread.
/// Owner:   the refresh bar; collaborators outlive it.
/// Tests:   tests/gui/tst_main_window.cpp

#include <QObject>

namespace dogear::library {
class FeedRefresher;
class RefreshScheduler;
} // namespace dogear::library

namespace dogear::widgets {
class RefreshBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class RefreshStatus final : public QObject
{
    Q_OBJECT

public:
    RefreshStatus(library::FeedRefresher &refresher,
                  library::RefreshScheduler &scheduler,
                  widgets::RefreshBar &bar,
                  DetailController &details);

private:
    void connectBar();
    void showNextRefresh();

    library::FeedRefresher &m_refresher;
    library::RefreshScheduler &m_scheduler;
    widgets::RefreshBar &m_bar;
    DetailController &m_details;
};

} // namespace dogear
