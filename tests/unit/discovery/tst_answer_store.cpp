// SPDX-License-Identifier: GPL-3.0-or-later

#include "requests/answer_store.h"

#include <base/utc.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

class TestAnswerStore final : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsFoundByItsAddress();
    void aDamagedFileIsNoAnswer_data();
    void aDamagedFileIsNoAnswer();
    void withoutAFolderNothingIsKept();
    void aFolderThatCannotBeMadeKeepsNothing();
    void theOldestAnswersMakeRoom();

private:
    [[nodiscard]] static std::optional<StoredAnswer> find(AnswerStore &store, const QUrl &url)
    {
        const auto found = store.find(url);
        if (!test::waitUntil([&found] { return found.isFinished(); }))
            qFatal("the store does not answer");
        return found.result();
    }

    const QUrl m_url{u"https://directory.example/search?term=a%20b"_s};
    const StoredAnswer m_answer{"{\n}", QDateTime::fromSecsSinceEpoch(1'800'000'000, utc)};
};

void TestAnswerStore::anAnswerIsFoundByItsAddress()
{
    const QTemporaryDir folder;
    AnswerStore store(folder.filePath(u"directories"_s));
    QCOMPARE(find(store, m_url), std::nullopt);
    store.keep(m_url, m_answer);
    QCOMPARE(find(store, m_url), m_answer);
    QCOMPARE(find(store, QUrl(u"https://directory.example/search?term=b"_s)), std::nullopt);
    AnswerStore next(folder.filePath(u"directories"_s));
    QCOMPARE(find(next, m_url), m_answer);
}

void TestAnswerStore::aDamagedFileIsNoAnswer_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("no time") << QByteArray("https://directory.example/search?term=a%20b\n{}");
    QTest::newRow("another address")
        << QByteArray("2026-11-20T08:00:00Z\nhttps://directory.example/\n{}");
    QTest::newRow("noise") << QByteArray(500, '\xff');
}

void TestAnswerStore::aDamagedFileIsNoAnswer()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    AnswerStore store(folder.path());
    store.keep(m_url, m_answer);
    QVERIFY(find(store, m_url));
    const QStringList files = QDir(folder.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QFile file(folder.filePath(files.constFirst()));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
    file.close();
    QCOMPARE(find(store, m_url), std::nullopt);
}

void TestAnswerStore::withoutAFolderNothingIsKept()
{
    AnswerStore store{{}};
    store.keep(m_url, m_answer);
    QCOMPARE(find(store, m_url), std::nullopt);
}

void TestAnswerStore::aFolderThatCannotBeMadeKeepsNothing()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    AnswerStore store(folder.filePath(u"file/directories"_s));
    store.keep(m_url, m_answer);
    QCOMPARE(find(store, m_url), std::nullopt);
}

void TestAnswerStore::theOldestAnswersMakeRoom()
{
    const QTemporaryDir folder;
    const QUrl newest(u"https://directory.example/newest"_s);
    {
        AnswerStore store(folder.path());
        store.keep(m_url, {QByteArray(AnswerStore::maxBytes / 2, 'a'), m_answer.read});
        QVERIFY(find(store, m_url));
    }
    // Files of the same second would have no order.
    const QStringList files = QDir(folder.path()).entryList(QDir::Files);
    QFile oldest(folder.filePath(files.constFirst()));
    QVERIFY(oldest.open(QIODevice::ReadWrite));
    QVERIFY(oldest.setFileTime(m_answer.read.addDays(-1000), QFileDevice::FileModificationTime));
    oldest.close();
    {
        AnswerStore store(folder.path());
        store.keep(newest, {QByteArray(AnswerStore::maxBytes / 2 + 1000, 'b'), m_answer.read});
        QVERIFY(find(store, newest));
        QVERIFY(find(store, m_url)); // only the next start looks for room
    }
    AnswerStore store(folder.path());
    store.keep(QUrl(u"https://directory.example/small"_s), m_answer);
    QVERIFY(find(store, newest));
    QCOMPARE(find(store, m_url), std::nullopt);
}

QTEST_GUILESS_MAIN(TestAnswerStore)
#include "tst_answer_store.moc"
