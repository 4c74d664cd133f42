// SPDX-License-Identifier: GPL-3.0-or-later
// Tests exporting and importing settings in the real window, offscreen.

#include "features/settings/settings_controller.h"
#include "real_warnings.h"
#include "settings_fields.h"
#include "window_driver.h"

#include <settings/settings_file.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <QFileDialog>
#include <QPushButton>
#include <QTemporaryDir>

using namespace dogear;
using namespace dogear::test;
using settings::UserSettings;

class TestSettingsTransfer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void whatIsExportedIsImportedElsewhere();
    void everyRunningPartHearsOfAnImport();
    void anImportIsUndone();
    void theSentenceSaysWhatWasTaken_data();
    void theSentenceSaysWhatWasTaken();
    void filesThatCannotBeUsedChangeNothing_data();
    void filesThatCannotBeUsedChangeNothing();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    widgets::SettingsDialog &dialog() { return *part<widgets::SettingsDialog>("settingsDialog"); }
    SettingsController &controller()
    {
        return *m_dogear->window().findChild<SettingsController *>();
    }
    QString message() { return dialog().messages().text(); }
    /// Returns the message with "setting" for every plural form of it.
    QString messageInSingular()
    {
        return message()
            .replace(u"setting(s)"_s, u"setting"_s)
            .replace(u"settings"_s, u"setting"_s);
    }
    UserSettings stored() const
    {
        return settings::userSettings(settings::Settings(m_settingsPath));
    }
    /// Presses \a button and chooses \a path in the file dialog \a name that it opens.
    void choosePath(const char *button, const char *name, const QString &path)
    {
        part<QPushButton>(button)->click();
        auto *files = part<QFileDialog>(name);
        QVERIFY(files);
        emit files->fileSelected(path); // as accepting the dialog does
        files->close();
    }
    void importFile(const QByteArray &content)
    {
        QFile file(m_folder->filePath(u"a.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
        file.close();
        choosePath("settingsImport", "settingsImportDialog", file.fileName());
    }
    /// Imports a file with the groups \a settings, which are written with ' in place of ".
    void importSettings(const QByteArray &settings)
    {
        QByteArray json =
            "{'format': 'dogear-settings', 'version': 1, 'settings': " + settings + "}";
        importFile(json.replace('\'', '"'));
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_settingsPath;
    std::unique_ptr<Application> m_dogear;
};

void TestSettingsTransfer::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    const QString data = m_folder->filePath(u"data"_s);
    prepareLibrary(data);
    m_settingsPath = settings::DataFolders::create(data)->settings;
    m_dogear = startDogear(data);
    QVERIFY(m_dogear);
    part<QAction>("actionSettings")->trigger();
}

void TestSettingsTransfer::whatIsExportedIsImportedElsewhere()
{
    choose(dialog(), u"settingsTheme"_s, u"2"_s);
    choose(dialog(), u"settingsMono"_s, {}); // stored with the sound, not only in the file
    const QString path = m_folder->filePath(u"exported.json"_s);
    choosePath("settingsExport", "settingsExportDialog", path);
    QVERIFY2(message().startsWith(u"The settings were written to "_s), qPrintable(message()));
    const auto read = settings::importSettings(path, {});
    QVERIFY(read.has_value());
    QCOMPARE(int(read->settings.appearance.theme), int(settings::Theme::Dark));
    QVERIFY(read->settings.playback.isMono);
    choose(dialog(), u"settingsTheme"_s, u"1"_s);
    choosePath("settingsImport", "settingsImportDialog", path);
    QCOMPARE(int(stored().appearance.theme), int(settings::Theme::Dark));
    QCOMPARE(part<QComboBox>("settingsTheme")->currentIndex(), 2);
}

void TestSettingsTransfer::everyRunningPartHearsOfAnImport()
{
    const SettingsController *settings = &controller();
    const QSignalSpy appearance(settings, &SettingsController::appearanceChanged);
    const QSignalSpy downloads(settings, &SettingsController::downloadsChanged);
    const QSignalSpy shortcuts(settings, &SettingsController::shortcutsChanged);
    const QSignalSpy network(settings, &SettingsController::networkChanged);
    importSettings("{'appearance': {'theme': 'dark'}, 'playback': {'skipBack': 20, 'mono': true},"
                   " 'shortcuts': {'actionMute': ['F9']}, 'downloads': {'atOnce': 9}}");
    QCOMPARE(appearance.count(), 1);
    QCOMPARE(downloads.count(), 1);
    QCOMPARE(shortcuts.count(), 1);
    QCOMPARE(network.count(), 0); // as before
    // The nearest value inside its range.
    const auto now = downloads.constFirst().constFirst().value<settings::DownloadSettings>();
    QCOMPARE(now.maxConcurrent, 3);
    QCOMPARE(part<QSpinBox>("settingsAtOnce")->value(), 3);
    QCOMPARE(part<QAction>("actionBack")->text(), u"Back 20 seconds"_s);
    QVERIFY(part<QAction>("soundMono")->isChecked());
}

void TestSettingsTransfer::anImportIsUndone()
{
    const UserSettings before = stored();
    importSettings("{'appearance': {'theme': 'dark'}, 'playback': {'skipBack': 20, 'mono': true}}");
    QVERIFY(stored() != before);
    dialog().findChild<QPushButton *>(u"messageAction"_s)->click();
    QVERIFY(stored() == before);
    QCOMPARE(part<QAction>("actionBack")->text(), u"Back 15 seconds"_s);
    QVERIFY(!part<QAction>("soundMono")->isChecked());
}

void TestSettingsTransfer::theSentenceSaysWhatWasTaken_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("all") << QByteArray("{'appearance': {'theme': 'dark', 'artworkColour': true}}")
                         << u"2 setting taken from a.json."_s;
    QTest::newRow("unknown ones")
        << QByteArray("{'appearance': {'theme': 'dark', 'shape': 'round', 'smell': 1}}")
        << u"1 setting taken from a.json; left out: 2 that this Dogear does not know."_s;
    QTest::newRow("a folder that this machine lacks")
        << QByteArray("{'tray': {'shown': true}, 'downloads': {'folder': '/nowhere/at all'}}")
        << u"1 setting taken from a.json; left out: the folder /nowhere/at all, which is not on "
           "this computer."_s;
    QTest::newRow("none") << QByteArray("{'sync': {'server': 'x'}}")
                          << u"a.json has no setting that this Dogear can use, so nothing was "
                             "changed."_s;
}

void TestSettingsTransfer::theSentenceSaysWhatWasTaken()
{
    QFETCH(const QByteArray, settings);
    importSettings(settings);
    QTEST(messageInSingular(), "sentence");
}

void TestSettingsTransfer::filesThatCannotBeUsedChangeNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("begin");
    QTest::newRow("an empty file") << QByteArray() << u"a.json is damaged"_s;
    QTest::newRow("a picture") << QByteArray::fromHex("89504e470d0a1a0a") << u"a.json is damaged"_s;
    QTest::newRow("another program's settings")
        << QByteArray("{\"theme\": \"dark\"}") << u"a.json is damaged, or has no settings"_s;
    QTest::newRow("a newer version")
        << QByteArray("{\"format\": \"dogear-settings\", \"version\": 7, \"settings\": {}}")
        << u"a.json has settings of a newer Dogear"_s;
}

void TestSettingsTransfer::filesThatCannotBeUsedChangeNothing()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, begin);
    const UserSettings before = stored();
    importFile(content);
    QVERIFY2(message().startsWith(begin), qPrintable(message()));
    QVERIFY(message().contains(u"nothing was changed"_s));
    QVERIFY(stored() == before);
}

QTEST_MAIN(TestSettingsTransfer)
#include "tst_settings_transfer.moc"
