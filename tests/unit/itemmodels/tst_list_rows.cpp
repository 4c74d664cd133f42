// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/list_rows.h>

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A row of the test's model: "a1" has the key a and the version 1.
struct Row
{
    QChar key;
    QChar version;

    friend bool operator==(const Row &, const Row &) = default;
};

QChar rowKey(const Row &row)
{
    return row.key;
}

QList<Row> toRows(const QString &text)
{
    QList<Row> rows;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        rows.append({word.at(0), word.at(1)});
    return rows;
}

class Letters final : public dogear::itemmodels::ListRows<Row>
{
public:
    using ListRows::appendRows;
    using ListRows::ListRows;
    using ListRows::removeRowAt;
    using ListRows::rowOf;
    using ListRows::setRows;

protected:
    [[nodiscard]] QVariant cell(const Row &row, int role) const override
    {
        return role == Qt::DisplayRole ? QVariant(QString(row.key) + row.version) : QVariant();
    }
};

QString dump(const Letters &model)
{
    QStringList words;
    for (int row = 0; row < model.rowCount(); ++row)
        words.append(model.index(row).data().toString());
    return words.join(u' ');
}

/// Records each signal during \a change: "-1..2" removed, "+0..0" inserted, "3>0" moved, "~1"
/// changed.
QStringList record(Letters &model, const std::function<void()> &change)
{
    QStringList log;
    QObject context;
    QObject::connect(
        &model, &Letters::rowsRemoved, &context, [&](const QModelIndex &, int first, int last) {
            log.append(u"-%1..%2"_s.arg(first).arg(last));
        });
    QObject::connect(
        &model, &Letters::rowsInserted, &context, [&](const QModelIndex &, int first, int last) {
            log.append(u"+%1..%2"_s.arg(first).arg(last));
        });
    QObject::connect(&model,
                     &Letters::rowsMoved,
                     &context,
                     [&](const QModelIndex &, int first, int, const QModelIndex &, int to) {
                         log.append(u"%1>%2"_s.arg(first).arg(to));
                     });
    QObject::connect(&model,
                     &Letters::dataChanged,
                     &context,
                     [&](const QModelIndex &first, const QModelIndex &) {
                         log.append(u"~%1"_s.arg(first.row()));
                     });
    QObject::connect(&model, &Letters::modelReset, &context, [&] { log.append(u"reset"_s); });
    change();
    return log;
}

} // namespace

class TestListRows final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void setRows_data();
    void setRows();
    void setRowsReachesAnyList();
    void veryManyRowsAreTwoSteps();
    void whatComesTwiceIsThereTwice();
    void outOfRange_data();
    void outOfRange();
    void childrenOfRowsAreEmpty();
    void appendAndRemove();
};

void TestListRows::setRows_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("signalled");

    QTest::newRow("equal rows emit no signal") << u"a1 b1 c1"_s << u"a1 b1 c1"_s << u""_s;
    QTest::newRow("one changed row emits one change") << u"a1 b1 c1"_s << u"a1 b2 c1"_s << u"~1"_s;
    QTest::newRow("a new first row emits one insertion")
        << u"b1 c1"_s << u"a1 b1 c1"_s << u"+0..0"_s;
    QTest::newRow("adjacent new rows are inserted together")
        << u"a1 d1"_s << u"a1 b1 c1 d1"_s << u"+1..2"_s;
    QTest::newRow("adjacent rows are removed together")
        << u"a1 b1 c1 d1"_s << u"a1 d1"_s << u"-1..2"_s;
    QTest::newRow("two separate rows are removed one by one")
        << u"a1 b1 c1 d1"_s << u"b1 d1"_s << u"-2..2 -0..0"_s;
    QTest::newRow("a row that moved up is moved") << u"a1 b1 c1"_s << u"c1 a1 b1"_s << u"2>0"_s;
    QTest::newRow("a row that is moved and changed") << u"a1 b1"_s << u"b2 a1"_s << u"1>0 ~0"_s;
    QTest::newRow("from an empty list") << u""_s << u"a1"_s << u"+0..0"_s;
    QTest::newRow("to an empty list") << u"a1 b1"_s << u""_s << u"-0..1"_s;
}

void TestListRows::setRows()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, signalled);

    Letters model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(toRows(before));

    const QStringList log = record(model, [&] { model.setRows(toRows(after)); });

    QCOMPARE(dump(model), after);
    QCOMPARE(log.join(u' '), signalled);
}

void TestListRows::setRowsReachesAnyList()
{
    // A fixed seed, so that a failure can be repeated.
    QRandomGenerator random(20260101);
    Letters model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int round = 0; round < 300; ++round) {
        QString letters = u"abcdefghijklmnop"_s;
        QStringList words;
        for (int count = random.bounded(letters.size()); count > 0; --count) {
            const int at = random.bounded(int(letters.size()));
            words.append(QString(letters.at(at)) + QString::number(random.bounded(3)));
            letters.remove(at, 1);
        }
        const QString wanted = words.join(u' ');
        model.setRows(toRows(wanted));
        QCOMPARE(dump(model), wanted);
    }
}

void TestListRows::veryManyRowsAreTwoSteps()
{
    QList<Row> rows;
    // More differing rows than are compared one by one (maxComparedRows): replaced in two steps.
    for (int key = 0; key < 20'000; ++key)
        rows.append({QChar(char16_t(key)), u'1'});
    QList<Row> otherWayRound(rows.crbegin(), rows.crend());
    std::swap(otherWayRound.first(), otherWayRound.last()); // these two rows keep their place
    Letters model;
    model.setRows(rows);
    const QStringList log = record(model, [&] { model.setRows(otherWayRound); });
    QCOMPARE(log.join(u' '), u"-1..19998 +1..19998"_s);
    QCOMPARE(model.rowOf(QChar(char16_t(19'998))), 1);
    QCOMPARE(record(model, [&] { model.setRows(otherWayRound.sliced(1)); }).join(u' '), u"-0..0"_s);
}

void TestListRows::whatComesTwiceIsThereTwice()
{
    Letters model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(toRows(u"a1 b1 c1"_s));
    model.setRows(toRows(u"b1 a1 b1 c2"_s));
    QCOMPARE(dump(model), u"b1 a1 b1 c2"_s);
    model.setRows(toRows(u"a1 b1"_s));
    QCOMPARE(dump(model), u"a1 b1"_s);
}

void TestListRows::outOfRange_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::newRow("before the first") << -1 << 0;
    QTest::newRow("one beyond the last") << 2 << 0;
    QTest::newRow("far beyond the last") << 2000 << 0;
    QTest::newRow("in a second column") << 0 << 1;
}

void TestListRows::outOfRange()
{
    QFETCH(const int, row);
    QFETCH(const int, column);

    Letters model;
    model.setRows(toRows(u"a1 b1"_s));
    QVERIFY(!model.index(row, column).isValid());
    QVERIFY(!model.data(model.index(row, column), Qt::DisplayRole).isValid());

    const QModelIndex stale = model.index(1);
    model.setRows(toRows(u"a1"_s));
    QVERIFY(!model.data(stale, Qt::DisplayRole).isValid());
}

void TestListRows::childrenOfRowsAreEmpty()
{
    Letters model;
    model.setRows(toRows(u"a1"_s));
    QCOMPARE(model.rowCount(model.index(0)), 0);
}

void TestListRows::appendAndRemove()
{
    Letters model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.appendRows({});
    QCOMPARE(model.rowCount(), 0);
    model.appendRows(toRows(u"a1 b1"_s));
    model.appendRows(toRows(u"c1"_s));
    model.removeRowAt(1);
    model.removeRowAt(7);
    QCOMPARE(dump(model), u"a1 c1"_s);
    QCOMPARE(model.rowOf(u'c'), 1);
    QCOMPARE(model.rowOf(u'b'), -1);
}

QTEST_GUILESS_MAIN(TestListRows)
#include "tst_list_rows.moc"
