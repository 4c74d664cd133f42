// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl settings with the real program.

#include <settings/data_folders.h>
#include <settings/settings_file.h>
#include <support/timeouts.h>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

} // namespace

class TestDogearctlSettings final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsExportedIsImported();
    void whatIsLeftOutIsTold();
    void nothingElseIsCreated();
    void anOpenWindowIsNotDisturbed();
    void whatGoesWrongIsOneLine_data();
    void whatGoesWrongIsOneLine();

private:
    Answer run(const QStringList &words) const
    {
        QProcess program;
        program.setWorkingDirectory(m_folder->path());
        program.start(QStringLiteral(DOGEARCTL),
                      QStringList{u"--data-dir"_s, m_folder->filePath(u"data"_s)} + words);
        const bool isDone =
            test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
        return {isDone ? program.exitCode() : -1,
                program.readAllStandardOutput(),
                program.readAllStandardError()};
    }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    settings::UserSettings stored() const
    {
        return settings::userSettings(settings::Settings(m_folders.settings));
    }

    std::optional<QTemporaryDir> m_folder;
    settings::DataFolders m_folders;
};

/// Creates settings with a dark theme.
void TestDogearctlSettings::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_folders = *settings::DataFolders::create(m_folder->filePath(u"data"_s));
    settings::Settings settings(m_folders.settings);
    settings.desktop().setAppearance({.theme = settings::Theme::Dark});
}

void TestDogearctlSettings::whatIsExportedIsImported()
{
    const Answer exported = run({u"settings"_s, u"export"_s, u"a.json"_s});
    QCOMPARE(exported.exitCode, 0);
    QCOMPARE(exported.out.trimmed(), m_folder->filePath(u"a.json"_s).toUtf8());
    {
        settings::Settings settings(m_folders.settings);
        settings.desktop().setAppearance({.theme = settings::Theme::Light});
    }
    const Answer imported = run({u"--json"_s, u"settings"_s, u"import"_s, u"a.json"_s});
    QCOMPARE(imported.exitCode, 0);
    QVERIFY(imported.json().value("taken"_L1).toInt() > 40);
    QCOMPARE(imported.json().value("left_out"_L1).toInt(-1), 0);
    QVERIFY(imported.json().value("missing_folder"_L1).isNull());
    QCOMPARE(int(stored().appearance.theme), int(settings::Theme::Dark));
}

void TestDogearctlSettings::whatIsLeftOutIsTold()
{
    write(u"a.json"_s,
          "{\"format\": \"dogear-settings\", \"version\": 1, \"settings\": {\"tray\": {\"shown\": "
          "true, \"smell\": 1}, \"downloads\": {\"folder\": \"/nowhere/at all\"}}}");
    const Answer imported = run({u"settings"_s, u"import"_s, u"a.json"_s});
    QCOMPARE(imported.exitCode, 0);
    QCOMPARE(imported.out,
             QByteArray("1 settings taken, 1 left out; there is no folder /nowhere/at all\n"));
    QVERIFY(stored().tray.isShown);
}

void TestDogearctlSettings::nothingElseIsCreated()
{
    QCOMPARE(run({u"settings"_s, u"export"_s, u"a.json"_s}).exitCode, 0);
    QVERIFY(!QFile::exists(m_folders.database));
}

void TestDogearctlSettings::anOpenWindowIsNotDisturbed()
{
    QCOMPARE(run({u"settings"_s, u"export"_s, u"a.json"_s}).exitCode, 0);
    // The lock that the window of Dogear holds while it is open.
    QLockFile window(settings::DataFolders::windowLock(m_folders.database));
    QVERIFY(window.tryLock(0));
    const Answer refused = run({u"settings"_s, u"import"_s, u"a.json"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.err.startsWith("Dogear is open, so nothing was changed."),
             refused.err.constData());
    QCOMPARE(run({u"settings"_s, u"export"_s, u"b.json"_s}).exitCode, 0);
}

void TestDogearctlSettings::whatGoesWrongIsOneLine_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no word") << u"settings"_s << 2 << QByteArray("usage");
    QTest::newRow("no file") << u"settings export"_s << 2 << QByteArray("usage");
    QTest::newRow("another word") << u"settings print a.json"_s << 2 << QByteArray("print");
    QTest::newRow("a file that does not exist")
        << u"settings import none.json"_s << 1 << QByteArray("is not there");
    QTest::newRow("a file of another program")
        << u"settings import text"_s << 1 << QByteArray("nothing was changed");
    QTest::newRow("a folder that does not exist")
        << u"settings export no/a.json"_s << 1 << QByteArray("cannot be written");
}

void TestDogearctlSettings::whatGoesWrongIsOneLine()
{
    QFETCH(const QString, command);
    QFETCH(const int, exitCode);
    QFETCH(const QByteArray, says);
    write(u"text"_s, "a letter");
    const settings::UserSettings before = stored();
    const Answer answer = run(command.split(u' '));
    QCOMPARE(answer.exitCode, exitCode);
    QCOMPARE(answer.out, QByteArray());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(says), answer.err.constData());
    QVERIFY(stored() == before);
}

QTEST_GUILESS_MAIN(TestDogearctlSettings)
#include "tst_dogearctl_settings.moc"
