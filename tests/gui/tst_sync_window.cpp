// SPDX-License-Identifier: GPL-3.0-or-later
// Tests sync in the real window, by the keyboard, with a server on 127.0.0.1 or a folder.

#include "keyboard.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <support/local_http_server.h>
#include <support/sync_server.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>
#include <widgets/settings_dialog.h>

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QJsonObject>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;

/// Stands in for the browser.
class Browser final : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(u"http"_s, this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(u"http"_s); }
    Q_DISABLE_COPY_MOVE(Browser)

    QList<QUrl> pages;

public slots:
    void open(const QUrl &page) { pages.append(page); }
};

class TestSyncWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void setUpSyncAndLogOutByKeys();
    void aWrongPasswordIsSaid();
    void aTextThatIsNoAddressIsSaid();
    void theBrowserLogsIn();
    void aLoginInTheBrowserIsCancelled();
    void aFolderIsSharedAndLeft();
    void aFolderThatIsMissingIsSaid();
    void theLastChangesAreUploadedOnExit();
    void manyMarksFromElsewhereAreUndone();
    void aFailureIsOneSentence();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return test::part<T>(*m_dogear, name);
    }
    void serve(const SyncServerQuirks &quirks);
    /// Opens the set-up with Sync now, and enters the server, user and \a password.
    void enter(const QString &password);
    void setUp();
    /// Opens the set-up with Sync now, and chooses \a folder.
    void chooseFolder(const QString &folder)
    {
        m_keys.press(u"Ctrl+Shift+Y"_s);
        QTRY_VERIFY(part<QPushButton>("settingsSyncFolder"));
        part<QPushButton>("settingsSyncFolder")->click();
        QTRY_VERIFY(part<QFileDialog>("syncFolderDialog"));
        auto *chooser = part<QFileDialog>("syncFolderDialog");
        emit chooser->fileSelected(folder);
        chooser->close();
    }
    [[nodiscard]] QString status() const { return part<QLabel>("syncSetUpStatus")->text(); }
    [[nodiscard]] QString focused() const
    {
        const QWidget *widget = QApplication::focusWidget();
        return widget ? widget->objectName() : QString();
    }
    [[nodiscard]] QString message() const { return m_dogear->window().messages().text(); }
    void closeSettings()
    {
        part<QPushButton>("settingsClose")->click();
        QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    }

    SystemClock m_clock;
    Keyboard m_keys;
    std::unique_ptr<SyncServer> m_server;
    std::unique_ptr<LocalHttpServer> m_feeds;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestSyncWindow::initTestCase()
{
    // Never uses the keychain of the user who runs the test.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
}

void TestSyncWindow::init()
{
    failOnWindowWarnings();
    serve(strictServer());
    m_feeds = std::make_unique<LocalHttpServer>();
    QByteArray items;
    for (const char *number : {"1", "2", "3"})
        items += QByteArray("<item><title>Episode ") + number + "</title><guid>e" + number
                 + "</guid><enclosure url=\"https://h.example/" + number
                 + ".mp3\" type=\"audio/mpeg\" length=\"9\"/></item>";
    m_feeds->setBody(u"/feed"_s,
                     "<rss><channel><title>A show</title>" + items + "</channel></rss>");
    m_folder = std::make_unique<QTemporaryDir>();
    prepareLibrary(m_folder->path());
    m_dogear = startDogear(m_folder->path(), {m_feeds->url(u"/feed"_s).toString()});
    QVERIFY(m_dogear);
    QTRY_COMPARE(part<QListView>("episodeList")->model()->rowCount(), 3);
    QWidget &window = m_dogear->window();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

void TestSyncWindow::cleanup()
{
    m_dogear.reset();
    m_server.reset();
    QCOMPARE(dogearWarnings(), QString());
}

void TestSyncWindow::serve(const SyncServerQuirks &quirks)
{
    m_server = std::make_unique<SyncServer>(quirks, m_clock);
}

void TestSyncWindow::enter(const QString &password)
{
    m_keys.press(u"Ctrl+Shift+Y"_s); // opens the settings, because nothing is set up
    QTRY_COMPARE(focused(), u"settingsSyncAddress"_s);
    m_keys.type(m_server->address().toString());
    m_keys.press(u"Tab"_s);
    QTRY_COMPARE(focused(), u"settingsSyncUser"_s);
    m_keys.type(SyncServer::user);
    m_keys.press(u"Tab"_s);
    QTRY_COMPARE(focused(), u"settingsSyncPassword"_s);
    m_keys.type(password);
    m_keys.press(u"Return"_s);
}

void TestSyncWindow::setUp()
{
    enter(SyncServer::password);
    QTRY_VERIFY2(status().startsWith(u"Connected"_s), qPrintable(status()));
    // The first sync follows by itself, and uploads the show.
    QTRY_COMPARE(m_server->store().allShows().size(), 1);
    QTRY_VERIFY2(part<QLabel>("syncState")->text().startsWith(u"Last sync"_s),
                 qPrintable(part<QLabel>("syncState")->text()));
}

void TestSyncWindow::setUpSyncAndLogOutByKeys()
{
    setUp();
    QVERIFY(part<QLabel>("syncLimitations")->text().contains(u"Up next"_s));
    m_keys.press(u"Escape"_s);
    QTRY_VERIFY(!part<widgets::SettingsDialog>("settingsDialog"));
    m_keys.press(u"Ctrl+Shift+M"_s); // all of the show are played
    QTRY_VERIFY2(message().contains(u"played"_s), qPrintable(message()));
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_COMPARE(m_server->store().actions().size(), 3);
    // The settings find Log out by name.
    m_keys.press(u"Ctrl+,"_s);
    QTRY_VERIFY(part<widgets::SettingsDialog>("settingsDialog"));
    QTRY_VERIFY(part<QPushButton>("settingsSyncLogOut")->isEnabled()); // the state was read
    m_keys.type(u"log out"_s);
    m_keys.press(u"Return"_s);
    QTRY_COMPARE(focused(), u"settingsSyncLogOut"_s);
    m_keys.press(u"Space"_s);
    QTRY_VERIFY(part<QMessageBox>("logOutQuestion"));
    QTRY_COMPARE(focused(), u"logOutQuestionNo"_s); // Return alone must not log out
    for (int key = 0; key < 5 && focused() != "logOutQuestionYes"_L1; ++key)
        m_keys.press(u"Tab"_s);
    QCOMPARE(focused(), u"logOutQuestionYes"_s);
    m_keys.press(u"Space"_s);
    QTRY_VERIFY2(part<QLabel>("syncState")->text().contains(u"no server"_s),
                 qPrintable(part<QLabel>("syncState")->text()));
    QVERIFY(std::ranges::any_of(m_server->requests(), [](const ServerRequest &request) {
        return request.path.contains(u"logout"_s);
    }));
}

void TestSyncWindow::aWrongPasswordIsSaid()
{
    enter(u"wrong"_s);
    QTRY_VERIFY2(status().contains(u"name and password (401)"_s), qPrintable(status()));
    QVERIFY(part<QLabel>("syncState")->text().contains(u"no server"_s));
    QVERIFY(part<QPushButton>("settingsSyncConnect")->isEnabled()); // for another attempt
}

void TestSyncWindow::aTextThatIsNoAddressIsSaid()
{
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_COMPARE(focused(), u"settingsSyncAddress"_s);
    m_keys.type(u"my own server"_s);
    m_keys.press(u"Return"_s);
    QTRY_VERIFY2(status().contains(u"my own server"_s), qPrintable(status()));
    QCOMPARE(focused(), u"settingsSyncAddress"_s);
    QVERIFY(m_server->requests().isEmpty());
}

void TestSyncWindow::theBrowserLogsIn()
{
    serve(syncServerPresets()[3]); // a Nextcloud
    Browser browser;
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_COMPARE(focused(), u"settingsSyncAddress"_s);
    m_keys.type(m_server->address().toString());
    m_keys.press(u"Shift+Tab Down"_s); // the kind of server
    QTRY_VERIFY(part<QPushButton>("settingsSyncBrowser")->isEnabled());
    part<QPushButton>("settingsSyncBrowser")->setFocus();
    m_keys.press(u"Space"_s);
    QTRY_COMPARE(browser.pages.size(), 1);
    QTRY_VERIFY2(status().contains(u"browser"_s), qPrintable(status()));
    m_server->confirmLogin();
    QTRY_VERIFY2(status().startsWith(u"Connected"_s), qPrintable(status()));
    QTRY_COMPARE(m_server->store().allShows().size(), 1);
}

void TestSyncWindow::aLoginInTheBrowserIsCancelled()
{
    serve(syncServerPresets()[3]);
    Browser browser;
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_COMPARE(focused(), u"settingsSyncAddress"_s);
    m_keys.type(m_server->address().toString());
    m_keys.press(u"Shift+Tab Down"_s);
    QTRY_VERIFY(part<QPushButton>("settingsSyncBrowser")->isEnabled());
    part<QPushButton>("settingsSyncBrowser")->click();
    QTRY_COMPARE(browser.pages.size(), 1);
    part<QPushButton>("settingsSyncCancel")->click();
    QTRY_COMPARE(status(), QString());
    QVERIFY(part<QPushButton>("settingsSyncBrowser")->isEnabled());
}

void TestSyncWindow::aFolderIsSharedAndLeft()
{
    const QTemporaryDir shared;
    const auto files = [&shared] {
        return QDir(shared.path()).entryList({u"dogear-*.log"_s}, QDir::Files).size();
    };
    chooseFolder(shared.path());
    QTRY_VERIFY2(part<QLabel>("syncFolderStatus")->text().contains(shared.path()),
                 qPrintable(part<QLabel>("syncFolderStatus")->text()));
    // The first sync follows by itself.
    QTRY_COMPARE(files(), 1);
    QTRY_VERIFY2(part<QLabel>("syncState")->text().startsWith(u"Last sync"_s),
                 qPrintable(part<QLabel>("syncState")->text()));
    QVERIFY(part<QLabel>("syncLimitations")->text().isEmpty());
    QTRY_VERIFY(part<QPushButton>("settingsSyncLogOut")->isEnabled());
    part<QPushButton>("settingsSyncLogOut")->click();
    QTRY_VERIFY(part<QMessageBox>("logOutQuestion"));
    QVERIFY(part<QMessageBox>("logOutQuestion")->text().contains(shared.path()));
    part<QPushButton>("logOutQuestionYes")->click();
    QTRY_VERIFY2(part<QLabel>("syncState")->text().contains(u"no server"_s),
                 qPrintable(part<QLabel>("syncState")->text()));
    QCOMPARE(files(), 1); // for the other devices
}

void TestSyncWindow::aFolderThatIsMissingIsSaid()
{
    chooseFolder(m_folder->filePath(u"missing"_s));
    QTRY_VERIFY2(part<QLabel>("syncFolderStatus")->text().contains(u"missing"_s),
                 qPrintable(part<QLabel>("syncFolderStatus")->text()));
    QVERIFY(part<QLabel>("syncState")->text().contains(u"no server"_s));
}

void TestSyncWindow::theLastChangesAreUploadedOnExit()
{
    setUp();
    closeSettings();
    QVERIFY(m_server->store().actions().isEmpty());
    part<QAction>("actionMarkAllPlayed")->trigger();
    QTRY_VERIFY2(message().contains(u"played"_s), qPrintable(message()));
    m_dogear->finish(); // as main() does once the window is closed
    QCOMPARE(m_server->store().actions().size(), 3);
    QVERIFY(!m_dogear->wantsRestart());
}

void TestSyncWindow::manyMarksFromElsewhereAreUndone()
{
    setUp();
    closeSettings();
    const QString feed = m_feeds->url(u"/feed"_s).toString();
    const QDateTime now = m_clock.now();
    for (const char *number : {"1", "2", "3"}) {
        const QJsonObject played{
            {u"podcast"_s, feed},
            {u"episode"_s, u"https://h.example/%1.mp3"_s.arg(QLatin1StringView(number))},
            {u"guid"_s, u"e%1"_s.arg(QLatin1StringView(number))},
            {u"action"_s, u"play"_s},
            {u"timestamp"_s, now.toString(u"yyyy-MM-ddTHH:mm:ss"_s)},
            {u"started"_s, 1},
            {u"position"_s, 100},
            {u"total"_s, 100}};
        QVERIFY(m_server->store().addAction(played, u"phone"_s, now.toSecsSinceEpoch()));
    }
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_VERIFY2(message().contains(u"marked 3"_s), qPrintable(message()));
    m_keys.press(u"Ctrl+Z"_s);
    // Undoing is an act of this device, which the others get, with the run after it.
    QVERIFY(waitUntil([this] {
        part<QAction>("actionSyncNow")->trigger();
        return m_server->store().actions().size() == 6;
    }));
}

void TestSyncWindow::aFailureIsOneSentence()
{
    setUp();
    closeSettings();
    m_server->setFaults([](const ServerRequest &) { return SyncFault::Unavailable; });
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_VERIFY2(message().contains(u"has a problem (503)"_s), qPrintable(message()));
    QVERIFY(!message().contains(SyncServer::password));
    m_server->setFaults([](const ServerRequest &) { return SyncFault::None; });
    m_keys.press(u"Ctrl+Shift+Y"_s);
    QTRY_VERIFY2(message().contains(u"nothing new"_s), qPrintable(message()));
}

QTEST_MAIN(TestSyncWindow)
#include "tst_sync_window.moc"
