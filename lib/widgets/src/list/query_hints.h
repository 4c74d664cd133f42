// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The line below a search field that says what of it could not be read, and the list that
///        offers how a word may go on.
///
/// Tests: tests/gui/tst_query_hints.cpp

#include <QLabel>
#include <QStringListModel>

class QCompleter;
class QLineEdit;

namespace dogear::widgets {

class QueryHints final : public QLabel
{
    Q_OBJECT

public:
    /// \a field outlives it.
    QueryHints(QLineEdit &field, QWidget *parent);

private:
    void explain();
    void offer();
    void take(const QString &completion);

    QLineEdit &m_field;
    QStringListModel m_offered;
    QCompleter *m_completer;
};

} // namespace dogear::widgets
