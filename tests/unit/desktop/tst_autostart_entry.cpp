// SPDX-License-Identifier: GPL-3.0-or-later

#include "autostart_entry.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestAutostartEntry final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theProgramIsExecuted_data();
    void theProgramIsExecuted();
    void someoneSwitchedItOff_data();
    void someoneSwitchedItOff();
};

void TestAutostartEntry::theProgramIsExecuted_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("tried");
    QTest::addColumn<QString>("executed");
    QTest::newRow("a name in PATH") << u"dogear"_s << u"dogear"_s << u"dogear"_s;
    QTest::newRow("a path") << u"/opt/dogear/bin/dogear"_s << u"/opt/dogear/bin/dogear"_s
                            << u"/opt/dogear/bin/dogear"_s;
    QTest::newRow("a path with a space is quoted")
        << u"/opt/my apps/dogear"_s << u"/opt/my apps/dogear"_s << u"\"/opt/my apps/dogear\""_s;
    QTest::newRow("a percent sign is no field code")
        << u"/opt/100%/dogear"_s << u"/opt/100%/dogear"_s << u"/opt/100%%/dogear"_s;
    QTest::newRow("a dollar sign is escaped twice")
        << u"/opt/a$b/dogear"_s << u"/opt/a$b/dogear"_s << u"\"/opt/a\\\\$b/dogear\""_s;
}

void TestAutostartEntry::theProgramIsExecuted()
{
    QFETCH(const QString, program);
    QFETCH(const QString, tried);
    QFETCH(const QString, executed);
    const QByteArray entry = desktop::makeAutostartEntry(program);
    const QList<QByteArray> lines = entry.split('\n');
    QCOMPARE(lines.constFirst(), "[Desktop Entry]");
    QVERIFY2(lines.contains(u"TryExec=%1"_s.arg(tried).toUtf8()), entry.constData());
    QVERIFY2(lines.contains(u"Exec=%1 --minimised"_s.arg(executed).toUtf8()), entry.constData());
    QVERIFY(lines.contains(QByteArray("Type=Application")));
    QVERIFY(lines.contains(QByteArray("Name=Dogear")));
    QVERIFY(desktop::isSwitchedOn(entry));
}

void TestAutostartEntry::someoneSwitchedItOff_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<bool>("isOn");
    QTest::newRow("no one did") << QByteArray("[Desktop Entry]\nExec=dogear\n") << true;
    QTest::newRow("hidden, as most desktops do")
        << QByteArray("[Desktop Entry]\nExec=dogear\nHidden=true\n") << false;
    QTest::newRow("with spaces around the equals sign")
        << QByteArray("[Desktop Entry]\n Hidden = true \n") << false;
    QTest::newRow("hidden is false") << QByteArray("[Desktop Entry]\nHidden=false\n") << true;
    QTest::newRow("as GNOME does")
        << QByteArray("[Desktop Entry]\nX-GNOME-Autostart-enabled=false\n") << false;
    QTest::newRow("as MATE does") << QByteArray("[Desktop Entry]\nX-MATE-Autostart-enabled=false\n")
                                  << false;
    QTest::newRow("in another group, which is not about the entry")
        << QByteArray("[Desktop Entry]\nExec=dogear\n[Desktop Action x]\nHidden=true\n") << true;
    QTest::newRow("in a comment") << QByteArray("[Desktop Entry]\n#Hidden=true\n") << true;
}

void TestAutostartEntry::someoneSwitchedItOff()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const bool, isOn);
    QCOMPARE(desktop::isSwitchedOn(lines), isOn);
}

QTEST_GUILESS_MAIN(TestAutostartEntry)
#include "tst_autostart_entry.moc"
