// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The shows that a new library begins with.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

namespace dogear::library {
class FeedRefresher;
class Subscriptions;
} // namespace dogear::library

namespace dogear::settings {
class Settings;
} // namespace dogear::settings

namespace dogear {

/// Follows the Dogear Guide and the PyTorch Developer Podcast, once in the life of a library: who
/// stops following them is not asked again.
void followFirstShows(library::Subscriptions &subscriptions,
                      library::FeedRefresher &refresher,
                      settings::Settings &settings);

} // namespace dogear
