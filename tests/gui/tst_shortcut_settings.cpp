// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page Shortcuts of the settings: recording, conflicts, removing, resetting and finding.

#include "real_warnings.h"
#include "settings/key_recorder.h"
#include "settings_fields.h"

#include <support/timeouts.h>

#include <QAbstractButton>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using settings::ShortcutSettings;
using settings::UserSettings;
using test::lastChange;

class TestShortcutSettings final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup() { m_dialog.reset(); }

    void theTableHasAllActions();
    void aPressedKeyIsAdded();
    void modifiersAreNoShortcut();
    void theKeyboardLeavesTheRecorder();
    void aConflictIsSaid();
    void aConflictIsTakenOver();
    void aConflictIsLeft();
    void anotherRowEndsAConflict();
    void shortcutsAreRemoved();
    void oneActionIsReset();
    void allActionsAreReset();
    void changesAreMarked();
    void actionsAreFound_data();
    void actionsAreFound();
    void headingsCannotBeEdited();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QLatin1StringView(name));
    }
    QTreeWidget &table() const { return *part<QTreeWidget>("settingsShortcutTable"); }
    KeyRecorder &recorder() const { return *part<KeyRecorder>("shortcutRecorder"); }
    QTreeWidgetItem *item(const QString &text) const
    {
        return table().findItems(text, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    void select(const QString &text) { table().setCurrentItem(item(text)); }
    /// Presses \a key in the field that records.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        recorder().setFocus();
        QTest::keyClick(&recorder(), key, modifiers);
    }
    QString conflict() const
    {
        const auto *text = part<QLabel>("shortcutConflict");
        return text->isVisible() ? text->text() : QString();
    }
    /// Returns the shortcuts of the selected action, for which there are buttons.
    QStringList shown() const
    {
        QStringList texts;
        const auto buttons = m_dialog->findChildren<QToolButton *>(u"shortcutRemove"_s);
        for (const QToolButton *button : buttons) {
            if (button->isVisible())
                texts.append(button->text());
        }
        return texts;
    }
    void click(const char *name) { part<QAbstractButton>(name)->click(); }

    std::unique_ptr<SettingsDialog> m_dialog;
};

void TestShortcutSettings::init()
{
    test::failOnRealWarning();
    SettingsContext context;
    const auto add = [&context](const QString &action,
                                const QString &group,
                                const QString &text,
                                const QList<QKeySequence> &standard) {
        context.shortcuts.append(
            {.action = action, .group = group, .text = text, .standard = standard, .current = {}});
    };
    add(u"actionPlay"_s,
        u"Playback"_s,
        u"Play or pause"_s,
        {QKeySequence(u"Space"_s), QKeySequence(u"Ctrl+P"_s)});
    add(u"actionMute"_s, u"Playback"_s, u"Mute"_s, {QKeySequence(u"M"_s)});
    add(u"actionFind"_s, u"Library"_s, u"Search"_s, {QKeySequence(u"Ctrl+F"_s)});
    add(u"actionStatistics"_s, u"Library"_s, u"Statistics"_s, {});
    m_dialog = std::make_unique<SettingsDialog>(context);
    m_dialog->openPage(u"settingsShortcuts"_s);
    m_dialog->open();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
}

void TestShortcutSettings::theTableHasAllActions()
{
    QCOMPARE(table().topLevelItemCount(), 2);
    QCOMPARE(table().topLevelItem(0)->text(0), u"Playback"_s);
    QCOMPARE(table().topLevelItem(1)->childCount(), 2);
    QCOMPARE(item(u"Play or pause"_s)->text(1), u"Space, Ctrl+P"_s);
    QCOMPARE(item(u"Statistics"_s)->text(1), QString());
    select(u"Play or pause"_s);
    QCOMPARE(shown(), (QStringList{u"Space"_s, u"Ctrl+P"_s}));
}

void TestShortcutSettings::aPressedKeyIsAdded()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_F8);
    QCOMPARE(said.count(), 1);
    UserSettings expected;
    expected.shortcuts = {{u"actionStatistics"_s, {u"F8"_s}}};
    QVERIFY(lastChange(said) == expected);
    QCOMPARE(item(u"Statistics"_s)->text(1), u"F8"_s);
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(shown(), (QStringList{u"F8"_s, u"Ctrl+Shift+S"_s}));
    QCOMPARE(lastChange(said).shortcuts.value(u"actionStatistics"_s),
             (QStringList{u"F8"_s, u"Ctrl+Shift+S"_s}));
    QVERIFY(recorder().keySequence().isEmpty()); // ready for the next one
}

void TestShortcutSettings::modifiersAreNoShortcut()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_Control, Qt::ControlModifier);
    press(Qt::Key_Shift, Qt::ShiftModifier);
    QCOMPARE(said.count(), 0);
}

void TestShortcutSettings::theKeyboardLeavesTheRecorder()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_Tab);
    QVERIFY(!recorder().hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(said.count(), 0);
}

void TestShortcutSettings::aConflictIsSaid()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(conflict(), u"Ctrl+F is the shortcut of “Search”."_s);
    QCOMPARE(said.count(), 0);
    press(Qt::Key_F8); // another key instead
    QCOMPARE(conflict(), QString());
    QCOMPARE(said.count(), 1);
}

void TestShortcutSettings::aConflictIsTakenOver()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_F, Qt::ControlModifier);
    click("shortcutTakeover");
    const ShortcutSettings expected{{u"actionStatistics"_s, {u"Ctrl+F"_s}}, {u"actionFind"_s, {}}};
    QCOMPARE(said.count(), 1);
    QCOMPARE(lastChange(said).shortcuts, expected);
    QCOMPARE(item(u"Search"_s)->text(1), QString());
    QCOMPARE(conflict(), QString());
    QVERIFY(recorder().hasFocus());
}

void TestShortcutSettings::aConflictIsLeft()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    press(Qt::Key_F, Qt::ControlModifier);
    click("shortcutLeave");
    QCOMPARE(conflict(), QString());
    QCOMPARE(said.count(), 0);
    QVERIFY(recorder().hasFocus());
}

void TestShortcutSettings::anotherRowEndsAConflict()
{
    select(u"Statistics"_s);
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(!conflict().isEmpty());
    select(u"Mute"_s);
    QCOMPARE(conflict(), QString());
}

void TestShortcutSettings::shortcutsAreRemoved()
{
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Play or pause"_s);
    click("shortcutRemove"); // the first one
    QCOMPARE(shown(), QStringList{u"Ctrl+P"_s});
    QCOMPARE(lastChange(said).shortcuts, (ShortcutSettings{{u"actionPlay"_s, {u"Ctrl+P"_s}}}));
    const auto buttons = m_dialog->findChildren<QToolButton *>(u"shortcutRemove"_s);
    for (QToolButton *button : buttons) {
        if (button->isVisible())
            button->click();
    }
    QCOMPARE(shown(), QStringList());
    QCOMPARE(lastChange(said).shortcuts, (ShortcutSettings{{u"actionPlay"_s, {}}}));
}

void TestShortcutSettings::oneActionIsReset()
{
    UserSettings all;
    all.shortcuts = {{u"actionPlay"_s, {u"F5"_s}}, {u"actionMute"_s, {u"F6"_s}}};
    m_dialog->setSettings(all);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    select(u"Statistics"_s);
    QVERIFY(!part<QAbstractButton>("shortcutReset")->isEnabled());
    select(u"Play or pause"_s);
    QCOMPARE(shown(), QStringList{u"F5"_s});
    click("shortcutReset");
    QCOMPARE(lastChange(said).shortcuts, (ShortcutSettings{{u"actionMute"_s, {u"F6"_s}}}));
    QCOMPARE(shown(), (QStringList{u"Space"_s, u"Ctrl+P"_s}));
}

void TestShortcutSettings::allActionsAreReset()
{
    UserSettings all;
    all.interface.usesLetterKeys = false;
    all.shortcuts = {{u"actionPlay"_s, {u"F5"_s}}, {u"actionMute"_s, {u"F6"_s}}};
    m_dialog->setSettings(all);
    const QSignalSpy said(m_dialog.get(), &SettingsDialog::changed);
    click("settingsRestore");
    QVERIFY(lastChange(said) == UserSettings());
    QCOMPARE(item(u"Mute"_s)->text(1), u"M"_s);
    QTest::keyClick(m_dialog.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(lastChange(said) == all);
    QCOMPARE(item(u"Mute"_s)->text(1), u"F6"_s);
}

void TestShortcutSettings::changesAreMarked()
{
    QCOMPARE(item(u"Mute"_s)->toolTip(1), QString());
    UserSettings all;
    all.shortcuts = {{u"actionMute"_s, {u"F6"_s}}, {u"actionStatistics"_s, {u"F7"_s}}};
    m_dialog->setSettings(all);
    QCOMPARE(item(u"Mute"_s)->toolTip(1), u"Changed; the standard is: M"_s);
    QCOMPARE(item(u"Statistics"_s)->toolTip(1), u"Changed; the standard is: none"_s);
    QVERIFY(item(u"Mute"_s)->font(1).weight() > item(u"Search"_s)->font(1).weight());
}

void TestShortcutSettings::actionsAreFound_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("actions");
    QTest::newRow("no words") << QString()
                              << QStringList{
                                     u"Play or pause"_s, u"Mute"_s, u"Search"_s, u"Statistics"_s};
    QTest::newRow("the beginning of an action") << u"stat"_s << QStringList{u"Statistics"_s};
    QTest::newRow("a menu") << u"library"_s << QStringList{u"Search"_s, u"Statistics"_s};
    QTest::newRow("a key") << u"ctrl+p"_s << QStringList{u"Play or pause"_s};
    QTest::newRow("nothing") << u"warp"_s << QStringList{};
}

void TestShortcutSettings::actionsAreFound()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, actions);
    part<QLineEdit>("shortcutSearch")->setText(words);
    QStringList found;
    for (int i = 0; i < table().topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = table().topLevelItem(i);
        for (int j = 0; j < group->childCount(); ++j) {
            if (!group->isHidden() && !group->child(j)->isHidden())
                found.append(group->child(j)->text(0));
        }
    }
    QCOMPARE(found, actions);
    QCOMPARE(part<QLabel>("shortcutNothing")->isVisible(), actions.isEmpty());
}

void TestShortcutSettings::headingsCannotBeEdited()
{
    select(u"Mute"_s);
    QVERIFY(recorder().isEnabled());
    table().setCurrentItem(table().topLevelItem(0));
    QVERIFY(!recorder().isEnabled());
    QCOMPARE(shown(), QStringList());
}

QTEST_MAIN(TestShortcutSettings)
#include "tst_shortcut_settings.moc"
