// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which keys actions and commands of lists get from their standard and from the user.

#include "real_warnings.h"

#include <widgets/key_command.h>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <memory>
#include <window/key_bindings.h>

using namespace Qt::StringLiterals;
using dogear::KeyBindings;
using dogear::settings::ShortcutSettings;
using dogear::widgets::KeyCommand;
using dogear::widgets::ShortcutRow;

class TestKeyBindings final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void whatIsALetter_data();
    void whatIsALetter();
    void keysAreGiven_data();
    void keysAreGiven();
    void theStandardReturns();
    void rowsNameActionsWithTheirGroups();
    void commandsOfOneNameHaveTheSameKeys();

private:
    QAction *add(QMenu &menu, const QString &name, const QString &text, const QString &key)
    {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        if (!key.isEmpty())
            action->setShortcut(QKeySequence(key));
        m_window->addAction(action);
        return action;
    }
    /// "next=N play=Space …", the keys as they are now.
    [[nodiscard]] QString keys() const
    {
        QStringList all;
        const QList<ShortcutRow> rows = m_keys->rows();
        for (const ShortcutRow &row : rows)
            all.append(row.action + u'=' + QKeySequence::listToString(row.current));
        return all.join(u' ');
    }

    std::unique_ptr<QMainWindow> m_window;
    KeyBindings *m_keys = nullptr;
};

void TestKeyBindings::init()
{
    dogear::test::failOnRealWarning();
    m_window = std::make_unique<QMainWindow>();
    QMenu &playback = *m_window->menuBar()->addMenu(u"&Playback"_s);
    add(playback, u"actionNext"_s, u"&Next episode"_s, u"N"_s);
    playback.addSeparator();
    add(*playback.addMenu(u"More"_s), u"actionStop"_s, u"Stop"_s, u"Ctrl+."_s);
    QMenu &help = *m_window->menuBar()->addMenu(u"Help"_s);
    add(help, u"actionHelp"_s, u"Help"_s, {})
        ->setShortcuts({QKeySequence(Qt::Key_F1), QKeySequence(u"Ctrl+?"_s)});
    add(help, u"actionFree"_s, u"Free"_s, {});
    auto *list = new QWidget(m_window.get());
    new KeyCommand(
        {u"listQueue"_s, u"List"_s, u"Queue"_s, {Qt::Key_Q}}, *list, [] { return true; });
    new KeyCommand({u"listMove"_s, u"List"_s, u"Move"_s, {}}, *list, [] { return true; });
    m_keys = new KeyBindings(*m_window);
    m_keys->collect();
}

void TestKeyBindings::whatIsALetter_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isLetter");
    QTest::newRow("a letter") << u"N"_s << true;
    QTest::newRow("punctuation") << u"["_s << true;
    QTest::newRow("with Shift") << u"Shift+N"_s << true;
    QTest::newRow("with Ctrl") << u"Ctrl+N"_s << false;
    QTest::newRow("with Alt") << u"Alt+N"_s << false;
    QTest::newRow("the space bar") << u"Space"_s << false;
    QTest::newRow("an arrow") << u"Left"_s << false;
    QTest::newRow("a function key") << u"F5"_s << false;
    QTest::newRow("several presses") << u"N, N"_s << false;
    QTest::newRow("no key") << QString() << false;
}

void TestKeyBindings::whatIsALetter()
{
    QFETCH(const QString, key);
    QFETCH(const bool, isLetter);
    QCOMPARE(KeyBindings::isLetter(QKeySequence(key)), isLetter);
}

void TestKeyBindings::keysAreGiven_data()
{
    QTest::addColumn<ShortcutSettings>("chosen");
    QTest::addColumn<bool>("usesLetters");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const ShortcutSettings &chosen,
                        bool usesLetters,
                        const QString &expected) {
        QTest::newRow(name) << chosen << usesLetters << expected;
    };
    row("without a choice the standard",
        {},
        true,
        u"actionNext=N actionStop=Ctrl+. actionHelp=F1; Ctrl+? actionFree= listQueue=Q listMove="_s);
    row("without letters only lists have some",
        {},
        false,
        u"actionNext= actionStop=Ctrl+. actionHelp=F1; Ctrl+? actionFree= listQueue=Q listMove="_s);
    row("letters that the user chose are switched off, too",
        {{u"actionFree"_s, {u"X"_s}}, {u"actionStop"_s, {u"Ctrl+S"_s}}},
        false,
        u"actionNext= actionStop=Ctrl+S actionHelp=F1; Ctrl+? actionFree= listQueue=Q listMove="_s);
    row("an empty choice takes the keys away",
        {{u"actionHelp"_s, {}}},
        true,
        u"actionNext=N actionStop=Ctrl+. actionHelp= actionFree= listQueue=Q listMove="_s);
    row("a choice wins over the standard of an earlier action",
        {{u"actionFree"_s, {u"N"_s, u"F1"_s}}},
        true,
        u"actionNext= actionStop=Ctrl+. actionHelp=Ctrl+? actionFree=N; F1 listQueue=Q listMove="_s);
    row("of two choices the earlier action gets the key",
        {{u"actionFree"_s, {u"Ctrl+X"_s}}, {u"actionStop"_s, {u"Ctrl+X"_s}}},
        true,
        u"actionNext=N actionStop=Ctrl+X actionHelp=F1; Ctrl+? actionFree= listQueue=Q listMove="_s);
    row("keys are exchanged",
        {{u"actionNext"_s, {u"Ctrl+."_s}}, {u"actionStop"_s, {u"N"_s}}},
        true,
        u"actionNext=Ctrl+. actionStop=N actionHelp=F1; Ctrl+? actionFree= listQueue=Q listMove="_s);
    row("a list and the window may have the same key",
        {{u"listQueue"_s, {u"N"_s}}},
        true,
        u"actionNext=N actionStop=Ctrl+. actionHelp=F1; Ctrl+? actionFree= listQueue=N listMove="_s);
    row("two commands of a list may not",
        {{u"listMove"_s, {u"Q"_s}}},
        true,
        u"actionNext=N actionStop=Ctrl+. actionHelp=F1; Ctrl+? actionFree= listQueue= listMove=Q"_s);
    row("keys that nobody knows, and actions that are gone, are left out",
        {{u"actionNext"_s, {u"Hyper+Nonsense"_s, u"Ctrl+N"_s, u"Ctrl+N"_s}},
         {u"actionGone"_s, {u"F1"_s}}},
        true,
        u"actionNext=Ctrl+N actionStop=Ctrl+. actionHelp=F1; Ctrl+? actionFree= listQueue=Q "
        "listMove="_s);
}

void TestKeyBindings::keysAreGiven()
{
    QFETCH(const ShortcutSettings, chosen);
    QFETCH(const bool, usesLetters);
    QFETCH(const QString, expected);
    m_keys->apply(chosen, usesLetters);
    QCOMPARE(keys(), expected);
    const auto *action = m_window->findChild<QAction *>(u"actionStop"_s);
    QVERIFY(keys().contains(u"actionStop="_s + action->shortcut().toString()));
}

void TestKeyBindings::theStandardReturns()
{
    const QString before = keys();
    m_keys->apply({{u"actionNext"_s, {u"F1"_s}}, {u"listQueue"_s, {}}}, false);
    QVERIFY(keys() != before);
    m_keys->apply({}, true);
    QCOMPARE(keys(), before);
    QCOMPARE(m_keys->rows().at(2).standard.size(), 2); // the standard is what collect() found
}

void TestKeyBindings::rowsNameActionsWithTheirGroups()
{
    auto *undo = new QAction(u"Undo “Mark as played”"_s, m_window.get());
    undo->setObjectName(u"actionUndo"_s);
    undo->setProperty(KeyBindings::textProperty, u"Undo"_s);
    new QAction(u"Copy"_s, m_window.get()); // of a label, without a name
    m_keys->collect();
    QStringList all;
    const QList<ShortcutRow> rows = m_keys->rows();
    for (const ShortcutRow &row : rows)
        all.append(row.group + u'/' + row.text);
    QCOMPARE(all.join(u", "_s),
             u"Playback/Next episode, Playback/Stop, Help/Help, Help/Free, Other/Undo, List/Queue, "
             "List/Move"_s);
}

void TestKeyBindings::commandsOfOneNameHaveTheSameKeys()
{
    auto *page = new QWidget(m_window.get());
    const auto *second = new KeyCommand(
        {u"listQueue"_s, u"List"_s, u"Queue"_s, {Qt::Key_Q}}, *page, [] { return true; });
    m_keys->collect();
    QCOMPARE(m_keys->rows().size(), 6);
    m_keys->apply({{u"listQueue"_s, {u"W"_s}}}, true);
    QCOMPARE(second->keys(), QList<QKeySequence>{Qt::Key_W});
    QCOMPARE(m_window->findChild<KeyCommand *>(u"listQueue"_s)->keys(), second->keys());
}

QTEST_MAIN(TestKeyBindings)
#include "tst_key_bindings.moc"
