// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings of directories: what is asked, for which country, and the key in the keychain.

#include "features/discover/directory_configurator.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <library/directory_choice.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/fake_secret_store.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>
#include <widgets/settings_dialog.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using discovery::PodcastIndexKey;
using settings::DirectorySettings;

class TestDiscoverSettings final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void serversHaveDefaults();
    void countries_data();
    void countries();
    void theKeyIsOnlyInTheKeychain();
    void aKeyIsReadAgain();
    void withoutAKeyTheKeychainIsNotOpened();
    void withoutAKeychainTheKeyIsUsedUntilTheEnd();
    void aRemovedKeyIsForgotten();
    void theDialogEmitsWholeKeys();
    void theDialogKeepsWhatItDoesNotShow();

private:
    [[nodiscard]] bool isKeyed() const
    {
        for (const auto *source : m_directories->sources()) {
            if (source->directory() == discovery::Directory::PodcastIndexKeyed && source->isReady())
                return true;
        }
        return false;
    }
    std::unique_ptr<DirectoryConfigurator> configurator()
    {
        return std::make_unique<DirectoryConfigurator>(
            *m_directories, *m_settings, m_secrets, *m_messages, nullptr);
    }
    [[nodiscard]] QByteArray file() const
    {
        QFile file(m_folder->filePath(u"settings.ini"_s));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Settings> m_settings;
    FakeHttpClient m_http;
    FakeClock m_clock;
    FakeSecretStore m_secrets;
    std::unique_ptr<discovery::Directories> m_directories;
    std::unique_ptr<widgets::MessageBar> m_messages;
};

void TestDiscoverSettings::init()
{
    failOnRealWarning();
    m_folder.emplace();
    m_secrets.secrets.clear();
    m_secrets.asked.clear();
    m_secrets.isBroken = false;
    m_settings = std::make_unique<settings::Settings>(m_folder->filePath(u"settings.ini"_s));
    m_directories = std::make_unique<discovery::Directories>(m_http, m_clock, QString());
    m_messages = std::make_unique<widgets::MessageBar>();
}

void TestDiscoverSettings::cleanup()
{
    m_messages.reset();
    m_directories.reset();
    m_settings.reset();
}

void TestDiscoverSettings::serversHaveDefaults()
{
    const discovery::DirectoryAddresses standard;
    const discovery::DirectoryAddresses unchanged = library::directoryAddresses({});
    QCOMPARE(unchanged.apple, standard.apple);
    QCOMPARE(unchanged.appleCharts, standard.appleCharts);
    QCOMPARE(unchanged.podcastIndex, standard.podcastIndex);
    QCOMPARE(unchanged.fyyd, standard.fyyd);
    const QUrl mine(u"https://fyyd.example/0.2"_s);
    QCOMPARE(library::directoryAddresses({.fyyd = mine}).fyyd, mine);
    QCOMPARE(library::directoryAddresses({.fyyd = mine}).apple, standard.apple);
}

void TestDiscoverSettings::countries_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("used");
    QTest::newRow("the chosen one") << u"at"_s << u"at"_s;
    QTest::newRow("one that has no charts") << u"zq"_s << u"us"_s;
    // LC_ALL is C.UTF-8, which has no territory with charts other than the default.
    QTest::newRow("none") << QString() << u"us"_s;
}

void TestDiscoverSettings::countries()
{
    QFETCH(const QString, chosen);
    QFETCH(const QString, used);
    QCOMPARE(library::directoryCountry({.country = chosen}), used);
}

void TestDiscoverSettings::theKeyIsOnlyInTheKeychain()
{
    const auto applied = configurator();
    QVERIFY(!isKeyed());
    applied->setKey({"MYKEY", "MYSECRET"});
    QVERIFY(isKeyed());
    QTRY_VERIFY(m_settings->directories().hasPodcastIndexKey);
    m_settings.reset(); // writes the file
    QVERIFY(!file().contains("MYKEY"));
    QVERIFY(!file().contains("MYSECRET"));
}

void TestDiscoverSettings::aKeyIsReadAgain()
{
    configurator()->setKey({"MYKEY", "MYSECRET"});
    const auto next = configurator();
    m_settings->setDirectories({.hasPodcastIndexKey = true});
    m_directories->setPodcastIndexKey({});
    QSignalSpy read(next.get(), &DirectoryConfigurator::keyRead);
    next->readKey();
    QTRY_COMPARE(read.count(), 1);
    const auto key = read.constFirst().constFirst().value<PodcastIndexKey>();
    QCOMPARE(key.key, "MYKEY");
    QCOMPARE(key.secret, "MYSECRET");
    QVERIFY(isKeyed());
}

void TestDiscoverSettings::withoutAKeyTheKeychainIsNotOpened()
{
    m_secrets.isBroken = true; // opening it would fail, and be said
    configurator()->readKey();
    QCoreApplication::processEvents();
    QCOMPARE(m_messages->text(), QString());
    QVERIFY(m_secrets.asked.isEmpty());
}

void TestDiscoverSettings::withoutAKeychainTheKeyIsUsedUntilTheEnd()
{
    m_secrets.isBroken = true;
    const auto applied = configurator();
    applied->setKey({"MYKEY", "MYSECRET"});
    QTRY_VERIFY2(m_messages->text().contains(u"api.podcastindex.org"_s),
                 qPrintable(m_messages->text()));
    QVERIFY(isKeyed());
    QVERIFY(!m_settings->directories().hasPodcastIndexKey);
}

void TestDiscoverSettings::aRemovedKeyIsForgotten()
{
    const auto applied = configurator();
    applied->setKey({"MYKEY", "MYSECRET"});
    QTRY_VERIFY(m_settings->directories().hasPodcastIndexKey);
    applied->setKey({});
    QTRY_VERIFY(!m_settings->directories().hasPodcastIndexKey);
    QVERIFY(!isKeyed());
    QVERIFY(m_secrets.secrets.isEmpty());
}

void TestDiscoverSettings::theDialogEmitsWholeKeys()
{
    widgets::SettingsDialog dialog;
    dialog.setPodcastIndexKey(u"OLD"_s, u"SECRET"_s);
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
    widgets::SettingsDialog dialog;
    const DirectorySettings given{.hasPodcastIndexKey = true,
                                  .apple = QUrl(u"http://127.0.0.1:9"_s)};
    QSignalSpy changed(&dialog, &widgets::SettingsDialog::directoriesChanged);
    dialog.setDirectories(given, u"fr"_s);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(dialog.findChild<QComboBox *>(u"settingsCountry"_s)->currentData().toString(),
             u"fr"_s);
    dialog.findChild<QCheckBox *>(u"settingsFyyd"_s)->click();
    QCOMPARE(changed.count(), 1);
    const auto now = changed.constFirst().constFirst().value<DirectorySettings>();
    QVERIFY(!now.asksFyyd);
    QVERIFY(now.hasPodcastIndexKey);
    QCOMPARE(now.apple, given.apple);
    QCOMPARE(now.country, QString()); // not chosen, so it still follows the system
}

QTEST_MAIN(TestDiscoverSettings)
#include "tst_discover_settings.moc"
