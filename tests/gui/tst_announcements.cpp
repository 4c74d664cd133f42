// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which announcements become notifications, and what a click on one does.

#include "announcements/announcements.h"

#include <listening/queue.h>
#include <support/fake_notifier.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::ViewKind;
using Kind = AnnouncementKind;

Q_DECLARE_METATYPE(dogear::AnnouncementKind)

class TestAnnouncements final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatTheUserWants_data();
    void whatTheUserWants();
    void whatTheActiveWindowShows_data();
    void whatTheActiveWindowShows();
    void playPlays();
    void queueLinesUp();
    void aClickOpensIt_data();
    void aClickOpensIt();
    void aClickOnAnotherNotificationRaisesTheWindow();
    void whatIsGoneDoesNothing();

private:
    /// An announcement of the first episode.
    [[nodiscard]] Announcement announcement() const
    {
        return {.kind = Kind::Episodes,
                .notification = {.group = u"show-1"_s, .title = u"Show"_s, .body = u"One"_s},
                .show = m_show,
                .episode = m_id};
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    test::FakeNotifier m_notifier;
    std::unique_ptr<Announcements> m_announcements;
    PodcastId m_show;
    EpisodeId m_id;
};

void TestAnnouncements::init()
{
    // The offscreen platform warns about what it does not support.
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support ).*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"One"_s}});
    QCOMPARE(m_library->episodes(m_show).size(), 1);
    m_id = m_library->episodes(m_show).constFirst().id;
    m_announcements = std::make_unique<Announcements>(
        m_notifier, *m_library->session, m_library->library.queue());
}

void TestAnnouncements::cleanup()
{
    m_announcements.reset();
    m_library.reset();
    m_notifier.shown.clear();
    m_notifier.closedGroups.clear();
}

void TestAnnouncements::whatTheUserWants_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("episodes"); // what the settings switch on
    QTest::addColumn<bool>("downloads");
    QTest::addColumn<bool>("errors");
    QTest::addColumn<bool>("isShown");
    const auto row = [](const char *name, Kind kind, bool e, bool d, bool r, bool isShown) {
        QTest::newRow(name) << kind << e << d << r << isShown;
    };
    row("new episodes", Kind::Episodes, true, false, false, true);
    row("no new episodes", Kind::Episodes, false, true, true, false);
    row("downloads", Kind::Downloads, false, true, false, true);
    row("no downloads", Kind::Downloads, true, false, true, false);
    row("errors of feeds", Kind::FeedErrors, false, false, true, true);
    row("no errors of feeds", Kind::FeedErrors, true, true, false, false);
    row("errors of the disk", Kind::DiskErrors, false, false, true, true);
    row("no errors of the disk", Kind::DiskErrors, true, true, false, false);
}

void TestAnnouncements::whatTheUserWants()
{
    QFETCH(const Kind, kind);
    QFETCH(const bool, episodes);
    QFETCH(const bool, downloads);
    QFETCH(const bool, errors);
    QFETCH(const bool, isShown);
    m_announcements->setSettings({.announcesEpisodes = episodes,
                                  .announcesDownloads = downloads,
                                  .announcesErrors = errors});
    Announcement any = announcement();
    any.kind = kind;
    m_announcements->announceAll({any});
    QCOMPARE(m_notifier.shown.size(), isShown ? 1 : 0);
}

void TestAnnouncements::whatTheActiveWindowShows_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<bool>("isShown");
    QTest::newRow("its lists show new episodes") << Kind::Episodes << false;
    QTest::newRow("its lists show downloads") << Kind::Downloads << false;
    QTest::newRow("its messages show a full disk") << Kind::DiskErrors << false;
    QTest::newRow("only the page of a show says that its feed is gone") << Kind::FeedErrors << true;
}

void TestAnnouncements::whatTheActiveWindowShows()
{
    QFETCH(const Kind, kind);
    QFETCH(const bool, isShown);
    m_announcements->setSettings({.announcesDownloads = true});
    Announcement any = announcement();
    any.kind = kind;
    QWidget window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    m_announcements->announce(any);
    QCOMPARE(m_notifier.shown.size(), isShown ? 1 : 0);
    window.hide();
    m_announcements->announce(any);
    QCOMPARE(m_notifier.shown.size(), isShown ? 2 : 1);
}

void TestAnnouncements::playPlays()
{
    QSignalSpy raised(m_announcements.get(), &Announcements::raiseRequested);
    m_announcements->announce(announcement());
    emit m_notifier.activated(u"show-1"_s, u"play"_s, {});
    QTRY_VERIFY(m_library->session->isCurrent(m_id));
    QVERIFY(m_library->player.isPlayWanted());
    QCOMPARE(raised.size(), 0); // a user who listens need not see the window
    QCOMPARE(m_notifier.closedGroups, QStringList(u"show-1"_s));
}

void TestAnnouncements::queueLinesUp()
{
    m_announcements->announce(announcement());
    emit m_notifier.activated(u"show-1"_s, u"queue"_s, {});
    QTRY_VERIFY(m_library->library.queue().contains(m_id));
    QVERIFY(!m_library->session->current());
}

void TestAnnouncements::aClickOpensIt_data()
{
    QTest::addColumn<bool>("hasEpisode");
    QTest::addColumn<bool>("hasShow");
    QTest::addColumn<bool>("hasView");
    QTest::newRow("an episode") << true << true << false;
    QTest::newRow("a show") << false << true << false;
    QTest::newRow("a view") << false << false << true;
    QTest::newRow("the window") << false << false << false;
}

void TestAnnouncements::aClickOpensIt()
{
    QFETCH(const bool, hasEpisode);
    QFETCH(const bool, hasShow);
    QFETCH(const bool, hasView);
    QStringList log;
    connect(m_announcements.get(), &Announcements::raiseRequested, this, [&](const QString &token) {
        log.append(u"raise "_s + token);
    });
    connect(m_announcements.get(),
            &Announcements::episodeRequested,
            this,
            [&](PodcastId show, EpisodeId episode) {
                log.append(show == m_show && episode == m_id ? u"episode"_s : u"wrong"_s);
            });
    connect(m_announcements.get(), &Announcements::showRequested, this, [&](PodcastId show) {
        log.append(show == m_show ? u"show"_s : u"wrong"_s);
    });
    connect(m_announcements.get(), &Announcements::viewRequested, this, [&](ViewKind view) {
        log.append(view == ViewKind::Downloads ? u"view"_s : u"wrong"_s);
    });
    Announcement any = announcement();
    any.episode = hasEpisode ? m_id : EpisodeId();
    any.show = hasShow ? m_show : PodcastId();
    any.view = hasView ? std::optional(ViewKind::Downloads) : std::nullopt;
    m_announcements->announce(any);
    emit m_notifier.activated(u"show-1"_s, u"default"_s, u"token"_s);
    QStringList expected{u"raise token"_s};
    if (hasEpisode || hasShow || hasView)
        expected.append(hasEpisode ? u"episode"_s : hasShow ? u"show"_s : u"view"_s);
    QCOMPARE(log, expected);
}

void TestAnnouncements::aClickOnAnotherNotificationRaisesTheWindow()
{
    QSignalSpy raised(m_announcements.get(), &Announcements::raiseRequested);
    emit m_notifier.activated(u"tray"_s, u"default"_s, u"token"_s);
    QCOMPARE(raised.size(), 1);
    QCOMPARE(raised.constFirst().constFirst().toString(), u"token"_s);
}

void TestAnnouncements::whatIsGoneDoesNothing()
{
    m_announcements->announce(announcement());
    emit m_notifier.closed(u"show-1"_s);
    emit m_notifier.activated(u"show-1"_s, u"play"_s, {});
    QVERIFY(m_library->settle());
    QVERIFY(!m_library->session->current());
}

QTEST_MAIN(TestAnnouncements)
#include "tst_announcements.moc"
