// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the shortcuts of all actions from the changes of the user, and the changes after
///        a shortcut was added, removed or reset.
///
/// Tests: tests/gui/tst_shortcut_edits.cpp

#include <settings/desktop_settings.h>
#include <widgets/shortcut_row.h>

namespace dogear::widgets {

class ShortcutEdits final
{
public:
    explicit ShortcutEdits(QList<ShortcutRow> rows);

    /// Computes ShortcutRow::current of all rows.
    void setChanges(const settings::ShortcutSettings &changes);

    [[nodiscard]] const QList<ShortcutRow> &rows() const { return m_rows; }
    /// Returns the row of \a action; null if there is none.
    [[nodiscard]] const ShortcutRow *row(const QString &action) const;
    /// Returns an action that has \a key in the same place as \a action; null if there is none. A
    /// command of a list and an action of the window may have the same key: in the list, the
    /// command is meant (app/window/key_bindings.h).
    [[nodiscard]] const ShortcutRow *owner(const QKeySequence &key, const QString &action) const;

    // Each returns the changes that the settings have to store then.

    /// Adds \a key to \a action, and takes it from other actions.
    [[nodiscard]] settings::ShortcutSettings added(const QString &action,
                                                   const QKeySequence &key) const;
    [[nodiscard]] settings::ShortcutSettings removed(const QString &action,
                                                     const QKeySequence &key) const;
    /// Gives \a action its standard shortcuts, and takes them from actions to which the user gave
    /// them.
    [[nodiscard]] settings::ShortcutSettings reset(const QString &action) const;

private:
    void setKeys(settings::ShortcutSettings &changes,
                 const ShortcutRow &row,
                 const QList<QKeySequence> &keys) const;
    /// Takes \a keys from all actions except \a action.
    void takeFromOthers(settings::ShortcutSettings &changes,
                        const ShortcutRow &action,
                        const QList<QKeySequence> &keys) const;

    QList<ShortcutRow> m_rows;
    /// Those of actions that are not in the rows are kept, too.
    settings::ShortcutSettings m_changes;
};

/// Returns the names of \a keys in the user's language, with commas between them.
[[nodiscard]] QString nativeText(const QList<QKeySequence> &keys);

} // namespace dogear::widgets
