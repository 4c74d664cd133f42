// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <settings/position_thread.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::settings;
using namespace std::chrono_literals;

class TestPositionThread final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void answersComeInTheOrderOfTheCalls();
    void closingFinishesWhatWasGiven();
    void withoutACallThereIsNoFile();
    void aFailureIsTheAnswer();

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"positions.ini"_s); }
    static SavedPosition saved(std::chrono::milliseconds position)
    {
        return {position, 10min, false, QDateTime::fromMSecsSinceEpoch(1'700'000'000'123, utc)};
    }

    const PositionKey m_key{QUrl(u"https://example.org/feed"_s), u"a"_s};
    QTemporaryDir m_folder;
};

void TestPositionThread::answersComeInTheOrderOfTheCalls()
{
    PositionThread positions(path());
    auto before = positions.find(m_key);
    auto written = positions.save(m_key, saved(1s));
    auto after = positions.find(m_key);
    auto thread = positions.run([](PositionFile &) { return QThread::currentThread(); });
    QTRY_VERIFY(thread.isFinished());
    QVERIFY(!before.result().has_value());
    QVERIFY(written.result().has_value());
    QVERIFY(after.result() == saved(1s));
    QVERIFY(thread.result() != QThread::currentThread());
}

void TestPositionThread::closingFinishesWhatWasGiven()
{
    {
        PositionThread positions(path());
        for (int i = 1; i <= 100; ++i)
            positions.save(m_key, saved(i * 1s));
    }
    QVERIFY(PositionFile(path()).find(m_key) == saved(100s));
    QVERIFY(!QFile::exists(positionJournalPath(path())));
}

void TestPositionThread::withoutACallThereIsNoFile()
{
    const QString other = m_folder.filePath(u"other.ini"_s);
    {
        const PositionThread positions(other);
    }
    QVERIFY(!QFile::exists(other));
}

void TestPositionThread::aFailureIsTheAnswer()
{
    PositionThread positions(u"/dev/null/positions.ini"_s);
    auto written = positions.save(m_key, saved(1s));
    QTRY_VERIFY(written.isFinished());
    QCOMPARE(written.result().error().code, ErrorCode::FileUnwritable);
    auto found = positions.find(m_key);
    QTRY_VERIFY(found.isFinished());
    QVERIFY(found.result() == saved(1s));
}

QTEST_GUILESS_MAIN(TestPositionThread)
#include "tst_position_thread.moc"
