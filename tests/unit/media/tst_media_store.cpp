// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>
#include <support/small_disk.h>

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <media/media_store.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using media::MediaKey;
using media::MediaStore;
using media::StoredMedia;

namespace {

QList<MediaKey> keysOf(const QList<StoredMedia> &list)
{
    QList<MediaKey> keys;
    std::ranges::transform(list, std::back_inserter(keys), &StoredMedia::key);
    return keys;
}

} // namespace

class TestMediaStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void oneFileForAllWhoHoldIt();
    void listsWhatIsThere();
    void evicts_data();
    void evicts();
    void removesWhileSomebodyReads();
    void movesACompleteFileOut_data();
    void movesACompleteFileOut();
    void aTargetWithoutRoomChangesNothing();
    void aFailedCopyNamesTheFileAtFault_data();
    void aFailedCopyNamesTheFileAtFault();
    void renaming_data();
    void renaming();
    void aFullDiskKeepsWhatIsThere();

private:
    /// Stores \a size bytes of \a key, whose complete length is \a length, last played at \a
    /// lastPlayed in seconds since 1970; 0: never.
    void put(const MediaKey &key, qint64 size, qint64 length, int lastPlayed = 0);

    std::optional<QTemporaryDir> m_folder;
    std::optional<MediaStore> m_store;
};

void TestMediaStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_store.emplace(m_folder->filePath(u"media"_s));
}

void TestMediaStore::put(const MediaKey &key, qint64 size, qint64 length, int lastPlayed)
{
    const auto file = m_store->file(key);
    QVERIFY(file);
    QVERIFY(
        (*file)->restart({.etag = {}, .lastModified = {}, .contentType = {}, .length = length}));
    QVERIFY((*file)->write(0, QByteArray(size, key.at(0).toLatin1())));
    if (lastPlayed > 0)
        QVERIFY((*file)->setLastPlayed(QDateTime::fromSecsSinceEpoch(lastPlayed, utc)));
}

void TestMediaStore::oneFileForAllWhoHoldIt()
{
    const auto one = m_store->file(u"a"_s);
    const auto other = m_store->file(u"a"_s);
    QVERIFY(one && other);
    QCOMPARE(one->get(), other->get());
    QVERIFY(*m_store->file(u"b"_s) != *one);
}

void TestMediaStore::listsWhatIsThere()
{
    QCOMPARE(m_store->all().size(), 0); // without creating the folder
    put(u"whole"_s, 500, 500, 20);
    put(u"part"_s, 100, 500, 10);
    put(u"unheard"_s, 100, 500);
    const QList<StoredMedia> all = m_store->all();
    QCOMPARE(keysOf(all), (QList<MediaKey>{u"unheard"_s, u"part"_s, u"whole"_s}));
    QCOMPARE(all[1].size, 100);
    QVERIFY(!all[1].isComplete && all[2].isComplete);
    QVERIFY(!all[0].lastPlayed.isValid());
}

void TestMediaStore::evicts_data()
{
    QTest::addColumn<qint64>("budget");
    QTest::addColumn<QSet<MediaKey>>("kept");
    QTest::addColumn<MediaKey>("held");
    QTest::addColumn<QList<MediaKey>>("gone");
    QTest::newRow("everything fits")
        << qint64{400} << QSet<MediaKey>() << MediaKey() << QList<MediaKey>();
    QTest::newRow("the file played longest ago is removed first")
        << qint64{399} << QSet<MediaKey>() << MediaKey() << QList<MediaKey>{u"a"_s};
    QTest::newRow("then the next one")
        << qint64{250} << QSet<MediaKey>() << MediaKey() << QList<MediaKey>{u"a"_s, u"b"_s};
    QTest::newRow("a protected file stays and counts")
        << qint64{250} << QSet<MediaKey>{u"a"_s} << MediaKey() << QList<MediaKey>{u"b"_s, u"c"_s};
    QTest::newRow("an open file stays and counts")
        << qint64{250} << QSet<MediaKey>() << u"b"_s << QList<MediaKey>{u"a"_s, u"c"_s};
    QTest::newRow("a budget of zero") << qint64{0} << QSet<MediaKey>{u"d"_s} << MediaKey()
                                      << QList<MediaKey>{u"a"_s, u"b"_s, u"c"_s};
}

void TestMediaStore::evicts()
{
    QFETCH(const qint64, budget);
    QFETCH(const QSet<MediaKey>, kept);
    QFETCH(const MediaKey, held);
    QFETCH(const QList<MediaKey>, gone);
    int lastPlayed = 0;
    for (const MediaKey &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
        put(key, 100, 200, ++lastPlayed);
    const auto holder = held.isEmpty() ? nullptr : m_store->file(held).value();
    QCOMPARE(keysOf(m_store->evict(budget, kept)), gone);
    const QList<MediaKey> left = keysOf(m_store->all());
    QCOMPARE(left.size(), 4 - gone.size());
    for (const MediaKey &key : gone)
        QVERIFY(!left.contains(key));
    // Each remaining file consists of its bytes and its map; no others are left.
    QCOMPARE(QDir(m_folder->filePath(u"media"_s)).entryList(QDir::Files).size(), 2 * left.size());
}

void TestMediaStore::removesWhileSomebodyReads()
{
    put(u"a"_s, 500, 500);
    {
        const auto file = m_store->file(u"a"_s).value();
        QVERIFY(m_store->remove(u"a"_s));
        QCOMPARE(file->read(0, 500).value(), QByteArray(500, 'a'));
        QVERIFY(m_store->file(u"a"_s).value()->ranges().isEmpty());
        QVERIFY(m_store->remove(u"a"_s));
    }
    QCOMPARE(m_store->all().size(), 0);
    QVERIFY(m_store->remove(u"never there"_s));
}

void TestMediaStore::movesACompleteFileOut_data()
{
    QTest::addColumn<bool>("isOtherDisk");
    QTest::newRow("on the same disk") << false;
    QTest::newRow("to another disk") << true;
}

void TestMediaStore::movesACompleteFileOut()
{
    QFETCH(const bool, isOtherDisk);
    // A size of 256 KiB: the file of 100 kB fits.
    const test::SmallDisk disk(256);
    if (isOtherDisk && !disk.isMounted())
        QSKIP("a disk of its own may not be mounted here");
    const QString path =
        (isOtherDisk ? disk.path() : m_folder->path()) + u"/2024-08-04 Übersetzer.mp3"_s;
    put(u"a"_s, 100'000, 100'000);
    const auto reader = m_store->file(u"a"_s).value();
    QVERIFY(m_store->moveOut(u"a"_s, path));
    QCOMPARE(m_store->all().size(), 0);
    QFile out(path);
    QVERIFY(out.open(QIODevice::ReadOnly));
    QCOMPARE(out.readAll(), QByteArray(100'000, 'a'));
    QCOMPARE(reader->read(99'000, 5000).value(), QByteArray(1000, 'a'));
    QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files).size(), 1);
}

void TestMediaStore::aTargetWithoutRoomChangesNothing()
{
    const test::SmallDisk disk(256);
    if (!disk.isMounted())
        QSKIP("a disk of its own may not be mounted here");
    put(u"a"_s, 500'000, 500'000);
    const auto isMoved = m_store->moveOut(u"a"_s, disk.path() + u"/a.mp3"_s);
    QVERIFY(!isMoved);
    QCOMPARE(isMoved.error().code, ErrorCode::DiskFull);
    QVERIFY(QDir(disk.path()).isEmpty());
    QVERIFY(m_store->file(u"a"_s).value()->isComplete());
}

void TestMediaStore::aFailedCopyNamesTheFileAtFault_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("a file that cannot be read")
        << u"gone"_s << u"copy"_s << ErrorCode::FileUnreadable << u"gone"_s;
    QTest::newRow("a folder that cannot be written")
        << u"here"_s << u"no folder/copy"_s << ErrorCode::FileUnwritable << u"copy.partial"_s;
}

/// All downloads wait for a folder that cannot be written, but not for one bad file.
void TestMediaStore::aFailedCopyNamesTheFileAtFault()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, name);
    QFile here(m_folder->filePath(u"here"_s));
    QVERIFY(here.open(QIODevice::WriteOnly) && here.write("a") == 1);
    here.close();
    const auto copied = media::copyFile(m_folder->filePath(from), m_folder->filePath(to));
    QVERIFY(!copied);
    QCOMPARE(copied.error().code, code);
    QCOMPARE(copied.error().url.fileName(), name);
    QVERIFY(!QFile::exists(m_folder->filePath(to)));
}

void TestMediaStore::renaming_data()
{
    QTest::addColumn<bool>("isHeld");
    QTest::addColumn<bool>("isTaken");
    QTest::addColumn<bool>("isDone");
    QTest::newRow("to a free name") << false << false << true;
    QTest::newRow("to a name in use") << false << true << false;
    QTest::newRow("while the file is open") << true << false << false;
}

void TestMediaStore::renaming()
{
    QFETCH(const bool, isHeld);
    QFETCH(const bool, isTaken);
    QFETCH(const bool, isDone);
    put(u"a"_s, 100, 100);
    if (isTaken)
        put(u"b"_s, 50, 50);
    const auto held = isHeld ? m_store->file(u"a"_s).value() : nullptr;
    QVERIFY(m_store->rename(u"a"_s, u"b"_s));
    QVERIFY(m_store->rename(u"gone"_s, u"c"_s));
    QList<MediaKey> keys;
    for (const StoredMedia &media : m_store->all())
        keys.append(media.key);
    QCOMPARE(keys.contains(u"a"_s), !isDone);
    QCOMPARE(keys.contains(u"b"_s), isDone || isTaken);
    const MediaKey key = isDone ? u"b"_s : u"a"_s;
    QCOMPARE(m_store->file(key).value()->read(0, 1000).value(), QByteArray(100, 'a'));
}

/// On a disk of 256 KiB, whose space runs out after some pieces.
void TestMediaStore::aFullDiskKeepsWhatIsThere()
{
    const test::SmallDisk disk(256);
    if (!disk.isMounted())
        QSKIP("a disk of its own may not be mounted here");
    MediaStore store(disk.path() + u"/media"_s);
    constexpr qint64 piece = 50'000;
    qint64 written = 0;
    {
        const auto file = store.file(u"a"_s).value();
        QVERIFY(file->restart(
            {.etag = {}, .lastModified = {}, .contentType = {}, .length = 10 * piece}));
        Result<> last;
        while (last = file->write(written, QByteArray(piece, 'a')), last && written < 9 * piece) {
            written += piece;
            QVERIFY(file->sync());
        }
        QVERIFY(!last);
        QCOMPARE(last.error().code, ErrorCode::DiskFull);
        QVERIFY(written > 0);
        QCOMPARE(file->ranges().total(), written);
    }
    const auto file = store.file(u"a"_s).value();
    QCOMPARE(file->ranges().total(), written);
    QCOMPARE(file->read(0, written).value(), QByteArray(written, 'a'));
}

QTEST_GUILESS_MAIN(TestMediaStore)

#include "tst_media_store.moc"
