// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows which hosts Dogear has contacted, and when it contacts which ones.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_hosts_page.cpp

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace dogear::itemmodels {
class ContactTableModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class HostTable;
class SearchField;

class HostsPage final : public QWidget
{
    Q_OBJECT

public:
    /// \a model outlives this.
    explicit HostsPage(itemmodels::ContactTableModel &model, QWidget *parent = nullptr);

    /// Returns the selected rows, or all that are listed, as lines with tabs between their cells,
    /// below a line with the names of the columns.
    [[nodiscard]] QString text() const;

signals:
    /// Emitted when the user wants all hosts to be forgotten.
    void clearRequested();

private:
    [[nodiscard]] QWidget *createContacts();
    [[nodiscard]] QWidget *createReasons();
    void createTable();
    void copy();
    void showState();

    HostTable *m_table; ///< model of the view
    SearchField *m_filter;
    QTreeView *m_view;
    QLabel *m_count;
    QPushButton *m_copy;
    QPushButton *m_clear;
};

} // namespace dogear::widgets
