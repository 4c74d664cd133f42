// SPDX-License-Identifier: GPL-3.0-or-later
#include "media_map.h"

#include <base/utc.h>
#include <support/timeouts.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <media/media_file.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using media::ByteRange;
using media::MediaFile;
using media::MediaIdentity;

namespace {

constexpr qint64 length = 300'000;

MediaIdentity identity(const QByteArray &etag = "\"a\"")
{
    return {.etag = etag, .lastModified = {}, .contentType = "audio/mpeg", .length = length};
}

QByteArray episode()
{
    QByteArray bytes(length, Qt::Uninitialized);
    QRandomGenerator random(7);
    for (char &byte : bytes)
        byte = char(random.generate());
    return bytes;
}

} // namespace

class TestMediaFile final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void givesWhatItTook();
    void isThereTheNextTime();
    void growsUntilItIsComplete();
    void anotherIdentityDropsWhatWasThere();
    void aLengthThatIsFoundOutLate_data();
    void aLengthThatIsFoundOutLate();
    void afterACrashItPromisesOnlyWhatIsThere();
    void whatReachesTheDiskMeanwhileIsInTheMap();
    void anotherIdentityWhileTheDiskIsWaitedFor();
    void aFileThatSomebodyMadeShorter();
    void aMapOfManyLinesIsWrittenAnew();
    void whatItLetGoIsNotChanged();
    void aFolderThatMayNotBeWritten();

private:
    [[nodiscard]] std::unique_ptr<MediaFile> open(const QString &name = u"one"_s)
    {
        auto file = MediaFile::open(path(name + u".bytes"), path(name + u".map"));
        return file ? std::move(*file) : nullptr;
    }
    [[nodiscard]] std::unique_ptr<MediaFile> begin()
    {
        auto file = open();
        return file && file->restart(identity()) ? std::move(file) : nullptr;
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] bool write(MediaFile &file, ByteRange range) const
    {
        return file.write(range.begin, QByteArrayView(m_episode).sliced(range.begin, range.size()))
            .has_value();
    }
    /// \return whether \a file returns the episode's bytes for all ranges that it claims to have
    [[nodiscard]] bool isTrue(MediaFile &file) const;

    std::optional<QTemporaryDir> m_folder;
    QByteArray m_episode = episode();
};

void TestMediaFile::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    QVERIFY(m_folder->isValid());
}

bool TestMediaFile::isTrue(MediaFile &file) const
{
    return std::ranges::all_of(file.ranges().list(), [&](const ByteRange &range) {
        const auto read = file.read(range.begin, range.size());
        return read && *read == m_episode.sliced(range.begin, range.size());
    });
}

void TestMediaFile::givesWhatItTook()
{
    const auto file = begin();
    QVERIFY(file);
    const QSignalSpy written(file.get(), &MediaFile::written);
    QVERIFY(write(*file, {200'000, 250'000}));
    QVERIFY(write(*file, {0, 1000}));
    QVERIFY(isTrue(*file));
    QCOMPARE(written.size(), 2);
    QCOMPARE(written[0][0].value<ByteRange>(), (ByteRange{200'000, 250'000}));
    // No further than the bytes written.
    QCOMPARE(file->read(999, 10).value(), m_episode.sliced(999, 1));
    QCOMPARE(file->read(1000, 10).value(), QByteArray());
    QVERIFY(!file->isComplete());
}

void TestMediaFile::isThereTheNextTime()
{
    const QDateTime lastPlayed = QDateTime::fromSecsSinceEpoch(1'798'000'000, utc);
    {
        const auto file = begin();
        QVERIFY(file && write(*file, {0, 5000}) && write(*file, {100'000, 110'000}));
        QVERIFY(file->setLastPlayed(lastPlayed));
    }
    const auto file = open();
    QVERIFY(file);
    QCOMPARE(file->identity(), identity());
    QCOMPARE(file->ranges().list(), (QList<ByteRange>{{0, 5000}, {100'000, 110'000}}));
    QCOMPARE(file->lastPlayed(), lastPlayed);
    QVERIFY(isTrue(*file));
}

void TestMediaFile::growsUntilItIsComplete()
{
    const auto file = begin();
    QVERIFY(file && write(*file, {1, length}));
    QVERIFY(!file->isComplete());
    QVERIFY(write(*file, {0, 1}));
    QVERIFY(file->isComplete());
    QCOMPARE(file->read(0, length).value(), m_episode);
}

void TestMediaFile::anotherIdentityDropsWhatWasThere()
{
    {
        const auto file = begin();
        QVERIFY(file && write(*file, {0, 5000}) && file->sync());
        const QSignalSpy restarted(file.get(), &MediaFile::restarted);
        QVERIFY(file->restart(identity("\"b\"")));
        QCOMPARE(restarted.size(), 1);
        QVERIFY(file->ranges().isEmpty());
    }
    const auto file = open();
    QVERIFY(file);
    QCOMPARE(file->identity(), identity("\"b\""));
    QVERIFY(file->ranges().isEmpty());
}

void TestMediaFile::aLengthThatIsFoundOutLate_data()
{
    QTest::addColumn<qint64>("found");
    QTest::addColumn<bool>("isComplete");
    QTest::newRow("the number of bytes received") << qint64{5000} << true;
    QTest::newRow("less than received") << qint64{4000} << true;
    QTest::newRow("more than received") << qint64{6000} << false;
}

void TestMediaFile::aLengthThatIsFoundOutLate()
{
    QFETCH(const qint64, found);
    QFETCH(const bool, isComplete);
    {
        const auto file = open();
        MediaIdentity endless = identity();
        endless.length.reset();
        QVERIFY(file && file->restart(endless) && write(*file, {0, 5000}));
        QVERIFY(!file->isComplete());
        QVERIFY(file->setLength(found));
        QCOMPARE(file->isComplete(), isComplete);
    }
    const auto file = open();
    QVERIFY(file);
    QCOMPARE(file->isComplete(), isComplete);
    QCOMPARE(file->identity()->length, found);
    QVERIFY(isTrue(*file));
}

void TestMediaFile::afterACrashItPromisesOnlyWhatIsThere()
{
    QRandomGenerator random(11);
    const auto file = begin();
    QVERIFY(file);
    qint64 synced = 0;
    for (int i = 0; i < 60; ++i) {
        const int at = random.bounded(int(length) - 20'000);
        QVERIFY(write(*file, {at, at + random.bounded(1, 20'000)}));
        if (random.bounded(4) == 0) {
            QVERIFY(file->sync());
            synced = file->ranges().total();
        }
        // Opens a copy of the files, as the next start would find them after a crash at this point.
        for (const QString &ending : {u".bytes"_s, u".map"_s}) {
            QFile::remove(path(u"copy"_s + ending));
            QVERIFY(QFile::copy(path(u"one"_s + ending), path(u"copy"_s + ending)));
        }
        const auto copy = open(u"copy"_s);
        QVERIFY(copy && isTrue(*copy));
        QCOMPARE(copy->ranges().total(), synced);
    }
}

void TestMediaFile::whatReachesTheDiskMeanwhileIsInTheMap()
{
    const auto file = begin();
    QVERIFY(file && write(*file, {0, 5000}));
    file->syncSoon();
    QVERIFY(write(*file, {8000, 9000}));
    const auto mapped = [&] {
        QFile map(path(u"one.map"_s));
        const auto read = map.open(QIODevice::ReadOnly)
                              ? media::readMap(map.readAll())
                              : Result<media::MediaMap>(media::MediaMap{});
        return read ? read->ranges.list() : QList<ByteRange>();
    };
    // The map is written only after the bytes have reached the disk, on another thread.
    QCOMPARE(mapped(), QList<ByteRange>());
    QTRY_COMPARE(mapped(), (QList<ByteRange>{{0, 5000}}));
    file->syncSoon();
    QVERIFY(file->sync()); // does not wait for syncSoon() to finish
    const QList<ByteRange> all{{0, 5000}, {8000, 9000}};
    QCOMPARE(mapped(), all);
    QVERIFY(write(*file, {9000, 9500}));
    file->syncSoon();
    QTRY_COMPARE(mapped().last(), (ByteRange{8000, 9500}));
}

void TestMediaFile::anotherIdentityWhileTheDiskIsWaitedFor()
{
    const auto file = begin();
    QVERIFY(file && write(*file, {0, 5000}));
    file->syncSoon();
    QVERIFY(file->restart(identity("\"b\"")) && write(*file, {8000, 9000}));
    file->syncSoon();
    QFile map(path(u"one.map"_s));
    QVERIFY(map.open(QIODevice::ReadOnly));
    QByteArray text;
    QTRY_VERIFY((text += map.readAll()).contains("has 8000 9000"));
    QVERIFY(!text.contains("has 0 "));
}

void TestMediaFile::aFileThatSomebodyMadeShorter()
{
    {
        const auto file = begin();
        QVERIFY(file && write(*file, {0, 5000}) && write(*file, {8000, 9000}));
    }
    QVERIFY(QFile::resize(path(u"one.bytes"_s), 3000));
    const auto file = open();
    QVERIFY(file);
    QCOMPARE(file->ranges().list(), (QList<ByteRange>{{0, 3000}}));
    // The ranges that were lost do not come back when the file becomes longer again.
    QVERIFY(QFile::resize(path(u"one.bytes"_s), 9000));
    QCOMPARE(open()->ranges().list(), (QList<ByteRange>{{0, 3000}}));
}

void TestMediaFile::aMapOfManyLinesIsWrittenAnew()
{
    const auto file = begin();
    QVERIFY(file);
    // Each sync appends lines for five ranges that have grown by one byte.
    for (int i = 0; i < 300; ++i) {
        for (qint64 at = 0; at < 5; ++at)
            QVERIFY(write(*file, {at * 50'000 + i, at * 50'000 + i + 1}));
        QVERIFY(file->sync());
    }
    QFile map(path(u"one.map"_s));
    QVERIFY(map.open(QIODevice::ReadOnly));
    const auto read = media::readMap(map.readAll());
    QVERIFY(read && read->lines < 1100);
    QCOMPARE(read->ranges, file->ranges());
}

void TestMediaFile::whatItLetGoIsNotChanged()
{
    const auto file = begin();
    QVERIFY(file && write(*file, {0, length}));
    file->detach();
    QVERIFY(QFile::rename(path(u"one.bytes"_s), path(u"mine.mp3"_s)));
    QCOMPARE(file->read(0, length).value(), m_episode);
    for (const Result<> &change : {file->restart(identity("\"b\"")),
                                   file->write(0, "other"),
                                   file->setLength(5),
                                   file->setLastPlayed(QDateTime::currentDateTimeUtc())}) {
        QVERIFY(!change);
        QCOMPARE(change.error().code, ErrorCode::FileUnwritable);
    }
    QFile mine(path(u"mine.mp3"_s));
    QVERIFY(mine.open(QIODevice::ReadOnly));
    QCOMPARE(mine.readAll(), m_episode);
}

void TestMediaFile::aFolderThatMayNotBeWritten()
{
    const auto file = MediaFile::open(path(u"none/a.bytes"_s), path(u"none/a.map"_s));
    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::FileUnwritable);
    QCOMPARE(file.error().url, QUrl::fromLocalFile(path(u"none/a.bytes"_s)));
}

QTEST_GUILESS_MAIN(TestMediaFile)

#include "tst_media_file.moc"
