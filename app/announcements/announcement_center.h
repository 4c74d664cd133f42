// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects all that announces something through the desktop.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; the services outlive it.
/// Tests:   tests/gui/tst_announcements.cpp

#include "announcements.h"
#include "download_announcer.h"
#include "episode_announcer.h"
#include "trouble_announcer.h"

#include <desktop/notifier.h>

#include <memory>

namespace dogear {

struct Services;

class AnnouncementCenter final
{
public:
    AnnouncementCenter(Services &services, std::unique_ptr<desktop::Notifier> notifier);

    [[nodiscard]] desktop::Notifier &notifier() { return *m_notifier; }
    [[nodiscard]] Announcements &announcements() { return m_announcements; }

private:
    // In this order: each is destroyed before the members that it uses.
    std::unique_ptr<desktop::Notifier> m_notifier;
    Announcements m_announcements;
    EpisodeAnnouncer m_episodes;
    DownloadAnnouncer m_downloads;
    TroubleAnnouncer m_troubles;
};

} // namespace dogear
