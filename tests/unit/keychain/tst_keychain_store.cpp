// SPDX-License-Identifier: GPL-3.0-or-later
// Tests KeychainStore with the real QtKeychain: without a keychain, and with a GNOME Keyring of its
// own.

#include <support/timeouts.h>

#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <keychain/keychain_store.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using keychain::KeychainStore;

namespace {

constexpr auto insideSession = "DOGEAR_TEST_KEYRING";

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

} // namespace

class TestKeychainStore final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void withoutAKeychainNothingHangs_data();
    void withoutAKeychainNothingHangs();
    void whoGoesFirstLeavesNoAnswer();
    void thereAndBack();
};

void TestKeychainStore::initTestCase()
{
    // Never use the keychain of the user who runs the test.
    if (!qEnvironmentVariableIsSet(insideSession)) {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/dev/null/none");
        qunsetenv("XDG_RUNTIME_DIR");
        qunsetenv("DISPLAY");
    }
}

void TestKeychainStore::withoutAKeychainNothingHangs_data()
{
    QTest::addColumn<QByteArray>("bus");
    QTest::addColumn<bool>("isAtOnce");
    QTest::newRow("rule 124: no session bus") << QByteArray() << true;
    QTest::newRow("rule 124: a session bus that does not exist")
        << QByteArray("unix:path=/dev/null/none") << false;
}

void TestKeychainStore::withoutAKeychainNothingHangs()
{
    if (qEnvironmentVariableIsSet(insideSession))
        return;
    QFETCH(const QByteArray, bus);
    QFETCH(const bool, isAtOnce);
    qputenv("DBUS_SESSION_BUS_ADDRESS", bus);
    KeychainStore store(u"dogear-test"_s, 3s);
    QElapsedTimer timer;
    timer.start();
    const auto getting = store.get(u"key"_s);
    const auto setting = store.set(u"key"_s, u"anna:s3cret"_s);
    const auto removing = store.remove(u"key"_s);
    // The call to the keychain may wait for the timeout of 3 s; the caller's thread must not.
    QVERIFY2(timer.elapsed() < 1'000, "asking must not block");
    QCOMPARE(getting.isFinished(), isAtOnce);
    QCOMPARE(wait(getting).error().code, ErrorCode::KeychainUnavailable);
    QCOMPARE(wait(setting).error().code, ErrorCode::KeychainUnavailable);
    QCOMPARE(wait(removing).error().code, ErrorCode::KeychainUnavailable);
    QVERIFY(timer.elapsed() < 5'000);
    // The secret was not stored in a plain file instead.
    QVERIFY(!wait(store.get(u"key"_s)).has_value());
}

void TestKeychainStore::whoGoesFirstLeavesNoAnswer()
{
    if (qEnvironmentVariableIsSet(insideSession))
        return;
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/dev/null/none");
    auto store = std::make_unique<KeychainStore>(u"dogear-test"_s, 3s);
    const auto getting = store->get(u"key"_s);
    store.reset();
    QTRY_VERIFY(getting.isFinished());
    QVERIFY(getting.isCanceled());
}

void TestKeychainStore::thereAndBack()
{
    // The second run of this program, inside of the session that the first one starts below.
    if (qEnvironmentVariableIsSet(insideSession)) {
        KeychainStore store(u"dogear-test"_s, 15s);
        const QString secret = u"anna:s%3Acret%C3%BC"_s;
        QCOMPARE(wait(store.get(u"one"_s)).error().code, ErrorCode::NotFound);
        const Result<> kept = wait(store.set(u"one"_s, secret));
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail));
        QCOMPARE(wait(store.get(u"one"_s)).value(), secret);
        QVERIFY(wait(store.set(u"one"_s, u"other"_s)));
        QCOMPARE(wait(store.get(u"one"_s)).value(), u"other"_s);
        QCOMPARE(wait(store.get(u"two"_s)).error().code, ErrorCode::NotFound);
        QVERIFY(wait(store.remove(u"one"_s)));
        QVERIFY(wait(store.remove(u"one"_s)));
        QCOMPARE(wait(store.get(u"one"_s)).error().code, ErrorCode::NotFound);
        return;
    }
    for (const QString &program : {u"dbus-run-session"_s, u"gnome-keyring-daemon"_s}) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            QSKIP(qPrintable(program + u" is not installed"_s));
    }
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1StringView(insideSession), u"1"_s);
    for (const QString &name :
         {u"HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_RUNTIME_DIR"_s, u"XDG_CONFIG_HOME"_s})
        environment.insert(name, home.path());
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    QProcess session;
    session.setProcessEnvironment(environment);
    session.setProcessChannelMode(QProcess::MergedChannels);
    session.start(u"dbus-run-session"_s,
                  {u"--"_s,
                   u"sh"_s,
                   u"-c"_s,
                   u"printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null "
                   "2>&1; exec \"$0\" thereAndBack"_s,
                   QCoreApplication::applicationFilePath()});
    QVERIFY(test::waitUntil([&] { return session.state() == QProcess::NotRunning; }, 45'000));
    const QByteArray output = session.readAll();
    QVERIFY2(session.exitCode() == 0, output.constData());
    QVERIFY2(output.contains("PASS   : TestKeychainStore::thereAndBack"), output.constData());
}

QTEST_GUILESS_MAIN(TestKeychainStore)

#include "tst_keychain_store.moc"
