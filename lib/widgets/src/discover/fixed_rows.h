// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps rows where they are while directories answer: those that the user points at, has
///        selected or has scrolled to, and those above them.
///
/// Owner: the list, which outlives it, as does the model.
/// Tests: tests/gui/tst_discover_page.cpp

#include <QObject>

namespace dogear::itemmodels {
class DirectoryListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class UniformListView;

class FixedRows final : public QObject
{
    Q_OBJECT

public:
    /// \pre \a list shows \a model
    FixedRows(UniformListView &list, itemmodels::DirectoryListModel &model);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Tells the model which rows have to stay.
    void update();
    [[nodiscard]] int lastRow() const;

    UniformListView &m_list;
    itemmodels::DirectoryListModel &m_model;
};

} // namespace dogear::widgets
