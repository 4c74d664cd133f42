// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/stored_media_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestStoredMediaStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void news_data();
    void news();
    void removing();
    void anEpisodeThatIsGoneIsNoFailure();

private:
    std::unique_ptr<Connection> m_connection;
    EpisodeId m_a;
    EpisodeId m_b;
};

void TestStoredMediaStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    m_a = idOf(*m_connection, show, u"a"_s);
    m_b = idOf(*m_connection, show, u"b"_s);
}

void TestStoredMediaStore::news_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<bool>("isNews");
    QTest::newRow("the same row again") << u"k"_s << false << false;
    QTest::newRow("the media is complete now") << u"k"_s << true << true;
    QTest::newRow("another cache key") << u"k2"_s << false << true;
}

void TestStoredMediaStore::news()
{
    QFETCH(const QString, key);
    QFETCH(const bool, isComplete);
    QFETCH(const bool, isNews);
    StoredMediaStore store(*m_connection);
    QCOMPARE(*store.find(m_a), std::nullopt);
    QVERIFY(*store.put({m_a, u"k"_s, false}));
    const StoredMediaRow row{m_a, key, isComplete};
    QCOMPARE(*store.put(row), isNews);
    QVERIFY(*store.find(m_a) == row);
    QVERIFY(*store.all() == QList<StoredMediaRow>{row});
}

void TestStoredMediaStore::removing()
{
    StoredMediaStore store(*m_connection);
    QVERIFY(*store.put({m_a, u"k"_s, true}));
    QVERIFY(*store.put({m_b, u"other"_s, true}));
    QCOMPARE(*store.remove(u"k"_s), QList<EpisodeId>{m_a});
    QCOMPARE(*store.remove(u"k"_s), QList<EpisodeId>{});
    QCOMPARE(store.all()->size(), 1);
}

void TestStoredMediaStore::anEpisodeThatIsGoneIsNoFailure()
{
    StoredMediaStore store(*m_connection);
    QVERIFY(!*store.put({EpisodeId{9'999}, u"k"_s, true}));
    QVERIFY(*store.put({m_a, u"k"_s, true}));
    QVERIFY(m_connection->execute(u"DELETE FROM episode"_s).has_value());
    QVERIFY(store.all()->isEmpty());
}

QTEST_GUILESS_MAIN(TestStoredMediaStore)
#include "tst_stored_media_store.moc"
