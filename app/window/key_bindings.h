// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sets all shortcuts of the window: the standard ones, those that the user has chosen, and
///        letters only where the user wants them.
///
/// Knows the named actions of the window and the commands of its lists (widgets/key_command.h). No
/// other part sets a shortcut after collect(). Menus, tooltips and other texts look the keys up
/// when they are shown (widgets/key_hints.h).
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Spec:    WCAG 2.1, success criterion 2.1.4: letters can be switched off
/// Tests:   tests/gui/tst_key_bindings.cpp

#include <settings/desktop_settings.h>
#include <widgets/shortcut_row.h>

#include <QList>
#include <QObject>
#include <QPointer>

class QAction;
class QMainWindow;
class QMenu;

namespace dogear::widgets {
class KeyCommand;
} // namespace dogear::widgets

namespace dogear {

class KeyBindings final : public QObject
{
    Q_OBJECT

public:
    /// Property of an action with the text for rows(), if its own text varies.
    static constexpr auto textProperty = "shortcutText";

    explicit KeyBindings(QMainWindow &window);

    /// Takes the present shortcuts of all actions and commands of the window as their standard
    /// ones. Call it once, after all of them were created.
    void collect();

    /// Gives each action the keys that \a chosen has for it, or its standard ones. Without
    /// \a usesLetters no action of the window has a key of one character; in a list that has the
    /// focus they remain.
    ///
    /// If two actions claim a key, a choice of the user wins over a standard key; otherwise the one
    /// that comes first in rows(). An action of the window and a command of a list may have the
    /// same key: in the list the command is meant.
    void apply(const settings::ShortcutSettings &chosen, bool usesLetters);

    /// All actions that have a key or may have one: those of the menus in their order, then others,
    /// then the commands of lists.
    [[nodiscard]] QList<widgets::ShortcutRow> rows() const;

    /// Whether \a key is one character: "N" and "[" are; "Space", "Left", "Ctrl+N" and an empty
    /// sequence are not.
    [[nodiscard]] static bool isLetter(const QKeySequence &key);

private:
    using Keys = QList<QKeySequence>;
    struct Binding
    {
        QString name;
        QString group;
        QPointer<QAction> action;                      ///< null for commands
        QList<QPointer<widgets::KeyCommand>> commands; ///< of the same name; empty for an action
        Keys standard;
    };

    void addMenu(const QMenu &menu, const QString &group);
    void addAction(QAction &action, const QString &group);
    void addCommand(widgets::KeyCommand &command);
    [[nodiscard]] static QString textOf(const Binding &binding);
    [[nodiscard]] static Keys keysOf(const Binding &binding);
    static void setKeys(const Binding &binding, const Keys &keys);

    QMainWindow &m_window;
    QList<Binding> m_bindings;
};

} // namespace dogear
