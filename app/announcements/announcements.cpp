// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcements.h"

#include <desktop/notifier.h>
#include <listening/playback_session.h>
#include <listening/queue.h>

#include <QGuiApplication>
#include <QWindow>

namespace dogear {

using desktop::Notifier;

Announcements::Announcements(Notifier &notifier,
                             listening::PlaybackSession &session,
                             listening::Queue &queue)
    : m_notifier(notifier)
    , m_session(session)
    , m_queue(queue)
{
    connect(&notifier, &Notifier::activated, this, &Announcements::act);
    connect(&notifier, &Notifier::closed, this, [this](const QString &group) {
        m_shown.remove(group);
    });
}

bool Announcements::isWanted(AnnouncementKind kind) const
{
    // Not the state of the application: that stays active for a moment after its window was hidden.
    const QWindow *focus = QGuiApplication::focusWindow();
    const bool isActive =
        focus && focus->isVisible() && !focus->windowStates().testFlag(Qt::WindowMinimized);
    switch (kind) {
    case AnnouncementKind::Episodes:
        return m_settings.announcesEpisodes && !isActive;
    case AnnouncementKind::Downloads:
        return m_settings.announcesDownloads && !isActive;
    case AnnouncementKind::DiskErrors:
        return m_settings.announcesErrors && !isActive;
    case AnnouncementKind::FeedErrors:
        break;
    }
    return m_settings.announcesErrors;
}

void Announcements::announce(const Announcement &announcement)
{
    if (!isWanted(announcement.kind))
        return;
    m_shown.insert(announcement.notification.group, announcement);
    m_notifier.show(announcement.notification);
}

void Announcements::announceAll(const QList<Announcement> &announcements)
{
    for (const Announcement &announcement : announcements)
        announce(announcement);
}

void Announcements::act(const QString &group, const QString &action, const QString &activationToken)
{
    if (!m_shown.contains(group)) {
        if (action == Notifier::click) // such as that of the tray
            emit raiseRequested(activationToken);
        return;
    }
    const Announcement announcement = m_shown.value(group); // the signals below may replace it
    if (action == announcement_action::play)
        m_session.play(announcement.episode);
    else if (action == announcement_action::queue)
        m_queue.playLast({announcement.episode});
    else if (action == Notifier::click)
        open(announcement, activationToken);
    // Some servers keep a notification after an action; it has served its purpose.
    m_notifier.close(group);
}

void Announcements::open(const Announcement &announcement, const QString &activationToken)
{
    emit raiseRequested(activationToken);
    if (announcement.episode.isValid())
        emit episodeRequested(announcement.show, announcement.episode);
    else if (announcement.show.isValid())
        emit showRequested(announcement.show);
    else if (announcement.view)
        emit viewRequested(*announcement.view);
}

} // namespace dogear
