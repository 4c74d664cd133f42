// SPDX-License-Identifier: GPL-3.0-or-later

#include "backup_rotation.h"

#include <base/utc.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear::maintenance;

class TestBackupRotation final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void whatStays_data();
    void whatStays();
    void dayByDayThereAreAlwaysWeeks();
    void onlyItsOwnFilesAreRemoved();
    void namesAreNeverTakenTwice();
    void theLastRestoresAreKept();
    void whatACrashLeftGoes();

private:
    static void touch(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    static QString listed(const QTemporaryDir &folder)
    {
        return QDir(folder.path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot)
            .join(u' ');
    }
};

void TestBackupRotation::whatStays_data()
{
    QTest::addColumn<QString>("days"); // of November 2026, whose 2nd is a Monday
    QTest::addColumn<QString>("kept");
    QTest::newRow("no backups") << u""_s << u""_s;
    QTest::newRow("seven days, the number of daily backups")
        << u"1 2 3 4 5 6 7"_s << u"1 2 3 4 5 6 7"_s;
    QTest::newRow("seven days with gaps") << u"1 5 6 9 12 20 30"_s << u"1 5 6 9 12 20 30"_s;
    QTest::newRow("an eighth day, alone in its week")
        << u"1 2 3 4 5 6 7 8"_s << u"1 2 3 4 5 6 7 8"_s;
    QTest::newRow("two more days of one week: the first is kept")
        << u"2 3 4 5 6 7 8 9 10"_s << u"2 4 5 6 7 8 9 10"_s;
    QTest::newRow("in any order") << u"10 2 9 3 8 4 7 5 6"_s << u"2 4 5 6 7 8 9 10"_s;
    QTest::newRow("a whole month")
        << u"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30"_s
        << u"2 9 16 23 24 25 26 27 28 29 30"_s;
}

void TestBackupRotation::whatStays()
{
    QFETCH(const QString, days);
    QFETCH(const QString, kept);
    QList<QDate> dates;
    for (const QString &day : days.split(u' ', Qt::SkipEmptyParts))
        dates.append(QDate(2026, 11, day.toInt()));
    const QList<QDate> toRemove = daysToRemove(dates);
    QList<QDate> left = dates;
    for (const QDate day : toRemove)
        QCOMPARE(left.removeAll(day), 1);
    std::ranges::sort(left);
    QStringList names;
    for (const QDate day : left)
        names.append(QString::number(day.day()));
    QCOMPARE(names.join(u' '), kept);
}

void TestBackupRotation::dayByDayThereAreAlwaysWeeks()
{
    QList<QDate> days;
    QDate today(2026, 11, 2);
    for (int i = 0; i < 400; ++i, today = today.addDays(1)) {
        days.append(today);
        for (const QDate day : daysToRemove(days))
            days.removeAll(day);
        QVERIFY(days.size() <= keptDays + keptWeeks);
    }
    QCOMPARE(days.size(), keptDays + keptWeeks);
    // The oldest backup is about four weeks old, and no gap is longer than a week.
    QVERIFY(days.constFirst().daysTo(today) >= 28);
    for (qsizetype i = 1; i < days.size(); ++i)
        QVERIFY(days.at(i - 1).daysTo(days.at(i)) <= 7);
}

void TestBackupRotation::onlyItsOwnFilesAreRemoved()
{
    const QTemporaryDir folder;
    for (int day = 1; day <= 20; ++day)
        touch(folder.filePath(dayName(QDate(2026, 11, day))));
    // Names that a user may have chosen, and a new unfinished backup.
    for (const QString &name : {u"dogear-2020-01-01-mine.zip"_s,
                                u"dogear-today.zip"_s,
                                u"before-0015-x.sqlite"_s,
                                u"holiday.zip"_s,
                                u"now.part"_s})
        touch(folder.filePath(name));
    removeOldDays(folder.path());
    QCOMPARE(listed(folder),
             u"before-0015-x.sqlite dogear-2020-01-01-mine.zip dogear-2026-11-01.zip "
             "dogear-2026-11-02.zip dogear-2026-11-09.zip dogear-2026-11-14.zip "
             "dogear-2026-11-15.zip dogear-2026-11-16.zip dogear-2026-11-17.zip "
             "dogear-2026-11-18.zip dogear-2026-11-19.zip dogear-2026-11-20.zip "
             "dogear-today.zip holiday.zip now.part"_s);
}

void TestBackupRotation::namesAreNeverTakenTwice()
{
    const QTemporaryDir folder;
    const QDateTime now(QDate(2026, 11, 22), QTime(20, 46, 49), dogear::utc);
    const QString first = keptName(folder.path(), now);
    QCOMPARE(first, folder.filePath(u"before-restore-2026-11-22-204649"_s));
    touch(first + u".zip"_s);
    const QString second = keptName(folder.path(), now);
    QCOMPARE(second, first + u"-2"_s);
    QVERIFY(QDir().mkpath(second));
    QCOMPARE(keptName(folder.path(), now), first + u"-3"_s);
}

void TestBackupRotation::theLastRestoresAreKept()
{
    const QTemporaryDir folder;
    QDateTime now(QDate(2026, 11, 22), QTime(9, 0), dogear::utc);
    for (int i = 0; i < 5; ++i, now = now.addDays(1)) {
        if (i % 2 == 0)
            touch(keptName(folder.path(), now) + u".zip"_s);
        else
            QVERIFY(QDir().mkpath(keptName(folder.path(), now)));
    }
    removeOldKept(folder.path());
    QCOMPARE(listed(folder),
             u"before-restore-2026-11-24-090000.zip before-restore-2026-11-25-090000 "
             "before-restore-2026-11-26-090000.zip"_s);
}

/// Unfinished backups of a crash are removed when they are old; a new one may belong to a running
/// backup.
void TestBackupRotation::whatACrashLeftGoes()
{
    const QTemporaryDir folder;
    for (const QString &name :
         {u"old.part"_s, u"old.part-journal"_s, u"new.part"_s, u"old.zip"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (name.startsWith("old"_L1))
            QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-2),
                                     QFileDevice::FileModificationTime));
    }
    removeOldDays(folder.path());
    QCOMPARE(listed(folder), u"new.part old.zip"_s);
}

QTEST_GUILESS_MAIN(TestBackupRotation)
#include "tst_backup_rotation.moc"
