// SPDX-License-Identifier: GPL-3.0-or-later

#include "announcements/announcement_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using domain::EpisodeSummary;
using itemmodels::ViewKind;

namespace {

EpisodeSummary episode(qint64 id, const QString &title, qint64 show = 7)
{
    return {
        .id = EpisodeId{id}, .podcastId = PodcastId{show}, .title = title, .hasEnclosure = true};
}

/// News of \a count episodes of one show.
ShowNews news(qint64 show, int count)
{
    ShowNews news{.show = PodcastId{show}, .title = u"Show %1"_s.arg(show), .picture = u"/c"_s};
    for (int i = count; i > 0; --i)
        news.episodes.append(episode(show * 10 + i, u"Episode %1"_s.arg(i), show));
    return news;
}

/// What the user sees: "group: title | lines of the body | buttons".
QString toText(const Announcement &announcement)
{
    const desktop::Notification &shown = announcement.notification;
    QStringList buttons;
    for (const desktop::NotificationAction &action : shown.actions)
        buttons.append(action.key);
    return shown.group + u": " + shown.title + u" | " + QString(shown.body).replace(u'\n', u'/')
           + u" | " + buttons.join(u',');
}

QStringList toText(const QList<Announcement> &announcements)
{
    QStringList texts;
    for (const Announcement &announcement : announcements)
        texts.append(toText(announcement));
    return texts;
}

} // namespace

class TestAnnouncementText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void newEpisodes_data();
    void newEpisodes();
    void aClickLeadsToTheNews();
    void titlesAreOneLineOfPlainText();
    void downloads_data();
    void downloads();
    void feeds_data();
    void feeds();
    void disks();
};

void TestAnnouncementText::newEpisodes_data()
{
    QTest::addColumn<QList<int>>("counts"); // of the episodes of each show
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("one episode") << QList<int>{1}
                                 << QStringList{u"show-1: Show 1 | Episode 1 | play,queue"_s};
    QTest::newRow("three of a show")
        << QList<int>{3}
        << QStringList{u"show-1: Show 1: 3 new episode(s) | Episode 3/Episode 2/Episode 1 | "_s};
    QTest::newRow("more of a show than fit")
        << QList<int>{5}
        << QStringList{
               u"show-1: Show 1: 5 new episode(s) | Episode 5/Episode 4/Episode 3/and 2 more | "_s};
    QTest::newRow("of three shows")
        << QList<int>{1, 1, 2}
        << QStringList{u"show-1: Show 1 | Episode 1 | play,queue"_s,
                       u"show-2: Show 2 | Episode 1 | play,queue"_s,
                       u"show-3: Show 3: 2 new episode(s) | Episode 2/Episode 1 | "_s};
    QTest::newRow("of many shows, together")
        << QList<int>{1, 1, 2, 3, 1}
        << QStringList{u"episodes: 8 new episode(s) | Show 1/Show 2/Show 3/and 2 more | "_s};
}

void TestAnnouncementText::newEpisodes()
{
    QFETCH(const QList<int>, counts);
    QList<ShowNews> all;
    for (const int count : counts)
        all.append(news(all.size() + 1, count));
    QTEST(toText(announceEpisodes(all)), "expected");
}

void TestAnnouncementText::aClickLeadsToTheNews()
{
    const Announcement one = announceEpisodes({news(1, 1)}).constFirst();
    QVERIFY(one.episode == EpisodeId{11} && one.show == PodcastId{1} && !one.view);
    QCOMPARE(one.notification.picture, u"/c"_s);
    const Announcement several = announceEpisodes({news(1, 2)}).constFirst();
    QVERIFY(!several.episode.isValid() && several.show == PodcastId{1} && !several.view);
    const Announcement many =
        announceEpisodes({news(1, 1), news(2, 1), news(3, 1), news(4, 1)}).constFirst();
    QVERIFY(!many.episode.isValid() && !many.show.isValid() && many.view == ViewKind::Inbox);
}

void TestAnnouncementText::titlesAreOneLineOfPlainText()
{
    ShowNews odd{.show = PodcastId{1}, .title = u"A\nshow"_s};
    odd.episodes.append(episode(2, u"<b>Big</b>\t&\u202e news"_s));
    QCOMPARE(toText(announceEpisodes({odd})),
             QStringList(u"show-1: A show | <b>Big</b> & news | play,queue"_s));
}

void TestAnnouncementText::downloads_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<bool>("leadsToEpisode");
    QTest::newRow("one") << 1 << u"downloads: Download complete | Episode 1 | play"_s << true;
    QTest::newRow("several")
        << 4 << u"downloads: 4 download(s) complete | Episode 1/Episode 2/Episode 3/and 1 more | "_s
        << false;
}

void TestAnnouncementText::downloads()
{
    QFETCH(const int, count);
    QFETCH(const bool, leadsToEpisode);
    QList<EpisodeSummary> episodes;
    for (int i = 1; i <= count; ++i)
        episodes.append(episode(i, u"Episode %1"_s.arg(i)));
    const Announcement announcement = announceDownloads(episodes, u"/c"_s);
    QTEST(toText(announcement), "expected");
    QCOMPARE(announcement.episode.isValid(), leadsToEpisode);
    QCOMPARE(announcement.view == ViewKind::Downloads, !leadsToEpisode);
    QVERIFY(announcement.kind == AnnouncementKind::Downloads);
    QCOMPARE(announcement.notification.category, u"transfer.complete"_s);
}

void TestAnnouncementText::feeds_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("needsPassword");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("one wants a password")
        << 1 << true << QStringList{u"“Show 1” needs a password"_s};
    QTest::newRow("two are gone") << 2 << false
                                  << QStringList{u"The feed of “Show 1” is gone"_s,
                                                 u"The feed of “Show 2” is gone"_s};
    QTest::newRow("many, together")
        << 5 << false << QStringList{u"5 feed(s) can't be read any more"_s};
}

void TestAnnouncementText::feeds()
{
    QFETCH(const int, count);
    QFETCH(const bool, needsPassword);
    QFETCH(const QStringList, titles);
    const Error error{.code = ErrorCode::HttpStatus,
                      .url = QUrl(u"https://example.org/feed"_s),
                      .httpStatus = needsPassword ? 401 : 410};
    QList<FeedTrouble> troubles;
    for (int i = 1; i <= count; ++i)
        troubles.append({.show = PodcastId{i},
                         .title = u"Show %1"_s.arg(i),
                         .error = error,
                         .needsPassword = needsPassword});
    QStringList found;
    for (const Announcement &announcement : announceFeedTroubles(troubles)) {
        found.append(announcement.notification.title);
        QVERIFY(!announcement.notification.body.isEmpty());
        QVERIFY(announcement.kind == AnnouncementKind::FeedErrors);
        QCOMPARE(announcement.show.isValid(), count <= maxSingleAnnouncements);
    }
    QCOMPARE(found, titles);
}

void TestAnnouncementText::disks()
{
    const Error full{.code = ErrorCode::DiskFull, .url = QUrl(u"file:///music"_s)};
    const Announcement blocked = announceBlockedDownloads(full);
    QCOMPARE(blocked.notification.title, u"Downloads wait"_s);
    QVERIFY(!blocked.notification.body.isEmpty());
    QVERIFY(blocked.view == ViewKind::Downloads);
    const Announcement unsaved = announceFailedSaving(full);
    QVERIFY(!unsaved.notification.body.isEmpty());
    // Both are about the same disk, so one replaces the other.
    QCOMPARE(unsaved.notification.group, blocked.notification.group);
    QVERIFY(unsaved.kind == AnnouncementKind::DiskErrors);
}

QTEST_GUILESS_MAIN(TestAnnouncementText)
#include "tst_announcement_text.moc"
