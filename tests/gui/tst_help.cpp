// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Help menu, the shortcuts and the mnemonics of the real window, offscreen.

#include "real_warnings.h"
#include "version.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/key_hints.h>
#include <widgets/mnemonics.h>
#include <widgets/settings_dialog.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <window/key_bindings.h>

using namespace dogear;
using namespace dogear::test;

class TestHelp final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWindowWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void cleanupTestCase() { m_dogear.reset(); }

    void theKeysAreListed_data();
    void theKeysAreListed();
    void everyKeyOfAMenuIsListed();
    void noKeyIsGivenTwice();
    void everyEntryHasALetterOfItsOwn();
    void theGuideIsFollowedAndShown();
    void entriesOfContextMenusHaveLetters_data();
    void entriesOfContextMenusHaveLetters();
    void aboutNamesTheVersion();
    void shortcutsAreFoundByNameAndKey_data();
    void shortcutsAreFoundByNameAndKey();
    void keysThatTheUserChangedAreShownEverywhere();
    void theListLeadsToTheSettingsOfShortcuts();
    void tooltipsNameWhatExists();
    void controlsOfDialogsHaveLetters();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    /// Returns whether each entry of \a menu, or each title of the menu bar, has a mnemonic letter
    /// that no other one has; those without any letter need none.
    static bool hasLetters(const QWidget &menu)
    {
        QStringList letters;
        for (const QAction *action : menu.actions()) {
            if (action->isSeparator() || !action->isVisible())
                continue;
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            const bool canHave = std::ranges::any_of(action->text(), &isLetter);
            if ((letter.isEmpty() && canHave) || (!letter.isEmpty() && letters.contains(letter))) {
                qWarning("%s has no letter of its own", qPrintable(action->text()));
                return false;
            }
            letters.append(letter);
        }
        return true;
    }
    static bool isLetter(QChar letter) { return letter.isLetter(); }
    /// Opens the context menu \a name of the show, or of its first episode, in \a list.
    QMenu *openMenu(const char *list, const QString &name);
    /// Returns the key that the entry \a text of \a menu shows.
    static QString keyIn(const QMenu &menu, const QString &text);
    /// Opens the list of shortcuts and returns its entries, such as "Mute = M".
    QStringList keys()
    {
        part<QAction>("actionShortcuts")->trigger();
        const auto *tree = part<QTreeWidget>("shortcuts");
        QStringList keys;
        for (int group = 0; group < tree->topLevelItemCount(); ++group) {
            const QTreeWidgetItem *item = tree->topLevelItem(group);
            for (int i = 0; i < item->childCount(); ++i)
                keys.append(item->child(i)->text(0) + " = "_L1 + item->child(i)->text(1));
        }
        delete part<QDialog>("shortcutsDialog");
        return keys;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestHelp::initTestCase()
{
    const QString data = m_folder.filePath(u"data"_s);
    prepareLibrary(data);
    m_dogear = startDogear(data);
    QVERIFY(m_dogear);
}

void TestHelp::theKeysAreListed_data()
{
    QTest::addColumn<QString>("key");
    for (const auto *key : {u"Mute = M",
                            u"Search = Ctrl+F",
                            u"Inbox = Ctrl+1",
                            u"Up next = Ctrl+2",
                            u"Chapters = Alt+2",
                            u"Next pane = F6",
                            u"Undo = Ctrl+Z",
                            u"Keyboard shortcuts = F1, Ctrl+?",
                            u"Full screen = F11",
                            u"Add to or remove from Up next = Q",
                            u"Skip this chapter = S",
                            u"Edit the note = F2",
                            u"Search in the transcript = Ctrl+Shift+F",
                            u"Move up = Alt+Up",
                            u"Context menu = Shift+F10"})
        QTest::newRow(qPrintable(QString::fromUtf16(key))) << QString::fromUtf16(key);
}

void TestHelp::theKeysAreListed()
{
    QFETCH(const QString, key);
    QCOMPARE(part<QAction>("actionShortcuts")->shortcut(), QKeySequence(Qt::Key_F1));
    const QStringList all = keys();
    QVERIFY2(all.contains(key), qPrintable(all.join(u'\n')));
}

void TestHelp::everyKeyOfAMenuIsListed()
{
    const QString all = keys().join(u'\n');
    const auto actions = m_dogear->window().findChildren<QAction *>();
    for (const QAction *action : actions) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        if (!key.isEmpty())
            QVERIFY2(all.contains(" = "_L1 + key), qPrintable(action->objectName() + key));
    }
}

void TestHelp::noKeyIsGivenTwice()
{
    QStringList seen;
    const auto actions = m_dogear->window().findChildren<QAction *>();
    for (const QAction *action : actions) {
        const QString key = action->shortcut().toString();
        if (key.isEmpty())
            continue;
        QVERIFY2(!seen.contains(key), qPrintable(action->objectName() + u' ' + key));
        seen.append(key);
    }
}

void TestHelp::everyEntryHasALetterOfItsOwn()
{
    int menus = 0;
    // Menus of the menu bar and of buttons.
    for (QMenu *menu : m_dogear->window().findChildren<QMenu *>()) {
        menu->popup({});
        QVERIFY(hasLetters(*menu));
        menu->close();
        ++menus;
    }
    QVERIFY(menus > 8);
    QVERIFY(hasLetters(*m_dogear->window().menuBar()));
    QVERIFY(keys().contains(u"Mute = M"_s)); // the list of shortcuts shows no mnemonic marker
}

void TestHelp::theGuideIsFollowedAndShown()
{
    part<QAction>("actionGuide")->trigger();
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    QTRY_COMPARE(sidebar->model()->rowCount(), itemmodels::SidebarModel::fixedViewCount() + 1);
    QTRY_COMPARE(sidebar->currentView().kind, itemmodels::ViewKind::Podcast);
    sidebar->selectView({});
    part<QAction>("actionGuide")->trigger(); // followed already, so only shown
    QTRY_COMPARE(sidebar->currentView().kind, itemmodels::ViewKind::Podcast);
}

void TestHelp::entriesOfContextMenusHaveLetters_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("menu");
    QTest::newRow("a show in the sidebar") << QByteArray("sidebar") << u"sidebarMenu"_s;
    QTest::newRow("an episode") << QByteArray("episodeList") << u"episodeMenu"_s;
}

void TestHelp::entriesOfContextMenusHaveLetters()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QString, menu);
    QMenu *opened = openMenu(list.constData(), menu);
    QVERIFY(opened);
    QVERIFY(hasLetters(*opened));
    for (QMenu *inner : opened->findChildren<QMenu *>()) { // the submenu with the tags of a show
        inner->popup({});
        QVERIFY(hasLetters(*inner));
        inner->close();
    }
    opened->close();
    QTRY_VERIFY(!m_dogear->window().findChild<QMenu *>(menu));
}

void TestHelp::aboutNamesTheVersion()
{
    part<QAction>("actionAbout")->trigger();
    auto *about = part<QDialog>("aboutDialog");
    QVERIFY(about->isVisible());
    QVERIFY(part<QLabel>("aboutName")->text().contains(QLatin1StringView(dogear::version)));
    const auto backEnd = QT_VERSION < QT_VERSION_CHECK(6, 8, 0) ? u"GStreamer"_s : u"FFmpeg"_s;
    const auto *versions = part<QTreeWidget>("aboutVersions");
    QCOMPARE(versions->findItems(backEnd, Qt::MatchExactly, 1).size(), 1);
    const auto sqlite = [versions] {
        return versions->findItems(u"SQLite"_s, Qt::MatchExactly).constFirst()->text(1);
    };
    QTRY_VERIFY(sqlite().startsWith(u"3."_s)); // the library tells it
    about->close();
}

void TestHelp::shortcutsAreFoundByNameAndKey_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("found");
    QTest::newRow("a word of the action") << u"undo"_s << u"Undo"_s;
    QTest::newRow("its key") << u"ctrl+b"_s << u"Bookmark this time"_s;
    QTest::newRow("its menu and its name") << u"playback mute"_s << u"Mute"_s;
    QTest::newRow("nothing") << u"walruses"_s << QString();
}

void TestHelp::shortcutsAreFoundByNameAndKey()
{
    QFETCH(const QString, words);
    QFETCH(const QString, found);
    part<QAction>("actionShortcuts")->trigger();
    part<QLineEdit>("shortcutSearch")->setText(words);
    const auto *tree = part<QTreeWidget>("shortcuts");
    QStringList shown;
    for (int group = 0; group < tree->topLevelItemCount(); ++group) {
        const QTreeWidgetItem *item = tree->topLevelItem(group);
        for (int i = 0; i < item->childCount(); ++i) {
            if (!item->isHidden() && !item->child(i)->isHidden())
                shown.append(item->child(i)->text(0));
        }
    }
    QCOMPARE(shown.value(0), found);
    QCOMPARE(part<QLabel>("shortcutsNothing")->isVisible(), found.isEmpty());
    part<QDialog>("shortcutsDialog")->close();
    QTRY_VERIFY(!part<QDialog>("shortcutsDialog"));
}

void TestHelp::keysThatTheUserChangedAreShownEverywhere()
{
    auto *bindings = m_dogear->window().findChild<KeyBindings *>();
    QVERIFY(bindings);
    bindings->apply({{u"listQueue"_s, {u"W"_s}},
                     {u"actionMarkPlayed"_s, {u"Ctrl+Shift+Y"_s}},
                     {u"actionPlay"_s, {u"Ctrl+P"_s}}},
                    true);
    QVERIFY(keys().contains(u"Add to or remove from Up next = W"_s));
    const auto *tip = part<QToolButton>("playerPlay")->findChild<widgets::KeyToolTip *>();
    QCOMPARE(tip->text(), u"Play (Ctrl+P)"_s);
    QMenu *menu = openMenu("episodeList", u"episodeMenu"_s);
    QVERIFY(menu);
    QCOMPARE(keyIn(*menu, u"Add to Up next"_s), u"W"_s);
    QCOMPARE(keyIn(*menu, u"Mark as played"_s), u"Ctrl+Shift+Y"_s);
    QCOMPARE(keyIn(*menu, u"Download"_s), u"D"_s); // not changed
    QCOMPARE(keyIn(*menu, u"Go to show"_s), u"Ctrl+J"_s);
    menu->close();
    QTRY_VERIFY(!m_dogear->window().findChild<QMenu *>(u"episodeMenu"_s));
    menu = openMenu("sidebar", u"sidebarMenu"_s);
    QVERIFY(menu);
    QCOMPARE(keyIn(*menu, u"Rename"_s), u"F2"_s);
    QCOMPARE(keyIn(*menu, u"Stop following"_s), u"Del"_s);
    menu->close();
    bindings->apply({}, true);
}

/// A tooltip of a name that does not exist would silently show no key.
void TestHelp::theListLeadsToTheSettingsOfShortcuts()
{
    part<QAction>("actionShortcuts")->trigger();
    part<QPushButton>("shortcutsChange")->click();
    auto *dialog = part<widgets::SettingsDialog>("settingsDialog");
    QVERIFY(dialog);
    QCOMPARE(dialog->currentPage(), u"settingsShortcuts"_s);
    const auto *table = dialog->findChild<QTreeWidget *>(u"settingsShortcutTable"_s);
    QVERIFY(!table->findItems(u"Mute"_s, Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
    delete dialog;
    QTRY_VERIFY(!part<QDialog>("shortcutsDialog"));
}

void TestHelp::tooltipsNameWhatExists()
{
    const QWidget &window = m_dogear->window();
    const auto tips = window.findChildren<widgets::KeyToolTip *>();
    QVERIFY(tips.size() > 10);
    QStringList unknown;
    for (const widgets::KeyToolTip *tip : tips) {
        for (const QString &name : tip->names()) {
            if (!window.findChild<QObject *>(name))
                unknown.append(name);
        }
    }
    QCOMPARE(unknown.join(u' '), QString());
}

void TestHelp::controlsOfDialogsHaveLetters()
{
    part<QAction>("actionShortcuts")->trigger();
    const auto *change = part<QPushButton>("shortcutsChange");
    QVERIFY(!QKeySequence::mnemonic(change->text()).isEmpty());
    part<QDialog>("shortcutsDialog")->close();
    QTRY_VERIFY(!part<QDialog>("shortcutsDialog"));
}

QMenu *TestHelp::openMenu(const char *list, const QString &name)
{
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    sidebar->setCurrentIndex(
        sidebar->model()->index(itemmodels::SidebarModel::fixedViewCount(), 0));
    auto *view = part<QListView>(list);
    if (!test::waitUntil(
            [this] { return part<QListView>("episodeList")->model()->rowCount() > 0; }))
        return nullptr;
    const QModelIndex row =
        QByteArrayView(list) == "sidebar" ? sidebar->currentIndex() : view->model()->index(0, 0);
    const QPoint place = view->visualRect(row).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view->viewport()->mapToGlobal(place));
    QApplication::sendEvent(view->viewport(), &event);
    const auto find = [&] { return m_dogear->window().findChild<QMenu *>(name); };
    return test::waitUntil([&] { return find() && find()->isVisible(); }) ? find() : nullptr;
}

QString TestHelp::keyIn(const QMenu &menu, const QString &text)
{
    for (const QAction *action : menu.actions()) {
        if (widgets::withoutMnemonic(action->text()) == text)
            return action->shortcut().toString();
    }
    return u"no entry"_s;
}

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
