// SPDX-License-Identifier: GPL-3.0-or-later
// Tests backing up, restoring and checking the library in the real window, offscreen.

#include "features/backup/backup_controller.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <storage/connection.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;

class TestBackupFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theMenuHasThem();
    void aBackupIsRestoredAndTakenBack();
    void whatIsNoBackupSaysSo();
    void aSoundLibraryIsTold();
    void whatWasFoundIsListed();
    void aNewerLibraryIsRefused();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QString message() { return m_dogear->window().messages().text(); }
    QPushButton *messageButton() { return part<QPushButton>("messageAction"); }
    int shown() { return part<QListView>("episodeList")->model()->rowCount(); }
    /// Triggers \a action and chooses \a path in the file dialog \a name that it opens.
    void choose(const char *action, const char *name, const QString &path)
    {
        part<QAction>(action)->trigger();
        auto *dialog = part<QFileDialog>(name);
        QVERIFY(dialog);
        dialog->selectFile(path);
        emit dialog->fileSelected(path); // as accepting the dialog does
        dialog->close();
    }
    /// Restarts the program after the window asked for it, as main() does.
    void restart()
    {
        QTRY_VERIFY(m_dogear->wantsRestart());
        m_dogear.reset();
        m_dogear = startDogear(m_data);
        QVERIFY(m_dogear);
    }
    void follow(int count)
    {
        const QString path = m_folder->filePath(u"feed%1.xml"_s.arg(count));
        m_dogear->open({writeFeed(path, QUrl(u"https://h.example/%1"_s.arg(count)), count)},
                       m_data);
        QTRY_COMPARE(shown(), count);
    }
    void execute(const QString &sql)
    {
        const auto connection =
            storage::Connection::open(settings::DataFolders::create(m_data)->database);
        // Off, so that a test can write rows that refer to a missing episode.
        QVERIFY((*connection)->execute(u"PRAGMA foreign_keys = OFF"_s).has_value());
        QVERIFY2((*connection)->execute(sql), qPrintable(sql));
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestBackupFlow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_dogear = startDogear(m_data);
    follow(3);
}

void TestBackupFlow::theMenuHasThem()
{
    const auto *menu = part<QMenu>("menuLibrary");
    QStringList names;
    for (const QAction *action : menu->actions())
        names.append(action->objectName());
    const qsizetype first = names.indexOf(u"actionBackUp"_s);
    QVERIFY(first > 0);
    QCOMPARE(names.mid(first, 5).join(u' '),
             u"actionBackUp actionRestore actionCheckLibrary  actionSettings"_s);
    for (const char *name : {"actionBackUp", "actionRestore", "actionCheckLibrary"})
        QVERIFY(part<QAction>(name)->toolTip().size() > 20);
}

void TestBackupFlow::aBackupIsRestoredAndTakenBack()
{
    const QString zip = m_folder->filePath(u"a.zip"_s);
    choose("actionBackUp", "backupDialog", zip);
    QTRY_VERIFY(message().startsWith("The library was backed up to "_L1));
    QVERIFY(message().contains("3 episodes"_L1));
    follow(5); // a second show

    choose("actionRestore", "restoreDialog", zip);
    QTRY_VERIFY(part<QMessageBox>("restoreQuestion"));
    auto *question = part<QMessageBox>("restoreQuestion");
    QVERIFY(question->informativeText().contains("3 episodes"_L1));
    part<QPushButton>("restoreButton")->click();
    restart();
    QTRY_COMPARE(shown(), 3);
    QVERIFY(message().contains("was restored"_L1));
    QVERIFY(messageButton()->isVisible());
    QCOMPARE(messageButton()->text(), u"Undo"_s);

    messageButton()->click();
    restart();
    QTRY_COMPARE(shown(), 8); // the episodes of both shows, in the Inbox
}

void TestBackupFlow::whatIsNoBackupSaysSo()
{
    const QString text = m_folder->filePath(u"feed3.xml"_s);
    choose("actionRestore", "restoreDialog", text);
    QTRY_COMPARE(message(),
                 u"feed3.xml is damaged, or no backup of Dogear, so nothing was changed. Choose "
                 "another file."_s);
    choose("actionBackUp", "backupDialog", text);
    QTRY_COMPARE(message(),
                 u"feed3.xml is there already and is no backup, so it was left as it is. Choose "
                 "another name."_s);
    QVERIFY(!m_dogear->wantsRestart());
}

void TestBackupFlow::aSoundLibraryIsTold()
{
    part<QAction>("actionCheckLibrary")->trigger();
    QVERIFY(!part<QAction>("actionCheckLibrary")->isEnabled()); // only one check at a time
    QTRY_COMPARE_WITH_TIMEOUT(
        message(), u"The library is sound; nothing was found wrong."_s, 20'000);
    QVERIFY(part<QAction>("actionCheckLibrary")->isEnabled());
}

void TestBackupFlow::whatWasFoundIsListed()
{
    execute(u"INSERT INTO queue VALUES (0, 4711)"_s);
    execute(u"UPDATE podcast SET episode_count = 99"_s);
    part<QAction>("actionCheckLibrary")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(part<QMessageBox>("checkReport"), 20'000);
    auto *report = part<QMessageBox>("checkReport");
    QCOMPARE(report->text(), u"Found and fixed 2 problems."_s);
    QCOMPARE(report->informativeText().count(u'\n'), 1);
    report->close();
}

void TestBackupFlow::aNewerLibraryIsRefused()
{
    allowDogearWarnings(QRegularExpression(u"DatabaseTooNew"_s)); // of all that read the library
    m_dogear.reset();
    execute(u"PRAGMA user_version = 9999"_s);
    QFile file(settings::DataFolders::create(m_data)->database);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    m_dogear = startDogear(m_data);
    QVERIFY(m_dogear);
    QTRY_COMPARE(message(),
                 u"The library was written by a newer Dogear, and was left as it is. Install that "
                 "version, or choose another data folder."_s);
    m_dogear.reset();
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

QTEST_MAIN(TestBackupFlow)
#include "tst_backup_flow.moc"
