// SPDX-License-Identifier: GPL-3.0-or-later
// Tests organising the library in the real window: renaming and archiving shows, tags, pictures,
// saved searches, and the settings that each view keeps.

#include "features/shows/show_editor.h"
#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QDropEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QToolButton>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;
using widgets::Sidebar;

class TestOwnLibrary final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dogear.reset(); }

    void aShowIsRenamedInPlace();
    void aShowIsArchivedAndComesBack();
    void aShowIsDroppedOnATag();
    void aTagIsRenamed();
    void aPictureIsTakenFromAFile();
    void whatIsNoPictureIsSaid();
    void aTagMayLookLikeAPlaceholder();
    void aSearchIsSavedAndFoundAgain();
    void aSearchThatIsLeftShowsEverything();
    void eachViewIsAsItWasLeft();

private:
    Sidebar *sidebar() { return m_dogear->window().findChild<Sidebar *>(); }
    const EpisodeListModel *list()
    {
        return qobject_cast<EpisodeListModel *>(part<QListView>(*m_dogear, "episodeList")->model());
    }
    QModelIndex rowOf(const QString &name)
    {
        const QAbstractItemModel *model = sidebar()->model();
        for (int row = SidebarModel::fixedViewCount(); row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == name)
                return model->index(row, 0);
        }
        return {};
    }
    QStringList below()
    {
        QStringList names;
        const QAbstractItemModel *model = sidebar()->model();
        for (int row = SidebarModel::fixedViewCount(); row < model->rowCount(); ++row)
            names.append(model->index(row, 0).data().toString());
        return names;
    }
    /// Renames the sidebar's row \a from to \a to with F2.
    void rename(const QString &from, const QString &to)
    {
        sidebar()->setFocus();
        sidebar()->setCurrentIndex(rowOf(from));
        QTest::keyClick(sidebar(), Qt::Key_F2);
        auto *editor = sidebar()->viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), from);
        editor->setText(to);
        QTest::keyClick(editor, Qt::Key_Return);
    }
    PodcastId show(const QString &name)
    {
        return rowOf(name).data(SidebarModel::ViewRole).value<LibraryView>().podcast;
    }
    [[nodiscard]] QString message()
    {
        return m_dogear->window().findChild<widgets::MessageBar *>()->text();
    }
    void undo()
    {
        auto *bar = m_dogear->window().findChild<widgets::MessageBar *>();
        for (QAbstractButton *button : bar->findChildren<QAbstractButton *>()) {
            if (button->text() == "Undo"_L1)
                return button->click();
        }
        QFAIL("no Undo");
    }
    void start(const QStringList &inputs = {})
    {
        m_dogear = startDogear(m_data->path(), inputs);
        m_dogear->window().show();
    }

    std::optional<QTemporaryDir> m_data;
    std::unique_ptr<Application> m_dogear;
};

void TestOwnLibrary::init()
{
    failOnRealWarning();
    m_data.emplace();
    prepareLibrary(m_data->path());
    const QString feed =
        writeFeed(m_data->filePath(u"feed.xml"_s), QUrl(u"https://example.org/a.mp3"_s), 3);
    start({feed});
    QTRY_VERIFY(list()->query().view().kind == ViewKind::Podcast && !list()->isLoading());
    QTRY_COMPARE(below(), QStringList{u"Test show"_s});
}

void TestOwnLibrary::aShowIsRenamedInPlace()
{
    rename(u"Test show"_s, u"My show"_s);
    QTRY_COMPARE(below(), QStringList{u"My show"_s});
    QTRY_COMPARE(part<QLabel>(*m_dogear, "listHeading")->text(), u"My show"_s);
    QCOMPARE(message(), u"“Test show” was renamed."_s);
    undo();
    QTRY_COMPARE(below(), QStringList{u"Test show"_s});
    rename(u"Test show"_s, u"My show"_s);
    QTRY_COMPARE(below(), QStringList{u"My show"_s});
    rename(u"My show"_s, u""_s); // an empty name restores the title of the feed
    QTRY_COMPARE(below(), QStringList{u"Test show"_s});
}

void TestOwnLibrary::aShowIsArchivedAndComesBack()
{
    const auto section = [this] {
        return rowOf(u"Test show"_s)
            .data(SidebarModel::SectionRole)
            .value<itemmodels::SidebarSection>();
    };
    emit sidebar()->archiveRequested(show(u"Test show"_s), true);
    QTRY_COMPARE(section(), itemmodels::SidebarSection::Archived);
    sidebar()->selectView({ViewKind::Inbox});
    QTRY_VERIFY(!list()->isLoading());
    QCOMPARE(list()->rowCount(), 0);
    undo();
    QTRY_COMPARE(section(), itemmodels::SidebarSection::Shows);
    QTRY_COMPARE(list()->rowCount(), 3);
}

void TestOwnLibrary::aShowIsDroppedOnATag()
{
    const PodcastId id = show(u"Test show"_s);
    emit sidebar()->tagRequested(id, u"News"_s, true);
    QTRY_COMPARE(below(), (QStringList{u"News"_s, u"Test show"_s}));
    QCOMPARE(message(), u"“Test show” has the tag “News” now."_s);
    emit sidebar()->tagRequested(id, u"Art"_s, true);
    QTRY_COMPARE(below(), (QStringList{u"Art"_s, u"News"_s, u"Test show"_s}));
    emit sidebar()->tagRequested(id, u"Art"_s, false);
    QTRY_COMPARE(below(), (QStringList{u"News"_s, u"Test show"_s}));

    const QString second = m_data->filePath(u"second.xml"_s);
    QFile file(second);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("<rss version=\"2.0\"><channel><title>Second</title><item><title>E</title>"
               "<guid>e</guid></item></channel></rss>");
    file.close();
    m_dogear->open({second}, m_data->path());
    QTRY_VERIFY(rowOf(u"Second"_s).isValid());
    const std::unique_ptr<QMimeData> dragged(sidebar()->model()->mimeData({rowOf(u"Second"_s)}));
    const QPoint target = sidebar()->visualRect(rowOf(u"News"_s)).center();
    QDragEnterEvent enter(target, Qt::CopyAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sidebar()->viewport(), &enter);
    QDragMoveEvent move(target, Qt::CopyAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sidebar()->viewport(), &move);
    QVERIFY(move.isAccepted());
    QDropEvent drop(target, Qt::CopyAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(sidebar()->viewport(), &drop);
    QTRY_COMPARE(rowOf(u"Second"_s).data(SidebarModel::TagsRole).toStringList(),
                 QStringList{u"News"_s});
    sidebar()->selectView({.kind = ViewKind::Tag, .name = u"News"_s});
    QTRY_COMPARE(list()->rowCount(), 4);
}

void TestOwnLibrary::aTagIsRenamed()
{
    emit sidebar()->tagRequested(show(u"Test show"_s), u"News"_s, true);
    QTRY_VERIFY(rowOf(u"News"_s).isValid());
    rename(u"News"_s, u"Radio"_s);
    QTRY_COMPARE(below(), (QStringList{u"Radio"_s, u"Test show"_s}));
    QTRY_COMPARE(sidebar()->currentView(),
                 (LibraryView{.kind = ViewKind::Tag, .name = u"Radio"_s}));
    QTRY_COMPARE(list()->rowCount(), 3);
    QTest::keyClick(sidebar(), Qt::Key_Delete);
    QTRY_COMPARE(below(), QStringList{u"Test show"_s});
    undo();
    QTRY_COMPARE(below(), (QStringList{u"Radio"_s, u"Test show"_s}));
}

void TestOwnLibrary::aPictureIsTakenFromAFile()
{
    QImage large(3000, 1500, QImage::Format_RGB32);
    large.fill(Qt::red);
    const QString path = m_data->filePath(u"cover.png"_s);
    QVERIFY(large.save(path));
    auto *actions = m_dogear->window().findChild<ShowEditor *>();
    QVERIFY(actions);
    actions->setPicture(show(u"Test show"_s), path);
    const auto image = [this] {
        return rowOf(u"Test show"_s).data(SidebarModel::ImageRole).toUrl();
    };
    QTRY_COMPARE(image().scheme(), u"dogear-picture"_s);
    actions->resetPicture(show(u"Test show"_s));
    QTRY_VERIFY(image().scheme() != "dogear-picture"_L1);
}

void TestOwnLibrary::whatIsNoPictureIsSaid()
{
    auto *actions = m_dogear->window().findChild<ShowEditor *>();
    actions->setPicture(show(u"Test show"_s), m_data->filePath(u"feed.xml"_s));
    QTRY_COMPARE(
        message(),
        u"“feed.xml” isn't an image Dogear can read. The show keeps the one it has; choose "
        "another file."_s);
}

void TestOwnLibrary::aTagMayLookLikeAPlaceholder()
{
    auto *editor = m_dogear->window().findChild<ShowEditor *>();
    editor->setTag(show(u"Test show"_s), u"100%1"_s, true);
    QTRY_COMPARE(message(), u"“Test show” has the tag “100%1” now."_s);
}

void TestOwnLibrary::aSearchIsSavedAndFoundAgain()
{
    auto *field = part<QLineEdit>(*m_dogear, "searchField");
    auto *save = field->findChild<QAction *>(u"actionSaveSearch"_s);
    QVERIFY(!save->isVisible());
    QTest::keyClicks(field, u"walruses"_s);
    QTRY_COMPARE(list()->rowCount(), 1);
    QVERIFY(save->isVisible());
    save->trigger();
    QTRY_COMPARE(below(), (QStringList{u"walruses"_s, u"Test show"_s}));
    QTRY_COMPARE(sidebar()->currentView(),
                 (LibraryView{.kind = ViewKind::Search, .name = u"walruses"_s}));
    QCOMPARE(field->text(), u"walruses"_s);
    rename(u"walruses"_s, u"Sea"_s);
    QTRY_COMPARE(sidebar()->currentView(),
                 (LibraryView{.kind = ViewKind::Search, .name = u"Sea"_s}));
    QCOMPARE(field->text(), u"walruses"_s);

    m_dogear->window().close();
    m_dogear.reset();
    start();
    QTRY_COMPARE(below(), (QStringList{u"Sea"_s, u"Test show"_s}));
    field = part<QLineEdit>(*m_dogear, "searchField");
    QTRY_COMPARE(field->text(), u"walruses"_s);
    QTRY_COMPARE(list()->rowCount(), 1);
    sidebar()->setFocus();
    QTest::keyClick(sidebar(), Qt::Key_Delete);
    QTRY_COMPARE(below(), QStringList{u"Test show"_s});
    undo();
    QTRY_COMPARE(below(), (QStringList{u"Sea"_s, u"Test show"_s}));
}

void TestOwnLibrary::aSearchThatIsLeftShowsEverything()
{
    auto *field = part<QLineEdit>(*m_dogear, "searchField");
    QTest::keyClicks(field, u"walruses"_s);
    field->findChild<QAction *>(u"actionSaveSearch"_s)->trigger();
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Search);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::AllEpisodes);
    QTRY_COMPARE(list()->rowCount(), 3);
}

void TestOwnLibrary::eachViewIsAsItWasLeft()
{
    const auto first = [this] { return list()->index(0).data().toString(); };
    QTRY_COMPARE(first(), u"Episode 3"_s);
    const QList<QAction *> orders = part<QToolButton>(*m_dogear, "sortButton")->menu()->actions();
    const auto oldestFirst = std::ranges::find(
        orders, u"Oldest first"_s, [](const QAction *each) { return each->text(); });
    QVERIFY(oldestFirst != orders.end());
    (*oldestFirst)->trigger();
    QTRY_COMPARE(first(), u"Episode 1"_s);
    part<QToolButton>(*m_dogear, "chipUnplayed")->click();
    sidebar()->selectView({ViewKind::AllEpisodes});
    QTRY_COMPARE(first(), u"Episode 3"_s);
    QVERIFY(!part<QToolButton>(*m_dogear, "chipUnplayed")->isChecked());
    const auto view = rowOf(u"Test show"_s).data(SidebarModel::ViewRole).value<LibraryView>();
    sidebar()->selectView(view);
    QTRY_COMPARE(first(), u"Episode 1"_s);
    QTRY_VERIFY(part<QToolButton>(*m_dogear, "chipUnplayed")->isChecked());

    m_dogear->window().close();
    m_dogear.reset();
    start();
    QTRY_COMPARE(list()->query().view(), view);
    QTRY_COMPARE(first(), u"Episode 1"_s);
    QVERIFY(list()->query().filter().onlyUnplayed);
}

QTEST_MAIN(TestOwnLibrary)
#include "tst_own_library.moc"
