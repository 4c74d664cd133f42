// SPDX-License-Identifier: GPL-3.0-or-later

#include <settings/settings.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::settings;

class TestDesktopSettings final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyGroupComesBack();
    void anEmptyFileGivesTheDefaults();
    void oddValues_data();
    void oddValues();
    void removedShortcutsAreForgotten();
};

void TestDesktopSettings::everyGroupComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"settings.ini"_s);
    const AppearanceSettings appearance{
        .theme = Theme::Dark, .usesArtworkColour = false, .language = u"pt-BR"_s};
    const NotificationSettings notifications{
        .announcesEpisodes = false, .announcesDownloads = true, .announcesErrors = false};
    const TraySettings tray{.isShown = true, .closesToTray = true, .startsWithSession = true};
    const NetworkSettings network{.proxyMode = ProxyMode::Socks5,
                                  .proxyHost = u"proxy.example"_s,
                                  .proxyPort = 1080,
                                  .proxyUser = u"ann"_s};
    const PrivacySettings privacy{.removesTrackers = true, .loadsNotePictures = true};
    const SyncSettings sync{.isAutomatic = false, .minutes = 45};
    const ShortcutSettings shortcuts{{u"actionFind"_s, {u"Ctrl+F"_s, u"/"_s}},
                                     {u"actionQuit"_s, {}},
                                     {u"actionBack"_s, {u"Ctrl+,"_s}}};
    {
        Settings settings(path);
        settings.desktop().setAppearance(appearance);
        settings.desktop().setNotifications(notifications);
        settings.desktop().setTray(tray);
        settings.desktop().setNetwork(network);
        settings.desktop().setPrivacy(privacy);
        settings.desktop().setSync(sync);
        settings.desktop().setShortcuts(shortcuts);
    }
    const Settings settings(path);
    QCOMPARE(settings.desktop().appearance(), appearance);
    QCOMPARE(settings.desktop().notifications(), notifications);
    QCOMPARE(settings.desktop().tray(), tray);
    QCOMPARE(settings.desktop().network(), network);
    QCOMPARE(settings.desktop().privacy(), privacy);
    QCOMPARE(settings.desktop().sync(), sync);
    QCOMPARE(settings.desktop().shortcuts(), shortcuts);
}

void TestDesktopSettings::anEmptyFileGivesTheDefaults()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QCOMPARE(settings.desktop().appearance(), AppearanceSettings{});
    QCOMPARE(settings.desktop().notifications(), NotificationSettings{});
    QCOMPARE(settings.desktop().tray(), TraySettings{});
    QCOMPARE(settings.desktop().network(), NetworkSettings{});
    QCOMPARE(settings.desktop().privacy(), PrivacySettings{});
    QCOMPARE(settings.desktop().sync(), SyncSettings{});
    QVERIFY(settings.desktop().shortcuts().isEmpty());
}

void TestDesktopSettings::oddValues_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<ProxyMode>("proxyMode");
    QTest::addColumn<int>("port");

    const auto row = [](const char *name, const char *text) -> QTestData & {
        return QTest::newRow(name) << QByteArray(text);
    };
    row("an unknown theme is that of the desktop", "[appearance]\ntheme=sepia\n")
        << Theme::System << ProxyMode::System << 8080;
    row("an unknown proxy mode is that of the desktop", "[network]\nproxy=ftp\n")
        << Theme::System << ProxyMode::System << 8080;
    row("a port below the range is 1", "[network]\nproxy=http\nproxyPort=0\n")
        << Theme::System << ProxyMode::Http << 1;
    row("a port above the range is 65535", "[network]\nproxyPort=70000\n")
        << Theme::System << ProxyMode::System << 65535;
    row("a port that is no number is the usual one", "[network]\nproxyPort=many\n")
        << Theme::System << ProxyMode::System << 8080;
}

void TestDesktopSettings::oddValues()
{
    QFETCH(const QByteArray, text);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"settings.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    file.close();
    const Settings settings(file.fileName());
    QTEST(settings.desktop().appearance().theme, "theme");
    QTEST(settings.desktop().network().proxyMode, "proxyMode");
    QTEST(settings.desktop().network().proxyPort, "port");
}

void TestDesktopSettings::removedShortcutsAreForgotten()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s));
    settings.desktop().setShortcuts({{u"actionFind"_s, {u"/"_s}}, {u"actionQuit"_s, {}}});
    settings.desktop().setShortcuts({{u"actionQuit"_s, {}}});
    QCOMPARE(settings.desktop().shortcuts(), (ShortcutSettings{{u"actionQuit"_s, {}}}));
}

QTEST_GUILESS_MAIN(TestDesktopSettings)
#include "tst_desktop_settings.moc"
