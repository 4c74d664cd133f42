// SPDX-License-Identifier: GPL-3.0-or-later
#include "compaction.h"
#include "folder_samples.h"

#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

namespace {

constexpr qint64 all = std::numeric_limits<qint64>::max();

domain::SyncAction download(int episode, qint64 time)
{
    domain::SyncAction action = play(episode, time, 0);
    action.kind = domain::SyncActionKind::Download;
    action.started = action.position = action.total = std::nullopt;
    return action;
}

/// The numbers of \a lines.
QList<int> numbers(const QList<QByteArray> &lines)
{
    QList<int> found;
    for (const QByteArray &line : lines) {
        const auto decoded = decodeLine(line);
        found.append(decoded ? decoded->object.value("n"_L1).toInt() : -1);
    }
    return found;
}

} // namespace

class TestCompaction final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void linesThatStay_data();
    void linesThatStay();
    void aDamagedLineGoes();
};

void TestCompaction::linesThatStay_data()
{
    QTest::addColumn<QList<Content>>("contents");
    QTest::addColumn<qint64>("seenByAll");
    QTest::addColumn<QList<int>>("kept");
    using Contents = QList<Content>;

    QTest::newRow("of two places of an episode the later one stays")
        << Contents{play(1, 10, 5), play(2, 11, 5), play(1, 12, 7)} << all << QList<int>{2, 3};
    QTest::newRow("a later line with an earlier time replaces nothing")
        << Contents{play(1, 20, 5), play(1, 12, 7)} << all << QList<int>{1};
    QTest::newRow("of equal times the farther place stays")
        << Contents{play(1, 20, 9), play(1, 20, 7)} << all << QList<int>{1};
    QTest::newRow("a replaced line stays until all devices have read it")
        << Contents{play(1, 10, 5), play(1, 11, 6), play(1, 12, 7)} << qint64(1)
        << QList<int>{2, 3};
    QTest::newRow("nothing goes while a device has read nothing")
        << Contents{play(1, 10, 5), play(1, 11, 6)} << qint64(0) << QList<int>{1, 2};
    QTest::newRow("a download is no place")
        << Contents{play(1, 10, 5), download(1, 12)} << all << QList<int>{1, 2};
    QTest::newRow("of two values of a field the later one stays")
        << Contents{favourite(1, 10), favourite(2, 11), favourite(1, 12, {})} << all
        << QList<int>{2, 3};
    QTest::newRow("a removal is a value, too, and stays")
        << Contents{favourite(1, 10, {})} << all << QList<int>{1};
    QTest::newRow("the last session and the last numbers stay")
        << Contents{Session{u"a"_s}, Seen{}, Session{u"b"_s}, Seen{}} << all << QList<int>{3, 4};
    QTest::newRow("entries of a newer version stay")
        << Contents{Unknown{}, Unknown{}} << all << QList<int>{1, 2};
}

void TestCompaction::linesThatStay()
{
    QFETCH(const QList<Content>, contents);
    QFETCH(const qint64, seenByAll);
    QFETCH(const QList<int>, kept);
    QList<QByteArray> lines;
    for (const Content &content : contents)
        lines.append(lineOf(lines.size() + 1, content));
    const QList<QByteArray> left = compacted(lines, u"phone"_s, seenByAll);
    QCOMPARE(numbers(left), kept);
    QCOMPARE(compacted(left, u"phone"_s, seenByAll), left);
}

void TestCompaction::aDamagedLineGoes()
{
    const QByteArray good = lineOf(2, play(1, 10, 5));
    QCOMPARE(compacted({QByteArray("damaged\n"), good}, u"phone"_s, all), QList<QByteArray>{good});
}

QTEST_GUILESS_MAIN(TestCompaction)
#include "tst_compaction.moc"
