// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/transcript_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestTranscriptStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatWasReadComesBack_data();
    void whatWasReadComesBack();
    void aLaterReadingTakesThePlace();
    void otherAddressesStayWhileTheEpisodeHasThem();
    void aFormerOneIsFound();
    void whatIsTheSameCountsAnew();
    void documentsAreKeptSmall();
    void whatIsDamagedIsNotThere();
    void onePickForEachEpisode();
    void anEpisodeThatGoesTakesItAllAlong();
    void anEpisodeThatIsGoneIsNoFailure();
    void aFailureLeavesWhatWasThere();

private:
    [[nodiscard]] TranscriptStore store() const { return TranscriptStore(*m_connection); }
    [[nodiscard]] qint64 number(const QString &sql) const
    {
        const auto found = m_connection->execute(sql);
        return found && (*found)->next() ? (*found)->value(0).toLongLong() : -1;
    }
    [[nodiscard]] static StoredTranscript transcript(const QString &name,
                                                     const QByteArray &document = "WEBVTT")
    {
        return {.url = QUrl("https://e.org/"_L1 + name),
                .type = u"text/vtt"_s,
                .readAt = testNow,
                .etag = "W/\"x\"",
                .lastModified = "Tue",
                .document = document};
    }
    void put(const StoredTranscript &transcript, const QList<QUrl> &present) const
    {
        QVERIFY(store().put(m_episode, transcript, present).has_value());
    }
    [[nodiscard]] QByteArray documentOf(const QString &name) const
    {
        const auto found = store().find(m_episode, QUrl("https://e.org/"_L1 + name));
        return found && *found ? (*found)->document : QByteArray();
    }

    std::unique_ptr<Connection> m_connection;
    EpisodeId m_episode;
};

void TestTranscriptStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(show, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    m_episode = idOf(*m_connection, show, u"a"_s);
}

void TestTranscriptStore::whatWasReadComesBack_data()
{
    QTest::addColumn<StoredTranscript>("read");
    QTest::newRow("all fields") << transcript(u"a.vtt?t=%2F&b=c"_s);
    StoredTranscript plain = transcript(u"a"_s, QByteArray("\0\xff text\r\n", 9));
    plain.type.clear();
    plain.etag.clear();
    plain.lastModified.clear();
    QTest::newRow("binary data without type and validators") << plain;
    QTest::newRow("a document of 3 MB") << transcript(u"b"_s, QByteArray(3'000'000, 'x'));
}

void TestTranscriptStore::whatWasReadComesBack()
{
    QFETCH(const StoredTranscript, read);
    put(read, {read.url});
    const auto found = store().find(m_episode, read.url);
    QVERIFY(found.has_value() && found->has_value());
    QVERIFY(**found == read);
    QVERIFY(!store().find(EpisodeId{m_episode.value + 1}, read.url)->has_value());
    QVERIFY(!store().find(m_episode, QUrl(u"https://e.org/other"_s))->has_value());
}

void TestTranscriptStore::aLaterReadingTakesThePlace()
{
    const StoredTranscript first = transcript(u"a"_s, "one");
    put(first, {first.url});
    put(transcript(u"a"_s, "two"), {first.url});
    QCOMPARE(documentOf(u"a"_s), "two");
    QCOMPARE(number(u"SELECT count(*) FROM transcript"_s), 1);
}

void TestTranscriptStore::otherAddressesStayWhileTheEpisodeHasThem()
{
    const StoredTranscript a = transcript(u"a"_s, "A");
    const StoredTranscript b = transcript(u"b"_s, "B");
    put(a, {a.url, b.url});
    put(b, {a.url, b.url});
    QCOMPARE(documentOf(u"a"_s), "A");
    put(b, {b.url});
    QCOMPARE(documentOf(u"a"_s), "");
    QCOMPARE(documentOf(u"b"_s), "B");
}

void TestTranscriptStore::aFormerOneIsFound()
{
    StoredTranscript a = transcript(u"a"_s, "A");
    StoredTranscript b = transcript(u"b"_s, "B");
    b.readAt = testNow.addSecs(9);
    put(a, {a.url, b.url});
    put(b, {a.url, b.url});
    const auto former = [this](const QList<QUrl> &present) {
        const auto found = store().findFormer(m_episode, present);
        return found && *found ? (*found)->document : QByteArray("none");
    };
    QCOMPARE(former({}), "B"); // the most recently read one
    QCOMPARE(former({b.url}), "A");
    QCOMPARE(former({a.url, b.url}), "none");
}

void TestTranscriptStore::whatIsTheSameCountsAnew()
{
    const StoredTranscript read = transcript(u"a"_s);
    put(read, {read.url});
    QVERIFY(store().confirm(m_episode, read.url, testNow.addDays(1)).has_value());
    const auto found = store().find(m_episode, read.url);
    QCOMPARE((*found)->readAt, testNow.addDays(1));
    QCOMPARE((*found)->etag, read.etag);
    QCOMPARE((*found)->document, read.document);
}

void TestTranscriptStore::documentsAreKeptSmall()
{
    const StoredTranscript read =
        transcript(u"a"_s, QByteArray("00:01 --> 00:02\nwords\n\n").repeated(5'000));
    put(read, {read.url});
    const qint64 size = number(u"SELECT length(document) FROM transcript"_s);
    // Documents are compressed; this one repeats the same cue 5,000 times.
    QVERIFY(size > 0 && size < read.document.size() / 10);
}

void TestTranscriptStore::whatIsDamagedIsNotThere()
{
    const StoredTranscript read = transcript(u"a"_s);
    put(read, {read.url});
    QVERIFY(
        m_connection->execute(u"UPDATE transcript SET document = x'00000009ffff'"_s).has_value());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^qUncompress"_s));
    const auto found = store().find(m_episode, read.url);
    QVERIFY(found.has_value() && !found->has_value());
}

void TestTranscriptStore::onePickForEachEpisode()
{
    QCOMPARE(*store().picked(m_episode), QUrl());
    QVERIFY(store().setPicked(m_episode, QUrl(u"https://e.org/a"_s)).has_value());
    QVERIFY(store().setPicked(m_episode, QUrl(u"https://e.org/b"_s)).has_value());
    QCOMPARE(*store().picked(m_episode), QUrl(u"https://e.org/b"_s));
    QCOMPARE(*store().picked(EpisodeId{m_episode.value + 1}), QUrl());
}

void TestTranscriptStore::anEpisodeThatGoesTakesItAllAlong()
{
    const StoredTranscript read = transcript(u"a"_s);
    put(read, {read.url});
    QVERIFY(store().setPicked(m_episode, read.url).has_value());
    QVERIFY(m_connection->execute(u"DELETE FROM episode WHERE guid = 'a'"_s).has_value());
    QCOMPARE(number(u"SELECT count(*) FROM transcript"_s), 0);
    QCOMPARE(number(u"SELECT count(*) FROM transcript_pick"_s), 0);
}

void TestTranscriptStore::anEpisodeThatIsGoneIsNoFailure()
{
    const EpisodeId gone{9'999};
    QVERIFY(store().put(gone, transcript(u"a"_s), {}).has_value());
    QVERIFY(store().setPicked(gone, QUrl(u"https://e.org/a"_s)).has_value());
    QVERIFY(store().confirm(gone, QUrl(u"https://e.org/a"_s), testNow).has_value());
    QCOMPARE(number(u"SELECT count(*) FROM transcript"_s), 0);
}

void TestTranscriptStore::aFailureLeavesWhatWasThere()
{
    const StoredTranscript former = transcript(u"a"_s, "A");
    put(former, {former.url});
    const StoredTranscript next = transcript(u"b"_s, "B");
    bool isDone = false;
    for (int n = 1; n < 20 && !isDone; ++n) {
        m_connection->failAfter(n);
        isDone = m_connection->transaction([&] { return store().put(m_episode, next, {next.url}); })
                     .has_value();
        m_connection->failAfter(0);
        QCOMPARE(documentOf(u"a"_s), isDone ? "" : "A");
        QCOMPARE(documentOf(u"b"_s), isDone ? "B" : "");
    }
    QVERIFY(isDone);
}

QTEST_GUILESS_MAIN(TestTranscriptStore)
#include "tst_transcript_store.moc"
