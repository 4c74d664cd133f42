// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the keyboard shortcuts as they are now, with a search field and a way to the
///        settings that change them.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_help.cpp

#include <widgets/shortcut_row.h>

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace dogear::widgets {

class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Lists those of \a rows that have a key, by their groups, in their order; then the keys that
    /// nothing can change.
    explicit ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent = nullptr);

signals:
    /// Emitted when the user wants to change shortcuts.
    void settingsRequested();

private:
    void createTree();
    void addFixedKeys();
    [[nodiscard]] QTreeWidgetItem *groupOf(const QString &title);
    void addKey(const QString &group, const QString &what, const QString &key);
    /// Shows only rows that contain each word of \a words in their action, group or key.
    void filter(const QString &words);

    QLineEdit *m_search;
    QTreeWidget *m_tree;
    QLabel *m_nothing;
};

} // namespace dogear::widgets
