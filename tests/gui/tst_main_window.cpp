// SPDX-License-Identifier: GPL-3.0-or-later

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/sound.h>
#include <support/timeouts.h>

#include <QAbstractButton>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

using namespace dogear;
using namespace dogear::test;

/// Number of rows above the shows in the sidebar.
const int places = itemmodels::SidebarModel::fixedViewCount();

/// Tests the main window as a user works with it: follow, select, read, search, play, pause, close
/// and restart.
class TestMainWindow final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }

    void aFeedFileIsListedAndRead();
    void searchAsYouType();
    void filtersNarrowTheList();
    void whatIsPlayedIsFoundAgain();
    void withoutSoundPlaySaysWhatIsMissing();
    void whatCannotBeFollowed_data();
    void whatCannotBeFollowed();
    void aBrokenRefreshKeepsTheEpisodes();
    void stopFollowingCanBeUndone();
    void theGuideIsThereAtFirstStart();

private:
    static QStringList titles(Application &dogear)
    {
        QStringList found;
        const auto *model = part<QListView>(dogear, "episodeList")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            found.append(model->index(row, 0).data().toString());
        return found;
    }
    static void select(Application &dogear, int row)
    {
        auto *list = part<QListView>(dogear, "episodeList");
        list->setCurrentIndex(list->model()->index(row, 0));
    }
    static QString text(Application &dogear, const char *name)
    {
        return part<QLabel>(dogear, name)->text();
    }
    static void press(Application &dogear, const char *name)
    {
        part<QAbstractButton>(dogear, name)->click();
    }

    std::optional<QTemporaryDir> m_folder;
    QTemporaryDir m_sounds;
    QUrl m_media;
    QString m_data;
    QString m_feed;
};

void TestMainWindow::initTestCase()
{
    const QString tones = m_sounds.filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(tones, toneSeconds));
    m_media = QUrl::fromLocalFile(tones);
}

void TestMainWindow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_feed = writeFeed(m_folder->filePath(u"feed.xml"_s), m_media, 3);
}

void TestMainWindow::aFeedFileIsListedAndRead()
{
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(titles(*dogear), (QStringList{u"Episode 3"_s, u"Episode 2"_s, u"Episode 1"_s}));
    QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 3"_s);

    select(*dogear, 1);
    QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 2"_s);
    auto *notes = part<QTextBrowser>(*dogear, "notesView");
    QCOMPARE(notes->toPlainText(),
             u"Notes of number 2, about walruses. See the page, from 0:20 on."_s);
    QVERIFY(notes->toHtml().contains("https://example.org/2"_L1));
    QVERIFY(notes->toHtml().contains("dogear-time:20000"_L1));
    QCOMPARE(text(*dogear, "listHeading"), u"Test show"_s);
}

void TestMainWindow::searchAsYouType()
{
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(titles(*dogear).size(), 3);
    auto *field = part<QLineEdit>(*dogear, "searchField");
    QTest::keyClicks(field, u"walr"_s);
    QTRY_COMPARE(titles(*dogear), QStringList{u"Episode 2"_s});
    QVERIFY(text(*dogear, "listHeading").startsWith("1 result"_L1));
    QTest::keyClicks(field, u"ss"_s);
    QTRY_COMPARE(titles(*dogear), QStringList());
    QTRY_VERIFY(part<QWidget>(*dogear, "listEmpty")->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(titles(*dogear).size(), 3);
    field->setText(u"animals -number"_s);
    QTRY_COMPARE(titles(*dogear), QStringList());
    field->setText(u"\"other animals\""_s);
    QTRY_COMPARE(titles(*dogear).size(), 2);
}

void TestMainWindow::filtersNarrowTheList()
{
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 3"_s);
    press(*dogear, "detailFavourite");
    press(*dogear, "chipFavourites");
    QTRY_COMPARE(titles(*dogear), QStringList{u"Episode 3"_s});
    press(*dogear, "chipFavourites");
    press(*dogear, "detailPlayed");
    QTRY_COMPARE(part<QAbstractButton>(*dogear, "detailPlayed")->toolTip(), u"Mark as unplayed"_s);
    press(*dogear, "chipUnplayed");
    QTRY_COMPARE(titles(*dogear), (QStringList{u"Episode 2"_s, u"Episode 1"_s}));
}

void TestMainWindow::whatIsPlayedIsFoundAgain()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    QString left;
    {
        const auto dogear = startDogear(m_data, {m_feed});
        QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 3"_s);
        select(*dogear, 1);
        QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 2"_s);
        press(*dogear, "detailPlay");
        QVERIFY(waitFor([&] { return text(*dogear, "playerElapsed") == "0:02"_L1; }));
        QCOMPARE(text(*dogear, "playerTitle"), u"Episode 2"_s);
        press(*dogear, "playerForward");
        // The skip of 30 s, and two more seconds of playback.
        QVERIFY(waitFor([&] { return text(*dogear, "playerElapsed") >= "0:34"_L1; }));
        press(*dogear, "playerPlay"); // pauses
        left = text(*dogear, "playerElapsed");
        QTRY_COMPARE(part<QPushButton>(*dogear, "detailPlay")->text(), "Resume at "_L1 + left);
        dogear->window().resize(780, 700); // no wider than the screen of this test
        dogear->window().close();
    }
    const auto folders = settings::DataFolders::create(m_data);
    QVERIFY(settings::Settings(folders->settings).windowState().mainWindow().episode > 0);
    QCOMPARE(settings::Settings(folders->settings).windowState().mainWindow().viewName,
             u"podcast:1"_s);
    const auto again = startDogear(m_data);
    QTRY_COMPARE(text(*again, "detailTitle"), u"Episode 2"_s);
    QTRY_COMPARE(text(*again, "playerTitle"), u"Episode 2"_s);
    QTRY_COMPARE(text(*again, "playerElapsed"), left);
    QCOMPARE(text(*again, "listHeading"), u"Test show"_s);
    QCOMPARE(again->window().size(), QSize(780, 700));
    QCOMPARE(part<QPushButton>(*again, "detailPlay")->text(), "Resume at "_L1 + left);
}

void TestMainWindow::withoutSoundPlaySaysWhatIsMissing()
{
    // Runs in a child process, because a process cannot lose its sound system later.
    if (qEnvironmentVariableIsSet("DOGEAR_TEST_NO_SOUND")) {
        const auto dogear = startDogear(m_data, {m_feed});
        QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 3"_s);
        press(*dogear, "detailPlay");
        QTRY_VERIFY(text(*dogear, "playerStatus").contains("no sound device"_L1));
        part<QLineEdit>(*dogear, "searchField")->setText(u"walrus"_s);
        QTRY_COMPARE(titles(*dogear).size(), 1);
        return;
    }
    QProcess silent;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DOGEAR_TEST_NO_SOUND"_s, u"1"_s);
    environment.insert(u"PULSE_SERVER"_s, u"unix:/dev/null/none"_s);
    environment.insert(u"ALSA_CONFIG_PATH"_s, u"/dev/null"_s);
    silent.setProcessEnvironment(environment);
    silent.setProcessChannelMode(QProcess::MergedChannels); // for the message of a failure
    silent.start(QCoreApplication::applicationFilePath(), {u"withoutSoundPlaySaysWhatIsMissing"_s});
    QVERIFY(silent.waitForFinished(60'000));
    QVERIFY2(silent.exitCode() == 0, silent.readAllStandardOutput().constData());
}

void TestMainWindow::whatCannotBeFollowed_data()
{
    QTest::addColumn<QByteArray>("content"); // null: no file
    QTest::addColumn<QString>("said");
    QTest::newRow("a missing file") << QByteArray() << u"odd.xml"_s;
    QTest::newRow("a web page") << QByteArray("<!doctype html><p>x") << u"web page"_s;
    QTest::newRow("an empty file") << QByteArray("") << u"empty"_s;
    QTest::newRow("a truncated feed")
        << QByteArray("<rss><channel><item><title>x</title></item><item>") << u"middle"_s;
}

void TestMainWindow::whatCannotBeFollowed()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, said);
    const QString path = m_folder->filePath(u"odd.xml"_s);
    if (!content.isNull()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(titles(*dogear).size(), 3);
    dogear->open({path}, m_data);
    QTRY_VERIFY(part<QWidget>(*dogear, "messageBar")->isVisible());
    QVERIFY2(text(*dogear, "messageText").contains(said), qPrintable(text(*dogear, "messageText")));
    QCOMPARE(part<QListView>(*dogear, "sidebar")->model()->rowCount(), places + 1);
    QCOMPARE(titles(*dogear).size(), 3);
}

void TestMainWindow::aBrokenRefreshKeepsTheEpisodes()
{
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(titles(*dogear).size(), 3);
    QVERIFY(QFile::remove(m_feed));
    part<QAction>(*dogear, "actionRefreshAll")->trigger();
    const auto *sidebar = part<QListView>(*dogear, "sidebar")->model();
    QTRY_VERIFY(sidebar->index(places, 0).data(Qt::ToolTipRole).toString().contains("kept"_L1));
    QCOMPARE(titles(*dogear).size(), 3);
}

void TestMainWindow::stopFollowingCanBeUndone()
{
    const auto dogear = startDogear(m_data, {m_feed});
    QTRY_COMPARE(text(*dogear, "detailTitle"), u"Episode 3"_s);
    press(*dogear, "detailFavourite");
    QTRY_COMPARE(part<QAbstractButton>(*dogear, "detailFavourite")->toolTip(),
                 u"Remove from favourites"_s);
    auto *sidebar = part<QListView>(*dogear, "sidebar");
    QTRY_COMPARE(sidebar->model()->rowCount(), places + 1);
    QTest::keyClick(sidebar, Qt::Key_Delete);
    QTRY_COMPARE(sidebar->model()->rowCount(), places);
    QTRY_VERIFY(text(*dogear, "messageText").contains("Test show"_L1));
    press(*dogear, "messageAction");
    QTRY_COMPARE(sidebar->model()->rowCount(), places + 1);
    QTRY_COMPARE(titles(*dogear).size(), 3);
    press(*dogear, "chipFavourites");
    QTRY_COMPARE(titles(*dogear), QStringList{u"Episode 3"_s});
}

void TestMainWindow::theGuideIsThereAtFirstStart()
{
    const auto dogear = startDogear(m_data, {u"qrc:/guide/feed.xml"_s});
    QTRY_COMPARE(titles(*dogear).size(), 6);
    QCOMPARE(titles(*dogear).constFirst(), u"Welcome: press play, come back later"_s);
    QTRY_VERIFY(!part<QTextBrowser>(*dogear, "notesView")->toPlainText().isEmpty());
}

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
