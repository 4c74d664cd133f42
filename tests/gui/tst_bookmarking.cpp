// SPDX-License-Identifier: GPL-3.0-or-later
// Tests bookmarks in the real window, offscreen: adding, sharing, deleting, playing and exporting.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/bookmark_list_model.h>
#include <support/timeouts.h>
#include <widgets/note_dialog.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace dogear;
using namespace dogear::test;
using itemmodels::BookmarkListModel;
using itemmodels::LibraryView;
using itemmodels::ViewKind;

class TestBookmarking final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void nothingIsMarkedWhereNothingPlays();
    void theKeyMarksAndANoteIsAdded();
    void theDialogShowsTheTitleLiterally();
    void aNoteMayBeLeftOut();
    void thePlayersButtonOffersBoth();
    void sharingCopies();
    void deletingIsUndone();
    void clickingTakesTheEpisodeToThePlayer();
    void theListIsExported();
    void thePlaceIsThereAgainAfterARestart();
    void theSearchKeyGoesWhereOneIs();
    void theListOfEpisodesComesBack();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *episodes() { return part<QListView>("episodeList"); }
    QListView *bookmarks() { return part<QListView>("bookmarkList"); }
    QString message() { return part<QLabel>("messageText")->text(); }
    void showPlace(ViewKind kind) { part<widgets::Sidebar>("sidebar")->selectView({.kind = kind}); }
    /// Loads the newest episode into the player.
    bool take()
    {
        episodes()->setCurrentIndex(episodes()->model()->index(0, 0));
        QTest::keyClick(episodes(), Qt::Key_Return);
        return test::waitUntil([this] { return part<QAction>("actionBookmark")->isEnabled(); });
    }
    /// Bookmarks the current position and shows the list of bookmarks.
    bool mark()
    {
        part<QAction>("actionBookmark")->trigger();
        showPlace(ViewKind::Bookmarks);
        return test::waitUntil([this] { return bookmarks()->model()->rowCount() == 1; });
    }
    QString note(int row)
    {
        return bookmarks()->model()->index(row, 0).data(BookmarkListModel::NoteRole).toString();
    }
    void start(const QStringList &inputs) { m_dogear = startDogear(m_data, inputs); }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestBookmarking::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    // Port 9 (discard): requests there never return media, so the position stays at 0:00.
    start({writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"http://127.0.0.1:9/1"_s), 2)});
    QTRY_COMPARE(episodes()->model()->rowCount(), 2);
    // The window opens the added show only after its episodes have arrived, and would leave a view
    // that a test selects earlier.
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
}

void TestBookmarking::nothingIsMarkedWhereNothingPlays()
{
    QVERIFY(!part<QAction>("actionBookmark")->isEnabled());
    QVERIFY(!part<QAction>("actionShareAtTime")->isEnabled());
    QVERIFY(!part<QToolButton>("playerBookmark")->isEnabled());
    showPlace(ViewKind::Bookmarks);
    QTRY_VERIFY(part<QWidget>("bookmarksEmpty")->isVisible());
    QVERIFY(!episodes()->isVisible());
}

void TestBookmarking::theKeyMarksAndANoteIsAdded()
{
    QVERIFY(take());
    QCOMPARE(part<QAction>("actionBookmark")->shortcut(), QKeySequence(u"Ctrl+B"_s));
    QVERIFY(mark());
    QTRY_COMPARE(message(), u"Bookmarked at 0:00."_s);
    part<QPushButton>("messageAction")->click();
    auto *dialog = part<widgets::NoteDialog>("bookmarkNoteDialog");
    QVERIFY(dialog);
    QVERIFY(!dialog->isModal());
    QVERIFY2(dialog->subject().contains(u"Episode 2"_s), qPrintable(dialog->subject()));
    QVERIFY(dialog->minimumWidth() >= 400);
    dialog->setNote(u" Walrus\nand carpenter "_s);
    dialog->accept();
    QTRY_COMPARE(note(0), u"Walrus\nand carpenter"_s);
}

/// A label that takes "&" for a mnemonic leaves it out, so its painted text is narrower.
void TestBookmarking::theDialogShowsTheTitleLiterally()
{
    const QString path = m_folder->filePath(u"markup.xml"_s);
    QFile feed(path);
    QVERIFY(feed.open(QFile::WriteOnly));
    feed.write("<rss><channel><title>Markup</title><item><title>A &amp;B &amp;C &amp;D &amp;E"
               "</title><guid>1</guid><enclosure url=\"http://127.0.0.1:9/1\" type=\"audio/wav\""
               " length=\"9\"/></item></channel></rss>");
    feed.close();
    m_dogear->open({path}, m_data);
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"A &B &C &D &E"_s);
    QVERIFY(take());
    QVERIFY(mark());
    QTRY_COMPARE(message(), u"Bookmarked at 0:00."_s);
    part<QPushButton>("messageAction")->click();
    auto *dialog = part<widgets::NoteDialog>("bookmarkNoteDialog");
    QCOMPARE(dialog->subject(), u"Note at 0:00 of “A &B &C &D &E”:"_s);
    auto *label = dialog->findChild<QLabel *>(u"noteSubject"_s);
    const QImage picture = label->grab().toImage();
    const QRgb paper = picture.pixel(picture.width() - 1, 0);
    int painted = 0; // width of the text
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) != paper)
                painted = x;
        }
    }
    const QFontMetrics metrics(label->font());
    const int expected = metrics.horizontalAdvance(dialog->subject());
    QVERIFY(expected < picture.width());
    QVERIFY2(std::abs(painted - expected) < metrics.horizontalAdvance(u'&'),
             qPrintable(u"%1 instead of %2 pixels"_s.arg(painted).arg(expected)));
    dialog->reject();
}

void TestBookmarking::aNoteMayBeLeftOut()
{
    QVERIFY(take());
    QVERIFY(mark());
    QTRY_VERIFY(part<QPushButton>("messageAction")->isVisible());
    part<QPushButton>("messageAction")->click();
    auto *dialog = part<widgets::NoteDialog>("bookmarkNoteDialog");
    dialog->setNote(u"thrown away"_s);
    dialog->reject();
    QTRY_VERIFY(!part<widgets::NoteDialog>("bookmarkNoteDialog"));
    QCOMPARE(note(0), QString());
}

void TestBookmarking::thePlayersButtonOffersBoth()
{
    QVERIFY(take());
    auto *button = part<QToolButton>("playerBookmark");
    QVERIFY(button->isEnabled());
    QVERIFY(!button->accessibleName().isEmpty());
    QCOMPARE(
        button->menu()->actions(),
        QList<QAction *>({part<QAction>("actionBookmark"), part<QAction>("actionShareAtTime")}));
}

void TestBookmarking::sharingCopies()
{
    QVERIFY(take());
    part<QAction>("actionShareAtTime")->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             u"Episode 2 · Test show · 0:00\nhttp://127.0.0.1:9/1"_s);
    QCOMPARE(message(), u"Copied: title, show, time and link."_s);
}

void TestBookmarking::deletingIsUndone()
{
    QVERIFY(take());
    QVERIFY(mark());
    bookmarks()->model()->setData(bookmarks()->model()->index(0, 0), u"mine"_s);
    QTRY_COMPARE(note(0), u"mine"_s);
    bookmarks()->setCurrentIndex(bookmarks()->model()->index(0, 0));
    QTest::keyClick(bookmarks(), Qt::Key_Delete);
    QTRY_COMPARE(bookmarks()->model()->rowCount(), 0);
    QTRY_COMPARE(message(), u"The bookmark was deleted."_s);
    part<QPushButton>("messageAction")->click();
    QTRY_COMPARE(bookmarks()->model()->rowCount(), 1);
    QCOMPARE(note(0), u"mine"_s);
}

void TestBookmarking::clickingTakesTheEpisodeToThePlayer()
{
    QVERIFY(take());
    QVERIFY(mark());
    showPlace(ViewKind::AllEpisodes);
    QTRY_VERIFY(episodes()->isVisible());
    QTRY_COMPARE(episodes()->model()->rowCount(), 2);
    episodes()->setCurrentIndex(episodes()->model()->index(1, 0));
    QTest::keyClick(episodes(), Qt::Key_Return);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 1"_s);
    showPlace(ViewKind::Bookmarks);
    QTRY_VERIFY(bookmarks()->isVisible());
    const QPoint place = bookmarks()->visualRect(bookmarks()->model()->index(0, 0)).center();
    QTest::mouseClick(bookmarks()->viewport(), Qt::LeftButton, {}, place);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
}

void TestBookmarking::theListIsExported()
{
    QVERIFY(take());
    QVERIFY(mark());
    part<QToolButton>("exportBookmarks")->click();
    auto *dialog = part<QFileDialog>("exportBookmarksDialog");
    QVERIFY(dialog);
    const QString path = m_folder->filePath(u"mine.md"_s);
    emit dialog->fileSelected(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY2(text.contains(u"## Episode 2\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"- [0:00](http://127.0.0.1:9/1)\n"_s), qPrintable(text));
    QTRY_VERIFY2(message().contains(u"mine.md"_s), qPrintable(message()));
    // A file that cannot be written is reported.
    emit dialog->fileSelected(m_folder->filePath(u"missing/mine.md"_s));
    QTRY_VERIFY2(!message().contains(u"1 bookmark"_s), qPrintable(message()));
}

void TestBookmarking::thePlaceIsThereAgainAfterARestart()
{
    QVERIFY(take());
    QVERIFY(mark());
    m_dogear->window().close();
    m_dogear.reset();
    start({});
    QTRY_VERIFY(bookmarks()->isVisible());
    QTRY_COMPARE(bookmarks()->model()->rowCount(), 1);
    QTRY_COMPARE(part<widgets::Sidebar>("sidebar")->currentView(),
                 LibraryView{ViewKind::Bookmarks});
}

void TestBookmarking::theSearchKeyGoesWhereOneIs()
{
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    showPlace(ViewKind::Bookmarks);
    part<QAction>("actionFind")->trigger();
    QTRY_VERIFY(part<QLineEdit>("bookmarkSearch")->hasFocus());
    showPlace(ViewKind::Inbox);
    part<QAction>("actionFind")->trigger();
    QTRY_VERIFY(part<QLineEdit>("searchField")->hasFocus());
}

void TestBookmarking::theListOfEpisodesComesBack()
{
    showPlace(ViewKind::Bookmarks);
    QTRY_VERIFY(bookmarks()->parentWidget()->parentWidget()->isVisible());
    QVERIFY(!episodes()->isVisible());
    showPlace(ViewKind::Inbox);
    QTRY_VERIFY(episodes()->isVisible());
    QTRY_COMPARE(episodes()->model()->rowCount(), 2);
}

QTEST_MAIN(TestBookmarking)
#include "tst_bookmarking.moc"
