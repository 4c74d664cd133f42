// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_center.h"

#include "services/services.h"

#include <utility>

namespace dogear {

AnnouncementCenter::AnnouncementCenter(Services &services,
                                       std::unique_ptr<desktop::Notifier> notifier)
    : m_notifier(std::move(notifier))
    , m_announcements(*m_notifier, services.session, services.library.queue())
    , m_episodes(services.library.refresher(),
                 services.library.subscriptions(),
                 services.library.episodes(),
                 services.library.artwork())
    , m_downloads(*services.downloads, services.library.episodes(), services.library.artwork())
    , m_troubles(services.library.refresher(),
                 services.library.subscriptions(),
                 *services.downloads,
                 services.session)
{
    m_announcements.setSettings(services.settings.desktop().notifications());
    QObject::connect(
        &m_episodes, &EpisodeAnnouncer::announced, &m_announcements, &Announcements::announceAll);
    QObject::connect(
        &m_downloads, &DownloadAnnouncer::announced, &m_announcements, &Announcements::announce);
    QObject::connect(
        &m_troubles, &TroubleAnnouncer::announced, &m_announcements, &Announcements::announceAll);
}

} // namespace dogear
