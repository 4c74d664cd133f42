// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the search of the settings dialog: which page and field words lead to, marks and keys.

#include "real_warnings.h"
#include "settings/settings_page.h"
#include "settings_fields.h"

#include <support/timeouts.h>
#include <widgets/empty_state.h>
#include <widgets/metrics.h>
#include <widgets/settings_index.h>

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QScrollArea>
#include <QTreeWidget>

#include <algorithm>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using test::listedPages;

class TestSettingsSearch final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup()
    {
        m_dialog.reset();
        QApplication::setPalette(QPalette());
    }

    void wordsLeadToAField_data();
    void wordsLeadToAField();
    void onlyPagesWithAMatchAreListed_data();
    void onlyPagesWithAMatchAreListed();
    void labelsAreMarked_data();
    void labelsAreMarked();
    void marksAreReadable_data();
    void marksAreReadable();
    void thePageStaysWhileItMatches();
    void theFirstMatchIsScrolledIntoView();
    void actionsAreFoundInTheTable();
    void nothingMatches();
    void escapeClearsFirst();
    void goingToAFieldEndsASearchThatHidesIt();
    void keysReachTheSearch();

private:
    QLineEdit &field() const { return *m_dialog->findChild<QLineEdit *>(u"settingsSearch"_s); }
    void search(const QString &words)
    {
        field().setFocus();
        field().setText(words);
    }
    QString focused() const
    {
        return m_dialog->focusWidget() ? m_dialog->focusWidget()->objectName() : QString();
    }
    /// Returns the texts of the labels that are marked, on all pages.
    QStringList marked() const
    {
        QStringList texts;
        const auto pages = m_dialog->findChildren<SettingsPage *>();
        for (const SettingsPage *page : pages) {
            for (const SettingsRow &row : page->rows()) {
                const auto *label = qobject_cast<const QLabel *>(row.label);
                const auto *button = qobject_cast<const QAbstractButton *>(row.label);
                const QString text = label ? label->text() : button ? button->text() : QString();
                if (row.label->autoFillBackground() && !texts.contains(text))
                    texts.append(text);
            }
        }
        return texts;
    }

    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestSettingsSearch::init()
{
    test::failOnRealWarning();
    m_dialog = std::make_unique<SettingsDialog>(test::sampleContext());
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

/// Return in the search field gives the first field that was found the focus.
void TestSettingsSearch::wordsLeadToAField_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("focused");
    const auto row =
        [](const char *name, const char *words, const char *page, const char *focused) {
            QTest::newRow(name) << QString::fromUtf8(words) << QString::fromUtf8(page)
                                << QString::fromUtf8(focused);
        };
    row("a label", "speed", "settingsPlayback", "settingsSpeed");
    row("the beginnings of words", "spe lim", "settingsNetwork", "settingsLimit");
    row("words in another order", "limit speed", "settingsNetwork", "settingsLimit");
    row("capital letters", "STREAM CACHE", "settingsDownloads", "settingsKept");
    row("accents", "thémé", "settingsAppearance", "settingsTheme");
    row("a synonym of two words", "dark mode", "settingsAppearance", "settingsTheme");
    row("a synonym for refreshing", "rss", "settingsLibrary", "settingsMode");
    row("a synonym for the proxy", "vpn", "settingsNetwork", "settingsProxy");
    row("a synonym for the start",
        "autostart",
        "settingsNotifications",
        "settingsStartWithSession");
    row("words that are nowhere leave the page",
        "german warp",
        "settingsPlayback",
        "settingsSearch");
    row("a word of a tooltip", "sometimes", "settingsLibrary", "settingsFyyd");
    row("a heading leads to its first field",
        "made on this computer",
        "settingsLibrary",
        "settingsCommand");
    row("a heading narrows a label", "balance mono", "settingsPlayback", "settingsMono");
    row("the page narrows a label", "network feeds", "settingsNetwork", "settingsInAll");
    row("a page leads to its first field", "appearance", "settingsAppearance", "settingsTheme");
    row("an action", "mute", "settingsShortcuts", "settingsShortcutTable");
    row("the key of an action", "ctrl+q", "settingsShortcuts", "settingsShortcutTable");
    row("a label counts more than a tooltip before it",
        "pause",
        "settingsPlayback",
        "settingsRewinds");
    row("one of several choices", "socks5", "settingsNetwork", "settingsProxy");
    row("a switch with fields", "only from", "settingsDownloads", "settingsTimed");
    row("a synonym for sync", "gpodder", "settingsDevices", "settingsSyncKind");
    row("a synonym for sync through a folder",
        "syncthing",
        "settingsDevices",
        "settingsSyncFolder");
    row("a page with its own parts", "devices", "settingsDevices", "settingsSyncAccount");
    row("a button", "hosts", "settingsPrivacy", "settingsHosts");
}

void TestSettingsSearch::wordsLeadToAField()
{
    QFETCH(const QString, words);
    search(words);
    QTEST(m_dialog->currentPage(), "page");
    QTest::keyClick(&field(), Qt::Key_Return);
    QTEST(focused(), "focused");
}

void TestSettingsSearch::onlyPagesWithAMatchAreListed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("pages");
    QTest::newRow("no words") << QString()
                              << QStringList{u"Playback"_s,
                                             u"Downloads"_s,
                                             u"Library"_s,
                                             u"Network"_s,
                                             u"Devices"_s,
                                             u"Notifications"_s,
                                             u"Shortcuts"_s,
                                             u"Privacy"_s,
                                             u"Appearance"_s};
    QTest::newRow("only punctuation is no search") << u" + "_s
                                                   << QStringList{u"Playback"_s,
                                                                  u"Downloads"_s,
                                                                  u"Library"_s,
                                                                  u"Network"_s,
                                                                  u"Devices"_s,
                                                                  u"Notifications"_s,
                                                                  u"Shortcuts"_s,
                                                                  u"Privacy"_s,
                                                                  u"Appearance"_s};
    QTest::newRow("one page") << u"vpn"_s << QStringList{u"Network"_s};
    QTest::newRow("two pages") << u"rss"_s << QStringList{u"Library"_s, u"Network"_s};
    QTest::newRow("a word with a typing mistake") << u"speeed"_s << QStringList{};
    QTest::newRow("one of two words is nowhere") << u"speed warp"_s << QStringList{};
}

void TestSettingsSearch::onlyPagesWithAMatchAreListed()
{
    QFETCH(const QString, words);
    search(words);
    QTEST(listedPages(*m_dialog), "pages");
}

void TestSettingsSearch::labelsAreMarked_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("a label") << u"stream cache"_s << QStringList{u"Stream cache"_s};
    QTest::newRow("a heading alone does not mark its fields")
        << u"made on this computer"_s << QStringList{u"Transcripts made on this computer"_s};
    QTest::newRow("the title of a page marks nothing") << u"appearance"_s << QStringList{};
    QTest::newRow("a field whose label belongs to a switch")
        << u"days playing"_s << QStringList{u"Remove played after"_s};
    QTest::newRow("nothing") << QString() << QStringList{};
}

void TestSettingsSearch::labelsAreMarked()
{
    QFETCH(const QString, words);
    search(u"speed"_s); // its marks must go
    search(words);
    QTEST(marked(), "labels");
}

void TestSettingsSearch::marksAreReadable_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark, chosen while the marks are shown") << true;
}

void TestSettingsSearch::marksAreReadable()
{
    QFETCH(const bool, isDark);
    search(u"stream cache"_s);
    QPalette dark(QColor(0x31, 0x36, 0x3b), QColor(0x2a, 0x2e, 0x32));
    dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    if (isDark)
        QApplication::setPalette(dark);
    const auto *kept = m_dialog->findChild<QWidget *>(u"settingsKept"_s);
    const auto *page = m_dialog->findChild<SettingsPage *>(u"settingsDownloads"_s);
    const auto row = std::ranges::find(page->rows(), kept, &SettingsRow::field);
    QVERIFY(row != page->rows().end());
    const QWidget &label = *row->label;
    const auto background = [&label] { return label.palette().color(label.backgroundRole()); };
    QTRY_COMPARE(background(), searchedColor(QApplication::palette()));
    QVERIFY(contrast(label.palette().color(label.foregroundRole()), background()) >= 4.5);
}

void TestSettingsSearch::thePageStaysWhileItMatches()
{
    m_dialog->openPage(u"settingsNetwork"_s);
    search(u"speed"_s); // also on the first page
    QCOMPARE(m_dialog->currentPage(), u"settingsNetwork"_s);
    search(u"balance"_s);
    QCOMPARE(m_dialog->currentPage(), u"settingsPlayback"_s);
    field().clear();
    QCOMPARE(m_dialog->currentPage(), u"settingsPlayback"_s);
}

void TestSettingsSearch::theFirstMatchIsScrolledIntoView()
{
    m_dialog->resize(m_dialog->width(), 260); // less than the page needs
    search(u"buffer"_s);
    const auto *ahead = m_dialog->findChild<QWidget *>(u"settingsAhead"_s);
    QWidget *area = m_dialog->findChild<QWidget *>(u"settingsDownloads"_s)->parentWidget();
    QTRY_VERIFY(area->rect().contains(ahead->mapTo(area, ahead->rect().center())));
}

void TestSettingsSearch::actionsAreFoundInTheTable()
{
    const auto *table = m_dialog->findChild<QTreeWidget *>(u"settingsShortcutTable"_s);
    search(u"mute"_s);
    QCOMPARE(table->currentItem()->text(0), u"Mute"_s);
    search(u"shortcuts"_s);
    QVERIFY(!table->topLevelItem(0)->isHidden()); // the page matches; its table is whole
    search(u"playback mute"_s);                   // the group narrows the action
    QCOMPARE(listedPages(*m_dialog), QStringList{u"Shortcuts"_s});
}

void TestSettingsSearch::nothingMatches()
{
    auto *nothing = m_dialog->findChild<EmptyState *>();
    search(u"quantum"_s);
    QVERIFY(nothing->isVisible());
    QCOMPARE(nothing->findChild<QLabel *>(u"emptyText"_s)->text(), u"No setting matches."_s);
    QVERIFY(!m_dialog->findChild<QWidget *>(u"settingsRestore"_s)->isEnabled());
    QTest::keyClick(&field(), Qt::Key_Return);
    QCOMPARE(focused(), u"settingsSearch"_s);
    nothing->findChild<QAbstractButton *>(u"emptyAction"_s)->click();
    QVERIFY(!nothing->isVisible());
    QCOMPARE(field().text(), QString());
    QCOMPARE(focused(), u"settingsSearch"_s);
    QCOMPARE(listedPages(*m_dialog).size(), settingsPageCount);
}

void TestSettingsSearch::escapeClearsFirst()
{
    search(u"speed"_s);
    QTest::keyClick(&field(), Qt::Key_Return);
    QCOMPARE(focused(), u"settingsSpeed"_s);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QCOMPARE(field().text(), QString());
    QVERIFY(m_dialog->isVisible());
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void TestSettingsSearch::goingToAFieldEndsASearchThatHidesIt()
{
    search(u"vpn"_s);
    m_dialog->goTo(u"settingsTheme"_s);
    QCOMPARE(field().text(), QString());
    QCOMPARE(m_dialog->currentPage(), u"settingsAppearance"_s);
    QCOMPARE(focused(), u"settingsTheme"_s);
}

void TestSettingsSearch::keysReachTheSearch()
{
    QCOMPARE(focused(), u"settingsSearch"_s); // when the dialog opens
    QTest::keyClick(&field(), Qt::Key_Down);
    QCOMPARE(focused(), u"settingsPages"_s);
    m_dialog->goTo(u"settingsTheme"_s);
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(focused(), u"settingsSearch"_s);
}

QTEST_MAIN(TestSettingsSearch)
#include "tst_settings_search.moc"
