// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/jump_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;
using domain::Jump;

class TestJumpStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theOldestComesFirst();
    void theLastHundredAreKept();
    void ofNoEpisodeNothingIsKept();
    void theyGoWithTheirEpisode();

private:
    [[nodiscard]] EpisodeId id(const QString &guid) const
    {
        return idOf(*m_connection, m_show, guid);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestJumpStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
}

void TestJumpStore::theOldestComesFirst()
{
    JumpStore store(*m_connection);
    QVERIFY(store.removeLast().has_value()); // the list is empty: ignored without an error
    QVERIFY(store.append({id(u"a"_s), 5s}).has_value());
    QVERIFY(store.append({id(u"b"_s), 1ms}).has_value());
    const QList<Jump> both{{id(u"a"_s), 5s}, {id(u"b"_s), 1ms}};
    QCOMPARE(*store.all(), both);
    QVERIFY(store.removeLast().has_value());
    QCOMPARE(*store.all(), both.first(1));
}

void TestJumpStore::theLastHundredAreKept()
{
    JumpStore store(*m_connection);
    for (int i = 0; i < JumpStore::maxJumps + 3; ++i)
        QVERIFY(store.append({id(u"a"_s), i * 1s}).has_value());
    const QList<Jump> jumps = *store.all();
    QCOMPARE(jumps.size(), JumpStore::maxJumps);
    QVERIFY(jumps.constFirst().from == 3s);
    QVERIFY(jumps.constLast().from == (JumpStore::maxJumps + 2) * 1s);
}

void TestJumpStore::ofNoEpisodeNothingIsKept()
{
    JumpStore store(*m_connection);
    QVERIFY(store.append({EpisodeId{9'999}, 5s}).has_value());
    QVERIFY(store.all()->isEmpty());
}

void TestJumpStore::theyGoWithTheirEpisode()
{
    JumpStore store(*m_connection);
    QVERIFY(store.append({id(u"a"_s), 5s}).has_value());
    QVERIFY(store.append({id(u"b"_s), 6s}).has_value());
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(*store.all(), QList<Jump>({{id(u"b"_s), 6s}}));
}

QTEST_GUILESS_MAIN(TestJumpStore)
#include "tst_jump_store.moc"
