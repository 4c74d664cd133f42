// SPDX-License-Identifier: GPL-3.0-or-later
// Does fifteen common jobs in the real window with the keyboard alone, from the focus that the
// window has when it opens, and counts the keys. The fifteenth, to quit to the tray, needs a panel:
// tst_tray_program.

#include "keyboard.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/episode_list_model.h>
#include <settings/position_file.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTemporaryDir>
#include <QToolButton>

#include <optional>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using itemmodels::EpisodeListModel;

namespace {

/// A season of four episodes, then another one, newest first: "Episode 8" …
QByteArray feedOf(const QUrl &media)
{
    QByteArray items;
    for (int i = 8; i > 0; --i) {
        items += u"<item><title>Episode %1</title><guid>e%1</guid>"
                 "<pubDate>%1 Aug 2024 10:00:00 GMT</pubDate><itunes:duration>280</itunes:duration>"
                 "<itunes:season>%2</itunes:season><itunes:episode>%1</itunes:episode>"
                 "<description>About %3.</description>"
                 "<enclosure url=\"%4\" type=\"audio/mpeg\" length=\"99999\"/></item>"_s.arg(i)
                     .arg(i > 4 ? 2 : 1)
                     .arg(i == 3 ? u"walruses"_s : u"other animals"_s, media.toString())
                     .toUtf8();
    }
    return "<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"><channel>"
           "<title>Animals</title>"
           + items + "</channel></rss>";
}

struct Job
{
    QString name;
    int keys;
};

} // namespace

class TestKeyboardJobs final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void cleanupTestCase();

    void followAShow();
    void playTheNewestEpisode();
    void resumeAHalfFinishedEpisode();
    void findAWordOfTheNotes();
    void queueFiveEpisodes();
    void reorderTheQueue();
    void setTheSleepTimer();
    void setTheSpeedOfOneShow();
    void readAFeedThatFailed();
    void downloadASeason();
    void setABookmark();
    void shareAMoment();
    void changeTheLanguage();
    void undo();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    /// Opens the window; with \a hasShow its show is followed and the Inbox has its episodes.
    void open(bool hasShow = true);
    void queueFive();
    /// Records that the job \a name took no more than \a limit keys.
    void done(const char *name, int limit);
    QString address() { return m_server->url(u"/feed"_s).toString(); }
    QListView *list() { return part<QListView>("episodeList"); }
    int rows() { return list()->model()->rowCount(); }
    QString title(int row) { return list()->model()->index(row, 0).data().toString(); }
    QString playing() { return part<QLabel>("playerTitle")->text(); }

    std::optional<QTemporaryDir> m_folder;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<Application> m_dogear;
    Keyboard m_keyboard;
    QList<Job> m_jobs;
};

void TestKeyboardJobs::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    prepareLibrary(m_folder->filePath(u"data"_s));
    m_server = std::make_unique<LocalHttpServer>();
    m_server->setBody(u"/feed"_s, feedOf(m_server->url(u"/bytes/99999"_s)));
}

void TestKeyboardJobs::cleanup()
{
    m_dogear.reset();
    m_server.reset();
    QCOMPARE(dogearWarnings(), QString());
}

void TestKeyboardJobs::cleanupTestCase()
{
    for (const Job &job : std::as_const(m_jobs))
        qInfo("%3d keys: %s", job.keys, qPrintable(job.name));
}

void TestKeyboardJobs::open(bool hasShow)
{
    const QString data = m_folder->filePath(u"data"_s);
    m_dogear = startDogear(data, hasShow ? QStringList{address()} : QStringList());
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    if (!hasShow)
        return;
    QTRY_COMPARE(rows(), 8);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 8"_s);
    m_keyboard.press(u"Ctrl+1"_s); // the Inbox, where Dogear opens the next day
    QTRY_COMPARE(rows(), 8);
    (void)m_keyboard.takeCount();
}

void TestKeyboardJobs::done(const char *name, int limit)
{
    const int keys = m_keyboard.takeCount();
    m_jobs.append({QString::fromLatin1(name), keys});
    QVERIFY2(keys <= limit, qPrintable(u"%1: %2 keys"_s.arg(QLatin1StringView(name)).arg(keys)));
}

void TestKeyboardJobs::followAShow()
{
    open(false);
    QGuiApplication::clipboard()->setText(address());
    m_keyboard.press(u"Ctrl+N Ctrl+V Return"_s);
    QTRY_COMPARE(rows(), 8);
    done("Follow the show whose address was copied", 3);
}

void TestKeyboardJobs::playTheNewestEpisode()
{
    open();
    m_keyboard.press(u"Home Return"_s);
    QTRY_COMPARE(playing(), u"Episode 8"_s);
    done("Play the newest episode", 2);
}

void TestKeyboardJobs::resumeAHalfFinishedEpisode()
{
    {
        const auto folders = settings::DataFolders::create(m_folder->filePath(u"data"_s));
        settings::PositionFile positions(folders->positions);
        QVERIFY(positions.save(
            {QUrl(address()), u"e5"_s},
            {.position = 140s, .duration = 280s, .changed = QDateTime::currentDateTimeUtc()}));
    }
    open();
    m_keyboard.press(u"Ctrl+3"_s);
    QTRY_COMPARE(rows(), 1);
    m_keyboard.press(u"Home Return"_s);
    QTRY_COMPARE(playing(), u"Episode 5"_s);
    QTRY_COMPARE(part<QLabel>("playerElapsed")->text(), u"2:20"_s);
    done("Resume a half-finished episode", 3);
}

void TestKeyboardJobs::findAWordOfTheNotes()
{
    open();
    m_keyboard.press(u"Ctrl+F"_s);
    m_keyboard.type(u"walrus"_s);
    QTRY_COMPARE(rows(), 1);
    QTRY_COMPARE(title(0), u"Episode 3"_s);
    m_keyboard.press(u"Down"_s);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 3"_s);
    done("Find an episode by a word of its notes", 8);
}

void TestKeyboardJobs::queueFive()
{
    open();
    m_keyboard.press(u"Home Shift+Down Shift+Down Shift+Down Shift+Down Q Ctrl+2"_s);
    QTRY_COMPARE(rows(), 5);
}

void TestKeyboardJobs::queueFiveEpisodes()
{
    queueFive();
    done("Queue five episodes and look at them", 7);
}

void TestKeyboardJobs::reorderTheQueue()
{
    queueFive();
    (void)m_keyboard.takeCount();
    const QString last = title(4);
    m_keyboard.press(u"End Alt+Up"_s);
    QTRY_COMPARE(title(3), last);
    m_keyboard.press(u"Alt+Up"_s);
    QTRY_COMPARE(title(2), last);
    done("Move the last episode up twice", 3);
}

void TestKeyboardJobs::setTheSleepTimer()
{
    open();
    m_keyboard.press(u"Ctrl+K"_s);
    m_keyboard.type(u"30 min"_s);
    m_keyboard.press(u"Return"_s);
    QTRY_COMPARE(part<QToolButton>("playerSleep")->text(), u"30 min"_s);
    done("Set the sleep timer to half an hour", 8);
}

void TestKeyboardJobs::setTheSpeedOfOneShow()
{
    open();
    m_keyboard.press(u"Home Return"_s);
    QTRY_COMPARE(playing(), u"Episode 8"_s);
    m_keyboard.press(u"Ctrl+K"_s);
    m_keyboard.type(u"remember"_s);
    m_keyboard.press(u"Return ] ]"_s);
    QTRY_COMPARE(part<QToolButton>("playerSpeed")->accessibleName(), u"Speed of this show 1.1×"_s);
    done("Give one show a speed of its own", 14);
}

void TestKeyboardJobs::readAFeedThatFailed()
{
    open();
    m_server->setRoute(u"/feed"_s,
                       [](const ServerRequest &) { return ServerAnswer{.status = 404}; });
    m_keyboard.press(u"F5"_s);
    m_keyboard.press(u"Home Ctrl+J"_s); // the page of the show says what happened
    QTRY_VERIFY(part<QWidget>("podcastProblem"));
    QTRY_VERIFY(part<QWidget>("podcastProblem")->isVisible());
    m_server->setBody(u"/feed"_s, feedOf(m_server->url(u"/bytes/99999"_s)));
    m_keyboard.press(u"Ctrl+K"_s);
    m_keyboard.type(u"try again"_s);
    m_keyboard.press(u"Return"_s);
    QTRY_VERIFY(!part<QWidget>("podcastProblem")->isVisible());
    done("See why a feed fails and read it again", 14);
}

void TestKeyboardJobs::downloadASeason()
{
    open();
    m_keyboard.press(u"Ctrl+F"_s);
    m_keyboard.type(u"season:1"_s);
    QTRY_COMPARE(rows(), 4);
    m_keyboard.press(u"Down Ctrl+A D"_s);
    m_keyboard.press(u"Ctrl+6"_s);
    QTRY_COMPARE(rows(), 4);
    done("Download a season", 13);
}

void TestKeyboardJobs::setABookmark()
{
    open();
    m_keyboard.press(u"Home Return"_s);
    QTRY_VERIFY(part<QAction>("actionBookmark")->isEnabled());
    m_keyboard.press(u"Ctrl+B"_s);
    QTRY_VERIFY(m_dogear->window().messages().text().startsWith(u"Bookmarked at"_s));
    m_keyboard.press(u"Ctrl+5"_s);
    QTRY_COMPARE(part<QListView>("bookmarkList")->model()->rowCount(), 1);
    done("Set a bookmark and look at it", 4);
}

void TestKeyboardJobs::shareAMoment()
{
    open();
    m_keyboard.press(u"Home Return"_s);
    QTRY_VERIFY(part<QAction>("actionShareAtTime")->isEnabled());
    m_keyboard.press(u"Ctrl+Shift+B"_s);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"Episode 8"_s));
    done("Share the moment that plays", 3);
}

void TestKeyboardJobs::changeTheLanguage()
{
    open();
    m_keyboard.press(u"Ctrl+K"_s);
    m_keyboard.type(u"language"_s);
    QTRY_COMPARE(part<QListView>("paletteList")->currentIndex().data().toString(), u"Language"_s);
    m_keyboard.press(u"Return"_s);
    QTRY_VERIFY(part<QComboBox>("settingsLanguage"));
    QTRY_VERIFY(part<QComboBox>("settingsLanguage")->hasFocus());
    m_keyboard.type(u"deutsch"_s);
    m_keyboard.press(u"Escape"_s);
    QTRY_COMPARE(part<QMenu>("menuHelp")->title().remove(u'&'), u"Hilfe"_s);
    done("Change the language", 18);
}

void TestKeyboardJobs::undo()
{
    open();
    m_keyboard.press(u"Ctrl+Shift+M"_s);
    QTRY_VERIFY(list()->model()->index(0, 0).data(EpisodeListModel::IsPlayedRole).toBool());
    QTRY_VERIFY(part<QAction>("actionUndo")->isEnabled());
    (void)m_keyboard.takeCount();
    m_keyboard.press(u"Ctrl+Z"_s);
    QTRY_VERIFY(!list()->model()->index(0, 0).data(EpisodeListModel::IsPlayedRole).toBool());
    done("Undo what was marked as played", 1);
}

QTEST_MAIN(TestKeyboardJobs)
#include "tst_keyboard_jobs.moc"
