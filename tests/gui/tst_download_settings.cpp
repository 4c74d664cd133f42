// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the settings page of downloads and of the cache of streamed media, with the limits of
// downloads on the page of the network.

#include "real_warnings.h"
#include "settings_fields.h"

#include <support/timeouts.h>

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using settings::CacheSettings;
using settings::DownloadSettings;
using settings::UserSettings;
using test::choose;
using test::lastChange;

namespace {

const QString defaultFolder = u"/home/anna/Music/Podcasts"_s;

/// Returns values other than the defaults. The sizes are no multiples of 100 MB, so the fields (0.1
/// GB steps) cannot show them exactly and must not change them.
DownloadSettings sample()
{
    return {.folder = u"/media/disk/Shows"_s,
            .limitKilobytes = 750,
            .keepFreeMegabytes = 1234,
            .totalMegabytes = 20'055};
}

} // namespace

class TestDownloadSettings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup() { m_dialog.reset(); }

    void whatHoldsIsShown();
    void whatMeansNothingHasAWord_data();
    void whatMeansNothingHasAWord();
    void oneChoiceIsOneChange_data();
    void oneChoiceIsOneChange();
    void theCache_data();
    void theCache();
    void fillingItSaysNothing();
    void whatDoesNotCountIsOff();
    void aFolderIsChosen();
    void theUsualFolderIsNoChoice();
    void backToTheUsualFolder();
    void aFolderThatCannotBeWritten();
    void theChooserBeginsWhereSomethingIs();
    void theKeyboardGoesThroughIt();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    /// Returns the text of a number or time field.
    QString textOf(const char *name) const { return part<QAbstractSpinBox>(name)->text(); }
    /// Shows \a downloads and \a cache on the page.
    void fill(const DownloadSettings &downloads, const CacheSettings &cache = {})
    {
        UserSettings all;
        all.downloads = downloads;
        all.cache = cache;
        m_dialog->setSettings(all);
    }
    /// Creates the dialog with the default folder \a folder, and shows the page.
    void create(const QString &folder)
    {
        m_dialog = std::make_unique<SettingsDialog>(SettingsContext{.downloadsFolder = folder});
        fill(sample());
        m_dialog->openPage(u"settingsDownloads"_s);
        m_dialog->open();
        m_dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }
    /// Chooses \a folder in the folder dialog.
    void chooseFolder(const QString &folder)
    {
        part<QPushButton>("folderChoose")->click();
        auto *chooser = part<QFileDialog>("folderDialog");
        QVERIFY(chooser);
        emit chooser->fileSelected(folder);
        chooser->close();
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

Q_DECLARE_METATYPE(DownloadSettings)
Q_DECLARE_METATYPE(CacheSettings)

void TestDownloadSettings::init()
{
    test::failOnRealWarning();
    create(defaultFolder);
}

void TestDownloadSettings::whatHoldsIsShown()
{
    fill({.folder = u"/media/disk/Shows"_s,
          .maxConcurrent = 3,
          .limitKilobytes = 750,
          .isTimed = true,
          .from = QTime(22, 30),
          .to = QTime(5, 15),
          .allowsMetered = true,
          .keepFreeMegabytes = 2500,
          .removesPlayed = true,
          .removesPlayedAfterDays = 7,
          .removesOlderThanDays = 90,
          .keepsNewest = 5,
          .totalMegabytes = 20'000,
          .protectsFavourites = false},
         {.megabytes = 500, .readAheadSeconds = 600});
    QCOMPARE(part<QLineEdit>("folderPath")->text(), u"/media/disk/Shows"_s);
    QCOMPARE(textOf("settingsAtOnce"), u"3"_s);
    QCOMPARE(textOf("settingsLimit"), u"750 kB/s"_s);
    QCOMPARE(textOf("settingsFree"), u"2.5 GB"_s);
    QCOMPARE(part<QTimeEdit>("settingsFrom")->time(), QTime(22, 30));
    QCOMPARE(part<QTimeEdit>("settingsTo")->time(), QTime(5, 15));
    for (const char *name : {"settingsTimed", "settingsMetered", "settingsPlayed"})
        QVERIFY2(part<QCheckBox>(name)->isChecked(), name);
    QVERIFY(!part<QCheckBox>("settingsFavourites")->isChecked());
    QCOMPARE(part<QSpinBox>("settingsPlayedAfter")->value(), 7);
    QCOMPARE(part<QSpinBox>("settingsOlder")->value(), 90);
    QVERIFY(textOf("settingsOlder").startsWith(u"90 day"_s));
    QCOMPARE(textOf("settingsNewest"), u"5"_s);
    QCOMPARE(textOf("settingsTotal"), u"20.0 GB"_s);
    QCOMPARE(textOf("settingsKept"), u"0.5 GB"_s);
    QCOMPARE(textOf("settingsAhead"), u"600 s"_s);
}

void TestDownloadSettings::whatMeansNothingHasAWord_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("no speed limit") << QByteArray("settingsLimit") << u"Unlimited"_s;
    QTest::newRow("no free space is reserved") << QByteArray("settingsFree") << u"Nothing"_s;
    QTest::newRow("no age limit") << QByteArray("settingsOlder") << u"Never"_s;
    QTest::newRow("no limit of episodes per show") << QByteArray("settingsNewest") << u"All"_s;
    QTest::newRow("no limit of total size") << QByteArray("settingsTotal") << u"No limit"_s;
    QTest::newRow("no cache") << QByteArray("settingsKept") << u"Nothing"_s;
}

void TestDownloadSettings::whatMeansNothingHasAWord()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, text);
    fill({.keepFreeMegabytes = 0, .removesPlayedAfterDays = 0}, {.megabytes = 0});
    QCOMPARE(textOf(field.constData()), text);
}

void TestDownloadSettings::oneChoiceIsOneChange_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<DownloadSettings>("expected");
    const auto row = [](const char *name, const char *field, const char *value, auto change) {
        DownloadSettings downloads = sample(); // all other settings are kept
        change(downloads);
        QTest::newRow(name) << QString::fromUtf8(field) << QString::fromUtf8(value) << downloads;
    };
    using D = DownloadSettings;
    row("at a time", "settingsAtOnce", "3", [](D &d) { d.maxConcurrent = 3; });
    row("speed", "settingsLimit", "100", [](D &d) { d.limitKilobytes = 100; });
    row("any speed", "settingsLimit", "0", [](D &d) { d.limitKilobytes = 0; });
    row("room that stays free", "settingsFree", "2.3", [](D &d) { d.keepFreeMegabytes = 2300; });
    row("metered networks", "settingsMetered", "", [](D &d) { d.allowsMetered = true; });
    row("hours", "settingsTimed", "", [](D &d) { d.isTimed = true; });
    row("the first hour", "settingsFrom", "23:45", [](D &d) { d.from = QTime(23, 45); });
    row("the last hour", "settingsTo", "00:00", [](D &d) { d.to = QTime(0, 0); });
    row("played ones", "settingsPlayed", "", [](D &d) { d.removesPlayed = true; });
    row("days after playing", "settingsPlayedAfter", "3", [](D &d) {
        d.removesPlayedAfterDays = 3;
    });
    row("old ones", "settingsOlder", "30", [](D &d) { d.removesOlderThanDays = 30; });
    row("the newest", "settingsNewest", "4", [](D &d) { d.keepsNewest = 4; });
    row("all together", "settingsTotal", "0.5", [](D &d) { d.totalMegabytes = 500; });
    row("favourites", "settingsFavourites", "", [](D &d) { d.protectsFavourites = false; });
}

void TestDownloadSettings::oneChoiceIsOneChange()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const DownloadSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    choose(*m_dialog, field, value);
    QCOMPARE(said.count(), 1);
    QVERIFY(lastChange(said).downloads == expected);
    QVERIFY(lastChange(said).cache == CacheSettings());
}

void TestDownloadSettings::theCache_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<CacheSettings>("expected");
    QTest::newRow("the maximum size")
        << u"settingsKept"_s << u"10.5"_s << CacheSettings{.megabytes = 10'500};
    QTest::newRow("a maximum size of zero")
        << u"settingsKept"_s << u"0"_s << CacheSettings{.megabytes = 0};
    QTest::newRow("the read-ahead time")
        << u"settingsAhead"_s << u"90"_s << CacheSettings{.readAheadSeconds = 90};
}

void TestDownloadSettings::theCache()
{
    QFETCH(const QString, field);
    QFETCH(const QString, value);
    QFETCH(const CacheSettings, expected);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    choose(*m_dialog, field, value);
    QCOMPARE(said.count(), 1);
    QVERIFY(lastChange(said).cache == expected);
    QVERIFY(lastChange(said).downloads == sample());
}

void TestDownloadSettings::fillingItSaysNothing()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    fill({.maxConcurrent = 3, .isTimed = true, .from = QTime(3, 0), .keepsNewest = 9},
         {.megabytes = 10, .readAheadSeconds = 3600});
    QVERIFY(said.isEmpty());
}

void TestDownloadSettings::whatDoesNotCountIsOff()
{
    for (const char *name : {"settingsFrom", "settingsTo", "settingsPlayedAfter"})
        QVERIFY2(!part<QWidget>(name)->isEnabled(), name);
    part<QCheckBox>("settingsTimed")->click();
    part<QCheckBox>("settingsPlayed")->click();
    for (const char *name : {"settingsFrom", "settingsTo", "settingsPlayedAfter"})
        QVERIFY2(part<QWidget>(name)->isEnabled(), name);
    fill({});
    for (const char *name : {"settingsFrom", "settingsTo", "settingsPlayedAfter"})
        QVERIFY2(!part<QWidget>(name)->isEnabled(), name);
}

void TestDownloadSettings::aFolderIsChosen()
{
    const QTemporaryDir folder;
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    chooseFolder(folder.path() + u"/");
    QCOMPARE(said.count(), 1);
    QCOMPARE(lastChange(said).downloads.folder, folder.path());
    QCOMPARE(lastChange(said).downloads.totalMegabytes, sample().totalMegabytes);
    QCOMPARE(part<QLineEdit>("folderPath")->text(), folder.path());
    chooseFolder(folder.path());
    QCOMPARE(said.count(), 1);
}

void TestDownloadSettings::theUsualFolderIsNoChoice()
{
    const QTemporaryDir folder;
    create(folder.path());
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    chooseFolder(folder.path());
    QCOMPARE(said.count(), 1);
    QCOMPARE(lastChange(said).downloads.folder, QString());
    QCOMPARE(part<QLineEdit>("folderPath")->text(), folder.path());
}

void TestDownloadSettings::backToTheUsualFolder()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    auto *button = part<QToolButton>("folderDefault");
    QVERIFY(button->isEnabled());
    button->click();
    QCOMPARE(lastChange(said).downloads.folder, QString());
    QCOMPARE(part<QLineEdit>("folderPath")->text(), defaultFolder);
    QVERIFY(!button->isEnabled());
    QCOMPARE(said.count(), 1);
}

void TestDownloadSettings::aFolderThatCannotBeWritten()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    const auto *problem = part<QLabel>("folderProblem");
    QVERIFY(!problem->isVisible());
    // Not even root can create files in this folder.
    chooseFolder(u"/proc/self/task"_s);
    QVERIFY(said.isEmpty());
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(u"/task cannot be written to"_s));
    QCOMPARE(part<QLineEdit>("folderPath")->text(), sample().folder);
    const QTemporaryDir folder;
    chooseFolder(folder.path());
    QCOMPARE(said.count(), 1);
    QVERIFY(!problem->isVisible());
}

void TestDownloadSettings::theChooserBeginsWhereSomethingIs()
{
    const QTemporaryDir folder;
    create(folder.filePath(u"Music/Podcasts"_s)); // does not exist yet
    fill({});
    part<QPushButton>("folderChoose")->click();
    auto *chooser = part<QFileDialog>("folderDialog");
    QVERIFY(chooser);
    QCOMPARE(chooser->directory().absolutePath(), folder.path());
    QCOMPARE(chooser->fileMode(), QFileDialog::Directory);
    chooser->reject();
    QTRY_VERIFY(!part<QFileDialog>("folderDialog"));
}

void TestDownloadSettings::theKeyboardGoesThroughIt()
{
    fill({.isTimed = true, .removesPlayed = true});
    part<QWidget>("folderChoose")->setFocus();
    for (const char *name : {"settingsFree",
                             "settingsTimed",
                             "settingsFrom",
                             "settingsTo",
                             "settingsToNetwork",
                             "settingsPlayed",
                             "settingsPlayedAfter",
                             "settingsOlder",
                             "settingsNewest",
                             "settingsTotal",
                             "settingsFavourites",
                             "settingsKept",
                             "settingsAhead"}) {
        do { // Tab also moves through the sections of a time field
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        } while (qobject_cast<QTimeEdit *>(QApplication::focusWidget())
                 && !part<QWidget>(name)->hasFocus());
        QVERIFY2(part<QWidget>(name)->hasFocus(), name);
    }
}

QTEST_MAIN(TestDownloadSettings)
#include "tst_download_settings.moc"
