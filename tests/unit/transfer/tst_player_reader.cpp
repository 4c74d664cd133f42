// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that libraries of other players are read in the pool, and that reading can be ended.

#include <base/workers.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>

#include <transfer/player_reader.h>
#include <unit/importers/foreign_files.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using importers::PlayerFile;
using importers::PlayerLibrary;
using test::ForeignFiles;
using transfer::PlayerReader;

namespace {

const QStringList gpodder{u"CREATE TABLE podcast (url TEXT)"_s,
                          u"CREATE TABLE episode (current_position INTEGER)"_s,
                          u"CREATE TABLE version (version INTEGER)"_s,
                          u"INSERT INTO version VALUES (8)"_s,
                          u"INSERT INTO podcast VALUES ('https://e.org/a')"_s};

/// Keeps all threads of the pool busy until it is destroyed, so that no call begins before.
class BusyPool final
{
public:
    BusyPool()
    {
        for (int i = 0; i < workers()->maxThreadCount(); ++i)
            workers()->start([end = m_end] { end->acquire(); });
    }
    ~BusyPool() { m_end->release(workers()->maxThreadCount()); }
    BusyPool(const BusyPool &) = delete;
    BusyPool &operator=(const BusyPool &) = delete;

private:
    std::shared_ptr<QSemaphore> m_end = std::make_shared<QSemaphore>();
};

importers::UserFolders foldersIn(const ForeignFiles &files)
{
    importers::UserFolders folders = files.noFolders();
    folders.gpodder = files.folder();
    return folders;
}

} // namespace

class TestPlayerReader final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void librariesAreFound();
    void aLibraryIsRead();
    void aMissingFileIsAnError();
    void cancelEndsOnlyWhatIsRunning();
    void destructionEndsWhatIsRunning();
};

void TestPlayerReader::librariesAreFound()
{
    const ForeignFiles files;
    files.execute(u"Database"_s, gpodder);
    PlayerReader reader(foldersIn(files));
    const auto found = reader.find();
    QVERIFY(test::waitUntil([&] { return found.isFinished(); }));
    QCOMPARE(found.result().size(), 1);
    QCOMPARE(found.result().constFirst().player, importers::Player::GPodder);
    QCOMPARE(found.result().constFirst().path, files.path(u"Database"_s));
}

void TestPlayerReader::aLibraryIsRead()
{
    const ForeignFiles files;
    files.write(u"list.opml"_s,
                R"(<opml version="2.0"><body><outline type="rss" text="One" )"
                R"(xmlUrl="https://e.org/1"/></body></opml>)");
    PlayerReader reader(foldersIn(files));
    const auto read = reader.read(files.path(u"list.opml"_s));
    QVERIFY(test::waitUntil([&] { return read.isFinished(); }));
    const Result<PlayerLibrary> library = read.result();
    QVERIFY(library);
    QCOMPARE(library->shows.size(), 1);
    QCOMPARE(library->shows.constFirst().feed, QUrl(u"https://e.org/1"_s));
}

void TestPlayerReader::aMissingFileIsAnError()
{
    const ForeignFiles files;
    PlayerReader reader(foldersIn(files));
    const auto read = reader.read(files.path(u"missing"_s));
    QVERIFY(test::waitUntil([&] { return read.isFinished(); }));
    QVERIFY(!read.result());
    QCOMPARE(read.result().error().code, ErrorCode::FileNotFound);
}

void TestPlayerReader::cancelEndsOnlyWhatIsRunning()
{
    const ForeignFiles files;
    files.execute(u"Database"_s, gpodder);
    PlayerReader reader(foldersIn(files));
    auto pool = std::make_unique<BusyPool>();
    const auto ended = reader.read(files.path(u"Database"_s));
    reader.cancel();
    const auto found = reader.find();
    pool.reset();
    QVERIFY(test::waitUntil([&] { return ended.isFinished() && found.isFinished(); }));
    QVERIFY(!ended.result());
    QCOMPARE(ended.result().error().code, ErrorCode::Cancelled);
    QCOMPARE(found.result().size(), 1);
}

void TestPlayerReader::destructionEndsWhatIsRunning()
{
    const ForeignFiles files;
    files.execute(u"Database"_s, gpodder);
    auto reader = std::make_unique<PlayerReader>(foldersIn(files));
    auto pool = std::make_unique<BusyPool>();
    const auto ended = reader->read(files.path(u"Database"_s));
    reader.reset();
    pool.reset();
    QVERIFY(test::waitUntil([&] { return ended.isFinished(); }));
    QVERIFY(!ended.result());
    QCOMPARE(ended.result().error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestPlayerReader)
#include "tst_player_reader.moc"
