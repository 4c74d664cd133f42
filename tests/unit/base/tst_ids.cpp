// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/ids.h>

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <type_traits>

using namespace Qt::StringLiterals;
using namespace dogear;

// Tests that ids of shows, ids of episodes and bare numbers do not convert into each other.
static_assert(!std::is_convertible_v<PodcastId, EpisodeId>);
static_assert(!std::is_convertible_v<qint64, EpisodeId>);
static_assert(!std::is_convertible_v<EpisodeId, qint64>);

class TestIds final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void zeroIsNone();
    void areComparedAndHashed();
    void travelInVariants();
    void areWrittenAsNumbers();
};

void TestIds::zeroIsNone()
{
    QVERIFY(!EpisodeId().isValid());
    QVERIFY(!EpisodeId{-1}.isValid());
    QVERIFY(EpisodeId{1}.isValid());
}

void TestIds::areComparedAndHashed()
{
    QVERIFY(EpisodeId{1} < EpisodeId{2});
    QVERIFY(EpisodeId{2} == EpisodeId{2});
    const QHash<PodcastId, int> byShow{{PodcastId{7}, 70}, {PodcastId{8}, 80}};
    QCOMPARE(byShow.value(PodcastId{8}), 80);
    QCOMPARE(byShow.value(PodcastId{9}), 0);
}

void TestIds::travelInVariants()
{
    const QVariant variant = QVariant::fromValue(EpisodeId{5});
    QCOMPARE(variant.value<EpisodeId>(), EpisodeId{5});
    QVERIFY(!variant.canConvert<PodcastId>());
}

void TestIds::areWrittenAsNumbers()
{
    QString text;
    QDebug(&text) << EpisodeId{42};
    QCOMPARE(text.trimmed(), u"42"_s);
}

QTEST_GUILESS_MAIN(TestIds)
#include "tst_ids.moc"
