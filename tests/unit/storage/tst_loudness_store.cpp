// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/loudness_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestLoudnessStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsKept_data();
    void whatIsKept();
    void theLastOneCounts();
    void ofNoEpisodeNothingIsKept();
    void itGoesWithItsEpisode();

private:
    [[nodiscard]] EpisodeId id(const QString &guid) const
    {
        return idOf(*m_connection, m_show, guid);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestLoudnessStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
}

void TestLoudnessStore::whatIsKept_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<std::optional<double>>("lufs");
    QTest::newRow("the loudness of a file") << QUrl(u"file:///a.mp3"_s) << std::optional(-19.25);
    QTest::newRow("no loudness of a silent file")
        << QUrl(u"file:///a.mp3"_s) << std::optional<double>();
    QTest::newRow("the loudness of a file with an escaped name")
        << QUrl::fromLocalFile(u"/a b#ü.mp3"_s) << std::optional(-8.0);
}

void TestLoudnessStore::whatIsKept()
{
    QFETCH(const QUrl, url);
    QFETCH(const std::optional<double>, lufs);
    LoudnessStore store(*m_connection);
    const StoredLoudness loudness{.url = url, .stamp = u"3-17"_s, .lufs = lufs};
    QVERIFY(!store.find(id(u"a"_s))->has_value());
    QVERIFY(store.put(id(u"a"_s), loudness).has_value());
    QVERIFY(store.find(id(u"a"_s))->value() == loudness);
    QVERIFY(!store.find(id(u"b"_s))->has_value());
}

void TestLoudnessStore::theLastOneCounts()
{
    LoudnessStore store(*m_connection);
    const QUrl url(u"file:///a.mp3"_s);
    QVERIFY(store.put(id(u"a"_s), {.url = url, .stamp = u"1"_s, .lufs = -30.0}).has_value());
    QVERIFY(store.put(id(u"a"_s), {.url = url, .stamp = u"2"_s, .lufs = -20.0}).has_value());
    QCOMPARE(store.find(id(u"a"_s))->value().stamp, u"2"_s);
}

void TestLoudnessStore::ofNoEpisodeNothingIsKept()
{
    LoudnessStore store(*m_connection);
    QVERIFY(store
                .put(EpisodeId{9'999},
                     {.url = QUrl(u"file:///a.mp3"_s), .stamp = u"1"_s, .lufs = -30.0})
                .has_value());
    QVERIFY(!store.find(EpisodeId{9'999})->has_value());
}

void TestLoudnessStore::itGoesWithItsEpisode()
{
    LoudnessStore store(*m_connection);
    const EpisodeId episode = id(u"a"_s);
    QVERIFY(store.put(episode, {.url = QUrl(u"file:///a.mp3"_s), .stamp = u"1"_s, .lufs = -30.0})
                .has_value());
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    QVERIFY(!store.find(episode)->has_value());
}

QTEST_GUILESS_MAIN(TestLoudnessStore)
#include "tst_loudness_store.moc"
