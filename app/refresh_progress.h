// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows in the sidebar's bar how far a refresh is, and stops it from there.
///
/// What the schedule refreshes does not catch the eye.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

namespace dogear::library {
class FeedRefresher;
} // namespace dogear::library

namespace dogear::widgets {
class RefreshBar;
} // namespace dogear::widgets

namespace dogear {

/// Both outlive the window, or go with it.
void showRefreshes(library::FeedRefresher &refresher, widgets::RefreshBar &bar);

} // namespace dogear
