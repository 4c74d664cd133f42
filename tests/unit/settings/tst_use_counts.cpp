// SPDX-License-Identifier: GPL-3.0-or-later

#include <settings/settings.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::settings;

class TestUseCounts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void scoresFollowUse_data();
    void scoresFollowUse();
    void anyKeyComesBack_data();
    void anyKeyComesBack();
    void whatIsNotUsedIsForgotten();
    void oddValuesAreIgnored_data();
    void oddValuesAreIgnored();
    void otherSettingsStay();

private:
    static QDateTime day(double days)
    {
        return QDateTime::fromSecsSinceEpoch(1'722'800'000).addMSecs(qint64(days * 86'400'000));
    }
};

void TestUseCounts::scoresFollowUse_data()
{
    QTest::addColumn<QList<double>>("days"); // of the uses
    QTest::addColumn<double>("now");
    QTest::addColumn<double>("score");
    QTest::newRow("a use counts one") << QList<double>{0} << 0.0 << 1.0;
    QTest::newRow("uses are added") << QList<double>{0, 0, 0} << 0.0 << 3.0;
    QTest::newRow("a use counts half after 30 days") << QList<double>{0} << 30.0 << 0.5;
    QTest::newRow("a use counts a quarter after 60 days") << QList<double>{0} << 60.0 << 0.25;
    QTest::newRow("an old use and a new one") << QList<double>{0, 30} << 30.0 << 1.5;
    QTest::newRow("old uses halve together") << QList<double>{0, 30} << 60.0 << 0.75;
    QTest::newRow("a clock that was set back does not multiply uses")
        << QList<double>{10} << 0.0 << 1.0;
}

void TestUseCounts::scoresFollowUse()
{
    QFETCH(const QList<double>, days);
    QFETCH(const double, now);
    QFETCH(const double, score);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    {
        Settings settings(path);
        for (const double use : days)
            settings.windowState().useCounts().count(u"action:play"_s, day(use));
    }
    Settings settings(path);
    const auto scores = settings.windowState().useCounts().scores(day(now));
    QCOMPARE(scores.size(), 1);
    // The file has the score as a decimal number.
    QVERIFY2(qAbs(scores.value(u"action:play"_s) - score) < 0.0001,
             qPrintable(QString::number(scores.value(u"action:play"_s))));
}

void TestUseCounts::anyKeyComesBack_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("an action") << u"action:actionPlay"_s;
    QTest::newRow("a tag with a slash") << u"view:tag:News/World"_s;
    QTest::newRow("a search with quotes and a percent sign") << u"view:search:\"100 %\" = [a]"_s;
    QTest::newRow("letters of other scripts") << u"view:tag:播客 Ü"_s;
}

void TestUseCounts::anyKeyComesBack()
{
    QFETCH(const QString, key);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    {
        Settings settings(path);
        settings.windowState().useCounts().count(key, day(0));
    }
    Settings settings(path);
    QCOMPARE(settings.windowState().useCounts().scores(day(0)).keys(), QStringList{key});
}

void TestUseCounts::whatIsNotUsedIsForgotten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    Settings settings(path);
    UseCounts &uses = settings.windowState().useCounts();
    uses.count(u"old"_s, day(0));
    QCOMPARE(uses.scores(day(100)).size(), 1);
    QCOMPARE(uses.scores(day(130)).size(), 0);
    uses.count(u"new"_s, day(130));
    QVERIFY(uses.scores(day(0)).contains(u"new"_s));
    QVERIFY(!uses.scores(day(0)).contains(u"old"_s)); // it is not in the file any more
}

void TestUseCounts::oddValuesAreIgnored_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("an empty value") << QByteArray("");
    QTest::newRow("a word") << QByteArray("often");
    QTest::newRow("a score without a time") << QByteArray("3");
    QTest::newRow("a score that is no number") << QByteArray("nan 1722800000");
    QTest::newRow("an infinite score") << QByteArray("inf 1722800000");
    QTest::newRow("a negative score") << QByteArray("-4 1722800000");
    QTest::newRow("a time that is no number") << QByteArray("3 yesterday");
}

void TestUseCounts::oddValuesAreIgnored()
{
    QFETCH(const QByteArray, value);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[uses]\nplay=" + value + '\n');
    file.close();
    Settings settings(path);
    UseCounts &uses = settings.windowState().useCounts();
    QVERIFY(uses.scores(day(0)).isEmpty());
    uses.count(u"play"_s, day(0));
    QCOMPARE(uses.scores(day(0)).value(u"play"_s), 1.0);
}

void TestUseCounts::otherSettingsStay()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.windowState().setView(u"inbox"_s, u"unplayed"_s);
    settings.windowState().useCounts().count(u"play"_s, day(0));
    settings.windowState().useCounts().count(u"stop"_s, day(1000));
    QCOMPARE(settings.windowState().view(u"inbox"_s), u"unplayed"_s);
}

QTEST_GUILESS_MAIN(TestUseCounts)
#include "tst_use_counts.moc"
