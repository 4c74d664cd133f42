// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/listening_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;
using domain::ListeningSpan;
using domain::ListeningTime;

namespace {

const QDate today(2026, 8, 5);
const ListeningSpan always{QDate(1900, 1, 1), QDate(2100, 1, 1)};

QUrl feedOf(const QString &show)
{
    return QUrl("https://example.org/"_L1 + show);
}

} // namespace

class TestListeningStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void nothingWasHeard();
    void aDayOfAShowIsOneRow();
    void spansHaveBothEnds_data();
    void spansHaveBothEnds();
    void showsAreThereLongestFirst();
    void aShowThatIsNotFollowedKeepsItsTitle();
    void aShowThatComesBackGoesOn();
    void aFeedThatMovesTakesItAlong();
    void anotherSpellingIsTheSameShow();
    void whatFailsIsSaid_data();
    void whatFailsIsSaid();

private:
    bool add(const QDate &day, const QString &show, const ListeningTime &time)
    {
        return ListeningStore(*m_connection)
            .add({.day = day,
                  .podcast = feedOf(show),
                  .podcastTitle = u"old "_s + show,
                  .time = time})
            .has_value();
    }
    /// \return "title=seconds, …" in the order of the store, with an asterisk after the title of a
    ///   show that is not followed
    [[nodiscard]] QString shows(const ListeningSpan &span = always) const
    {
        QStringList text;
        const auto shows = ListeningStore(*m_connection).shows(span);
        for (const domain::ListeningShow &show : *shows)
            text.append(u"%1%2=%3"_s.arg(show.title, show.podcast.isValid() ? u""_s : u"*"_s)
                            .arg(show.time.listened / 1s));
        return text.join(u", "_s);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestListeningStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"a"_s);
}

void TestListeningStore::nothingWasHeard()
{
    ListeningStore store(*m_connection);
    QVERIFY(!store.firstDay()->isValid());
    QVERIFY(store.days(always)->isEmpty());
    QVERIFY(store.shows(always)->isEmpty());
}

void TestListeningStore::aDayOfAShowIsOneRow()
{
    const ListeningTime some{.listened = 10s, .heard = 25s, .savedBySilence = 5s, .finished = 1};
    const ListeningTime more{.listened = 1s, .heard = 2s, .savedBySilence = 500ms, .finished = 0};
    QVERIFY(add(today, u"a"_s, some));
    QVERIFY(add(today, u"a"_s, more));
    ListeningTime sum = some;
    sum += more;
    ListeningStore store(*m_connection);
    QCOMPARE(*store.days(always), QList<domain::ListeningDay>({{.day = today, .time = sum}}));
    QCOMPARE(*store.shows(always),
             QList<domain::ListeningShow>({{.podcast = m_show, .title = u"a"_s, .time = sum}}));
    const auto rows = m_connection->execute(u"SELECT count(*) FROM listening"_s);
    QVERIFY((*rows)->next());
    QCOMPARE((*rows)->value(0).toInt(), 1);
}

void TestListeningStore::spansHaveBothEnds_data()
{
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::addColumn<int>("days");
    QTest::addColumn<QString>("heard");
    QTest::newRow("one day only") << today << today << 1 << u"a=10"_s;
    QTest::newRow("the days up to today") << today.addDays(-3) << today << 2 << u"a=11"_s;
    QTest::newRow("the days from today on") << today << today.addDays(3) << 2 << u"a=110"_s;
    QTest::newRow("days without listening") << today.addDays(5) << today.addDays(6) << 0 << u""_s;
}

void TestListeningStore::spansHaveBothEnds()
{
    QFETCH(const QDate, first);
    QFETCH(const QDate, last);
    QFETCH(const int, days);
    QFETCH(const QString, heard);
    QVERIFY(add(today.addDays(-1), u"a"_s, {.listened = 1s}));
    QVERIFY(add(today, u"a"_s, {.listened = 10s}));
    QVERIFY(add(today.addDays(1), u"a"_s, {.listened = 100s}));
    ListeningStore store(*m_connection);
    QCOMPARE(store.days({first, last})->size(), days);
    QCOMPARE(shows({first, last}), heard);
    QCOMPARE(*store.firstDay(), today.addDays(-1));
}

void TestListeningStore::showsAreThereLongestFirst()
{
    addShow(*m_connection, u"b"_s);
    QVERIFY(add(today, u"a"_s, {.listened = 10s}));
    QVERIFY(add(today, u"b"_s, {.listened = 8s}));
    QVERIFY(add(today.addDays(1), u"b"_s, {.listened = 8s}));
    QVERIFY(add(today.addDays(1), u"c"_s, {.listened = 10s}));
    QCOMPARE(shows(), u"b=16, a=10, old c*=10"_s);
}

void TestListeningStore::aShowThatIsNotFollowedKeepsItsTitle()
{
    QVERIFY(add(today, u"a"_s, {.listened = 10s}));
    QVERIFY(m_connection->execute(u"UPDATE podcast SET title = 'A new title'"_s).has_value());
    QCOMPARE(shows(), u"A new title=10"_s);
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    QCOMPARE(shows(), u"A new title*=10"_s);
    QCOMPARE(ListeningStore(*m_connection).days(always)->size(), 1);
}

void TestListeningStore::aShowThatComesBackGoesOn()
{
    QVERIFY(add(today, u"a"_s, {.listened = 10s}));
    QVERIFY(PodcastStore(*m_connection).remove(m_show).has_value());
    addShow(*m_connection, u"a"_s);
    QCOMPARE(shows(), u"a=10"_s);
    QVERIFY(add(today, u"a"_s, {.listened = 5s}));
    QCOMPARE(shows(), u"a=15"_s);
}

void TestListeningStore::aFeedThatMovesTakesItAlong()
{
    QVERIFY(add(today, u"a"_s, {.listened = 10s}));
    QVERIFY(PodcastStore(*m_connection).moveTo(m_show, feedOf(u"elsewhere"_s)).value_or(false));
    QCOMPARE(shows(), u"a=10"_s);
    QVERIFY(add(today, u"elsewhere"_s, {.listened = 5s}));
    QCOMPARE(shows(), u"a=15"_s);
}

void TestListeningStore::anotherSpellingIsTheSameShow()
{
    ListeningStore store(*m_connection);
    QVERIFY(store
                .add({.day = today,
                      .podcast = QUrl(u"http://EXAMPLE.org/a/"_s),
                      .time = {.listened = 2s}})
                .has_value());
    QCOMPARE(shows(), u"a=2"_s);
}

void TestListeningStore::whatFailsIsSaid_data()
{
    QTest::addColumn<int>("at");
    QTest::newRow("the statement for the title of the show fails") << 1;
    QTest::newRow("the statement for the time fails") << 2;
}

void TestListeningStore::whatFailsIsSaid()
{
    QFETCH(const int, at);
    m_connection->failAfter(at);
    QVERIFY(!add(today, u"a"_s, {.listened = 2s}));
    m_connection->failAfter(1);
    QVERIFY(!ListeningStore(*m_connection).firstDay());
    m_connection->failAfter(1);
    QVERIFY(!ListeningStore(*m_connection).days(always));
    m_connection->failAfter(1);
    QVERIFY(!ListeningStore(*m_connection).shows(always));
}

QTEST_GUILESS_MAIN(TestListeningStore)
#include "tst_listening_store.moc"
