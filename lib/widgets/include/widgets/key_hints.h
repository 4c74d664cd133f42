// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells the keys that an action has at present, for tooltips and menus.
///
/// The user can change every key, so no text contains one. An action (QAction) or a command of a
/// list (key_command.h) is found by its object name in the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_key_command.cpp, tests/gui/tst_key_bindings.cpp
/// Decision: README.md, "Texts do not contain keys".

#include <QKeySequence>
#include <QObject>
#include <QStringList>

class QAction;
class QWidget;

namespace dogear::widgets {

/// The first key of the action or command \a name in the window of \a widget; empty if it has none.
[[nodiscard]] QKeySequence keyOf(const QWidget &widget, const QString &name);

/// Writes a key as the keyboard of the user does: "Ctrl+Z", "Strg+Z".
[[nodiscard]] QString keyText(const QKeySequence &key);

/// Returns "Play (Space)"; without a key only \a text.
[[nodiscard]] QString withKey(const QString &text, const QKeySequence &key);

/// Shows \a key next to the text of \a entry in a menu, also in a context menu, where some desktops
/// hide keys. The key itself is handled elsewhere.
void showKey(QAction &entry, const QKeySequence &key);

/// Adds the keys of actions to the tooltip of a widget, each time that it is shown.
class KeyToolTip final : public QObject
{
    Q_OBJECT

public:
    /// \a names are those of the actions. \a pattern has %1, %2 … for their keys: "%1 slower, %2
    /// faster"; empty: the keys, separated by commas.
    KeyToolTip(QWidget &widget, const QStringList &names, const QString &pattern = {});

    /// Sets whether the tooltip has the keys, for a widget that does something else at times.
    void setShown(bool isShown) { m_isShown = isShown; }
    [[nodiscard]] const QStringList &names() const { return m_names; }
    /// The tooltip of the widget with the keys; without them if an action has none.
    [[nodiscard]] QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_widget;
    QStringList m_names;
    QString m_pattern;
    bool m_isShown = true;
};

} // namespace dogear::widgets
