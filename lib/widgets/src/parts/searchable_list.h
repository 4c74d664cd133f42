// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a list below the field that searches it, or a placeholder in place of an empty
/// list.
///
/// Down leads from the field to the list, and Up on the first row leads back. Esc clears the field
/// from both. While a row is edited, the keys belong to its editor. The other keys of the list are
/// commands of its page (key_command.h).
///
/// Tests: tests/gui/tst_discover_page.cpp, tst_bookmarks_page.cpp

#include <QWidget>

class QListView;
class QModelIndex;
class QStackedWidget;
class QVBoxLayout;

namespace dogear::widgets {

class EmptyState;
class SearchField;

class SearchableList final : public QWidget
{
    Q_OBJECT

public:
    /// Becomes the parent of \a field, \a list and \a empty. \pre \a list has its model
    SearchableList(SearchField &field, QListView &list, EmptyState &empty, QWidget *parent);

    /// Returns the column that begins with the field, for widgets between field and list.
    [[nodiscard]] QVBoxLayout &top() const { return *m_top; }
    /// Shows the list, or the placeholder in its place.
    void setListShown(bool isShown);

signals:
    /// Emitted when the user presses Return in the field.
    void submitted();
    /// Emitted when the user selects another row.
    void selected(const QModelIndex &index);
    /// Emitted when the user has cleared the field with Esc in the list.
    void clearedFromList();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool handleFieldKey(int key);
    [[nodiscard]] bool handleListKey(int key);
    [[nodiscard]] bool clearField();
    [[nodiscard]] bool enterList();

    SearchField &m_field;
    QListView &m_list;
    QVBoxLayout *m_top;
    QStackedWidget *m_stack;
};

} // namespace dogear::widgets
