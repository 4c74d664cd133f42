// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/order_change.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

/// Converts "3 1 2" to ids.
QList<EpisodeId> ids(const QString &numbers)
{
    QList<EpisodeId> ids;
    for (const QString &number : numbers.split(u' ', Qt::SkipEmptyParts))
        ids.append(EpisodeId{number.toLongLong()});
    return ids;
}

QString text(const QList<EpisodeId> &ids)
{
    QStringList numbers;
    for (const EpisodeId id : ids)
        numbers.append(QString::number(id.value));
    return numbers.join(u' ');
}

} // namespace

class TestOrderChange final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void episodesMove_data();
    void episodesMove();
    void changesAreUndone_data();
    void changesAreUndone();
    void itIsToldWhatChanged_data();
    void itIsToldWhatChanged();
};

void TestOrderChange::episodesMove_data()
{
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("moved");
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("expected");
    QTest::newRow("up") << u"1 2 3"_s << u"3"_s << 1 << u"3 1 2"_s;
    QTest::newRow("down") << u"1 2 3"_s << u"1"_s << 3 << u"2 1 3"_s;
    QTest::newRow("to the end") << u"1 2 3"_s << u"1"_s << 0 << u"2 3 1"_s;
    QTest::newRow("in front of itself") << u"1 2 3"_s << u"2"_s << 2 << u"1 2 3"_s;
    QTest::newRow("several keep the given order") << u"1 2 3 4"_s << u"3 1"_s << 4 << u"2 3 1 4"_s;
    QTest::newRow("an id that is not in the order is ignored")
        << u"1 2"_s << u"9 2"_s << 1 << u"2 1"_s;
    QTest::newRow("in front of an id that is not in the order")
        << u"1 2"_s << u"1"_s << 9 << u"2 1"_s;
}

void TestOrderChange::episodesMove()
{
    QFETCH(const QString, order);
    QFETCH(const QString, moved);
    QFETCH(const int, before);
    QTEST(text(domain::moved(ids(order), ids(moved), EpisodeId{before})), "expected");
}

void TestOrderChange::changesAreUndone_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("expected");
    QTest::newRow("an added episode goes") << u"1 2"_s << u"1 2 3"_s << u"1 2 3"_s << u"1 2"_s;
    QTest::newRow("a removed episode returns to its place")
        << u"1 2 3"_s << u"1 3"_s << u"1 3"_s << u"1 2 3"_s;
    QTest::newRow("a move goes back") << u"1 2 3"_s << u"3 1 2"_s << u"3 1 2"_s << u"1 2 3"_s;
    QTest::newRow("an episode that was added since stays")
        << u"1 2"_s << u"2 1"_s << u"2 1 9"_s << u"1 2 9"_s;
    QTest::newRow("an episode that was removed since stays away")
        << u"1 2 3"_s << u"3 2 1"_s << u"3 1"_s << u"1 3"_s;
    QTest::newRow("an emptied order returns") << u"1 2"_s << u""_s << u"9"_s << u"1 2 9"_s;
}

void TestOrderChange::changesAreUndone()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QFETCH(const QString, now);
    QTEST(text(domain::undone(ids(now), {ids(before), ids(after)})), "expected");
}

void TestOrderChange::itIsToldWhatChanged_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("added episodes") << u"1"_s << u"1 2"_s << u"2"_s;
    QTest::newRow("removed episodes") << u"1 2"_s << u"2"_s << u"1"_s;
    QTest::newRow("a move concerns all") << u"1 2"_s << u"2 1"_s << u"1 2"_s;
}

void TestOrderChange::itIsToldWhatChanged()
{
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QTEST(text(domain::changedIn({ids(before), ids(after)})), "expected");
}

QTEST_GUILESS_MAIN(TestOrderChange)
#include "tst_order_change.moc"
