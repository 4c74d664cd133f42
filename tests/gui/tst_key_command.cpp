// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the keys of lists, and that tooltips and menus tell the present keys.

#include "real_warnings.h"

#include <support/timeouts.h>
#include <widgets/key_command.h>
#include <widgets/key_hints.h>

#include <QAction>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear::widgets;

class TestKeyCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void pressesMatch_data();
    void pressesMatch();
    void theCommandComesBeforeTheWindow();
    void whatIsNotPossibleGoesToTheList();
    void theEditorOfARowKeepsItsKeys();
    void aFieldInAPageKeepsItsKeys();
    void tooltipsHaveThePresentKeys_data();
    void tooltipsHaveThePresentKeys();
    void menusShowTheKey();

private:
    std::unique_ptr<QWidget> m_window;
    QListView *m_list = nullptr;
    QStringListModel m_model{{u"Ants"_s, u"Bees"_s}};
    KeyCommand *m_command = nullptr;
    QAction *m_action = nullptr; ///< of the window, with the key D
    bool m_isPossible = true;
    int m_commands = 0;
    int m_actions = 0;
};

void TestKeyCommand::init()
{
    dogear::test::failOnRealWarning();
    m_window = std::make_unique<QWidget>();
    m_list = new QListView(m_window.get());
    m_list->setModel(&m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    (new QVBoxLayout(m_window.get()))->addWidget(m_list);
    m_commands = 0;
    m_actions = 0;
    m_isPossible = true;
    m_command =
        new KeyCommand({u"listDownload"_s, u"List"_s, u"Download"_s, {Qt::Key_D}}, *m_list, [this] {
            m_commands += int(m_isPossible);
            return m_isPossible;
        });
    m_action = new QAction(u"Delete"_s, m_window.get());
    m_action->setObjectName(u"actionOther"_s);
    m_action->setShortcut(Qt::Key_D);
    connect(m_action, &QAction::triggered, this, [this] { ++m_actions; });
    m_window->addAction(m_action);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_list->setFocus();
}

void TestKeyCommand::pressesMatch_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("pressed");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char *name,
                        const QString &key,
                        Qt::Key pressed,
                        Qt::KeyboardModifiers modifiers,
                        bool isMatch) {
        QTest::newRow(name) << key << int(pressed) << int(modifiers) << isMatch;
    };
    row("the key itself", u"D"_s, Qt::Key_D, Qt::NoModifier, true);
    row("another key", u"D"_s, Qt::Key_Q, Qt::NoModifier, false);
    row("with Ctrl", u"D"_s, Qt::Key_D, Qt::ControlModifier, false);
    row("a key with Alt", u"Alt+Up"_s, Qt::Key_Up, Qt::AltModifier, true);
    row("an arrow of the keypad",
        u"Alt+Up"_s,
        Qt::Key_Up,
        Qt::AltModifier | Qt::KeypadModifier,
        true);
    row("Enter of the keypad is Return", u"Return"_s, Qt::Key_Enter, Qt::KeypadModifier, true);
    row("punctuation that needs Shift", u"?"_s, Qt::Key_Question, Qt::ShiftModifier, true);
    row("a letter with Shift is another key", u"D"_s, Qt::Key_D, Qt::ShiftModifier, false);
    row("several presses are never one", u"D, Q"_s, Qt::Key_D, Qt::NoModifier, false);
    row("no key", QString(), Qt::Key_D, Qt::NoModifier, false);
}

void TestKeyCommand::pressesMatch()
{
    QFETCH(const QString, key);
    QFETCH(const int, pressed);
    QFETCH(const int, modifiers);
    QFETCH(const bool, isMatch);
    m_action->setShortcut({});
    m_command->setKeys({QKeySequence(key)});
    QTest::keyClick(m_list, Qt::Key(pressed), Qt::KeyboardModifiers(modifiers));
    QCOMPARE(m_commands, int(isMatch));
}

void TestKeyCommand::theCommandComesBeforeTheWindow()
{
    QTest::keyClick(m_list, Qt::Key_D);
    QCOMPARE(m_commands, 1);
    QCOMPARE(m_actions, 0);
    m_command->setKeys({Qt::Key_Q});
    QTest::keyClick(m_list, Qt::Key_D);
    QCOMPARE(m_commands, 1);
    QCOMPARE(m_actions, 1);
    QTest::keyClick(m_list, Qt::Key_Q);
    QCOMPARE(m_commands, 2);
}

void TestKeyCommand::whatIsNotPossibleGoesToTheList()
{
    m_isPossible = false;
    m_command->setKeys({Qt::Key_B});
    QTest::keyClick(m_list, Qt::Key_B); // type-ahead of the list
    QCOMPARE(m_list->currentIndex().data().toString(), u"Bees"_s);
}

void TestKeyCommand::theEditorOfARowKeepsItsKeys()
{
    m_command->setKeys({Qt::Key_Return});
    m_list->edit(m_model.index(0));
    auto *editor = m_list->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(m_commands, 0);
    QTRY_VERIFY(!m_list->indexWidget(m_model.index(0)));
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(m_commands, 1);
}

void TestKeyCommand::aFieldInAPageKeepsItsKeys()
{
    auto *field = new QLineEdit(m_window.get());
    m_window->layout()->addWidget(field);
    int commands = 0;
    new KeyCommand({u"page"_s, u"Page"_s, u"Do"_s, {Qt::Key_Return}}, *m_window, [&commands] {
        ++commands;
        return true;
    });
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(commands, 0);
    m_list->setFocus();
    m_command->setKeys({});
    QTest::keyClick(m_window.get(), Qt::Key_Return);
    QCOMPARE(commands, 1);
}

void TestKeyCommand::tooltipsHaveThePresentKeys_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the key of an action")
        << u"Delete"_s << QStringList{u"actionOther"_s} << QString() << u"Delete (D)"_s;
    QTest::newRow("the key of a list")
        << u"Download"_s << QStringList{u"listDownload"_s} << QString() << u"Download (Q)"_s;
    QTest::newRow("two keys") << u"Both"_s << QStringList{u"actionOther"_s, u"listDownload"_s}
                              << QString() << u"Both (D, Q)"_s;
    QTest::newRow("two keys with their meaning")
        << u"Both"_s << QStringList{u"actionOther"_s, u"listDownload"_s} << u"%1 goes, %2 comes"_s
        << u"Both (D goes, Q comes)"_s;
    QTest::newRow("an action that does not exist")
        << u"Play"_s << QStringList{u"actionNone"_s} << QString() << u"Play"_s;
    QTest::newRow("text from elsewhere") << u"<qt>A &amp; B</qt>"_s << QStringList{u"actionOther"_s}
                                         << QString() << u"<qt>A &amp; B</qt>"_s;
}

void TestKeyCommand::tooltipsHaveThePresentKeys()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, names);
    QFETCH(const QString, pattern);
    QFETCH(const QString, expected);
    auto *button = new QPushButton(m_window.get());
    button->setToolTip(text);
    KeyToolTip tip(*button, names, pattern);
    m_command->setKeys({Qt::Key_Q}); // after the tooltip was made
    QCOMPARE(tip.text(), expected);
    QCOMPARE(button->toolTip(), text);
    tip.setShown(false);
    QCOMPARE(tip.text(), text);
    m_action->setShortcut({});
    m_command->setKeys({});
    tip.setShown(true);
    QCOMPARE(tip.text(), text);
}

void TestKeyCommand::menusShowTheKey()
{
    QMenu menu;
    QAction *entry = menu.addAction(u"Download"_s);
    showKey(*entry, keyOf(*m_list, u"listDownload"_s));
    QCOMPARE(entry->shortcut(), QKeySequence(Qt::Key_D));
    QVERIFY(entry->isShortcutVisibleInContextMenu());
    QCOMPARE(withKey(u"Play"_s, {}), u"Play"_s);
}

QTEST_MAIN(TestKeyCommand)
#include "tst_key_command.moc"
