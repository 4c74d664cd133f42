// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_text.h"

#include <words/download_text.h>
#include <words/error_text.h>
#include <words/plain_text.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear {

using desktop::Notification;
using desktop::NotificationAction;
using itemmodels::ViewKind;

namespace {

struct AnnouncementText
{
    Q_DECLARE_TR_FUNCTIONS(AnnouncementText)
};

/// One title a line, and how many more there are.
QString listed(const QStringList &titles)
{
    QStringList lines = titles.first(std::min(titles.size(), maxAnnouncedTitles));
    if (const int more = int(titles.size() - lines.size()); more > 0)
        lines.append(AnnouncementText::tr("and %n more", nullptr, more));
    return lines.join(u'\n');
}

QStringList titlesOf(const QList<domain::EpisodeSummary> &episodes)
{
    QStringList titles;
    for (const domain::EpisodeSummary &episode : episodes)
        titles.append(words::plainLine(episode.title));
    return titles;
}

NotificationAction playAction()
{
    return {QString(announcement_action::play), AnnouncementText::tr("Play")};
}

Announcement announceShow(const ShowNews &news)
{
    const QString title = words::plainLine(news.title);
    Announcement announcement{
        .notification = {.group = u"show-%1"_s.arg(news.show.value),
                         .title = title,
                         .category = u"x-dogear.episode.new"_s,
                         .picture = news.picture},
        .show = news.show,
    };
    Notification &notification = announcement.notification;
    const QStringList titles = titlesOf(news.episodes);
    if (titles.size() == 1) {
        notification.body = titles.constFirst();
        notification.actions = {
            playAction(),
            {QString(announcement_action::queue), AnnouncementText::tr("Add to Up next")}};
        announcement.episode = news.episodes.constFirst().id;
    } else {
        notification.title =
            AnnouncementText::tr("%1: %n new episode(s)", nullptr, int(titles.size())).arg(title);
        notification.body = listed(titles);
    }
    return announcement;
}

Announcement announceShows(const QList<ShowNews> &news)
{
    qsizetype count = 0;
    QStringList titles;
    for (const ShowNews &each : news) {
        count += each.episodes.size();
        titles.append(words::plainLine(each.title));
    }
    return {
        .notification = {.group = u"episodes"_s,
                         .title = AnnouncementText::tr("%n new episode(s)", nullptr, int(count)),
                         .body = listed(titles),
                         .category = u"x-dogear.episode.new"_s},
        .view = ViewKind::Inbox};
}

Announcement announceFeedTrouble(const FeedTrouble &trouble)
{
    const QString show = words::plainLine(trouble.title);
    return {
        .kind = AnnouncementKind::FeedErrors,
        .notification = {.group = u"feed-%1"_s.arg(trouble.show.value),
                         .title = trouble.needsPassword
                                      ? AnnouncementText::tr("“%1” needs a password").arg(show)
                                      : AnnouncementText::tr("The feed of “%1” is gone").arg(show),
                         .body = words::errorSentence(trouble.error),
                         .category = u"x-dogear.feed.error"_s},
        .show = trouble.show};
}

Announcement diskTrouble(const QString &title, const QString &body)
{
    return {.kind = AnnouncementKind::DiskErrors,
            .notification = {
                .group = u"disk"_s, .title = title, .body = body, .category = u"transfer.error"_s}};
}

} // namespace

QList<Announcement> announceEpisodes(const QList<ShowNews> &news)
{
    if (news.size() > maxSingleAnnouncements)
        return QList{announceShows(news)};
    QList<Announcement> announcements;
    for (const ShowNews &each : news)
        announcements.append(announceShow(each));
    return announcements;
}

Announcement announceDownloads(const QList<domain::EpisodeSummary> &episodes,
                               const QString &picture)
{
    Announcement announcement{
        .kind = AnnouncementKind::Downloads,
        .notification = {.group = u"downloads"_s,
                         .title = AnnouncementText::tr(
                             "%n download(s) complete", nullptr, int(episodes.size())),
                         .body = listed(titlesOf(episodes)),
                         .category = u"transfer.complete"_s,
                         .picture = picture,
                         .urgency = desktop::Urgency::Low},
    };
    if (episodes.size() == 1) {
        announcement.notification.title = AnnouncementText::tr("Download complete");
        announcement.notification.actions = {playAction()};
        announcement.show = episodes.constFirst().podcastId;
        announcement.episode = episodes.constFirst().id;
    } else {
        announcement.view = ViewKind::Downloads;
    }
    return announcement;
}

QList<Announcement> announceFeedTroubles(const QList<FeedTrouble> &troubles)
{
    if (troubles.size() > maxSingleAnnouncements) {
        QStringList titles;
        for (const FeedTrouble &trouble : troubles)
            titles.append(words::plainLine(trouble.title));
        const QString title = AnnouncementText::tr(
            "%n feed(s) can't be read any more", nullptr, int(troubles.size()));
        return QList{Announcement{.kind = AnnouncementKind::FeedErrors,
                                  .notification = {.group = u"feeds"_s,
                                                   .title = title,
                                                   .body = listed(titles),
                                                   .category = u"x-dogear.feed.error"_s}}};
    }
    QList<Announcement> announcements;
    for (const FeedTrouble &trouble : troubles)
        announcements.append(announceFeedTrouble(trouble));
    return announcements;
}

Announcement announceBlockedDownloads(const Error &error)
{
    Announcement announcement =
        diskTrouble(AnnouncementText::tr("Downloads wait"), words::blockedSentence(error));
    announcement.view = ViewKind::Downloads;
    return announcement;
}

Announcement announceFailedSaving(const Error &error)
{
    return diskTrouble(AnnouncementText::tr("Your place can't be saved"),
                       words::errorSentence(error));
}

Notification announceTray()
{
    return {
        .group = u"tray"_s,
        .title = AnnouncementText::tr("Dogear is in the tray"),
        .body = AnnouncementText::tr(
            "It goes on without its window. A click on its icon brings the window back. To quit, "
            "choose Quit in the menu of the icon, or press Ctrl+Q in the window."),
        .urgency = desktop::Urgency::Low};
}

} // namespace dogear
