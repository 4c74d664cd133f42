// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which complete downloads are announced, and that they are announced together.

#include "announcements/download_announcer.h"

#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;

class TestDownloadAnnouncer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whoStartedThem_data();
    void whoStartedThem();
    void theyAreAnnouncedTogetherAtTheEnd();
    void oneWhoseShowIsGoneIsNot();

private:
    test::FakeDownloads &downloads() { return m_library->downloads; }
    void finish(qsizetype episode, bool isAutomatic)
    {
        const EpisodeId id = m_ids.at(episode);
        downloads().known.insert(
            id, {.episode = id, .state = domain::DownloadState::Done, .isAutomatic = isAutomatic});
        emit downloads().finished(id);
    }
    [[nodiscard]] QStringList bodies() const
    {
        QStringList bodies;
        for (const Announcement &announcement : m_announced)
            bodies.append(QString(announcement.notification.body).replace(u'\n', u'/'));
        return bodies;
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<DownloadAnnouncer> m_announcer;
    QList<Announcement> m_announced;
    PodcastId m_show;
    QList<EpisodeId> m_ids;
};

void TestDownloadAnnouncer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(u"Show"_s, {{u"One"_s}, {u"Two"_s}, {u"Three"_s}});
    m_ids.clear();
    for (const domain::EpisodeSummary &episode : m_library->episodes(m_show))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 3);
    m_announcer = std::make_unique<DownloadAnnouncer>(
        downloads(), m_library->library.episodes(), m_library->library.artwork());
    m_announcer->setSettleTime(50ms);
    m_announced.clear();
    connect(m_announcer.get(),
            &DownloadAnnouncer::announced,
            this,
            [this](const Announcement &announcement) { m_announced.append(announcement); });
}

void TestDownloadAnnouncer::cleanup()
{
    m_announcer.reset();
    m_library.reset();
}

void TestDownloadAnnouncer::whoStartedThem_data()
{
    QTest::addColumn<bool>("first"); // whether a rule started it
    QTest::addColumn<bool>("second");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("the user both") << false << false << QStringList{u"One/Two"_s};
    QTest::newRow("a rule one of them") << true << false << QStringList{u"Two"_s};
    QTest::newRow("the user the one before the rule's") << false << true << QStringList{u"One"_s};
}

void TestDownloadAnnouncer::whoStartedThem()
{
    QFETCH(const bool, first);
    QFETCH(const bool, second);
    finish(0, first);
    finish(1, second);
    QTRY_COMPARE(m_announced.size(), 1);
    QTEST(bodies(), "expected");
}

void TestDownloadAnnouncer::theyAreAnnouncedTogetherAtTheEnd()
{
    downloads().setSummary({.running = 1});
    finish(0, false);
    finish(1, false);
    m_announcer->setSettleTime(1ms);
    QVERIFY(m_library->settle());
    finish(2, false);
    QVERIFY(m_library->settle());
    QCoreApplication::processEvents();
    QCOMPARE(m_announced.size(), 0); // the last one is still under way
    downloads().setSummary({});
    QTRY_COMPARE(bodies(), QStringList(u"One/Two/Three"_s));
    QCOMPARE(m_announced.constFirst().notification.group, u"downloads"_s);
}

void TestDownloadAnnouncer::oneWhoseShowIsGoneIsNot()
{
    finish(0, false);
    auto removed = m_library->library.subscriptions().remove(m_show);
    QTRY_VERIFY(removed.isFinished());
    const PodcastId other = m_library->follow(u"Other"_s, {{u"Four"_s}});
    m_ids = {m_library->episodes(other).constFirst().id};
    finish(0, false);
    QTRY_COMPARE(m_announced.size(), 1);
    QCOMPARE(bodies(), QStringList(u"Four"_s));
}

QTEST_GUILESS_MAIN(TestDownloadAnnouncer)
#include "tst_download_announcer.moc"
