// SPDX-License-Identifier: GPL-3.0-or-later

#include "intake.h"
#include "sync_samples.h"

#include <storage/sync_upload_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::sync;
using namespace dogear::sync::test;
using domain::SyncAction;
using domain::SyncActionKind;
using domain::SyncUploadState;
using storage::SyncUploadStore;

class TestIntake final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void knownActionsAreDropped();
    void aTimeOf2099IsStoredOnce();
    void ownActionsAreRecognised();
    void whatIsReturnedIsConfirmed();
    void whatIsMissingWaitsAgain();
    void whatIsNeverReturnedIsNotCarried();
    void aServerThatDeliversNothingIsLearned();
    void aServerThatDropsUnplayedIsLearned();
    void whatAFolderTookIsNotReadBack();

private:
    [[nodiscard]] qint64 uploadsIn(SyncUploadState state)
    {
        return m_connection
            ->number(u"SELECT count(*) FROM sync_upload WHERE state = ?"_s,
                     {static_cast<int>(state)})
            .value_or(-1);
    }
    [[nodiscard]] Result<ServerProfile> compare(const QSet<qint64> &returned,
                                                qsizetype count,
                                                ServerProfile profile = {})
    {
        return compareUploads(*m_connection,
                              m_target.id,
                              {.since = 0, .actions = count, .ownIds = returned},
                              profile);
    }

    std::unique_ptr<storage::Connection> m_connection;
    domain::SyncTarget m_target;
    const Receipt m_receipt{.now = 1'700'000'000, .lastPull = 1'699'000'000};
};

void TestIntake::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openLibrary();
    m_target = addTarget(*m_connection);
}

void TestIntake::knownActionsAreDropped()
{
    const SyncAction first = play(u"a"_s, u"1"_s, 100, 20);
    SyncAction otherSpelling = first;
    otherSpelling.feed = u" http://example.org:80/%61.xml "_s;
    otherSpelling.device = u"elsewhere"_s;
    SyncAction otherPosition = first;
    otherPosition.position = 21;
    SyncAction without;
    without.episode = mediaOf(u"1"_s);
    const auto counts =
        takeIn(*m_connection, {first, first, otherSpelling, otherPosition, without}, m_receipt);
    QVERIFY(counts.has_value());
    QCOMPARE(counts->added, 2);
    QCOMPARE(takeIn(*m_connection, {first, otherPosition}, m_receipt)->added, 0);
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_feed"_s), 1);
}

void TestIntake::aTimeOf2099IsStoredOnce()
{
    const SyncAction late = play(u"a"_s, u"1"_s, 4'080'000'000, 20);
    QCOMPARE(takeIn(*m_connection, {late}, m_receipt)->added, 1);
    // Servers return it with every answer; each time another read was the last one.
    QCOMPARE(
        takeIn(*m_connection, {late}, {.now = 1'700'009'000, .lastPull = 1'700'000'000})->added, 0);
    QCOMPARE(*m_connection->number(u"SELECT order_time FROM sync_action"_s), 1'699'000'000);
}

void TestIntake::ownActionsAreRecognised()
{
    const SyncAction own = play(u"a"_s, u"1"_s, 100, 20);
    const qint64 id = addOwn(*m_connection, own);
    const auto counts = takeIn(*m_connection, {own, play(u"a"_s, u"2"_s, 100, 20)}, m_receipt);
    QCOMPARE(counts->added, 1);
    QCOMPARE(counts->ownIds, QSet<qint64>{id});
    // The library shows own actions already.
    QCOMPARE(*m_connection->number(u"SELECT count(*) FROM sync_waiting"_s), 1);
}

void TestIntake::whatIsReturnedIsConfirmed()
{
    const qint64 id = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    QVERIFY(SyncUploadStore(*m_connection, m_target.id)
                .setState({id}, SyncUploadState::Sent)
                .has_value());
    QVERIFY(compare({id}, 1).has_value());
    QCOMPARE(uploadsIn(SyncUploadState::Confirmed), 1);
}

void TestIntake::whatIsMissingWaitsAgain()
{
    const qint64 id = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    SyncUploadStore uploads(*m_connection, m_target.id);
    QVERIFY(uploads.setState({id}, SyncUploadState::Sent).has_value());
    QVERIFY(uploads.setState({id}, SyncUploadState::Confirmed).has_value());
    // An answer that begins later says nothing about it.
    QVERIFY(
        compareUploads(*m_connection, m_target.id, {.since = 100, .actions = 5}, {}).has_value());
    QCOMPARE(uploadsIn(SyncUploadState::Confirmed), 1);
    QVERIFY(compare({}, 5).has_value());
    QCOMPARE(uploadsIn(SyncUploadState::Waiting), 1);
}

void TestIntake::whatIsNeverReturnedIsNotCarried()
{
    const qint64 id = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    SyncUploadStore uploads(*m_connection, m_target.id);
    for (int send = 1; send <= maxSends; ++send) {
        QVERIFY(uploads.setState({id}, SyncUploadState::Sent).has_value());
        const auto profile = compare({}, 5);
        QVERIFY(profile.has_value());
        QCOMPARE(uploadsIn(SyncUploadState::Waiting), send < maxSends ? 1 : 0);
        // Only the one action is lost on the server; others are delivered.
        QVERIFY(profile->carries.testFlag(Carried::Places));
    }
    QCOMPARE(uploadsIn(SyncUploadState::NotCarried), 1);
    QVERIFY(compare({id}, 5).has_value()); // it came back after all
    QCOMPARE(uploadsIn(SyncUploadState::Confirmed), 1);
}

void TestIntake::aServerThatDeliversNothingIsLearned()
{
    const qint64 id = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    SyncUploadStore uploads(*m_connection, m_target.id);
    QVERIFY(uploads.setState({id}, SyncUploadState::Sent).has_value());
    const auto profile = compare({}, 0);
    QVERIFY(profile.has_value());
    QVERIFY(!profile->carries.testFlag(Carried::Places));
    QCOMPARE(uploadsIn(SyncUploadState::NotCarried), 1);
    // A later version of the server delivers.
    QVERIFY(compare({}, 1, *profile)->carries.testFlag(Carried::Places));
}

void TestIntake::aServerThatDropsUnplayedIsLearned()
{
    SyncAction unplayed = play(u"a"_s, u"1"_s, 200, 20);
    unplayed.kind = SyncActionKind::New;
    unplayed.position = unplayed.started = unplayed.total = std::nullopt;
    const qint64 replaced = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    const qint64 id = addOwn(*m_connection, unplayed);
    SyncUploadStore uploads(*m_connection, m_target.id);
    QVERIFY(uploads.setState({replaced}, SyncUploadState::Replaced).has_value());
    ServerProfile profile;
    for (int send = 0; send < maxSends; ++send) {
        QVERIFY(profile.carries.testFlag(Carried::Unplayed));
        QVERIFY(uploads.setState({id}, SyncUploadState::Sent).has_value());
        profile = compare({}, 5, profile).value_or(ServerProfile());
    }
    QVERIFY(!profile.carries.testFlag(Carried::Unplayed));
    QVERIFY(profile.carries.testFlag(Carried::Places));
    // The place before it is the newest that the server can carry.
    QCOMPARE(*uploads.waiting(1), QSet<qint64>{replaced});
}

void TestIntake::whatAFolderTookIsNotReadBack()
{
    const qint64 id = addOwn(*m_connection, play(u"a"_s, u"1"_s, 100, 20));
    SyncUploadStore uploads(*m_connection, m_target.id);
    QVERIFY(uploads.setState({id}, SyncUploadState::Sent).has_value());
    const auto profile = compare({}, 5, {.isDurable = true});
    QVERIFY(profile.has_value());
    QCOMPARE(uploadsIn(SyncUploadState::Sent), 1);
    QVERIFY(profile->carries.testFlag(Carried::Places));
}

QTEST_GUILESS_MAIN(TestIntake)
#include "tst_intake.moc"
