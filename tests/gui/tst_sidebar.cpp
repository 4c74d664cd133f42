// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sidebar: views, shows, menus, keys and drops.

#include "real_warnings.h"
#include "test_library.h"

#include <support/timeouts.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <widgets/sidebar.h>

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

/// Number of rows above the shows.
const int places = SidebarModel::fixedViewCount();

class TestSidebar final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void placesHaveNames();
    void showsStandBelowWithTheirCounts();
    void firstShowHasTheHeadingAboveIt();
    void selectingSaysWhere();
    void focusChoosesNoPlace();
    void unknownPlaceChangesNothing();
    void brokenShowSaysWhy();
    void theWarningStandsOut();
    void titlesAreNoMarkup();
    void deleteKeyStopsFollowingAShow();
    void menuOfAShow();
    void theInboxCanBeMarked();
    void aTagCanBeMarked();
    void theCurrentRowIsChosenAgain_data();
    void theCurrentRowIsChosenAgain();
    void drops_data();
    void drops();

private:
    PodcastId followAndShow(const QString &title)
    {
        const PodcastId show = m_library->follow(title, {{u"One"_s}, {u"Two"_s}});
        QSignalSpy loaded(&m_library->sidebarModel, &SidebarModel::loaded);
        m_library->sidebarModel.reload();
        return test::waitUntil([&] { return !loaded.isEmpty(); }) ? show : PodcastId{};
    }

    /// Follows a show whose feed could not be read, and shows its row.
    bool followBrokenShow()
    {
        auto unread = m_library->library.subscriptions().followUnread(
            QUrl(u"https://example.org/feed"_s), u"A Show"_s);
        if (!test::waitUntil([&] { return unread.isFinished(); }))
            return false;
        auto refresh = m_library->library.refresher().refresh();
        if (!test::waitUntil([&] { return refresh.isFinished(); }))
            return false;
        const QSignalSpy loaded(&m_library->sidebarModel, &SidebarModel::loaded);
        m_library->sidebarModel.reload();
        return test::waitUntil([&] { return !loaded.isEmpty(); });
    }

    [[nodiscard]] QString dump() const
    {
        QStringList rows;
        for (int row = 0; row < m_sidebar->model()->rowCount(); ++row) {
            const QModelIndex index = m_sidebar->model()->index(row, 0);
            rows.append(u"%1|%2"_s.arg(index.data().toString(),
                                       index.data(SidebarModel::UnplayedCountRole).toString()));
        }
        return rows.join(u'\n');
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<Sidebar> m_sidebar;
};

void TestSidebar::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_sidebar = std::make_unique<Sidebar>(m_library->sidebarModel, m_library->images);
    m_sidebar->resize(220, 600);
    m_sidebar->show();
}

void TestSidebar::cleanup()
{
    m_sidebar.reset();
    m_library.reset();
}

void TestSidebar::placesHaveNames()
{
    QCOMPARE(
        dump(),
        u"Inbox|0\nUp next|0\nIn progress|0\nFavourites|0\nBookmarks|0\nDownloads|0\nHistory|0\nAll episodes|0\nDiscover|0"_s);
    QCOMPARE(m_sidebar->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Inbox"_s);
}

void TestSidebar::showsStandBelowWithTheirCounts()
{
    QVERIFY(followAndShow(u"A Show"_s).isValid());
    QVERIFY(dump().startsWith(u"Inbox|2\n"));
    QVERIFY(dump().endsWith(u"\nA Show|2"));
    const QString spoken =
        m_sidebar->model()->index(places, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(spoken.contains(u"A Show") && spoken.contains(u'2'));
    QVERIFY(!m_sidebar->grab().toImage().isNull());
}

void TestSidebar::firstShowHasTheHeadingAboveIt()
{
    QVERIFY(followAndShow(u"A Show"_s).isValid());
    QVERIFY(followAndShow(u"B Show"_s).isValid());
    const auto height = [&](int row) {
        return m_sidebar->visualRect(m_sidebar->model()->index(row, 0)).height();
    };
    QCOMPARE(height(1), height(0));
    QVERIFY(height(places) > height(places - 1));
    QCOMPARE(height(places + 1), height(places - 1));
}

void TestSidebar::selectingSaysWhere()
{
    const PodcastId show = followAndShow(u"A Show"_s);
    QSignalSpy selected(m_sidebar.get(), &Sidebar::viewSelected);
    m_sidebar->selectView({ViewKind::History});
    QCOMPARE(selected.takeLast().first().value<LibraryView>(), LibraryView{ViewKind::History});
    m_sidebar->selectView({ViewKind::Podcast, show});
    const LibraryView view{ViewKind::Podcast, show};
    QCOMPARE(selected.takeLast().first().value<LibraryView>(), view);
    QCOMPARE(m_sidebar->currentView(), view);
    QTest::keyClick(m_sidebar.get(), Qt::Key_Up);
    QCOMPARE(m_sidebar->currentView(), LibraryView{ViewKind::Discover});
}

void TestSidebar::focusChoosesNoPlace()
{
    QSignalSpy selected(m_sidebar.get(), &Sidebar::viewSelected);
    QFocusEvent focus(QEvent::FocusIn, Qt::TabFocusReason);
    QCoreApplication::sendEvent(m_sidebar.get(), &focus);
    QCOMPARE(selected.size(), 0);
    m_sidebar->selectView({ViewKind::Inbox});
    QCOMPARE(selected.size(), 1);
}

void TestSidebar::unknownPlaceChangesNothing()
{
    m_sidebar->selectView({ViewKind::History});
    m_sidebar->selectView({ViewKind::Podcast, PodcastId{12345}});
    QCOMPARE(m_sidebar->currentView(), LibraryView{ViewKind::History});
}

void TestSidebar::brokenShowSaysWhy()
{
    auto unread = m_library->library.subscriptions().followUnread(
        QUrl(u"https://example.org/feed"_s), u"A Show"_s);
    QTRY_VERIFY(unread.isFinished());
    auto refresh = m_library->library.refresher().refresh();
    QTRY_VERIFY(refresh.isFinished());
    QSignalSpy loaded(&m_library->sidebarModel, &SidebarModel::loaded);
    m_library->sidebarModel.reload();
    QTRY_VERIFY(!loaded.isEmpty());
    const QModelIndex row = m_sidebar->model()->index(places, 0);
    QVERIFY(row.data(SidebarModel::ErrorRole).isValid());
    const QString tip = row.data(Qt::ToolTipRole).toString();
    QVERIFY(!tip.isEmpty());
    QVERIFY(tip != row.data().toString());
}

/// The warning has the full colour of text; counts have a weaker one.
void TestSidebar::theWarningStandsOut()
{
    QPalette palette;
    palette.setColor(QPalette::Base, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    palette.setColor(QPalette::PlaceholderText, QColor(0x60, 0x60, 0x60));
    const QColor weak = secondaryColor(palette, Qt::white);
    m_sidebar->setPalette(palette);
    QVERIFY(followBrokenShow());
    const QModelIndex row = m_sidebar->model()->index(places, 0);
    QVERIFY(row.data(SidebarModel::ErrorRole).isValid());
    const QRect area = m_sidebar->visualRect(row);
    const QImage image = m_sidebar->viewport()->grab(area).toImage();
    const int signs = units(m_sidebar->font(), 8); // the width of the sign and the margin
    int strong = 0;
    for (int x = image.width() - signs; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y)
            strong += image.pixelColor(x, y).red() < weak.red() - 0x10 ? 1 : 0;
    }
    QVERIFY2(strong > 5, qPrintable(QString::number(strong)));
}

/// The title of a feed is shown literally, not as markup.
void TestSidebar::titlesAreNoMarkup()
{
    const QString title = u"R&D <b>bold</b> & so on"_s;
    QVERIFY(followAndShow(title).isValid());
    const QModelIndex row = m_sidebar->model()->index(places, 0);
    QCOMPARE(row.data().toString(), title);
    QCOMPARE(row.data(Qt::ToolTipRole).toString(), literalToolTip(title));
}

void TestSidebar::deleteKeyStopsFollowingAShow()
{
    const PodcastId show = followAndShow(u"A Show"_s);
    QSignalSpy removed(m_sidebar.get(), &Sidebar::removeRequested);
    m_sidebar->selectView({ViewKind::Inbox});
    QTest::keyClick(m_sidebar.get(), Qt::Key_Delete);
    QCOMPARE(removed.count(), 0);
    m_sidebar->selectView({ViewKind::Podcast, show});
    QTest::keyClick(m_sidebar.get(), Qt::Key_Delete);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.first().first().value<PodcastId>(), show);
}

void TestSidebar::theInboxCanBeMarked()
{
    followAndShow(u"A Show"_s);
    QSignalSpy marked(m_sidebar.get(), &Sidebar::markAllPlayedRequested);
    const QPoint position = m_sidebar->visualRect(m_sidebar->model()->index(0, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, position, m_sidebar->mapToGlobal(position));
    QCoreApplication::sendEvent(m_sidebar->viewport(), &event);
    const auto *menu = m_sidebar->findChild<QMenu *>();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 1); // the Inbox can be neither renamed nor removed
    menu->actions().constFirst()->trigger();
    QCOMPARE(marked.first().first().value<LibraryView>().kind, ViewKind::Inbox);
}

void TestSidebar::aTagCanBeMarked()
{
    const PodcastId show = followAndShow(u"A Show"_s);
    const auto tagged =
        m_library->library.subscriptions().edit(show, {.tags = QStringList{u"News"_s}});
    QTRY_VERIFY(tagged.isFinished());
    m_library->sidebarModel.reload();
    const auto tag = [this] { return m_sidebar->model()->index(places, 0); };
    QTRY_COMPARE(tag().data().toString(), u"News"_s);
    QSignalSpy marked(m_sidebar.get(), &Sidebar::markAllPlayedRequested);
    const QPoint position = m_sidebar->visualRect(tag()).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, position, m_sidebar->mapToGlobal(position));
    QCoreApplication::sendEvent(m_sidebar->viewport(), &event);
    const auto *menu = m_sidebar->findChild<QMenu *>();
    QVERIFY(menu);
    const QList<QAction *> entries = menu->actions();
    const auto mark = std::ranges::find(entries, u"Mark all as played"_s, &QAction::text);
    QVERIFY(mark != entries.end());
    (*mark)->trigger();
    const LibraryView view{.kind = ViewKind::Tag, .name = u"News"_s};
    QCOMPARE(marked.first().first().value<LibraryView>(), view);
}

void TestSidebar::theCurrentRowIsChosenAgain_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("isAgain");
    QTest::newRow("the current row") << 0 << true;
    QTest::newRow("another row, which is only selected") << 1 << false;
}

void TestSidebar::theCurrentRowIsChosenAgain()
{
    QFETCH(const int, row);
    QFETCH(const bool, isAgain);
    m_sidebar->selectView({ViewKind::Inbox});
    const QSignalSpy again(m_sidebar.get(), &Sidebar::viewReselected);
    const QSignalSpy selected(m_sidebar.get(), &Sidebar::viewSelected);
    QTest::mouseClick(m_sidebar->viewport(),
                      Qt::LeftButton,
                      {},
                      m_sidebar->visualRect(m_sidebar->model()->index(row, 0)).center());
    QCOMPARE(again.count(), isAgain ? 1 : 0);
    QCOMPARE(selected.count(), isAgain ? 0 : 1);
    QTest::keyClick(m_sidebar.get(), Qt::Key_Return);
    QCOMPARE(again.count(), isAgain ? 2 : 1);
}

void TestSidebar::menuOfAShow()
{
    const PodcastId show = followAndShow(u"A Show"_s);
    QSignalSpy refreshed(m_sidebar.get(), &Sidebar::refreshRequested);
    QSignalSpy removed(m_sidebar.get(), &Sidebar::removeRequested);
    const auto openMenu = [&](int row) {
        const QPoint position = m_sidebar->visualRect(m_sidebar->model()->index(row, 0)).center();
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, position, m_sidebar->mapToGlobal(position));
        QCoreApplication::sendEvent(m_sidebar->viewport(), &event);
        return m_sidebar->findChild<QMenu *>();
    };
    QVERIFY(!openMenu(2)); // In progress has no menu
    QMenu *menu = openMenu(places);
    QVERIFY(menu);
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            texts.append(action->text());
    }
    QCOMPARE(texts,
             (QStringList{u"Refresh"_s,
                          u"Mark all as played"_s,
                          u"Rename"_s,
                          u"Tags"_s,
                          u"Choose picture…"_s,
                          u"Archive"_s,
                          u"Stop following"_s}));
    QSignalSpy marked(m_sidebar.get(), &Sidebar::markAllPlayedRequested);
    menu->actions().at(1)->trigger();
    QCOMPARE(marked.first().first().value<LibraryView>().podcast, show);
    menu->actions().constFirst()->trigger();
    menu->actions().constLast()->trigger();
    menu->close();
    QCOMPARE(refreshed.first().first().value<PodcastId>(), show);
    QCOMPARE(removed.first().first().value<PodcastId>(), show);
}

void TestSidebar::drops_data()
{
    QTest::addColumn<QList<QUrl>>("urls");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("taken");
    QTest::newRow("an address") << QList{QUrl(u"https://example.org/feed"_s)} << QString() << 1;
    QTest::newRow("an OPML file") << QList{QUrl(u"file:///tmp/shows.OPML"_s)} << QString() << 1;
    QTest::newRow("a feed file and a picture")
        << QList{QUrl(u"file:///tmp/feed.xml"_s), QUrl(u"file:///tmp/a.png"_s)} << QString() << 1;
    QTest::newRow("an address as text") << QList<QUrl>() << u" https://example.org/feed \n"_s << 1;
    QTest::newRow("an audio file") << QList{QUrl(u"file:///tmp/a.MP3"_s)} << QString() << 1;
    QTest::newRow("a folder") << QList{QUrl(u"file:///tmp/Lectures"_s)} << QString() << 1;
    QTest::newRow("a folder with a dot in its name")
        << QList{QUrl(u"file:///tmp/Vol. 2"_s)} << QString() << 1;
    QTest::newRow("a PDF document") << QList{QUrl(u"file:///tmp/a.pdf"_s)} << QString() << 0;
    QTest::newRow("a text that is no address") << QList<QUrl>() << u"hello there"_s << 0;
    QTest::newRow("a javascript address")
        << QList{QUrl(u"javascript:alert(1)"_s)} << QString() << 0;
}

void TestSidebar::drops()
{
    QFETCH(const QList<QUrl>, urls);
    QFETCH(const QString, text);
    QFETCH(const int, taken);
    QMimeData data;
    if (!urls.isEmpty())
        data.setUrls(urls);
    else
        data.setText(text);
    QSignalSpy dropped(m_sidebar.get(), &Sidebar::urlsDropped);
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(m_sidebar->viewport(), &enter);
    QCOMPARE(enter.isAccepted(), taken > 0);
    QDropEvent drop({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_sidebar->viewport(), &drop);
    QCOMPARE(dropped.count(), taken > 0 ? 1 : 0);
    if (taken > 0)
        QCOMPARE(dropped.first().first().value<QList<QUrl>>().size(), taken);
}

QTEST_MAIN(TestSidebar)
#include "tst_sidebar.moc"
