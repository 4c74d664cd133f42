// SPDX-License-Identifier: GPL-3.0-or-later
// Rule 125: tests a second start, and what the first instance receives from it.

#include <desktop/single_instance.h>
#include <support/timeouts.h>

#include <QElapsedTimer>
#include <QLocalSocket>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QtConcurrentRun>

#include <functional>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using dogear::desktop::SingleInstance;
using dogear::desktop::StartRequest;
using Role = SingleInstance::Role;

namespace {

/// Sets environment variables for its lifetime; an empty value unsets a variable.
class Environment
{
public:
    explicit Environment(const QList<std::pair<QByteArray, QString>> &variables)
    {
        for (const auto &[name, value] : variables) {
            m_before.append({name, qgetenv(name.constData())});
            set(name, value.toUtf8());
        }
    }
    ~Environment()
    {
        for (const auto &[name, value] : std::as_const(m_before))
            set(name, value);
    }
    Q_DISABLE_COPY_MOVE(Environment)

private:
    static void set(const QByteArray &name, const QByteArray &value)
    {
        if (value.isEmpty())
            qunsetenv(name.constData());
        else
            qputenv(name.constData(), value);
    }

    QList<std::pair<QByteArray, QByteArray>> m_before;
};

} // namespace

class TestSingleInstance final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("XDG_RUNTIME_DIR", m_runtime.path().toUtf8()); }
    void init();

    void aSecondStartHandsOver_data();
    void aSecondStartHandsOver();
    void aSecondStartWaitsUntilTheFirstListens();
    void theSocketIsInAPrivateFolder_data();
    void theSocketIsInAPrivateFolder();
    void aFolderOfOthersIsNotTrusted_data();
    void aFolderOfOthersIsNotTrusted();
    void aSocketThatCannotBeMadeIsSaid();
    void twoLibrariesHaveTwoWindows();
    void whenTheFirstIsGoneTheNextIsFirst();
    void aFirstOneThatDoesNotAnswerIsSaid();
    void whatIsNoRequestIsPassedOver_data();
    void whatIsNoRequestIsPassedOver();

private:
    /// Makes \a instance the first one, which listens.
    static bool startFirst(SingleInstance &instance)
    {
        const bool isFirst = instance.start({}) == Role::First;
        if (isFirst)
            instance.listen();
        return isFirst;
    }
    static StartRequest requestFor(const QStringList &inputs)
    {
        return {.inputs = inputs, .workingDirectory = u"/a folder"_s};
    }
    [[nodiscard]] QString database(const QString &name = u"dogear.sqlite"_s) const
    {
        return m_folder->filePath(name);
    }
    /// Returns the role of a second start, which runs in its own thread like in its own process.
    std::optional<Role> startSecond(const QStringList &inputs,
                                    std::chrono::milliseconds timeout = 10s)
    {
        const QFuture<Role> role = QtConcurrent::run([=, path = database()] {
            return SingleInstance(path).start(requestFor(inputs), timeout);
        });
        if (!dogear::test::waitUntil([&] { return role.isFinished(); }, 20'000))
            return std::nullopt;
        return role.result();
    }

    QTemporaryDir m_runtime;
    std::optional<QTemporaryDir> m_folder;
};

void TestSingleInstance::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
}

void TestSingleInstance::aSecondStartHandsOver_data()
{
    QTest::addColumn<QStringList>("inputs");
    QTest::newRow("no input, only the window is wanted") << QStringList();
    QTest::newRow("a web address") << QStringList{u"https://example.org/feed?a=1&b=2"_s};
    QTest::newRow("files with unusual names")
        << QStringList{u"a b.xml"_s, u"new\nline.opml"_s, u"ü"_s};
    QTest::newRow("as many inputs as a command line holds")
        << QStringList(2'000, u"https://example.org/a/long/address/of/a/feed.xml"_s);
}

void TestSingleInstance::aSecondStartHandsOver()
{
    QFETCH(const QStringList, inputs);
    SingleInstance first(database());
    QSignalSpy requested(&first, &SingleInstance::requested);
    QVERIFY(first.start(requestFor({u"of the first itself"_s})) == Role::First);
    first.listen();
    QVERIFY(requested.isEmpty());
    QVERIFY(startSecond(inputs) == Role::Second);
    QCOMPARE(requested.size(), 1);
    QVERIFY(requested.first().at(0).value<StartRequest>() == requestFor(inputs));
    QVERIFY(startSecond({u"again"_s}) == Role::Second);
    QCOMPARE(requested.size(), 2);
}

/// The first one takes its lock before it has a window.
void TestSingleInstance::aSecondStartWaitsUntilTheFirstListens()
{
    SingleInstance first(database());
    QSignalSpy requested(&first, &SingleInstance::requested);
    QVERIFY(first.start({}) == Role::First);
    const QFuture<Role> role = QtConcurrent::run(
        [path = database()] { return SingleInstance(path).start(requestFor({u"a"_s}), 10s); });
    QThread::msleep(100); // elapsed time is tested: several attempts fail
    QVERIFY(!role.isFinished());
    first.listen();
    QTRY_VERIFY(role.isFinished());
    QVERIFY(role.result() == Role::Second);
    QCOMPARE(requested.size(), 1);
}

void TestSingleInstance::theSocketIsInAPrivateFolder_data()
{
    QTest::addColumn<QString>("runtime");
    QTest::newRow("no XDG_RUNTIME_DIR") << QString();
    QTest::newRow("an XDG_RUNTIME_DIR that does not exist") << u"/nonexistent/runtime"_s;
    QTest::newRow("an XDG_RUNTIME_DIR that is too long for a socket")
        << m_runtime.filePath(QString(100, u'x'));
}

void TestSingleInstance::theSocketIsInAPrivateFolder()
{
    QFETCH(const QString, runtime);
    const QTemporaryDir temporary;
    const Environment changed({{"XDG_RUNTIME_DIR", runtime}, {"TMPDIR", temporary.path()}});
    if (runtime.startsWith(m_runtime.path()))
        QVERIFY(QDir().mkpath(runtime));
    SingleInstance first(database());
    QSignalSpy requested(&first, &SingleInstance::requested);
    QVERIFY(startFirst(first));
    QVERIFY(startSecond({u"a"_s}) == Role::Second);
    QCOMPARE(requested.size(), 1);
    const QFileInfoList found =
        QDir(temporary.path()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(found.size(), 1);
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
                                      | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QCOMPARE(found.constFirst().permissions() & others, QFile::Permissions());
}

void TestSingleInstance::aFolderOfOthersIsNotTrusted_data()
{
    QTest::addColumn<std::function<void(const QString &)>>("make");
    using Make = std::function<void(const QString &)>;
    QTest::newRow("a folder that others may write to") << Make([](const QString &path) {
        QVERIFY(QDir().mkpath(path));
        QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x7777)));
    });
    QTest::newRow("a link to another folder")
        << Make([this](const QString &path) { QVERIFY(QFile::link(m_folder->path(), path)); });
    QTest::newRow("a file in place of the folder") << Make([](const QString &path) {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
    });
}

/// The window opens anyway, and a later start is told that the first instance does not answer.
void TestSingleInstance::aFolderOfOthersIsNotTrusted()
{
    using Make = std::function<void(const QString &)>;
    QFETCH(const Make, make);
    const QTemporaryDir temporary;
    const Environment changed({{"XDG_RUNTIME_DIR", {}}, {"TMPDIR", temporary.path()}});
    make(temporary.filePath(u"dogear-%1"_s.arg(::getuid())));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^no private folder for a socket"_s));
    SingleInstance first(database());
    QVERIFY(startFirst(first));
    QVERIFY(startSecond({u"a"_s}, 300ms) == Role::Unanswered);
}

void TestSingleInstance::aSocketThatCannotBeMadeIsSaid()
{
    const QTemporaryDir runtime;
    const Environment changed({{"XDG_RUNTIME_DIR", runtime.path()}});
    SingleInstance first(database());
    QVERIFY(QDir(runtime.path()).removeRecursively());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^no socket at "_s));
    QVERIFY(startFirst(first));
}

void TestSingleInstance::twoLibrariesHaveTwoWindows()
{
    const QTemporaryDir other;
    SingleInstance first(database());
    SingleInstance another(other.filePath(u"dogear.sqlite"_s));
    QVERIFY(startFirst(first));
    QVERIFY(startFirst(another));
}

void TestSingleInstance::whenTheFirstIsGoneTheNextIsFirst()
{
    {
        SingleInstance first(database());
        QVERIFY(startFirst(first));
    }
    SingleInstance next(database());
    QVERIFY(startFirst(next));
    QVERIFY(startSecond({}) == Role::Second);
}

void TestSingleInstance::aFirstOneThatDoesNotAnswerIsSaid()
{
    SingleInstance first(database());
    QVERIFY(startFirst(first));
    QElapsedTimer time;
    time.start();
    // Runs in the thread of the first instance, which therefore cannot answer.
    QVERIFY(SingleInstance(database()).start({}, 300ms) == Role::Unanswered);
    QVERIFY(time.elapsed() < 5'000);
}

void TestSingleInstance::whatIsNoRequestIsPassedOver_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no bytes") << QByteArray();
    QTest::newRow("an unfinished line") << QByteArray("{");
    QTest::newRow("a line that is not JSON") << QByteArray("hello\n");
    QTest::newRow("more bytes than a command line holds") << QByteArray(3'000'000, 'x');
}

void TestSingleInstance::whatIsNoRequestIsPassedOver()
{
    QFETCH(const QByteArray, bytes);
    SingleInstance first(database());
    QSignalSpy requested(&first, &SingleInstance::requested);
    QVERIFY(startFirst(first));
    const QStringList sockets = QDir(m_runtime.path()).entryList(QDir::System | QDir::Hidden);
    QCOMPARE(sockets.size(), 1);
    QLocalSocket stranger;
    stranger.connectToServer(QDir(m_runtime.path()).filePath(sockets.constFirst()));
    QVERIFY(stranger.waitForConnected());
    stranger.write(bytes);
    stranger.flush();
    // Nothing of it is opened, and the next request is received.
    QVERIFY(startSecond({u"a"_s}) == Role::Second);
    QStringList opened;
    for (const QList<QVariant> &request : std::as_const(requested))
        opened += request.at(0).value<StartRequest>().inputs;
    QCOMPARE(opened, QStringList{u"a"_s});
}

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "tst_single_instance.moc"
