// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the announcements that the user wants as notifications of the desktop, and does
/// what
///        a click on one asks for.
///
/// While a window of the program is active, new episodes, downloads and full disks are not
/// announced: lists and messages of the window show them.
///
/// Threads: GUI thread.
/// Owner:   DesktopSession; collaborators outlive it.
/// Tests:   tests/gui/tst_announcements.cpp
/// Decision: README.md, "What the active window shows is not announced".

#include "announcement.h"

#include <settings/desktop_settings.h>

#include <QHash>
#include <QObject>

namespace dogear::desktop {
class Notifier;
} // namespace dogear::desktop

namespace dogear::listening {
class PlaybackSession;
class Queue;
} // namespace dogear::listening

namespace dogear {

class Announcements final : public QObject
{
    Q_OBJECT

public:
    Announcements(desktop::Notifier &notifier,
                  listening::PlaybackSession &session,
                  listening::Queue &queue);

    /// Sets what is announced from now on.
    void setSettings(const settings::NotificationSettings &settings) { m_settings = settings; }

    /// Shows \a announcement, unless the settings or the active window make it superfluous.
    void announce(const Announcement &announcement);
    void announceAll(const QList<Announcement> &announcements);

signals:
    // Emitted by a click on a notification, after raiseRequested().
    void episodeRequested(dogear::PodcastId show, dogear::EpisodeId episode);
    void showRequested(dogear::PodcastId show);
    void viewRequested(dogear::itemmodels::ViewKind view);
    /// Emitted when the window should come to the front; \a activationToken allows that under
    /// Wayland.
    void raiseRequested(const QString &activationToken);

private:
    [[nodiscard]] bool isWanted(AnnouncementKind kind) const;
    void act(const QString &group, const QString &action, const QString &activationToken);
    void open(const Announcement &announcement, const QString &activationToken);

    desktop::Notifier &m_notifier;
    listening::PlaybackSession &m_session;
    listening::Queue &m_queue;
    settings::NotificationSettings m_settings;
    QHash<QString, Announcement> m_shown; ///< by the group of the notification
};

} // namespace dogear
