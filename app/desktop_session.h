// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects Dogear to the desktop session: provides MPRIS, and keeps computer and screen
///        awake.
///
/// Threads: GUI thread.
/// Owner:   Application; collaborators outlive it.
/// Tests:   tests/gui/tst_desktop.cpp, tests/gui/tst_remote_control.cpp

#include "features/queue/queue_navigator.h"

#include <desktop/mpris_service.h>
#include <desktop/screen_inhibitor.h>
#include <desktop/sleep_inhibitor.h>

#include <memory>

namespace dogear {

class MainWindow;
class MediaOpener;
struct Services;

class DesktopSession final
{
public:
    DesktopSession(Services &services, MainWindow &window, MediaOpener &opener);

    /// Connects to the session bus and the system bus, which may take tens of milliseconds.
    void start();

private:
    void connectMpris();

    Services &m_services;
    MainWindow &m_window;
    MediaOpener &m_opener;
    QueueNavigator m_trackNavigator;
    std::unique_ptr<desktop::MprisService> m_mpris;
    std::unique_ptr<desktop::SleepInhibitor> m_sleepInhibitor;
    std::unique_ptr<desktop::ScreenInhibitor> m_screenInhibitor;
};

} // namespace dogear
