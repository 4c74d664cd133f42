// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects Dogear to the desktop session: provides MPRIS, and keeps computer and screen
///        awake.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it. It outlives a window that is replaced.
/// Tests:   tests/gui/tst_desktop.cpp, tests/gui/tst_remote_control.cpp

#include "features/queue/queue_navigator.h"

#include <desktop/mpris_service.h>
#include <desktop/screen_inhibitor.h>
#include <desktop/sleep_inhibitor.h>

#include <memory>

namespace dogear {

class CurrentWindow;
struct Services;

class DesktopSession final
{
public:
    DesktopSession(Services &services, CurrentWindow &window);

    /// Connects to the session bus and the system bus, which may take tens of milliseconds.
    void start();

private:
    void connectMpris();
    void createInhibitors();

    Services &m_services;
    CurrentWindow &m_window;
    QueueNavigator m_trackNavigator;
    std::unique_ptr<desktop::MprisService> m_mpris;
    std::unique_ptr<desktop::SleepInhibitor> m_sleepInhibitor;
    std::unique_ptr<desktop::ScreenInhibitor> m_screenInhibitor;
};

} // namespace dogear
