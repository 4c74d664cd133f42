// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which new episodes of a refresh are announced.

#include "announcements/episode_announcer.h"

#include <support/served_library.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::wait;

namespace {

const QByteArray cover = "https://example.org/cover.png";

/// A feed with \a count episodes, the newest first; the newest one has no media if \a isSilent.
QByteArray feedOf(const QByteArray &title, int count, bool isSilent = false)
{
    QByteArray items;
    for (int i = count; i > 0; --i) {
        const QByteArray n = QByteArray::number(i);
        items += "<item><title>Number " + n + "</title><guid>g" + n + "</guid><pubDate>" + n
                 + " Aug 2024 10:00:00 GMT</pubDate>";
        if (!isSilent || i < count)
            items +=
                "<enclosure url='https://example.org/" + n + ".mp3' type='audio/mpeg' length='1'/>";
        items += "</item>";
    }
    return "<rss version='2.0' xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'>"
           "<channel><title>"
           + title + "</title><itunes:image href='" + cover + "'/>" + items + "</channel></rss>";
}

} // namespace

class TestEpisodeAnnouncer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whichEpisodesAreNews_data();
    void whichEpisodesAreNews();
    void anEpisodeIsAnnouncedOnceItCanBeHeard();
    void someShowsAreLeftOut_data();
    void someShowsAreLeftOut();
    void manyShowsShareOne();
    void thePictureIsTakenIfItIsHere();

private:
    /// Follows a show with \a count episodes.
    PodcastId follow(const QString &path, const QByteArray &title, int count)
    {
        m_library->server.setBody(path, feedOf(title, count));
        const auto outcome = m_library->subscribe(path);
        return outcome.added.isEmpty() ? PodcastId() : outcome.added.constFirst().id;
    }
    /// Refreshes \a ids, or all, and waits until the announcer has asked the library.
    void refresh(const QList<PodcastId> &ids = {})
    {
        m_library->refresh(ids);
        constexpr int questions = 4; // the episodes, their shows, and two more
        for (int i = 0; i < questions; ++i) {
            [[maybe_unused]] const auto count = wait(m_library->library.episodes().count({}));
            QCoreApplication::processEvents();
        }
    }
    /// Returns "title: body" of what was announced since the last call.
    QStringList announced()
    {
        QStringList texts;
        for (const Announcement &announcement : std::as_const(m_announced)) {
            texts.append(announcement.notification.title + u": "
                         + QString(announcement.notification.body).replace(u'\n', u'/'));
        }
        m_announced.clear();
        return texts;
    }

    std::unique_ptr<test::ServedLibrary> m_library;
    std::unique_ptr<EpisodeAnnouncer> m_announcer;
    QList<Announcement> m_announced;
};

void TestEpisodeAnnouncer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::ServedLibrary>();
    m_announcer = std::make_unique<EpisodeAnnouncer>(m_library->library.refresher(),
                                                     m_library->library.subscriptions(),
                                                     m_library->library.episodes(),
                                                     m_library->library.artwork());
    m_announced.clear();
    connect(m_announcer.get(),
            &EpisodeAnnouncer::announced,
            this,
            [this](const QList<Announcement> &announcements) { m_announced += announcements; });
}

void TestEpisodeAnnouncer::cleanup()
{
    m_announcer.reset();
    m_library.reset();
}

void TestEpisodeAnnouncer::whichEpisodesAreNews_data()
{
    QTest::addColumn<int>("before"); // -1: the show was not read yet
    QTest::addColumn<int>("after");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a new one") << 2 << 3 << QStringList{u"Show: Number 3"_s};
    QTest::newRow("several, the newest first")
        << 2 << 5 << QStringList{u"Show: 3 new episode(s): Number 5/Number 4/Number 3"_s};
    QTest::newRow("none") << 3 << 3 << QStringList();
    QTest::newRow("none of a show that was just followed") << -1 << 3 << QStringList();
}

void TestEpisodeAnnouncer::whichEpisodesAreNews()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    if (before < 0) {
        const auto added = wait(m_library->library.subscriptions().followUnread(
            m_library->server.url(u"/feed"_s), u"Show"_s));
        QVERIFY(added.has_value());
    } else {
        QVERIFY(follow(u"/feed"_s, "Show", before).isValid());
    }
    QCOMPARE(announced(), QStringList());
    m_library->server.setBody(u"/feed"_s, feedOf("Show", after));
    refresh();
    QTEST(announced(), "expected");
    refresh();
    QCOMPARE(announced(), QStringList()); // once
}

void TestEpisodeAnnouncer::anEpisodeIsAnnouncedOnceItCanBeHeard()
{
    follow(u"/feed"_s, "Show", 2);
    m_library->server.setBody(u"/feed"_s, feedOf("Show", 3, true));
    refresh();
    QCOMPARE(announced(), QStringList());
    m_library->server.setBody(u"/feed"_s, feedOf("Show", 3));
    refresh();
    QCOMPARE(announced(), QStringList(u"Show: Number 3"_s));
}

void TestEpisodeAnnouncer::someShowsAreLeftOut_data()
{
    QTest::addColumn<bool>("isQuiet");
    QTest::addColumn<bool>("isArchived");
    QTest::newRow("a show that the user has left out") << true << false;
    QTest::newRow("an archived one that is refreshed by name") << false << true;
}

void TestEpisodeAnnouncer::someShowsAreLeftOut()
{
    QFETCH(const bool, isQuiet);
    QFETCH(const bool, isArchived);
    const PodcastId quiet = follow(u"/quiet"_s, "Quiet", 2);
    const PodcastId loud = follow(u"/loud"_s, "Loud", 2);
    QVERIFY(wait(m_library->library.subscriptions().edit(
                     quiet, {.isArchived = isArchived, .isQuiet = isQuiet}))
                .has_value());
    m_library->server.setBody(u"/quiet"_s, feedOf("Quiet", 3));
    m_library->server.setBody(u"/loud"_s, feedOf("Loud", 3));
    refresh({quiet, loud});
    QCOMPARE(m_library->show(quiet).episodeCount, 3);
    QCOMPARE(announced(), QStringList(u"Loud: Number 3"_s));
}

void TestEpisodeAnnouncer::manyShowsShareOne()
{
    for (const char *name : {"A", "B", "C", "D"}) {
        const QString path = u'/' + QString::fromLatin1(name);
        QVERIFY(follow(path, name, 1).isValid());
        m_library->server.setBody(path, feedOf(name, 2));
    }
    refresh();
    const QStringList found = announced();
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.constFirst().startsWith(u"4 new episode(s): "_s),
             qPrintable(found.constFirst()));
    QVERIFY(found.constFirst().endsWith(u"/and 1 more"_s));
}

void TestEpisodeAnnouncer::thePictureIsTakenIfItIsHere()
{
    follow(u"/feed"_s, "Show", 1);
    m_library->server.setBody(u"/feed"_s, feedOf("Show", 2));
    refresh();
    QCOMPARE(m_announced.size(), 1);
    QCOMPARE(m_announced.constFirst().notification.picture, QString()); // nothing is fetched for it
    m_announced.clear();

    const QString folder = m_library->folder.filePath(u"cache/artwork"_s);
    QVERIFY(QDir().mkpath(folder));
    const QByteArray name = QCryptographicHash::hash(cover, QCryptographicHash::Sha256).toHex();
    QFile picture(folder + u'/' + QString::fromLatin1(name.first(40)));
    QVERIFY(picture.open(QFile::WriteOnly) && picture.write("picture") > 0);
    picture.close();
    m_library->server.setBody(u"/feed"_s, feedOf("Show", 3));
    refresh();
    QCOMPARE(m_announced.size(), 1);
    QCOMPARE(m_announced.constFirst().notification.picture, picture.fileName());
}

QTEST_GUILESS_MAIN(TestEpisodeAnnouncer)
#include "tst_episode_announcer.moc"
