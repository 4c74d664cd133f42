// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the shortcuts of all actions, and switches those of one letter off.
///
/// Tests: tests/gui/tst_shortcut_settings.cpp

#include "settings_page.h"
#include "shortcut_edits.h"

#include <QHash>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace dogear::widgets {

class SearchField;
class ShortcutEditor;

class ShortcutSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// Lists \a rows in their order; rows of one group follow one another.
    explicit ShortcutSettingsPage(const QList<ShortcutRow> &rows, QWidget *parent = nullptr);

    [[nodiscard]] PageMatch search(const QStringList &words) override;

private:
    void addLetterKeys(QVBoxLayout &column);
    void createTable();
    void connectEditor();
    [[nodiscard]] const ShortcutRow *currentRow() const;
    /// Shows the present shortcuts of all rows and of the editor.
    void showKeys();
    /// Shows only rows that have all of \a words; without words, all.
    void filter(const QStringList &words);
    void record(const QKeySequence &key);
    void change(const settings::ShortcutSettings &changes);

    ShortcutEdits m_edits;
    SearchField *m_search;
    QTreeWidget *m_table;
    QLabel *m_nothing;
    ShortcutEditor *m_editor;
    QHash<QString, QTreeWidgetItem *> m_items; ///< by action
};

} // namespace dogear::widgets
