// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Passes the requests of later starts to the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_second_start.cpp

namespace dogear::desktop {
class SingleInstance;
} // namespace dogear::desktop

namespace dogear {

class Application;

/// Opens what later starts ask for in \a application, until its window is destroyed.
void followStartRequests(desktop::SingleInstance &instance, Application &application);

} // namespace dogear
