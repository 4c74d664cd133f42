// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the start with the session: the file of the entry, and the portal.

#include <desktop/autostart.h>
#include <support/fake_portal.h>
#include <support/private_bus.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace dogear;
using desktop::Autostart;
using test::FakePortal;
using Means = Autostart::Means;

class TestAutostart final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theFolderIsTheUsers();
    void anEntryIsWrittenAndRemoved();
    void whatTheUserSwitchedOffIsOff_data();
    void whatTheUserSwitchedOffIsOff();
    void aFolderThatCannotBeWrittenIsReported();
    void thePortalDecides_data();
    void thePortalDecides();

private:
    [[nodiscard]] QString folder() const { return m_folder->filePath(u"config/autostart"_s); }
    [[nodiscard]] QString entry() const { return folder() + u"/org.dogear.Dogear.desktop"_s; }
    [[nodiscard]] QByteArray written() const
    {
        QFile file(entry());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QDBusConnection noBus() { return QDBusConnection(u"no such bus"_s); }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<test::PrivateBus> m_bus;
};

void TestAutostart::initTestCase()
{
    if (test::PrivateBus::isInstalled())
        m_bus = std::make_unique<test::PrivateBus>();
}

void TestAutostart::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
}

void TestAutostart::theFolderIsTheUsers()
{
    const QByteArray before = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    Autostart autostart(noBus());
    autostart.setEnabled(true);
    qputenv("XDG_CONFIG_HOME", before);
    QVERIFY2(written().contains(" --minimised\n"), written().constData());
}

void TestAutostart::anEntryIsWrittenAndRemoved()
{
    Autostart autostart(folder(), Means::Entry, noBus());
    QSignalSpy changed(&autostart, &Autostart::changed);
    QCOMPARE(autostart.isEnabled(), std::optional(false));
    autostart.setEnabled(false); // nothing to remove
    QCOMPARE(changed.takeFirst().constFirst().toBool(), false);
    autostart.setEnabled(true); // creates the folder
    QCOMPARE(changed.takeFirst().constFirst().toBool(), true);
    QCOMPARE(autostart.isEnabled(), std::optional(true));
    // A test is not what PATH calls dogear, so the entry has its path.
    const QString self = QFileInfo(QCoreApplication::applicationFilePath()).canonicalFilePath();
    QVERIFY2(written().contains(self.toUtf8()), written().constData());
    autostart.setEnabled(false);
    QCOMPARE(changed.takeFirst().constFirst().toBool(), false);
    QVERIFY(!QFile::exists(entry()));
}

void TestAutostart::whatTheUserSwitchedOffIsOff_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("hidden") << QByteArray("Hidden=true");
    QTest::newRow("disabled by GNOME") << QByteArray("X-GNOME-Autostart-enabled=false");
}

void TestAutostart::whatTheUserSwitchedOffIsOff()
{
    QFETCH(const QByteArray, line);
    QVERIFY(QDir().mkpath(folder()));
    QFile file(entry());
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("[Desktop Entry]\nExec=dogear --minimised\n" + line + '\n');
    file.close();
    Autostart autostart(folder(), Means::Entry, noBus());
    QCOMPARE(autostart.isEnabled(), std::optional(false));
    autostart.setEnabled(true); // now the user wants it in Dogear
    QCOMPARE(autostart.isEnabled(), std::optional(true));
    QVERIFY(!written().contains(line));
}

void TestAutostart::aFolderThatCannotBeWrittenIsReported()
{
    QFile inTheWay(m_folder->filePath(u"config"_s)); // a file in place of the folder
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    Autostart autostart(folder(), Means::Entry, noBus());
    QSignalSpy changed(&autostart, &Autostart::changed);
    QSignalSpy failed(&autostart, &Autostart::failed);
    autostart.setEnabled(true);
    QCOMPARE(changed.size(), 0);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().constFirst().value<Error>().code, ErrorCode::FileUnwritable);
    QCOMPARE(autostart.isEnabled(), std::optional(false));
}

void TestAutostart::thePortalDecides_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::addColumn<uint>("response");
    QTest::addColumn<bool>("isGranted");
    QTest::addColumn<bool>("isEnabled");
    QTest::newRow("it allows it") << true << 0U << true << true;
    QTest::newRow("it allows only the background") << true << 0U << false << false;
    QTest::newRow("the user refuses") << true << 1U << true << false;
    QTest::newRow("it is switched off") << false << 0U << false << false;
}

void TestAutostart::thePortalDecides()
{
    QFETCH(const bool, isWanted);
    QFETCH(const uint, response);
    QFETCH(const bool, isGranted);
    if (!m_bus)
        QSKIP("dbus-daemon is not installed");
    FakePortal portal(m_bus->connection(u"desk"_s));
    portal.response = response;
    portal.results[u"RequestBackground"_s] = {{u"autostart"_s, isGranted}, {u"background"_s, true}};
    Autostart autostart(folder(), Means::Portal, m_bus->connection(u"dogear"_s));
    QSignalSpy changed(&autostart, &Autostart::changed);
    QCOMPARE(autostart.isEnabled(), std::optional<bool>());
    autostart.setEnabled(isWanted);
    QTRY_COMPARE(changed.size(), 1);
    QTEST(changed.constFirst().constFirst().toBool(), "isEnabled");
    QCOMPARE(portal.methods(), QStringList(u"RequestBackground"_s));
    const QVariantMap options = FakePortal::toMap(portal.calls.constFirst().arguments.at(1));
    QCOMPARE(options.value(u"autostart"_s).toBool(), isWanted);
    QCOMPARE(options.value(u"commandline"_s).toStringList(),
             QStringList({u"dogear"_s, u"--minimised"_s}));
    QVERIFY(!QFile::exists(entry()));
}

QTEST_GUILESS_MAIN(TestAutostart)
#include "tst_autostart.moc"
