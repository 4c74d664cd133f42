// SPDX-License-Identifier: GPL-3.0-or-later
// Tests following and refreshing shows that need a password, on a machine without a keychain.

#include "real_warnings.h"
#include "window_driver.h"

#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;

class TestPassword final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void followingAsksForIt();
    void aWrongOneIsSaid();
    void noIsAnAnswer();
    void aRefreshOffersToEnterIt();
    void thePageOfTheShowOffersToEnterIt();

private:
    void guard(const QByteArray &nameAndPassword)
    {
        m_server->setRoute(u"/feed"_s, [this, nameAndPassword](const ServerRequest &request) {
            if (nameAndPassword.isEmpty()
                || request.header("Authorization") == "Basic " + nameAndPassword.toBase64())
                return ServerAnswer{.body = m_feed};
            return ServerAnswer{.status = 401,
                                .body = "no",
                                .headers = {{"WWW-Authenticate", "Basic realm=\"x\""}}};
        });
    }
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    bool isAsked()
    {
        return test::waitUntil([&] { return part<QWidget>("passwordDialog") != nullptr; });
    }
    void enter(const QString &name, const QString &password)
    {
        QVERIFY(isAsked());
        part<QLineEdit>("passwordName")->setText(name);
        part<QLineEdit>("passwordField")->setText(password);
        part<QPushButton>("passwordAccept")->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    int shows() { return part<QListView>("sidebar")->model()->rowCount(); }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QByteArray m_feed;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<Application> m_dogear;
};

void TestPassword::initTestCase()
{
    // Never uses the keychain of the user who runs the test.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    qunsetenv("XDG_RUNTIME_DIR");
}

void TestPassword::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    QFile file(writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 2));
    QVERIFY(file.open(QFile::ReadOnly));
    m_feed = file.readAll();
    m_server = std::make_unique<LocalHttpServer>();
    guard("anna:s3cret");
    m_dogear = startDogear(m_data);
}

void TestPassword::followingAsksForIt()
{
    QTRY_VERIFY(shows() > 0);
    const int before = shows();
    m_dogear->open({m_server->url(u"/feed"_s).toString()}, m_data);
    QVERIFY(isAsked());
    QVERIFY(part<QLabel>("passwordText")->text().startsWith("127.0.0.1:"_L1));
    part<QCheckBox>("passwordRemember")->setChecked(false);
    enter(u"anna"_s, u"s3cret"_s);
    QTRY_COMPARE(shows(), before + 1);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    QVERIFY(!part<QWidget>("messageBar")->isVisible());
}

void TestPassword::aWrongOneIsSaid()
{
    m_dogear->open({m_server->url(u"/feed"_s).toString()}, m_data);
    enter(u"anna"_s, u"wrong"_s);
    QVERIFY(isAsked());
    QVERIFY(part<QLabel>("passwordProblem")->isVisible());
    QCOMPARE(part<QLineEdit>("passwordName")->text(), u"anna"_s);
    QCOMPARE(part<QLineEdit>("passwordField")->text(), QString());
    enter(u"anna"_s, u"s3cret"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    // Rule 124: without a keychain the password cannot be remembered as the user chose, and the
    // window says so.
    QTRY_VERIFY(part<QLabel>("messageText")->text().contains("forgotten"_L1));
    QVERIFY(!part<QLabel>("messageText")->text().contains("s3cret"_L1));
}

void TestPassword::noIsAnAnswer()
{
    QTRY_VERIFY(shows() > 0);
    const int before = shows();
    m_dogear->open({m_server->url(u"/feed"_s).toString()}, m_data);
    QVERIFY(isAsked());
    part<QDialog>("passwordDialog")->reject();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(!part<QWidget>("passwordDialog"));
    QCOMPARE(shows(), before);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestPassword::aRefreshOffersToEnterIt()
{
    guard({});
    m_dogear->open({m_server->url(u"/feed"_s).toString()}, m_data);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    guard("anna:s3cret");
    part<QAction>("actionRefreshAll")->trigger();
    QTRY_VERIFY(part<QWidget>("messageBar")->isVisible());
    QVERIFY(part<QLabel>("messageText")->text().contains("401"_L1));
    QVERIFY(!part<QWidget>("passwordDialog")); // a refresh must not open the dialog by itself
    part<QPushButton>("messageAction")->click();
    enter(u"anna"_s, u"wrong"_s);
    QVERIFY(isAsked());
    QVERIFY(part<QLabel>("passwordProblem")->isVisible());
    part<QCheckBox>("passwordRemember")->setChecked(false);
    m_server->clearRequests();
    enter(u"anna"_s, u"s3cret"_s);
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"Test show"_s);
    QTRY_VERIFY(!m_server->requests().isEmpty()); // the page may have been shown before
    QCOMPARE(m_server->requests().constLast().header("Authorization"),
             "Basic " + QByteArray("anna:s3cret").toBase64());
    QVERIFY(!part<QWidget>("podcastProblem")->isVisible());
}

void TestPassword::thePageOfTheShowOffersToEnterIt()
{
    guard({});
    m_dogear->open({m_server->url(u"/feed"_s).toString()}, m_data);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    guard("anna:s3cret");
    part<QAction>("actionRefreshAll")->trigger();
    QTRY_VERIFY(part<QWidget>("messageBar")->isVisible());
    auto *sidebar = part<QListView>("sidebar");
    sidebar->setCurrentIndex(sidebar->model()->index(0, 0));
    sidebar->setCurrentIndex(sidebar->model()->index(sidebar->model()->rowCount() - 1, 0));
    auto *button = part<QPushButton>("podcastRetry");
    QTRY_COMPARE(button->text(), u"Enter password…"_s);
    QTRY_VERIFY(button->isVisible());
    button->click();
    QVERIFY(isAsked());
}

QTEST_MAIN(TestPassword)

#include "tst_password.moc"
