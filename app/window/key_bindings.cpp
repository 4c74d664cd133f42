// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_bindings.h"

#include <widgets/key_command.h>
#include <widgets/mnemonics.h>

#include <QAction>
#include <QHash>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using widgets::KeyCommand;

namespace {

/// Reads keys of the settings file, which anyone may have edited.
QList<QKeySequence> fromSettings(const QStringList &texts)
{
    QList<QKeySequence> keys;
    for (const QString &text : texts) {
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        // Qt reads a text that it does not know as an unknown key.
        const bool isKnown = !key.isEmpty() && key[0].key() != Qt::Key_unknown;
        if (isKnown && !keys.contains(key))
            keys.append(key);
    }
    return keys;
}

} // namespace

KeyBindings::KeyBindings(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{}

bool KeyBindings::isLetter(const QKeySequence &key)
{
    if (key.count() != 1)
        return false;
    const Qt::KeyboardModifiers others = key[0].keyboardModifiers() & ~Qt::ShiftModifier;
    // Qt::Key_Escape is the first key without a character; those before it are Unicode values.
    return others == Qt::NoModifier && key[0].key() > Qt::Key_Space
           && key[0].key() < Qt::Key_Escape;
}

void KeyBindings::collect()
{
    m_bindings.clear();
    const QList<QAction *> titles = m_window.menuBar()->actions();
    for (const QAction *title : titles) {
        if (title->menu())
            addMenu(*title->menu(), widgets::withoutMnemonic(title->text()));
    }
    const auto others = m_window.findChildren<QAction *>();
    for (QAction *action : others)
        addAction(*action, tr("Other"));
    const auto commands = m_window.findChildren<KeyCommand *>();
    for (KeyCommand *command : commands)
        addCommand(*command);
}

void KeyBindings::addMenu(const QMenu &menu, const QString &group)
{
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries) {
        if (entry->menu())
            addMenu(*entry->menu(), group);
        else
            addAction(*entry, group);
    }
}

void KeyBindings::addAction(QAction &action, const QString &group)
{
    // Actions without such a name belong to one widget, for example to a text field.
    const QString name = action.objectName();
    const bool isKnown = std::ranges::find(m_bindings, name, &Binding::name) != m_bindings.end();
    if (!isKnown && name.startsWith("action"_L1))
        m_bindings.append(
            {.name = name, .group = group, .action = &action, .standard = action.shortcuts()});
}

void KeyBindings::addCommand(KeyCommand &command)
{
    const auto known = std::ranges::find(m_bindings, command.objectName(), &Binding::name);
    if (known != m_bindings.end())
        known->commands.append(&command);
    else
        m_bindings.append({.name = command.objectName(),
                           .group = command.group(),
                           .commands = {&command},
                           .standard = command.keys()});
}

void KeyBindings::apply(const settings::ShortcutSettings &chosen, bool usesLetters)
{
    QHash<QString, Keys> given;
    QSet<std::pair<QString, QString>> taken; // by the window (empty) or by the commands of a list
    const auto give = [&](const Binding &binding, const Keys &wanted) {
        const QString scope = binding.commands.isEmpty() ? QString() : binding.group;
        for (const QKeySequence &key : wanted) {
            const std::pair place(scope, key.toString(QKeySequence::PortableText));
            const bool isSwitchedOff = scope.isEmpty() && !usesLetters && isLetter(key);
            if (isSwitchedOff || taken.contains(place))
                continue;
            taken.insert(place);
            given[binding.name].append(key);
        }
    };
    for (const Binding &binding : std::as_const(m_bindings)) { // the user's choices first
        if (chosen.contains(binding.name))
            give(binding, fromSettings(chosen.value(binding.name)));
    }
    for (const Binding &binding : std::as_const(m_bindings)) {
        if (!chosen.contains(binding.name))
            give(binding, binding.standard);
    }
    for (const Binding &binding : std::as_const(m_bindings))
        setKeys(binding, given.value(binding.name));
}

QList<widgets::ShortcutRow> KeyBindings::rows() const
{
    QList<widgets::ShortcutRow> rows;
    for (const Binding &binding : m_bindings)
        rows.append({.action = binding.name,
                     .group = binding.group,
                     .text = textOf(binding),
                     .standard = binding.standard,
                     .current = keysOf(binding)});
    // Tabs that the page does not have at present have no name.
    rows.removeIf([](const widgets::ShortcutRow &row) { return row.text.isEmpty(); });
    return rows;
}

QString KeyBindings::textOf(const Binding &binding)
{
    if (binding.action) {
        const QString own = binding.action->property(textProperty).toString();
        return own.isEmpty() ? widgets::withoutMnemonic(binding.action->text()) : own;
    }
    return binding.commands.isEmpty() || !binding.commands.constFirst()
               ? QString()
               : binding.commands.constFirst()->text();
}

KeyBindings::Keys KeyBindings::keysOf(const Binding &binding)
{
    if (binding.action)
        return binding.action->shortcuts();
    return binding.commands.isEmpty() || !binding.commands.constFirst()
               ? Keys()
               : binding.commands.constFirst()->keys();
}

void KeyBindings::setKeys(const Binding &binding, const Keys &keys)
{
    if (binding.action && binding.action->shortcuts() != keys)
        binding.action->setShortcuts(keys);
    for (const QPointer<KeyCommand> &command : binding.commands) {
        if (command)
            command->setKeys(keys);
    }
}

} // namespace dogear
