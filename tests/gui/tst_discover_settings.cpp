// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings of directories on the page Library, and what the window says about the key in
// the keychain.

#include "real_warnings.h"
#include "settings_fields.h"
#include "window_driver.h"

#include <support/timeouts.h>

#include <QLabel>
#include <QTemporaryDir>

using namespace dogear;
using namespace dogear::test;
using settings::DirectorySettings;

class TestDiscoverSettings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWindowWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void withoutAKeychainTheWindowSaysSo();
    void theDialogEmitsWholeKeys();
    void theDialogKeepsWhatItDoesNotShow();
};

void TestDiscoverSettings::initTestCase()
{
    // Never uses the keychain of the user who runs the test.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    qunsetenv("XDG_RUNTIME_DIR");
}

void TestDiscoverSettings::withoutAKeychainTheWindowSaysSo()
{
    const QTemporaryDir folder;
    prepareLibrary(folder.path());
    {
        settings::Settings stored(settings::DataFolders::create(folder.path())->settings);
        DirectorySettings directories = stored.directories();
        directories.hasPodcastIndexKey = true;
        stored.setDirectories(directories);
    }
    const auto dogear = startDogear(folder.path());
    QVERIFY(dogear);
    const auto message = [&dogear] { return part<QLabel>(*dogear, "messageText")->text(); };
    QTRY_VERIFY2(message().startsWith(u"No keychain gives out your key of Podcast Index"_s),
                 qPrintable(message()));

    part<QAction>(*dogear, "actionSettings")->trigger();
    const auto *dialog = part<widgets::SettingsDialog>(*dogear, "settingsDialog");
    QVERIFY(dialog);
    for (const auto &[name, text] :
         {std::pair("settingsIndexKey", u"MYKEY"_s), std::pair("settingsIndexSecret", u"S"_s)}) {
        auto *field = dialog->findChild<QLineEdit *>(QLatin1StringView(name));
        field->setText(text);
        emit field->editingFinished();
    }
    QTRY_VERIFY2(message().startsWith(u"No keychain takes your key of Podcast Index"_s),
                 qPrintable(message()));
}

void TestDiscoverSettings::theDialogEmitsWholeKeys()
{
    widgets::SettingsDialog dialog({.indexKey = u"OLD"_s, .indexSecret = u"SECRET"_s});
    auto *key = dialog.findChild<QLineEdit *>(u"settingsIndexKey"_s);
    auto *secret = dialog.findChild<QLineEdit *>(u"settingsIndexSecret"_s);
    QCOMPARE(key->text(), u"OLD"_s);
    QCOMPARE(secret->echoMode(), QLineEdit::Password);
    QSignalSpy changed(&dialog, &widgets::SettingsDialog::podcastIndexKeyChanged);
    const auto enter = [](QLineEdit *field, const QString &text) {
        field->setText(text);
        emit field->editingFinished();
    };
    enter(secret, QString());
    QCOMPARE(changed.count(), 0); // half a key
    enter(key, QString());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.constLast(), QVariantList({QString(), QString()}));
    enter(key, u" NEW "_s);
    QCOMPARE(changed.count(), 1);
    enter(secret, u"S"_s);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(changed.constLast(), QVariantList({u"NEW"_s, u"S"_s}));
    enter(secret, u"S"_s);
    QCOMPARE(changed.count(), 2); // unchanged
}

void TestDiscoverSettings::theDialogKeepsWhatItDoesNotShow()
{
    widgets::SettingsDialog dialog({.country = u"fr"_s});
    const DirectorySettings given{.hasPodcastIndexKey = true,
                                  .apple = QUrl(u"http://127.0.0.1:9"_s)};
    const QSignalSpy changed(&dialog, &widgets::SettingsDialog::changed);
    settings::UserSettings all;
    all.directories = given;
    dialog.setSettings(all);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(dialog.findChild<QComboBox *>(u"settingsCountry"_s)->currentData().toString(),
             u"fr"_s);
    dialog.findChild<QCheckBox *>(u"settingsFyyd"_s)->click();
    QCOMPARE(changed.count(), 1);
    const DirectorySettings now = lastChange(changed).directories;
    QVERIFY(!now.asksFyyd);
    QVERIFY(now.hasPodcastIndexKey);
    QCOMPARE(now.apple, given.apple);
    QCOMPARE(now.country, QString()); // not chosen, so it still follows the system
    auto *country = dialog.findChild<QComboBox *>(u"settingsCountry"_s);
    country->setCurrentIndex(country->findData(u"at"_s));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(lastChange(changed).directories.country, u"at"_s);
}

QTEST_MAIN(TestDiscoverSettings)
#include "tst_discover_settings.moc"
