// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the keyboard shortcuts of the menus, then those of the lists.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_help.cpp

#include <QDialog>
#include <QList>

class QMenu;
class QTreeWidget;
class QTreeWidgetItem;

namespace dogear::widgets {

class ShortcutsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<QMenu *> &menus, QWidget *parent = nullptr);

private:
    void addMenu(const QMenu &menu);
    void addLists();
    [[nodiscard]] QTreeWidgetItem *addGroup(const QString &title);
    void addKey(QTreeWidgetItem &group, const QString &what, const QString &key);

    QTreeWidget *m_tree;
};

} // namespace dogear::widgets
