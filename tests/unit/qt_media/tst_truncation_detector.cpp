// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/workers.h>
#include <support/timeouts.h>

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <qt_media/truncation_detector.h>

using namespace Qt::StringLiterals;
using dogear::qt_media::TruncationDetector;

class TestTruncationDetector final : public QObject
{
    Q_OBJECT

private slots:
    void whatWasDone_data();
    void whatWasDone();
    void nothingToLookAtIsNotCut();
    void anotherFileForgetsTheQuestion();
};

namespace {

bool writeBytes(const QString &path, int count)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(QByteArray(count, 'x')) == count;
}

/// Opens the file at \a path and waits until its size is known.
void open(TruncationDetector &cut, const QString &path)
{
    cut.open(QUrl::fromLocalFile(path));
    QVERIFY(dogear::test::waitUntil([&] { return cut.isActive(); }));
}

/// Delivers the answers to all questions so far, so that a signal too many has been emitted.
void deliverAnswers()
{
    QVERIFY(dogear::workers()->waitForDone(dogear::test::patienceMs));
    QCoreApplication::processEvents();
}

} // namespace

void TestTruncationDetector::whatWasDone_data()
{
    QTest::addColumn<int>("size"); // -1: deleted
    QTest::addColumn<bool>("isTruncatedFile");
    QTest::newRow("the file is unchanged") << 1'000 << false;
    QTest::newRow("the file was truncated") << 400 << true;
    QTest::newRow("the file grew") << 2'000 << false;
    QTest::newRow("the file was deleted") << -1 << false;
}

void TestTruncationDetector::whatWasDone()
{
    QFETCH(const int, size);
    QFETCH(const bool, isTruncatedFile);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"episode.mp3"_s);
    QVERIFY(writeBytes(path, 1'000));
    TruncationDetector cut;
    open(cut, path);
    if (size < 0)
        QVERIFY(QFile::remove(path));
    else
        QVERIFY(writeBytes(path, size));
    QSignalSpy finished(&cut, &TruncationDetector::finished);
    cut.ask();
    QTRY_COMPARE_EQ(finished.size(), 1);
    deliverAnswers();
    QCOMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().toBool(), isTruncatedFile);
}

void TestTruncationDetector::nothingToLookAtIsNotCut()
{
    TruncationDetector cut;
    cut.open(QUrl(u"http://127.0.0.1:1/episode.mp3"_s));
    QSignalSpy finished(&cut, &TruncationDetector::finished);
    cut.ask();
    QCOMPARE(finished.size(), 1); // without waiting
    QVERIFY(!finished.first().first().toBool());
    deliverAnswers();
    QCOMPARE(finished.size(), 1);
}

void TestTruncationDetector::anotherFileForgetsTheQuestion()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"episode.mp3"_s);
    QVERIFY(writeBytes(path, 1'000));
    TruncationDetector cut;
    open(cut, path);
    QSignalSpy finished(&cut, &TruncationDetector::finished);
    cut.ask();
    open(cut, path);
    deliverAnswers();
    QCOMPARE(finished.size(), 0); // the first question was forgotten
    cut.ask();
    QTRY_COMPARE_EQ(finished.size(), 1);
    deliverAnswers();
    QCOMPARE(finished.size(), 1);
}

QTEST_GUILESS_MAIN(TestTruncationDetector)
#include "tst_truncation_detector.moc"
