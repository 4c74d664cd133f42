// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings of directories: what is asked, for which country, and the key in the keychain.

#include <library/directory_choice.h>
#include <library/directory_configurator.h>
#include <settings/settings.h>
#include <support/fake_clock.h>
#include <support/fake_http_client.h>
#include <support/fake_secret_store.h>
#include <support/timeouts.h>

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using discovery::PodcastIndexKey;
using library::DirectoryConfigurator;

namespace {

const QString entry = u"podcastindex.org"_s;
const QString stored = u"MYKEY MYSECRET"_s;

template<typename T>
T wait(const Future<T> &future)
{
    [&] { QTRY_VERIFY(future.isFinished()); }();
    return future.result();
}

} // namespace

class TestDirectoryConfigurator final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void serversHaveDefaults();
    void countries_data();
    void countries();
    void theSettingsAreApplied();
    void aKeyIsRead_data();
    void aKeyIsRead();
    void theKeyIsOnlyInTheKeychain();
    void aStoredKeyIsReadAtTheNextStart();
    void aRemovedKeyIsForgotten();
    void withoutAKeychainTheKeyIsUsedUntilTheEnd_data();
    void withoutAKeychainTheKeyIsUsedUntilTheEnd();
    void aKeyEnteredMeanwhileStays();

private:
    [[nodiscard]] bool isReady(discovery::Directory directory) const
    {
        for (const auto *source : m_directories->sources()) {
            if (source->directory() == directory)
                return source->isReady();
        }
        return false;
    }
    [[nodiscard]] bool isKeyed() const { return isReady(discovery::Directory::PodcastIndexKeyed); }
    [[nodiscard]] bool hasKey() const { return m_settings->directories().hasPodcastIndexKey; }
    std::unique_ptr<DirectoryConfigurator> configurator()
    {
        return std::make_unique<DirectoryConfigurator>(*m_directories, *m_settings, &m_secrets);
    }
    [[nodiscard]] QByteArray file() const
    {
        QFile file(m_folder->filePath(u"settings.ini"_s));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<settings::Settings> m_settings;
    FakeHttpClient m_http;
    FakeClock m_clock;
    FakeSecretStore m_secrets;
    std::unique_ptr<discovery::Directories> m_directories;
};

void TestDirectoryConfigurator::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    m_secrets.secrets.clear();
    m_secrets.asked.clear();
    m_secrets.isBroken = false;
    m_settings = std::make_unique<settings::Settings>(m_folder->filePath(u"settings.ini"_s));
    m_directories = std::make_unique<discovery::Directories>(m_http, m_clock, QString());
}

void TestDirectoryConfigurator::cleanup()
{
    m_directories.reset();
    m_settings.reset();
}

void TestDirectoryConfigurator::serversHaveDefaults()
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

void TestDirectoryConfigurator::countries_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("used");
    QTest::newRow("the chosen one") << u"at"_s << u"at"_s;
    QTest::newRow("one that has no charts") << u"zq"_s << u"us"_s;
    // LC_ALL is C.UTF-8, which has no territory with charts other than the default.
    QTest::newRow("none") << QString() << u"us"_s;
}

void TestDirectoryConfigurator::countries()
{
    QFETCH(const QString, chosen);
    QFETCH(const QString, used);
    QCOMPARE(library::directoryCountry({.country = chosen}), used);
}

void TestDirectoryConfigurator::theSettingsAreApplied()
{
    m_settings->setDirectories({.asksFyyd = false});
    const auto applied = configurator();
    QVERIFY(!isReady(discovery::Directory::Fyyd));
    m_settings->setDirectories({.asksFyyd = true});
    applied->apply();
    QVERIFY(isReady(discovery::Directory::Fyyd));
    const QSignalSpy changed(applied.get(), &DirectoryConfigurator::countryChanged);
    applied->setCountry(u"at"_s);
    QCOMPARE(m_settings->directories().country, u"at"_s);
    QCOMPARE(changed.value(0), QVariantList{u"at"_s});
}

void TestDirectoryConfigurator::aKeyIsRead_data()
{
    QTest::addColumn<bool>("isInSettings");
    QTest::addColumn<QString>("secret"); // in the keychain; empty: none
    QTest::addColumn<bool>("isBroken");  // the keychain
    QTest::addColumn<bool>("isUsed");
    QTest::addColumn<bool>("isFailed");
    QTest::addColumn<bool>("isStillInSettings");
    QTest::newRow("the key is there") << true << stored << false << true << false << true;
    QTest::newRow("another program has removed the key")
        << true << QString() << false << false << false << false;
    QTest::newRow("there is no keychain: the next start tries again")
        << true << stored << true << false << true << true;
    QTest::newRow("without a key the keychain is not opened")
        << false << QString() << true << false << false << false;
    QTest::newRow("half an entry is no key")
        << true << u"MYKEY"_s << false << false << false << true;
}

void TestDirectoryConfigurator::aKeyIsRead()
{
    QFETCH(const bool, isInSettings);
    QFETCH(const QString, secret);
    QFETCH(const bool, isBroken);
    QFETCH(const bool, isFailed);
    m_settings->setDirectories({.hasPodcastIndexKey = isInSettings});
    if (!secret.isEmpty())
        m_secrets.secrets.insert(entry, secret);
    m_secrets.isBroken = isBroken;
    const auto applied = configurator();
    const Result<> read = wait(applied->readKey());
    QCOMPARE(read.has_value(), !isFailed);
    if (isFailed)
        QCOMPARE(read.error().code, ErrorCode::KeychainUnavailable);
    QTEST(isKeyed(), "isUsed");
    QTEST(hasKey(), "isStillInSettings");
    QCOMPARE(m_secrets.asked, isInSettings ? QStringList{entry} : QStringList());
}

void TestDirectoryConfigurator::theKeyIsOnlyInTheKeychain()
{
    const auto applied = configurator();
    QVERIFY(!isKeyed());
    QVERIFY(wait(applied->setKey({"MYKEY", "MYSECRET"})));
    QVERIFY(isKeyed());
    QVERIFY(hasKey());
    QCOMPARE(m_secrets.secrets.value(entry), stored);
    m_settings.reset(); // writes the file
    QVERIFY(file().contains("podcastIndexKey"));
    QVERIFY(!file().contains("MYKEY"));
    QVERIFY(!file().contains("MYSECRET"));
}

void TestDirectoryConfigurator::aStoredKeyIsReadAtTheNextStart()
{
    QVERIFY(wait(configurator()->setKey({"MYKEY", "MYSECRET"})));
    m_directories = std::make_unique<discovery::Directories>(m_http, m_clock, QString());
    const auto next = configurator();
    const QSignalSpy read(next.get(), &DirectoryConfigurator::keyRead);
    QVERIFY(!isKeyed());
    QVERIFY(wait(next->readKey()));
    QVERIFY(isKeyed());
    QCOMPARE(read.count(), 1);
    const auto key = read.constFirst().constFirst().value<PodcastIndexKey>();
    QCOMPARE(key.key, "MYKEY");
    QCOMPARE(key.secret, "MYSECRET");
}

void TestDirectoryConfigurator::aRemovedKeyIsForgotten()
{
    const auto applied = configurator();
    QVERIFY(wait(applied->setKey({"MYKEY", "MYSECRET"})));
    QVERIFY(wait(applied->setKey({})));
    QVERIFY(!hasKey());
    QVERIFY(!isKeyed());
    QVERIFY(m_secrets.secrets.isEmpty());
}

void TestDirectoryConfigurator::withoutAKeychainTheKeyIsUsedUntilTheEnd_data()
{
    QTest::addColumn<bool>("isBroken");
    QTest::newRow("a keychain that does not answer") << true;
    QTest::newRow("no keychain at all") << false;
}

void TestDirectoryConfigurator::withoutAKeychainTheKeyIsUsedUntilTheEnd()
{
    QFETCH(const bool, isBroken);
    m_secrets.isBroken = isBroken;
    DirectoryConfigurator applied(*m_directories, *m_settings, isBroken ? &m_secrets : nullptr);
    const Result<> kept = wait(applied.setKey({"MYKEY", "MYSECRET"}));
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::KeychainUnavailable);
    QVERIFY(isKeyed());
    QVERIFY(!hasKey());
    QVERIFY(m_secrets.secrets.isEmpty());
}

void TestDirectoryConfigurator::aKeyEnteredMeanwhileStays()
{
    m_settings->setDirectories({.hasPodcastIndexKey = true});
    m_secrets.secrets.insert(entry, stored);
    const auto applied = configurator();
    const QSignalSpy read(applied.get(), &DirectoryConfigurator::keyRead);
    const auto reading = applied->readKey();
    const auto removing = applied->setKey({});
    QVERIFY(wait(reading));
    QVERIFY(wait(removing));
    QVERIFY(!isKeyed());
    QCOMPARE(read.count(), 0);
}

QTEST_GUILESS_MAIN(TestDirectoryConfigurator)
#include "tst_directory_configurator.moc"
