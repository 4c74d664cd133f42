// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what a second start, a process of its own, makes of the window of the first one, and how
// long that takes.

#include "start_requests.h"
#include "window_driver.h"

#include <desktop/single_instance.h>
#include <itemmodels/sidebar_model.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <support/wait_for.h>
#include <widgets/sidebar.h>

#include <QElapsedTimer>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace dogear;
using namespace dogear::test;
using itemmodels::ViewKind;

namespace {

// With sanitizers starting a process takes ten times as long, most of it before main().
#ifdef __SANITIZE_ADDRESS__
constexpr qint64 limitMs = 3'000;
#else
constexpr qint64 limitMs = 300;
#endif

} // namespace

class TestSecondStartTime final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aFollowedShowOpensAtOnce();
    void aCommandDoesNotRaiseTheWindow_data();
    void aCommandDoesNotRaiseTheWindow();
    void anActivationTokenIsPassedOn();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    /// Starts Dogear again, and waits until it has ended. \return its exit code
    int startAgain(const QStringList &arguments)
    {
        QProcess again;
        again.setProcessEnvironment(m_environment);
        again.start(QStringLiteral(DOGEAR), QStringList{u"--data-dir"_s, m_data} + arguments);
        const bool isDone = test::waitUntil([&] { return again.state() == QProcess::NotRunning; });
        return isDone ? again.exitCode() : -1;
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<Application> m_dogear;
    std::unique_ptr<desktop::SingleInstance> m_instance;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

void TestSecondStartTime::init()
{
    QApplication::setQuitOnLastWindowClosed(false);
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_server = std::make_unique<LocalHttpServer>();
    QFile feed(writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3));
    QVERIFY(feed.open(QFile::ReadOnly));
    m_server->setBody(u"/feed"_s, feed.readAll());
    m_instance =
        std::make_unique<desktop::SingleInstance>(settings::DataFolders::create(m_data)->database);
    QVERIFY(m_instance->start({}) == desktop::SingleInstance::Role::First);
    m_instance->listen();
    m_dogear = startDogear(m_data, {m_server->url(u"/feed"_s).toString()});
    QVERIFY(m_dogear);
    followStartRequests(*m_instance, *m_dogear);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
}

void TestSecondStartTime::cleanup()
{
    m_dogear.reset();
    m_instance.reset();
    m_server.reset();
}

void TestSecondStartTime::aFollowedShowOpensAtOnce()
{
    const PodcastId show = sidebar()->currentView().podcast;
    QVERIFY(show.isValid());
    const QString address = m_server->url(u"/feed"_s).toString();
    m_server->clearRequests();
    qint64 best = std::numeric_limits<qint64>::max();
    for (int attempt = 0; attempt < 3; ++attempt) { // other programs may be in the way
        part<QAction>("actionGo1")->trigger();
        QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
        QElapsedTimer time;
        time.start();
        QProcess again;
        again.start(QStringLiteral(DOGEAR), {u"--data-dir"_s, m_data, address});
        // Checked after each event: QTRY_VERIFY looks only from time to time.
        QVERIFY(waitForEvents([&] { return sidebar()->currentView().podcast == show; }));
        best = std::min(best, time.elapsed());
        QVERIFY(test::waitUntil([&] { return again.state() == QProcess::NotRunning; }));
        QCOMPARE(again.exitCode(), 0);
    }
    QVERIFY2(best <= limitMs, qPrintable(u"%1 ms"_s.arg(best)));
    QVERIFY(m_server->requests().isEmpty()); // the library knows the show
}

void TestSecondStartTime::aCommandDoesNotRaiseTheWindow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("isRaised");
    QTest::newRow("a command for the player") << QStringList{u"--pause"_s} << false;
    QTest::newRow("a start with the session") << QStringList{u"--minimised"_s} << false;
    QTest::newRow("a plain start") << QStringList() << true;
}

void TestSecondStartTime::aCommandDoesNotRaiseTheWindow()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const bool, isRaised);
    m_dogear->window().showMinimized();
    QSignalSpy requested(m_instance.get(), &desktop::SingleInstance::requested);
    QCOMPARE(startAgain(arguments), 0);
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(m_dogear->window().isMinimized(), !isRaised);
}

void TestSecondStartTime::anActivationTokenIsPassedOn()
{
    m_environment.insert(u"XDG_ACTIVATION_TOKEN"_s, u"token-1"_s);
    QSignalSpy requested(m_instance.get(), &desktop::SingleInstance::requested);
    QCOMPARE(startAgain({}), 0);
    m_environment.remove(u"XDG_ACTIVATION_TOKEN"_s);
    QTRY_COMPARE(requested.size(), 1);
    QCOMPARE(requested.constFirst().constFirst().value<desktop::StartRequest>().activationToken,
             u"token-1"_s);
    // Qt uses it under Wayland; here it is left.
    QCOMPARE(qgetenv("XDG_ACTIVATION_TOKEN"), "token-1");
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

QTEST_MAIN(TestSecondStartTime)
#include "tst_second_start_time.moc"
