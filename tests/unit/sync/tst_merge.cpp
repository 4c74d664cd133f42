// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync/merge.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync;
using domain::LoggedAction;
using domain::SyncAction;
using domain::SyncActionKind;

namespace {

/// Reads "time device place": "100 desk 120", "100 desk new", "100 desk played" (heard to the end
/// of 500 s), "100 desk mark" (played without playing), "100 desk download".
LoggedAction parse(const QString &text)
{
    const QStringList words = text.split(u' ');
    LoggedAction logged;
    logged.action.time = logged.orderTime = words[0].toLongLong();
    logged.action.device = words[1];
    logged.action.total = 500;
    logged.action.started = 0;
    if (words[2] == "new"_L1) {
        logged.action.kind = SyncActionKind::New;
        logged.action.total = logged.action.started = std::nullopt;
    } else if (words[2] == "download"_L1) {
        logged.action.kind = SyncActionKind::Download;
    } else if (words[2] == "played"_L1 || words[2] == "mark"_L1) {
        logged.action.position = 500;
        if (words[2] == "mark"_L1)
            logged.action.started = 500;
    } else if (words[2] != "nowhere"_L1) {
        logged.action.position = words[2].toLongLong();
    }
    return logged;
}

/// The newest of \a texts, with the numbers of their bulk marks; in every order of arrival.
QString newestOf(QStringList texts, const BulkMarks &bulk = {})
{
    texts.sort();
    QString first;
    do {
        QList<LoggedAction> actions;
        for (const QString &text : std::as_const(texts))
            actions.append(parse(text));
        QList<const LoggedAction *> pointers;
        for (const LoggedAction &action : std::as_const(actions))
            pointers.append(&action);
        const LoggedAction *best = newest(pointers, bulk);
        const QString found = best ? texts[best - actions.constData()] : u"none"_s;
        if (first.isEmpty())
            first = found;
        if (found != first)
            return u"depends on the order: "_s + first + u", "_s + found;
    } while (std::next_permutation(texts.begin(), texts.end()));
    return first;
}

QList<storage::MarkTime> marks(const QString &device, int count, qint64 first, qint64 gap)
{
    QList<storage::MarkTime> all;
    for (int i = 0; i < count; ++i)
        all.append({device, first + i * gap});
    return all;
}

} // namespace

class TestMerge final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void order_data();
    void order();
    void times_data();
    void times();
    void bulk_data();
    void bulk();
    void aStormNeverReplacesAPlace();
};

void TestMerge::order_data()
{
    QTest::addColumn<QStringList>("actions");
    QTest::addColumn<QString>("newest");

    QTest::newRow("the newest second wins")
        << QStringList{u"100 desk 400"_s, u"101 phone 20"_s} << u"101 phone 20"_s;
    QTest::newRow("at one second the farther position wins")
        << QStringList{u"100 desk 400"_s, u"100 phone 20"_s} << u"100 desk 400"_s;
    QTest::newRow("at one second and position the device decides")
        << QStringList{u"100 desk 20"_s, u"100 phone 20"_s} << u"100 phone 20"_s;
    QTest::newRow("at one second a place wins over a mark as unplayed")
        << QStringList{u"100 desk new"_s, u"100 desk 1"_s} << u"100 desk 1"_s;
    QTest::newRow("a later mark as unplayed resets the episode")
        << QStringList{u"100 desk played"_s, u"200 phone new"_s} << u"200 phone new"_s;
    QTest::newRow("a later place of a played episode is a second listening")
        << QStringList{u"100 desk played"_s, u"200 phone 30"_s} << u"200 phone 30"_s;
    QTest::newRow("downloads say nothing about the state")
        << QStringList{u"100 desk 30"_s, u"200 phone download"_s} << u"100 desk 30"_s;
    QTest::newRow("a play without a position says nothing about the state")
        << QStringList{u"100 desk 30"_s, u"200 phone nowhere"_s} << u"100 desk 30"_s;
    QTest::newRow("a single mark as played counts like any other action")
        << QStringList{u"100 desk 30"_s, u"200 phone mark"_s} << u"200 phone mark"_s;
    QTest::newRow("only downloads leave no state")
        << QStringList{u"100 desk download"_s} << u"none"_s;
}

void TestMerge::order()
{
    QFETCH(const QStringList, actions);
    QTEST(newestOf(actions), "newest");
}

void TestMerge::times_data()
{
    constexpr qint64 now = 1'700'000'000;
    constexpr qint64 day = 86'400;
    QTest::addColumn<qint64>("time");
    QTest::addColumn<qint64>("lastPull");
    QTest::addColumn<qint64>("ordered");
    QTest::newRow("a past time stays") << now - 1000 << now - 10 << now - 1000;
    QTest::newRow("a clock that is a day ahead is believed") << now + day << now - 10 << now + day;
    QTest::newRow("2099 counts as uploaded after the last read")
        << qint64{4'080'000'000} << now - 500 << now - 500;
    QTest::newRow("2099 in the first read is older than everything")
        << qint64{4'080'000'000} << qint64{0} << qint64{0};
    QTest::newRow("no time counts as uploaded after the last read")
        << qint64{0} << now - 500 << now - 500;
}

void TestMerge::times()
{
    QFETCH(const qint64, time);
    QFETCH(const qint64, lastPull);
    QTEST(orderTime(time, {.now = 1'700'000'000, .lastPull = lastPull}), "ordered");
}

void TestMerge::bulk_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("gap");
    QTest::addColumn<QString>("newest");
    QTest::newRow("nineteen marks at once are the user's")
        << BulkMarks::minMarks - 1 << 1 << u"200 phone mark"_s;
    QTest::newRow("twenty marks at once never replace a place")
        << BulkMarks::minMarks << 1 << u"100 desk 30"_s;
    QTest::newRow("twenty marks a minute apart are a row, too")
        << BulkMarks::minMarks << 60 << u"100 desk 30"_s;
    QTest::newRow("twenty marks over hours are the user's")
        << BulkMarks::minMarks << 61 << u"200 phone mark"_s;
}

void TestMerge::bulk()
{
    QFETCH(const int, count);
    QFETCH(const int, gap);
    const BulkMarks bulk(marks(u"phone"_s, count, 200, gap));
    QTEST(newestOf({u"100 desk 30"_s, u"200 phone mark"_s}, bulk), "newest");
    // Without a place they are what is known of the episode.
    QCOMPARE(newestOf({u"200 phone mark"_s}, bulk), u"200 phone mark"_s);
    // Another device that marked one episode in the same minute is the user.
    QCOMPARE(newestOf({u"100 desk 30"_s, u"201 tablet mark"_s}, bulk), u"201 tablet mark"_s);
}

void TestMerge::aStormNeverReplacesAPlace()
{
    const BulkMarks bulk(marks(u"phone"_s, 3000, 10'000, 0));
    QRandomGenerator random(7);
    for (int i = 0; i < 200; ++i) {
        const QString place =
            u"%1 desk %2"_s.arg(random.bounded(1, 10'000)).arg(random.bounded(1, 499));
        QCOMPARE(newestOf({place, u"10000 phone mark"_s}, bulk), place);
    }
}

QTEST_GUILESS_MAIN(TestMerge)
#include "tst_merge.moc"
