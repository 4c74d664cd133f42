// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the Help menu, the shortcuts and the mnemonics of the real window, offscreen.

#include "real_warnings.h"
#include "version.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

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

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    /// Returns whether each entry of \a menu has a mnemonic letter that no other entry has; entries
    /// without any letter need none.
    static bool hasLetters(const QMenu &menu)
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
        part<QDialog>("shortcutsDialog")->close();
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
    auto *sidebar = part<widgets::Sidebar>("sidebar");
    sidebar->setCurrentIndex(
        sidebar->model()->index(itemmodels::SidebarModel::fixedViewCount(), 0));
    auto *view = part<QListView>(list.constData());
    QTRY_VERIFY(part<QListView>("episodeList")->model()->rowCount() > 0);
    const QModelIndex row =
        list == "sidebar" ? sidebar->currentIndex() : view->model()->index(0, 0);
    const QPoint place = view->visualRect(row).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, view->viewport()->mapToGlobal(place));
    QApplication::sendEvent(view->viewport(), &event);
    const auto find = [&] { return m_dogear->window().findChild<QMenu *>(menu); };
    QTRY_VERIFY(find() && find()->isVisible());
    QVERIFY(hasLetters(*find()));
    for (QMenu *inner : find()->findChildren<QMenu *>()) { // the submenu with the tags of a show
        inner->popup({});
        QVERIFY(hasLetters(*inner));
        inner->close();
    }
    find()->close();
    QTRY_VERIFY(!find());
}

void TestHelp::aboutNamesTheVersion()
{
    part<QAction>("actionAbout")->trigger();
    auto *about = part<QMessageBox>("aboutDialog");
    QVERIFY(about->isVisible());
    QVERIFY(about->text().contains(QLatin1StringView(dogear::version)));
    const auto backEnd = QT_VERSION < QT_VERSION_CHECK(6, 8, 0) ? u"GStreamer"_s : u"FFmpeg"_s;
    QVERIFY(about->informativeText().contains(backEnd));
    about->close();
}

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
