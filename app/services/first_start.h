// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Follows the first shows of a new library.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear::subscriptions {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear {

/// Follows the Dogear Guide and the PyTorch Developer Podcast, once per library: they do not come
/// back after the user has unfollowed them.
void followFirstShows(subscriptions::Subscriptions &subscriptions,
                      subscriptions::FeedRefresher &refresher,
                      settings::Settings &settings);

} // namespace dogear
