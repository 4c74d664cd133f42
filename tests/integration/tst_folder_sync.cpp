// SPDX-License-Identifier: GPL-3.0-or-later
// Plays what sync through a folder must carry, and what it must not lose.

#include "folder_device.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

class TestFolderSync final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everythingReachesTheOtherDevice();
    void whatBothHadIsUnited();
    void onlyTheLaterChangeOfAFieldCounts();
    void differentElementsAreMerged();
    void movesInTheQueueAreMerged();
    void removedElementsStayRemoved();
    void valuesWaitForTheirShow();
    void anUnfollowedShowTakesItsValuesAlong();
    void aShowThatComesBackHasItsFavourites();
    void anEpisodeThatPlaysIsNotMoved();
    void aMissingFolderIsAnErrorAndNothingIsLost();
    void changesWithoutTheFolderKeepTheirTime();
    void aLostFileIsWrittenAgain();
    void twoDevicesWithOneIdAreSeparated();
    void aClockAheadDoesNotWinForEver();
    void nothingOfPrivateShowsIsWritten();
    void aNewerFileIsReported();
    void runsAreLogged();

private:
    void sync(FolderDevice &device)
    {
        m_clock.advance(std::chrono::minutes(1));
        const auto report = device.syncFolder();
        QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
        m_report = *report;
    }
    void syncBoth()
    {
        sync(*m_desk);
        sync(*m_phone);
        sync(*m_desk);
    }
    void later() { m_clock.advance(std::chrono::hours(1)); }

    std::unique_ptr<QTemporaryDir> m_folder;
    FakeClock m_clock;
    std::unique_ptr<FolderDevice> m_desk;
    std::unique_ptr<FolderDevice> m_phone;
    sync_folder::FolderReport m_report;
};

void TestFolderSync::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_clock = FakeClock();
    m_folder = std::make_unique<QTemporaryDir>();
    m_desk = std::make_unique<FolderDevice>(u"desk"_s, m_folder->path(), m_clock);
    m_phone = std::make_unique<FolderDevice>(u"phone"_s, m_folder->path(), m_clock);
}

void TestFolderSync::cleanup()
{
    m_desk.reset();
    m_phone.reset();
}

void TestFolderSync::everythingReachesTheOtherDevice()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    m_desk->play(u"show/1"_s, 120);
    m_desk->markPlayed(u"show/2"_s);
    m_desk->toggleFavourite(u"show/3"_s);
    m_desk->toggleTag(u"show"_s, u"News"_s);
    m_desk->setSpeed(u"show"_s, 1.5);
    m_desk->addBookmark(u"show/4"_s, 65, u"A note"_s);
    m_desk->setQueue({u"show/6"_s, u"show/5"_s});
    m_desk->lists.lists = QList<storage::SharedList>{
        {u"list-1"_s, u"Evening"_s, false, {m_desk->id(u"show/4"_s), m_desk->id(u"show/2"_s)}}};
    sync(*m_desk);
    sync(*m_phone);

    QCOMPARE(m_phone->shows(), m_desk->shows());
    QCOMPARE(m_phone->states(), m_desk->states());
    QCOMPARE(m_phone->states().value(u"show/1"_s), u"120 s"_s);
    QCOMPARE(m_phone->favourites(), QStringList{u"show/3"_s});
    QCOMPARE(m_phone->tags(), QStringList{u"show.xml: News"_s});
    QCOMPARE(m_phone->speeds(), m_desk->speeds());
    QCOMPARE(m_phone->speeds().size(), 1);
    QCOMPARE(m_phone->bookmarks(), QStringList{u"show/4 @65 A note"_s});
    QCOMPARE(m_phone->queue(), (QStringList{u"show/6"_s, u"show/5"_s}));
    const QList<storage::SharedList> lists{
        {u"list-1"_s, u"Evening"_s, false, {m_phone->id(u"show/4"_s), m_phone->id(u"show/2"_s)}}};
    QCOMPARE(m_phone->lists.lists, lists);
}

void TestFolderSync::whatBothHadIsUnited()
{
    for (FolderDevice *device : {m_desk.get(), m_phone.get()})
        device->followShow(u"show"_s);
    m_desk->followShow(u"other"_s);
    // Before sync was set up; record() would count as a change.
    (void)m_desk->number(u"UPDATE episode SET favourite = 1 WHERE guid = 'show/1' RETURNING 1"_s);
    (void)m_phone->number(u"UPDATE episode SET favourite = 1 WHERE guid = 'show/2' RETURNING 1"_s);
    const QString queue =
        u"INSERT INTO queue SELECT 0, id FROM episode WHERE guid = ? RETURNING 1"_s;
    (void)m_desk->number(queue, {u"show/3"_s});
    (void)m_phone->number(queue, {u"show/4"_s});
    syncBoth();
    for (FolderDevice *device : {m_desk.get(), m_phone.get()}) {
        QCOMPARE(device->shows().size(), 2);
        QCOMPARE(device->favourites(), (QStringList{u"show/1"_s, u"show/2"_s}));
        QCOMPARE(device->queue(), (QStringList{u"show/3"_s, u"show/4"_s}));
    }
}

void TestFolderSync::onlyTheLaterChangeOfAFieldCounts()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    syncBoth();
    m_desk->setSpeed(u"show"_s, 1.25);
    later();
    m_phone->setSpeed(u"show"_s, 1.75);
    sync(*m_phone);
    sync(*m_desk); // has the earlier change, and writes it last
    sync(*m_phone);
    QCOMPARE(m_desk->speeds().value(0).section(u' ', 1), u"1.75"_s);
    QCOMPARE(m_phone->speeds(), m_desk->speeds());
}

void TestFolderSync::differentElementsAreMerged()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    syncBoth();
    m_desk->toggleTag(u"show"_s, u"One"_s);
    m_phone->toggleTag(u"show"_s, u"Two"_s);
    m_desk->toggleFavourite(u"show/1"_s);
    m_phone->toggleFavourite(u"show/2"_s);
    syncBoth();
    for (FolderDevice *device : {m_desk.get(), m_phone.get()}) {
        QCOMPARE(device->tags(), (QStringList{u"show.xml: One"_s, u"show.xml: Two"_s}));
        QCOMPARE(device->favourites(), (QStringList{u"show/1"_s, u"show/2"_s}));
    }
}

void TestFolderSync::movesInTheQueueAreMerged()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    m_desk->setQueue({u"show/1"_s, u"show/2"_s, u"show/3"_s, u"show/4"_s});
    syncBoth();
    QCOMPARE(m_phone->queue(), m_desk->queue());
    m_desk->setQueue({u"show/4"_s, u"show/1"_s, u"show/2"_s, u"show/3"_s}); // 4 to the front
    later();
    m_phone->setQueue({u"show/1"_s, u"show/5"_s, u"show/2"_s, u"show/4"_s}); // 5 in, 3 out
    syncBoth();
    const QStringList merged{u"show/4"_s, u"show/1"_s, u"show/5"_s, u"show/2"_s};
    QCOMPARE(m_desk->queue(), merged);
    QCOMPARE(m_phone->queue(), merged);
}

void TestFolderSync::removedElementsStayRemoved()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    m_desk->toggleFavourite(u"show/1"_s);
    m_desk->addBookmark(u"show/1"_s, 10, u"old"_s);
    m_desk->setQueue({u"show/1"_s, u"show/2"_s});
    syncBoth();
    QCOMPARE(m_phone->bookmarks().size(), 1);
    m_phone->setNotes(u"show/1"_s, u"new"_s);
    syncBoth();
    QCOMPARE(m_desk->bookmarks(), QStringList{u"show/1 @10 new"_s});
    later();
    m_phone->toggleFavourite(u"show/1"_s);
    m_phone->removeBookmarks(u"show/1"_s);
    m_phone->setQueue({u"show/2"_s});
    sync(*m_phone);
    sync(*m_desk);
    for (FolderDevice *device : {m_desk.get(), m_phone.get()}) {
        QVERIFY(device->favourites().isEmpty());
        QVERIFY(device->bookmarks().isEmpty());
        QCOMPARE(device->queue(), QStringList{u"show/2"_s});
    }
}

void TestFolderSync::valuesWaitForTheirShow()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    m_desk->toggleFavourite(u"show/1"_s);
    m_desk->setQueue({u"show/2"_s});
    sync(*m_desk);
    m_phone->readsFeeds = false; // the show is followed, its feed is not read yet
    sync(*m_phone);
    sync(*m_phone);
    QVERIFY(m_phone->favourites().isEmpty());
    m_phone->readFeed(u"show"_s);
    sync(*m_phone);
    QCOMPARE(m_phone->favourites(), QStringList{u"show/1"_s});
    QCOMPARE(m_phone->queue(), QStringList{u"show/2"_s});
    sync(*m_desk);
    QCOMPARE(m_desk->favourites(), QStringList{u"show/1"_s});
    QCOMPARE(m_desk->queue(), QStringList{u"show/2"_s});
}

void TestFolderSync::anUnfollowedShowTakesItsValuesAlong()
{
    m_desk->followShow(u"show"_s);
    m_desk->followShow(u"other"_s);
    m_phone->followShow(u"show"_s);
    m_desk->toggleFavourite(u"show/1"_s);
    syncBoth();
    later();
    m_phone->unfollowShow(u"show"_s);
    sync(*m_phone);
    sync(*m_desk);
    QCOMPARE(m_desk->shows().size(), 1);
    QCOMPARE(m_phone->shows().size(), 1);
    QCOMPARE(m_phone->shows(), m_desk->shows());
}

void TestFolderSync::aShowThatComesBackHasItsFavourites()
{
    m_desk->followShow(u"show"_s);
    m_desk->toggleFavourite(u"show/1"_s);
    m_desk->toggleTag(u"show"_s, u"News"_s);
    sync(*m_desk);
    later();
    m_desk->unfollowShow(u"show"_s);
    sync(*m_desk);
    QVERIFY(m_desk->shows().isEmpty());
    later();
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    QCOMPARE(m_desk->favourites(), QStringList{u"show/1"_s});
    QCOMPARE(m_desk->tags(), QStringList{u"show.xml: News"_s});
}

void TestFolderSync::anEpisodeThatPlaysIsNotMoved()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    syncBoth();
    m_phone->play(u"show/1"_s, 300);
    sync(*m_phone);
    m_desk->playing.insert(m_desk->id(u"show/1"_s));
    sync(*m_desk);
    QVERIFY(m_desk->states().isEmpty());
    m_desk->playing.clear();
    sync(*m_desk);
    QCOMPARE(m_desk->states().value(u"show/1"_s), u"300 s"_s);
}

void TestFolderSync::aMissingFolderIsAnErrorAndNothingIsLost()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    const QString away = m_folder->path() + u"-away"_s;
    QVERIFY(QDir().rename(m_folder->path(), away)); // the stick is pulled out
    m_desk->play(u"show/1"_s, 100);
    const auto report = m_desk->syncFolder();
    QVERIFY(!report);
    QCOMPARE(report.error().code, ErrorCode::FileNotFound);
    QVERIFY(!QDir(m_folder->path()).exists());
    QVERIFY(QDir().rename(away, m_folder->path()));
    sync(*m_desk);
    sync(*m_phone);
    QCOMPARE(m_phone->states().value(u"show/1"_s), u"100 s"_s);
}

void TestFolderSync::changesWithoutTheFolderKeepTheirTime()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    syncBoth();
    m_desk->setSpeed(u"show"_s, 1.25); // recorded now, written after the next change
    later();
    m_phone->setSpeed(u"show"_s, 2);
    later();
    syncBoth();
    QCOMPARE(m_desk->speeds().value(0).section(u' ', 1), u"2.0"_s);
    QCOMPARE(m_phone->speeds(), m_desk->speeds());
}

void TestFolderSync::aLostFileIsWrittenAgain()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    m_desk->play(u"show/1"_s, 100);
    m_desk->toggleFavourite(u"show/2"_s);
    sync(*m_desk);
    QVERIFY(QFile::remove(m_desk->file()));
    sync(*m_desk);
    QVERIFY(QFile::exists(m_desk->file()));
    sync(*m_phone);
    QCOMPARE(m_phone->states(), m_desk->states());
    QCOMPARE(m_phone->favourites(), QStringList{u"show/2"_s});
}

void TestFolderSync::twoDevicesWithOneIdAreSeparated()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    m_desk->play(u"show/1"_s, 100);
    sync(*m_desk);
    FolderDevice copy(u"desk"_s, m_folder->path(), m_clock);
    copy.followShow(u"show"_s);
    copy.play(u"show/2"_s, 200);
    sync(copy);
    QVERIFY(m_report.folder.hasNewDevice);
    QVERIFY(copy.target().device != u"desk"_s);
    sync(*m_desk);
    QVERIFY(!m_report.folder.hasNewDevice);
    sync(copy);
    QVERIFY(!m_report.folder.hasNewDevice);
    for (FolderDevice *device : {m_desk.get(), &copy}) {
        QCOMPARE(device->states().value(u"show/1"_s), u"100 s"_s);
        QCOMPARE(device->states().value(u"show/2"_s), u"200 s"_s);
    }
}

void TestFolderSync::aClockAheadDoesNotWinForEver()
{
    m_desk->followShow(u"show"_s);
    m_phone->followShow(u"show"_s);
    syncBoth();
    const QDateTime now = m_clock.time;
    m_clock.time = now.addYears(70);
    m_desk->setSpeed(u"show"_s, 3);
    m_clock.time = now;
    syncBoth();
    QCOMPARE(m_phone->speeds().value(0).section(u' ', 1), u"3.0"_s);
    later();
    m_phone->setSpeed(u"show"_s, 1.5);
    sync(*m_phone);
    sync(*m_desk);
    QCOMPARE(m_desk->speeds().value(0).section(u' ', 1), u"1.5"_s);
}

void TestFolderSync::nothingOfPrivateShowsIsWritten()
{
    const QUrl secret(u"https://example.org/feed:a/secret.xml?token=abcdef0123456789ab"_s);
    const QUrl local(u"file:///media/local.xml"_s);
    const QUrl paid(u"https://example.org/feed:a/paid.xml"_s);
    const QUrl preview(u"https://example.org/feed:a/preview.xml"_s);
    for (const QUrl &feed : {secret, local, paid})
        m_desk->followAt(feed);
    m_desk->preview(preview);
    m_desk->accounts.insert(paid);
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    for (const QString &name : {u"secret"_s, u"local"_s, u"paid"_s, u"preview"_s, u"show"_s}) {
        m_desk->play(name + u"/1"_s, 10);
        m_desk->toggleFavourite(name + u"/2"_s);
        m_desk->addBookmark(name + u"/3"_s, 5, u"note"_s);
    }
    m_desk->setQueue(
        {u"secret/1"_s, u"local/1"_s, u"paid/1"_s, u"preview/1"_s, u"show/4"_s, u"paid/2"_s});
    sync(*m_desk);
    QFile file(m_desk->file());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (const QByteArray name : {"secret", "local", "paid", "preview"})
        QVERIFY2(!bytes.contains(name), name.constData());
    QVERIFY(bytes.contains("show/1") && bytes.contains("show/2") && bytes.contains("show/4"));
}

void TestFolderSync::aNewerFileIsReported()
{
    m_desk->followShow(u"show"_s);
    QFile file(m_folder->filePath(u"dogear-future.log"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("e77ce002285a50b2 {\"device\":\"future\",\"dogear\":9}\n");
    file.close();
    sync(*m_desk);
    QCOMPARE(m_report.folder.newerFiles, 1);
}

void TestFolderSync::runsAreLogged()
{
    m_desk->followShow(u"show"_s);
    sync(*m_desk);
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    QVERIFY(!m_desk->syncFolder());
    QCOMPARE(m_desk->number(u"SELECT count(*) FROM sync_run"_s), 2);
    QCOMPARE(m_desk->number(u"SELECT count(*) FROM sync_run WHERE error_code = 'FileNotFound'"_s),
             1);
    QCOMPARE(m_desk->number(u"SELECT failures FROM sync_target"_s), 1);
}

QTEST_GUILESS_MAIN(TestFolderSync)
#include "tst_folder_sync.moc"
