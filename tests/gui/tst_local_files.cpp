// SPDX-License-Identifier: GPL-3.0-or-later
// Tests adding local folders and files in the real window, offscreen.

#include "real_warnings.h"
#include "window_driver.h"

#include <support/timeouts.h>

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <unit/tags/media_writer.h>

using namespace dogear;
using namespace dogear::test;

class TestLocalFiles final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theMenuOffersThemBesideShows();
    void aFolderIsDroppedOnTheWindow();
    void whatCannotBeFollowedIsNotTaken();
    void aFolderIsChosen();
    void filesAreChosen();
    void aFolderIsGivenAtTheStart();
    void whatIsNoShowIsSaid();
    void readingThatLastsIsToldAndCanBeStopped();

private:
    QString write(const QString &name, const QByteArray &bytes = mp3Frames(50))
    {
        QDir().mkpath(QFileInfo(m_folder->filePath(name)).path());
        QFile file(m_folder->filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        return file.fileName();
    }
    void start(const QStringList &inputs = {}) { m_dogear = startDogear(m_data, inputs); }
    /// Drops \a path on the window. \return whether the window accepts it
    bool drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint position = m_dogear->window().rect().center();
        QDragEnterEvent enter(position, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&m_dogear->window(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent dropped(position, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&m_dogear->window(), &dropped);
        return true;
    }
    /// Opens the file dialog of \a action and chooses \a paths in it.
    void choose(const char *action, const QStringList &paths)
    {
        part<QAction>(*m_dogear, action)->trigger();
        auto *dialog = m_dogear->window().findChild<QFileDialog *>();
        QVERIFY(dialog);
        QStringList quoted;
        for (const QString &path : paths)
            // The dialog expects several names in quotation marks.
            quoted.append(paths.size() > 1 ? QString(u'"' + path + u'"') : path);
        dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(quoted.join(u' '));
        QVERIFY(QMetaObject::invokeMethod(dialog, "accept"));
    }
    [[nodiscard]] QStringList titles() const
    {
        const auto *list = part<QListView>(*m_dogear, "episodeList");
        QStringList titles;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            titles.append(list->model()->index(row, 0).data().toString());
        return titles;
    }
    [[nodiscard]] QString heading() const { return part<QLabel>(*m_dogear, "listHeading")->text(); }
    [[nodiscard]] QString message() const
    {
        const auto *bar = part<QWidget>(*m_dogear, "messageBar");
        return bar->isVisible() ? part<QLabel>(*m_dogear, "messageText")->text() : QString();
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestLocalFiles::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    write(u"My_Book/10 Ten.mp3"_s);
    write(u"My_Book/2 Two.mp3"_s);
}

void TestLocalFiles::theMenuOffersThemBesideShows()
{
    start();
    const QList<QMenu *> menus = m_dogear->window().findChildren<QMenu *>();
    QStringList names;
    for (const QMenu *menu : menus) {
        if (!menu->actions().contains(part<QAction>(*m_dogear, "actionAddShow")))
            continue;
        for (const QAction *action : menu->actions())
            names.append(action->objectName());
    }
    QCOMPARE(
        names.mid(0, 4),
        (QStringList{
            u"actionAddShow"_s, u"actionAddFiles"_s, u"actionAddFolder"_s, u"actionRefreshAll"_s}));
}

void TestLocalFiles::aFolderIsDroppedOnTheWindow()
{
    start();
    QVERIFY(drop(m_folder->filePath(u"My_Book"_s)));
    QTRY_COMPARE(titles(), (QStringList{u"2 Two"_s, u"10 Ten"_s}));
    QCOMPARE(heading(), u"My Book"_s);
    QTRY_COMPARE(part<QLabel>(*m_dogear, "detailTitle")->text(), u"2 Two"_s);
    QCOMPARE(message(), QString());
    const QList<QAction *> orders =
        part<QAbstractButton>(*m_dogear, "sortButton")->findChild<QMenu *>()->actions();
    QTRY_COMPARE(orders.at(2)->text(), u"First to last"_s); // after "Best match first"
    QVERIFY(orders.at(2)->isChecked());
}

void TestLocalFiles::whatCannotBeFollowedIsNotTaken()
{
    start();
    QVERIFY(!drop(m_folder->filePath(u"letter.pdf"_s)));
}

void TestLocalFiles::aFolderIsChosen()
{
    start();
    choose("actionAddFolder", {m_folder->filePath(u"My_Book"_s)});
    QTRY_COMPARE(heading(), u"My Book"_s);
    QTRY_COMPARE(titles().size(), 2);
}

void TestLocalFiles::filesAreChosen()
{
    start();
    choose(
        "actionAddFiles",
        {m_folder->filePath(u"My_Book/2 Two.mp3"_s), m_folder->filePath(u"My_Book/10 Ten.mp3"_s)});
    QTRY_COMPARE(titles(), QStringList{heading()});
    auto *sidebar = part<QListView>(*m_dogear, "sidebar");
    QStringList shows;
    const auto readShows = [&] {
        shows.clear();
        for (int row = 0; row < sidebar->model()->rowCount(); ++row)
            shows.append(sidebar->model()->index(row, 0).data().toString());
        return shows.contains(u"2 Two"_s) && shows.contains(u"10 Ten"_s);
    };
    QTRY_VERIFY2(readShows(), qPrintable(shows.join(u'|')));
}

void TestLocalFiles::aFolderIsGivenAtTheStart()
{
    start({m_folder->filePath(u"My_Book"_s)});
    QTRY_COMPARE(titles(), (QStringList{u"2 Two"_s, u"10 Ten"_s}));
}

void TestLocalFiles::whatIsNoShowIsSaid()
{
    write(u"Letters/a.txt"_s, "Dear Anna");
    start();
    QVERIFY(drop(m_folder->filePath(u"Letters"_s)));
    QTRY_COMPARE(message(),
                 u"There is nothing to hear or see in Letters. Choose a folder with audio or video "
                 "files."_s);
    QVERIFY(drop(m_folder->filePath(u"nowhere"_s)));
    QTRY_COMPARE(message(), u"nowhere is not there. Check its name and folder."_s);
}

void TestLocalFiles::readingThatLastsIsToldAndCanBeStopped()
{
    QByteArray chapters;
    // A thousand files with 3,000 chapters each take long to read; hard links take no space.
    for (int i = 0; i < 3'000; ++i)
        chapters += chap(QByteArray::number(i), i * 1'000, i * 1'000 + 900, text("TIT2", "Words"));
    const QString one = write(u"Slow/0.mp3"_s, id3Tag(chapters) + mp3Frames(50));
    for (int i = 1; i < 1'000; ++i)
        std::filesystem::create_hard_link(
            one.toStdString(), m_folder->filePath(u"Slow/%1.mp3"_s.arg(i)).toStdString());
    start();
    QVERIFY(drop(m_folder->filePath(u"Slow"_s)));
    QTRY_COMPARE(message(), u"Reading the files of “Slow”…"_s);
    auto *stop = part<QAbstractButton>(*m_dogear, "messageAction");
    QCOMPARE(stop->text(), u"Stop"_s);
    stop->click();
    QCOMPARE(message(), QString());
    // The next folder is read, so reading the stopped one has ended; it must leave no show.
    QVERIFY(drop(m_folder->filePath(u"My_Book"_s)));
    QTRY_COMPARE(heading(), u"My Book"_s);
    const auto *sidebar = part<QListView>(*m_dogear, "sidebar");
    for (int row = 0; row < sidebar->model()->rowCount(); ++row)
        QVERIFY(sidebar->model()->index(row, 0).data().toString() != "Slow"_L1);
    QCOMPARE(message(), QString());
}

QTEST_MAIN(TestLocalFiles)
#include "tst_local_files.moc"
