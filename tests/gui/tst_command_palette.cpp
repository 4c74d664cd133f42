// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the command palette reaches everything by name, in the real window, offscreen.

#include "real_warnings.h"
#include "window_with_show.h"

#include <itemmodels/palette_model.h>
#include <support/application_font.h>
#include <support/timeouts.h>
#include <widgets/command_palette.h>
#include <widgets/episode_list_page.h>
#include <widgets/settings_dialog.h>

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>

#include <algorithm>

using namespace dogear;
using namespace dogear::test;
using itemmodels::LibraryView;
using itemmodels::PaletteModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestCommandPalette final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void everyActionIsReached_data();
    void everyActionIsReached();
    void lettersAndReturnRunAnAction_data();
    void lettersAndReturnRunAnAction();
    void aNameLeadsToItsView_data();
    void aNameLeadsToItsView();
    void aNameLeadsToItsSetting_data();
    void aNameLeadsToItsSetting();
    void theMenuOfARowIsReached_data();
    void theMenuOfARowIsReached();
    void whatIsUsedComesFirst();
    void visibleButtonsAreReached();
    void aSearchIsKeptFromThePalette();
    void escapeGivesTheFocusBack_data();
    void escapeGivesTheFocusBack();
    void anActionWorksOnWhatHadTheFocus();
    void keysWorkOnceAfterThePalette();
    void anImpossibleActionSaysWhy();
    void anUnknownNameIsSearchedFor();
    void keysMoveThroughTheRows();
    void aClickRunsARow();
    void aClickElsewhereCloses();
    void keysOfTheWindowWait();
    void thePaletteFitsIntoTheWindow_data();
    void thePaletteFitsIntoTheWindow();

private:
    widgets::CommandPalette *palette() { return part<widgets::CommandPalette>("commandPalette"); }
    QLineEdit *field() { return part<QLineEdit>("paletteField"); }
    QListView *matches() { return part<QListView>("paletteList"); }
    QLabel *notice() { return part<QLabel>("paletteNotice"); }
    /// Opens the palette, after an earlier one is deleted.
    void openPalette()
    {
        QTRY_VERIFY(!palette());
        trigger("actionPalette");
        QVERIFY(palette() && palette()->isVisible());
        QTRY_VERIFY(field()->hasFocus());
    }
    void type(const QString &text) { field()->setText(text); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(field(), Qt::Key(key), modifiers);
    }
    QStringList texts()
    {
        QStringList found;
        for (int row = 0; row < matches()->model()->rowCount(); ++row)
            found.append(matches()->model()->index(row, 0).data().toString());
        return found;
    }
    QString firstText() { return texts().value(0); }
    int currentRow() { return matches()->currentIndex().row(); }
    /// Returns the action or the button of a row.
    QPointer<QObject> targetAt(int row)
    {
        const auto *model = qobject_cast<const PaletteModel *>(matches()->model());
        return model->entry(model->index(row)).target.value<QPointer<QObject>>();
    }
    QSet<const QObject *> targets()
    {
        QSet<const QObject *> found;
        for (int row = 0; row < matches()->model()->rowCount(); ++row)
            found.insert(targetAt(row));
        return found;
    }
    /// Whether \a action belongs to the palette itself, such as the one that clears its field.
    bool isOfPalette(const QAction &action)
    {
        const QList<QObject *> hosts = action.associatedObjects();
        return std::ranges::any_of(hosts, [this](const QObject *host) {
            const auto *widget = qobject_cast<const QWidget *>(host);
            return widget && palette()->isAncestorOf(widget);
        });
    }
    void goToInbox()
    {
        trigger("actionGo1");
        QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Inbox);
    }
};

void TestCommandPalette::init()
{
    failOnWindowWarnings();
    open();
}

void TestCommandPalette::everyActionIsReached_data()
{
    QTest::addColumn<QByteArray>("before"); // an action
    QTest::addColumn<QByteArray>("shown");  // a widget that is visible then
    QTest::addColumn<QString>("search");
    const auto row =
        [](const char *title, const char *before, const char *shown, const QString &search = {}) {
            QTest::newRow(title) << QByteArray(before) << QByteArray(shown) << search;
        };
    row("beside an episode", "actionGo1", "episodeDetail");
    row("beside the page of a show", "actionGoToShow", "podcastDetail");
    row("in Up next, whose button has another menu", "actionGo2", "listEmpty");
    row("at the bookmarks", "actionGo5", "bookmarkSearch");
    row("in Discover", "actionGo9", "discoverSearch");
    row("during a search, which can be kept", "actionGo1", "episodeDetail", u"walrus"_s);
}

void TestCommandPalette::everyActionIsReached()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, shown);
    QFETCH(const QString, search);
    trigger(before.constData());
    QTRY_VERIFY(part<QWidget>(shown.constData()) && part<QWidget>(shown.constData())->isVisible());
    part<QLineEdit>("searchField")->setText(search);
    openPalette();
    int reached = 0;
    QStringList leftOut;
    for (const QAction *action : m_dogear->window().findChildren<QAction *>()) {
        if (action->isSeparator() || action->menu() || !action->isVisible()
            || action->text().isEmpty() || isOfPalette(*action))
            continue;
        type(entryText(action));
        if (targets().contains(action))
            ++reached;
        else
            leftOut.append(action->text() + action->objectName());
    }
    leftOut.sort();
    leftOut.removeDuplicates();
    // Only the Copy of labels and the pictures of search fields, which have no names.
    QCOMPARE(leftOut, (QStringList{u"Copy"_s, u"Search"_s}));
    QVERIFY2(reached > 60, qPrintable(QString::number(reached)));
}

void TestCommandPalette::lettersAndReturnRunAnAction_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QByteArray>("action");
    QTest::newRow("its whole name") << u"mute"_s << QByteArray("actionMute");
    QTest::newRow("beginnings of its words") << u"norm sp"_s << QByteArray("actionNormalSpeed");
    QTest::newRow("the inside of a word") << u"ieter"_s << QByteArray("actionSofter");
    QTest::newRow("its initials") << u"ras"_s << QByteArray("actionRefreshAll");
    QTest::newRow("its menu and its name") << u"playback stop"_s << QByteArray("actionStop");
    QTest::newRow("an action that opens a dialog") << u"stati"_s << QByteArray("actionStatistics");
}

void TestCommandPalette::lettersAndReturnRunAnAction()
{
    QFETCH(const QString, typed);
    QFETCH(const QByteArray, action);
    const QSignalSpy triggered(part<QAction>(action.constData()), &QAction::triggered);
    openPalette();
    QTest::keyClicks(field(), typed);
    QCOMPARE(firstText(), entryText(part<QAction>(action.constData())));
    press(Qt::Key_Return);
    QCOMPARE(triggered.count(), 1);
    QTRY_VERIFY(!palette());
}

void TestCommandPalette::aNameLeadsToItsView_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<ViewKind>("view");
    QTest::newRow("a show") << u"test sho"_s << ViewKind::Podcast;
    QTest::newRow("a place") << u"histo"_s << ViewKind::History;
    QTest::newRow("a tag") << u"garden"_s << ViewKind::Tag;
    QTest::newRow("a saved search") << u"walrus"_s << ViewKind::Search;
}

void TestCommandPalette::aNameLeadsToItsView()
{
    QFETCH(const QString, typed);
    QFETCH(const ViewKind, view);
    QTRY_VERIFY(sidebar()->currentView().podcast.isValid());
    const PodcastId show = sidebar()->currentView().podcast;
    emit sidebar()->tagRequested(show, u"Gardening"_s, true);
    emit m_dogear->window().list().saveRequested(u"walruses"_s);
    QTRY_COMPARE(sidebar()->model()->rowCount(), SidebarModel::fixedViewCount() + 3);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Search);
    goToInbox();
    openPalette();
    QTest::keyClicks(field(), typed);
    press(Qt::Key_Return);
    QTRY_COMPARE(sidebar()->currentView().kind, view);
}

void TestCommandPalette::aNameLeadsToItsSetting_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("focused");
    QTest::newRow("a field") << u"parallel feeds"_s << u"settingsNetwork"_s << u"settingsInAll"_s;
    QTest::newRow("a field of the last page")
        << u"colours from artwork"_s << u"settingsAppearance"_s << u"settingsArtworkColour"_s;
    QTest::newRow("a page") << u"privacy"_s << u"settingsPrivacy"_s << u"settingsRemoveTrackers"_s;
    QTest::newRow("a field by its page")
        << u"network per server"_s << u"settingsNetwork"_s << u"settingsPerHost"_s;
}

void TestCommandPalette::aNameLeadsToItsSetting()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, focused);
    openPalette();
    QTest::keyClicks(field(), typed);
    // The settings are listed a moment after the palette opens.
    const auto isSetting = [this] {
        return matches()
                   ->model()
                   ->index(0, 0)
                   .data(PaletteModel::KindRole)
                   .value<itemmodels::PaletteKind>()
               == itemmodels::PaletteKind::Setting;
    };
    QTRY_VERIFY(isSetting());
    press(Qt::Key_Return);
    auto *dialog = part<widgets::SettingsDialog>("settingsDialog");
    QVERIFY(dialog && dialog->isVisible());
    QTEST(dialog->currentPage(), "page");
    QVERIFY(dialog->focusWidget());
    QCOMPARE(dialog->focusWidget()->objectName(), focused);
}

void TestCommandPalette::theMenuOfARowIsReached_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("context"); // the row that it is about
    QTest::newRow("the selected episode") << u"more like this"_s << u"Episode 4"_s;
    QTest::newRow("the selected episode and the queue") << u"play next"_s << u"Episode 4"_s;
    QTest::newRow("the show in the sidebar") << u"archive"_s << u"Test show"_s;
}

void TestCommandPalette::theMenuOfARowIsReached()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, context);
    QTRY_VERIFY(sidebar()->currentView().podcast.isValid());
    list()->setCurrentIndex(list()->model()->index(0, 0));
    openPalette();
    type(typed);
    const QModelIndex first = matches()->model()->index(0, 0);
    QCOMPARE(first.data().toString().toLower(), typed);
    QCOMPARE(first.data(PaletteModel::ContextRole).toString(), context);
    QVERIFY(first.data(PaletteModel::IsEnabledRole).toBool());
    const auto *action = qobject_cast<QAction *>(targetAt(0));
    QVERIFY(action);
    const QSignalSpy triggered(action, &QAction::triggered);
    press(Qt::Key_Return);
    QCOMPARE(triggered.count(), 1);
}

void TestCommandPalette::whatIsUsedComesFirst()
{
    openPalette();
    type(u"note"_s);
    QCOMPARE(firstText(), u"Notes and details"_s); // in the order of the menus
    QVERIFY(texts().contains(u"Smaller notes"_s));
    type(u"smaller"_s);
    press(Qt::Key_Return);
    openPalette();
    QCOMPARE(firstText(), u"Smaller notes"_s); // before anything is typed
    type(u"note"_s);
    QCOMPARE(firstText(), u"Smaller notes"_s);
    type(u"notes and"_s);
    QCOMPARE(firstText(), u"Notes and details"_s); // the better match counts more than use
    m_dogear.reset();
    m_dogear = startDogear(m_folder->filePath(u"data"_s));
    QTRY_COMPARE(rows(), 4);
    m_dogear->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_dogear->window()));
    openPalette();
    QCOMPARE(firstText(), u"Smaller notes"_s);
}

void TestCommandPalette::visibleButtonsAreReached()
{
    const auto *chip = part<QAbstractButton>("chipFavourites");
    QVERIFY(chip->isVisible() && !chip->isChecked());
    openPalette();
    type(u"favourites"_s);
    const auto *model = matches()->model();
    QVERIFY(model->index(0, 0).data(PaletteModel::KindRole).value<itemmodels::PaletteKind>()
            == itemmodels::PaletteKind::View); // the place before the filter with the same name
    int row = 0;
    while (row < model->rowCount() && targetAt(row) != chip)
        ++row;
    QVERIFY(row < model->rowCount());
    matches()->setCurrentIndex(model->index(row, 0));
    press(Qt::Key_Return);
    QVERIFY(chip->isChecked());
}

void TestCommandPalette::aSearchIsKeptFromThePalette()
{
    openPalette();
    type(u"keep this search"_s);
    QVERIFY(!texts().contains(u"Keep this search in the sidebar"_s));
    press(Qt::Key_Escape);
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    openPalette();
    type(u"keep this search"_s);
    QCOMPARE(firstText(), u"Keep this search in the sidebar"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(sidebar()->currentView().kind, ViewKind::Search);
}

void TestCommandPalette::escapeGivesTheFocusBack_data()
{
    QTest::addColumn<QByteArray>("focused");
    QTest::newRow("the list of episodes") << QByteArray("episodeList");
    QTest::newRow("the sidebar, which has keys of its own") << QByteArray("sidebar");
    QTest::newRow("a text field, where Ctrl+K deletes to the end in other programs")
        << QByteArray("searchField");
}

void TestCommandPalette::escapeGivesTheFocusBack()
{
    QFETCH(const QByteArray, focused);
    part<QLineEdit>("searchField")->setText(u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
    auto *before = part<QWidget>(focused.constData());
    before->setFocus();
    QTRY_VERIFY(before->hasFocus());
    QCOMPARE(part<QAction>("actionPalette")->shortcut(), QKeySequence(u"Ctrl+K"_s));
    QTest::keyClick(before, Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(palette() && field()->hasFocus());
    type(u"inbox"_s);
    press(Qt::Key_Escape);
    QVERIFY(before->hasFocus());
    QTRY_VERIFY(!palette());
    QCOMPARE(part<QLineEdit>("searchField")->text(), u"walruses"_s); // the key closed only one
}

void TestCommandPalette::anActionWorksOnWhatHadTheFocus()
{
    goToInbox();
    QTRY_COMPARE(rows(), 4);
    list()->setFocus();
    select(1, 2);
    openPalette();
    type(u"mark as played or"_s);
    press(Qt::Key_Return);
    using itemmodels::EpisodeListModel;
    QTRY_VERIFY(is(1, EpisodeListModel::IsPlayedRole) && is(2, EpisodeListModel::IsPlayedRole));
    QVERIFY(!is(0, EpisodeListModel::IsPlayedRole));
}

/// The palette makes the menus of rows, whose entries have the same keys as the window and the
/// list.
void TestCommandPalette::keysWorkOnceAfterThePalette()
{
    list()->setFocus();
    select(1, 1);
    openPalette();
    type(u"more like this"_s);
    QVERIFY(texts().contains(u"More like this"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_M, Qt::ControlModifier);
    using itemmodels::EpisodeListModel;
    QTRY_VERIFY(is(1, EpisodeListModel::IsPlayedRole));
    QTest::keyClick(list(), Qt::Key_Q);
    QTRY_VERIFY(is(1, EpisodeListModel::IsQueuedRole));
}

void TestCommandPalette::anImpossibleActionSaysWhy()
{
    auto *next = part<QAction>("actionNextChapter");
    QVERIFY(!next->isEnabled());
    const QSignalSpy triggered(next, &QAction::triggered);
    openPalette();
    QVERIFY(!notice()->isVisible());
    type(u"next chapter"_s);
    QCOMPARE(firstText(), u"Next chapter"_s);
    QVERIFY(notice()->isVisible());
    QCOMPARE(notice()->text(), u"Possible in an episode with chapters."_s);
    const QString read = matches()->currentIndex().data(Qt::AccessibleTextRole).toString();
    QCOMPARE(read, u"Next chapter, Playback, Ctrl+Right, not possible now"_s);
    press(Qt::Key_Return);
    QVERIFY(palette()->isVisible());
    QVERIFY(triggered.isEmpty());
    type(u"mute"_s);
    QVERIFY(!notice()->isVisible());
}

void TestCommandPalette::anUnknownNameIsSearchedFor()
{
    openPalette();
    QVERIFY(!texts().constLast().contains(u"Search all"_s)); // nothing is typed
    type(u"walruses"_s);
    QCOMPARE(texts(), QStringList{u"Search all episodes for “walruses”"_s});
    QVERIFY(notice()->isVisible());
    QCOMPARE(notice()->text(), u"Nothing in Dogear has this name."_s);
    press(Qt::Key_Return);
    QCOMPARE(part<QLineEdit>("searchField")->text(), u"walruses"_s);
    QTRY_COMPARE(rows(), 1);
}

void TestCommandPalette::keysMoveThroughTheRows()
{
    using widgets::CommandPalette;
    openPalette();
    const int last = matches()->model()->rowCount() - 1;
    QVERIFY(last > 2 * CommandPalette::maxVisibleRows);
    QCOMPARE(currentRow(), 0);
    press(Qt::Key_Down);
    QCOMPARE(currentRow(), 1);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QCOMPARE(currentRow(), last); // beyond the first row
    QVERIFY(matches()->viewport()->rect().contains(
        matches()->visualRect(matches()->currentIndex()).center()));
    press(Qt::Key_Down);
    QCOMPARE(currentRow(), 0);
    press(Qt::Key_PageDown);
    QCOMPARE(currentRow(), CommandPalette::maxVisibleRows);
    press(Qt::Key_PageUp);
    press(Qt::Key_PageUp);
    QCOMPARE(currentRow(), 0);
    press(Qt::Key_End, Qt::ControlModifier);
    // The settings may have been added meanwhile.
    QCOMPARE(currentRow(), matches()->model()->rowCount() - 1);
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(currentRow(), 0);
    press(Qt::Key_Down);
    QTest::keyClicks(field(), u"s"_s);
    QCOMPARE(currentRow(), 0); // the best match of the new text
    QVERIFY(field()->hasFocus());
}

void TestCommandPalette::aClickRunsARow()
{
    const QSignalSpy triggered(part<QAction>("actionMute"), &QAction::triggered);
    openPalette();
    type(u"mute"_s);
    const QRect row = matches()->visualRect(matches()->model()->index(0, 0));
    QTest::mouseClick(matches()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(triggered.count(), 1);
    QTRY_VERIFY(!palette());
}

void TestCommandPalette::aClickElsewhereCloses()
{
    openPalette();
    QTest::mouseClick(field(), Qt::LeftButton);
    QVERIFY(palette() && palette()->isVisible());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->viewport()->rect().center());
    QTRY_VERIFY(!palette());
}

void TestCommandPalette::keysOfTheWindowWait()
{
    const LibraryView before = sidebar()->currentView();
    const QSignalSpy muted(part<QAction>("actionMute"), &QAction::triggered);
    const QSignalSpy gone(part<QAction>("actionGo1"), &QAction::triggered);
    openPalette();
    press(Qt::Key_1, Qt::ControlModifier);
    QTest::keyClicks(field(), u"m"_s);
    QCOMPARE(field()->text(), u"m"_s);
    QVERIFY(muted.isEmpty() && gone.isEmpty());
    QVERIFY(sidebar()->currentView() == before);
    QVERIFY(palette()->isVisible());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!palette());
    QTest::keyClick(list(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(gone.count(), 1);
}

void TestCommandPalette::thePaletteFitsIntoTheWindow_data()
{
    QTest::addColumn<double>("points");
    QTest::addColumn<QSize>("size");
    QTest::newRow("a large window") << 10.0 << QSize(1200, 780);
    QTest::newRow("a low window") << 10.0 << QSize(900, 300);
    QTest::newRow("large type") << 20.0 << QSize(900, 600);
}

void TestCommandPalette::thePaletteFitsIntoTheWindow()
{
    QFETCH(const double, points);
    QFETCH(const QSize, size);
    m_dogear.reset();
    const ApplicationFont font(points);
    open();
    QWidget &window = m_dogear->window();
    window.resize(size);
    openPalette();
    const auto fits = [&] {
        return window.rect().contains(palette()->geometry())
               && palette()->rect().contains(matches()->geometry())
               && matches()->viewport()->height() >= matches()->sizeHintForRow(0);
    };
    QVERIFY(fits());
    type(u"next chapter"_s); // with a sentence below the rows
    QVERIFY(fits());
    window.resize(size - QSize(60, 0));
    QTRY_VERIFY(fits());
    m_dogear.reset(); // before the font is restored
}

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
