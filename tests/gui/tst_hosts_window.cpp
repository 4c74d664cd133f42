// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of contacted hosts in the real window: what Dogear does appears in it.

#include "real_warnings.h"
#include "window_driver.h"

#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDialog>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace dogear;
using namespace dogear::test;

class TestHostsWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aContactedHostIsListed();
    void theListIsKeptAndCleared();
    void theSettingsOpenTheList();

private:
    /// Opens the list. \return its rows, as "host reason show"
    [[nodiscard]] QStringList rows();
    [[nodiscard]] QString record() const { return m_folder->filePath(u"cache/hosts.json"_s); }

    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestHostsWindow::initTestCase()
{
    // Never uses the keychain of the user who runs the test.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
}

void TestHostsWindow::init()
{
    failOnWindowWarnings();
    m_server = std::make_unique<LocalHttpServer>();
    m_server->setBody(u"/feed"_s,
                      "<rss><channel><title>A show</title>"
                      "<item><title>One</title><guid>1</guid></item></channel></rss>");
    m_folder = std::make_unique<QTemporaryDir>();
    prepareLibrary(m_folder->path());
    m_dogear = startDogear(m_folder->path(), {m_server->url(u"/feed"_s).toString()});
    QVERIFY(m_dogear);
}

void TestHostsWindow::cleanup()
{
    m_dogear.reset();
    QCOMPARE(dogearWarnings(), QString());
}

QStringList TestHostsWindow::rows()
{
    if (!part<QDialog>(*m_dogear, "hostsDialog"))
        part<QAction>(*m_dogear, "actionHosts")->trigger();
    const QAbstractItemModel *table = part<QTreeView>(*m_dogear, "hostsTable")->model();
    QStringList rows;
    for (int row = 0; row < table->rowCount(); ++row)
        rows.append(table->index(row, 0).data().toString() + u' '
                    + table->index(row, 1).data().toString() + u' '
                    + table->index(row, 2).data().toString());
    return rows;
}

void TestHostsWindow::aContactedHostIsListed()
{
    const auto *menu = part<QMenu>(*m_dogear, "menuHelp");
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(part<QAction>(*m_dogear, "actionHosts")));
    QTRY_COMPARE(m_server->requestsFor(u"/feed"_s).size(), 1);
    QTRY_VERIFY(rows().contains(u"127.0.0.1 Reading feeds A show"_s));
    auto *dialog = part<QDialog>(*m_dogear, "hostsDialog");
    QVERIFY(!dialog->isModal());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!part<QDialog>(*m_dogear, "hostsDialog"));
}

void TestHostsWindow::theListIsKeptAndCleared()
{
    QTRY_VERIFY(!rows().isEmpty());
    part<QDialog>(*m_dogear, "hostsDialog")->close();
    m_dogear.reset();
    QFile file(record());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray kept = file.readAll();
    QVERIFY(kept.contains("127.0.0.1"));
    QVERIFY(!kept.contains("/feed")); // no addresses
    m_dogear = startDogear(m_folder->path());
    QTRY_VERIFY(rows().contains(u"127.0.0.1 Reading feeds A show"_s));
    part<QPushButton>(*m_dogear, "hostsClear")->click();
    QTRY_VERIFY(rows().isEmpty());
    QTRY_VERIFY(!QFile::exists(record()));
}

void TestHostsWindow::theSettingsOpenTheList()
{
    QTRY_VERIFY(!rows().isEmpty()); // opened from the menu, before the settings
    part<QAction>(*m_dogear, "actionSettings")->trigger();
    QWidget *settings = part<QDialog>(*m_dogear, "settingsDialog");
    part<QAction>(*m_dogear, "actionHosts")->trigger();
    // The settings block all dialogs but their own.
    QCOMPARE(m_dogear->window().findChildren<QDialog *>(u"hostsDialog"_s).size(), 1);
    QCOMPARE(part<QDialog>(*m_dogear, "hostsDialog")->parentWidget(), settings);
    settings->close();
    QTRY_VERIFY(!part<QDialog>(*m_dogear, "hostsDialog"));
    QVERIFY(!rows().isEmpty());
}

QTEST_MAIN(TestHostsWindow)
#include "tst_hosts_window.moc"
