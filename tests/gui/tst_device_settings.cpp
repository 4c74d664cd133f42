// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page Devices of the settings: what it shows, and what it asks for.

#include "real_warnings.h"
#include "settings_fields.h"

#include <base/utc.h>
#include <support/timeouts.h>
#include <widgets/devices_panel.h>

#include <QAbstractItemView>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include <devices/device_states.h>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using devices::DevicesState;
using devices::PrivateShow;
using devices::RemovalQuestion;
using devices::ServerLogin;
using devices::TargetState;
using test::choose;
using test::lastChange;
using test::typeText;

namespace {

TargetState sampleTarget(qint64 id, const QString &server)
{
    TargetState state;
    state.target = {.id = domain::SyncTargetId{id},
                    .kind = domain::SyncTargetKind::Gpodder,
                    .address = QUrl("https://"_L1 + server),
                    .user = u"ann"_s,
                    .device = u"desk"_s};
    state.progress.lastPull = QDateTime::currentDateTimeUtc();
    state.limitations = {sync::Limitation::NoPlaces};
    state.waiting = 4;
    state.runs = {{.at = QDateTime::currentDateTimeUtc(), .received = 12, .sent = 3}};
    return state;
}

} // namespace

class TestDeviceSettings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup() { m_dialog.reset(); }

    void withoutAServerOnlyTheSetUpIsPossible();
    void theStateIsShown();
    void theChosenAccountStaysChosen();
    void loginsAreEmitted_data();
    void loginsAreEmitted();
    void aConnectionWithoutEncryptionIsSaid();
    void theBrowserIsForNextcloud();
    void whileItConnectsOnlyCancelIsPossible();
    void aConnectedServerSaysWhatItCannotDo();
    void aFolderIsChosenWithTheUsualDialog();
    void aFolderThatCannotBeUsedIsExplained();
    void aRunShowsItsProgress();
    void buttonsAskForTheirAct();
    void refusedChangesAreListed();
    void privateShowsHaveACheckBox();
    void theScheduleIsASetting();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    [[nodiscard]] QString text(const char *label) const { return part<QLabel>(label)->text(); }
    [[nodiscard]] bool isOn(const char *field) const { return part<QWidget>(field)->isEnabled(); }
    [[nodiscard]] QStringList rows(const char *list) const
    {
        const QAbstractItemModel *model = part<QAbstractItemView>(list)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, 0).data().toString());
        return texts;
    }
    [[nodiscard]] DevicesPanel &panel() const { return m_dialog->devices(); }

    std::unique_ptr<SettingsDialog> m_dialog;
};

Q_DECLARE_METATYPE(settings::UserSettings)

void TestDeviceSettings::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>(test::sampleContext());
    m_dialog->setSettings(test::sampleSettings());
    m_dialog->open();
    m_dialog->openPage(u"settingsDevices"_s);
}

void TestDeviceSettings::withoutAServerOnlyTheSetUpIsPossible()
{
    QVERIFY(text("syncState").contains(u"no server"_s));
    for (const char *field : {"settingsSyncNow",
                              "settingsSyncEverything",
                              "settingsSyncDecide",
                              "settingsSyncGroup",
                              "settingsSyncLogOut",
                              "settingsSyncRetry",
                              "settingsSyncConnect",
                              "settingsSyncCancel"})
        QVERIFY2(!isOn(field), field);
    QVERIFY(isOn("settingsSyncAddress"));
}

void TestDeviceSettings::theStateIsShown()
{
    TargetState state = sampleTarget(1, u"pod.example"_s);
    state.questionsHere = 8;
    panel().setState({.targets = {state}});
    QCOMPARE(part<QComboBox>("settingsSyncAccount")->currentText(), u"ann on pod.example"_s);
    QVERIFY2(text("syncState").contains(u"Last sync: Today"_s), qPrintable(text("syncState")));
    QVERIFY2(text("syncState").contains(u"4 "_s), qPrintable(text("syncState")));
    QVERIFY2(text("syncState").contains(u"8 "_s), qPrintable(text("syncState")));
    QVERIFY(text("syncLimitations").contains(u"never gives them back"_s));
    for (const char *field : {"settingsSyncNow", "settingsSyncDecide", "settingsSyncLogOut"})
        QVERIFY2(isOn(field), field);
    QCOMPARE(rows("settingsSyncLog").size(), 1);
    QVERIFY(rows("settingsSyncLog").constFirst().contains(u"12 received"_s));
    // A failure says why.
    state.runs.prepend({.at = QDateTime::currentDateTimeUtc(),
                        .error = Error{.code = ErrorCode::HttpStatus, .httpStatus = 401}});
    panel().setState({.targets = {state}});
    QVERIFY(text("syncState").contains(u"name and password (401)"_s));
    QCOMPARE(rows("settingsSyncLog").size(), 2);
}

void TestDeviceSettings::theChosenAccountStaysChosen()
{
    const TargetState first = sampleTarget(1, u"one.example"_s);
    TargetState second = sampleTarget(2, u"two.example"_s);
    panel().setState({.targets = {first, second}});
    auto *choice = part<QComboBox>("settingsSyncAccount");
    choice->setCurrentIndex(1);
    second.waiting = 9;
    panel().setState({.targets = {first, second}});
    QCOMPARE(choice->currentText(), u"ann on two.example"_s);
    QVERIFY(text("syncState").contains(u"9 "_s));
    panel().setState({.targets = {first}});
    QCOMPARE(choice->currentText(), u"ann on one.example"_s);
    panel().setState({});
    QCOMPARE(choice->count(), 0);
}

void TestDeviceSettings::loginsAreEmitted_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    QTest::addColumn<QString>("login"); // empty: none, and a sentence
    QTest::newRow("all fields") << u"pod.example"_s << u"ann"_s << u"secret"_s
                                << u"https://pod.example ann secret"_s;
    QTest::newRow("a name in the address") << u"https://bob@pod.example"_s << QString()
                                           << u"secret"_s << u"https://pod.example bob secret"_s;
    QTest::newRow("no password") << u"pod.example"_s << u"ann"_s << QString() << QString();
    QTest::newRow("no name") << u"pod.example"_s << QString() << u"secret"_s << QString();
    QTest::newRow("no address") << u"not an address"_s << u"ann"_s << u"secret"_s << QString();
}

void TestDeviceSettings::loginsAreEmitted()
{
    QFETCH(const QString, address);
    QFETCH(const QString, user);
    QFETCH(const QString, password);
    QString said;
    connect(&panel(), &DevicesPanel::connectRequested, this, [&said](const ServerLogin &login) {
        said = QStringList{login.server.toString(), login.user, login.password}.join(u' ');
    });
    typeText(*part<QLineEdit>("settingsSyncAddress"), address);
    typeText(*part<QLineEdit>("settingsSyncUser"), user);
    typeText(*part<QLineEdit>("settingsSyncPassword"), password);
    part<QPushButton>("settingsSyncConnect")->click();
    QTEST(said, "login");
    QCOMPARE(text("syncSetUpStatus").isEmpty(), !said.isEmpty());
    disconnect(&panel(), nullptr, this, nullptr);
}

void TestDeviceSettings::aConnectionWithoutEncryptionIsSaid()
{
    const auto *warning = part<QLabel>("syncExposed");
    for (const auto &[address, isExposed] : {std::pair(u"pod.example"_s, false),
                                             std::pair(u"http://pod.example"_s, true),
                                             std::pair(u"https://pod.example"_s, false)}) {
        typeText(*part<QLineEdit>("settingsSyncAddress"), address);
        QCOMPARE(warning->isVisibleTo(m_dialog.get()), isExposed);
    }
}

void TestDeviceSettings::theBrowserIsForNextcloud()
{
    typeText(*part<QLineEdit>("settingsSyncAddress"), u"cloud.example/nc"_s);
    QVERIFY(!isOn("settingsSyncBrowser"));
    auto *kind = part<QComboBox>("settingsSyncKind");
    kind->setCurrentIndex(kind->findData(int(domain::SyncTargetKind::Nextcloud)));
    QVERIFY(isOn("settingsSyncBrowser"));
    const QSignalSpy asked(&panel(), &DevicesPanel::browserRequested);
    part<QPushButton>("settingsSyncBrowser")->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.constFirst().constFirst().toUrl(), QUrl(u"https://cloud.example/nc"_s));
}

void TestDeviceSettings::whileItConnectsOnlyCancelIsPossible()
{
    typeText(*part<QLineEdit>("settingsSyncAddress"), u"pod.example"_s);
    panel().showConnecting();
    QVERIFY(!isOn("settingsSyncConnect"));
    QVERIFY(!isOn("settingsSyncAddress"));
    const QSignalSpy cancelled(&panel(), &DevicesPanel::cancelRequested);
    part<QPushButton>("settingsSyncCancel")->click();
    QCOMPARE(cancelled.size(), 1);
    panel().showNotConnected(u"No connection."_s);
    QCOMPARE(text("syncSetUpStatus"), u"No connection."_s);
    QVERIFY(isOn("settingsSyncConnect"));
    QVERIFY(!isOn("settingsSyncCancel"));
}

void TestDeviceSettings::aConnectedServerSaysWhatItCannotDo()
{
    typeText(*part<QLineEdit>("settingsSyncPassword"), u"secret"_s);
    const TargetState first = sampleTarget(1, u"one.example"_s);
    const TargetState second = sampleTarget(2, u"two.example"_s);
    panel().setState({.targets = {first}});
    panel().showConnected({.target = second.target,
                           .limitations = {sync::Limitation::ShowsPerDevice},
                           .isPasswordKept = false});
    panel().setState({.targets = {first, second}});
    const QString status = text("syncSetUpStatus");
    QVERIFY2(status.contains(u"two.example"_s), qPrintable(status));
    QVERIFY2(status.contains(u"list of shows of its own"_s), qPrintable(status));
    QVERIFY2(status.contains(u"Keyring"_s), qPrintable(status));
    QCOMPARE(part<QLineEdit>("settingsSyncPassword")->text(), QString());
    // The new account is shown.
    QCOMPARE(part<QComboBox>("settingsSyncAccount")->currentText(), u"ann on two.example"_s);
}

void TestDeviceSettings::aFolderIsChosenWithTheUsualDialog()
{
    const QSignalSpy chosen(&panel(), &DevicesPanel::folderChosen);
    part<QPushButton>("settingsSyncFolder")->click();
    auto *chooser = part<QFileDialog>("syncFolderDialog");
    QVERIFY(chooser);
    QCOMPARE(chooser->fileMode(), QFileDialog::Directory);
    emit chooser->fileSelected(u"/home/ann/Sync"_s);
    chooser->close();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.constFirst().constFirst().toString(), u"/home/ann/Sync"_s);
    // The new folder is shown, once it is among the accounts.
    const TargetState server = sampleTarget(1, u"one.example"_s);
    TargetState folder;
    folder.target = {.id = domain::SyncTargetId{2},
                     .kind = domain::SyncTargetKind::Folder,
                     .address = QUrl::fromLocalFile(u"/home/ann/Sync"_s),
                     .user = {},
                     .device = u"desk"_s};
    panel().setState({.targets = {server}});
    panel().showFolder(folder.target);
    panel().setState({.targets = {server, folder}});
    QVERIFY(text("syncFolderStatus").contains(u"/home/ann/Sync"_s));
    QCOMPARE(part<QComboBox>("settingsSyncAccount")->currentText(), u"/home/ann/Sync"_s);
    QVERIFY(text("syncLimitations").isEmpty());
}

void TestDeviceSettings::aFolderThatCannotBeUsedIsExplained()
{
    QVERIFY(!part<QLabel>("syncFolderStatus")->isVisibleTo(m_dialog.get()));
    panel().showFolderProblem(u"The folder is missing."_s);
    QCOMPARE(text("syncFolderStatus"), u"The folder is missing."_s);
    QVERIFY(isOn("settingsSyncFolder"));
}

void TestDeviceSettings::aRunShowsItsProgress()
{
    panel().setState({.targets = {sampleTarget(1, u"pod.example"_s)}});
    panel().setRunning(true);
    QVERIFY(!isOn("settingsSyncNow"));
    panel().showProgress(sync::SyncPhase::Uploading, 3, 40);
    QCOMPARE(text("syncState"), u"Sending… 3 of 40"_s);
    panel().setRunning(false);
    QVERIFY(isOn("settingsSyncNow"));
    QVERIFY(text("syncState").startsWith(u"Last sync"_s));
}

void TestDeviceSettings::buttonsAskForTheirAct()
{
    TargetState state = sampleTarget(7, u"pod.example"_s);
    state.questionsThere = 8;
    state.canGroupDevices = true;
    state.setAside = {{.action = 1, .feed = u"f"_s, .episode = u"e"_s, .time = {}, .reason = {}}};
    panel().setState({.targets = {state}});
    QStringList said;
    const auto note = [&said](const QString &what) { said.append(what); };
    using Target = domain::SyncTargetId;
    connect(&panel(), &DevicesPanel::syncRequested, this, [&] { note(u"sync"_s); });
    connect(&panel(), &DevicesPanel::everythingRequested, this, [&] { note(u"everything"_s); });
    connect(&panel(), &DevicesPanel::logOutRequested, this, [&](Target id) {
        note(u"log out %1"_s.arg(id.value));
    });
    connect(&panel(), &DevicesPanel::groupRequested, this, [&](Target id) {
        note(u"group %1"_s.arg(id.value));
    });
    connect(&panel(), &DevicesPanel::retryRequested, this, [&](Target id) {
        note(u"retry %1"_s.arg(id.value));
    });
    connect(
        &panel(), &DevicesPanel::questionRequested, this, [&](Target id, RemovalQuestion question) {
            note(u"decide %1 %2"_s.arg(id.value).arg(
                question == RemovalQuestion::There ? u"there"_s : u"here"_s));
        });
    for (const char *button : {"settingsSyncNow",
                               "settingsSyncEverything",
                               "settingsSyncDecide",
                               "settingsSyncGroup",
                               "settingsSyncRetry",
                               "settingsSyncLogOut"})
        part<QPushButton>(button)->click();
    disconnect(&panel(), nullptr, this, nullptr);
    QCOMPARE(said,
             (QStringList{u"sync"_s,
                          u"everything"_s,
                          u"decide 7 there"_s,
                          u"group 7"_s,
                          u"retry 7"_s,
                          u"log out 7"_s}));
}

void TestDeviceSettings::refusedChangesAreListed()
{
    TargetState state = sampleTarget(1, u"pod.example"_s);
    state.setAside = {
        {.action = 1,
         .feed = u"https://e.org/feed"_s,
         .episode = u"https://e.org/1.mp3"_s,
         .time = QDateTime::currentDateTimeUtc(),
         .reason = {.code = ErrorCode::HttpStatus, .detail = u"Invalid URL"_s, .httpStatus = 400}}};
    panel().setState({.targets = {state}});
    const QStringList listed = rows("settingsSetAside");
    QCOMPARE(listed.size(), 1);
    QVERIFY2(listed.constFirst().contains(u"https://e.org/1.mp3"_s), qPrintable(listed.first()));
    QVERIFY2(listed.constFirst().contains(u"Invalid URL"_s), qPrintable(listed.first()));
    QVERIFY(isOn("settingsSyncRetry"));
}

void TestDeviceSettings::privateShowsHaveACheckBox()
{
    const PrivateShow paid{.show = PodcastId{1},
                           .title = u"Paid"_s,
                           .feed = QUrl(u"https://e.org/paid?token=x"_s),
                           .reason = sync::UploadBlock::HasToken};
    panel().setState({.targets = {sampleTarget(1, u"pod.example"_s)}, .privateShows = {paid}});
    auto *list = part<QAbstractItemView>("settingsPrivateShows");
    QCOMPARE(rows("settingsPrivateShows"), QStringList{u"Paid"_s});
    QVERIFY(list->model()->index(0, 0).data(Qt::ToolTipRole).toString().contains(u"secret"_s));
    const QSignalSpy allowed(&panel(), &DevicesPanel::uploadAllowed);
    list->setFocus();
    list->setCurrentIndex(list->model()->index(0, 0));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(allowed.size(), 1);
    QCOMPARE(allowed.constFirst().constFirst().toUrl(), paid.feed);
    QVERIFY(allowed.constFirst().at(1).toBool());
}

void TestDeviceSettings::theScheduleIsASetting()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    choose(*m_dialog, u"settingsSyncMinutes"_s, u"45"_s);
    QCOMPARE(lastChange(said).sync.minutes, 45);
    choose(*m_dialog, u"settingsSyncAutomatic"_s, {});
    QVERIFY(!lastChange(said).sync.isAutomatic);
    QVERIFY(!isOn("settingsSyncMinutes"));
}

QTEST_MAIN(TestDeviceSettings)
#include "tst_device_settings.moc"
