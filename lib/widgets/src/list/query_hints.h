// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Explains syntax errors in a line below a search field, and offers completions for the
///        word that is being typed.
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
    /// \a field outlives the hints.
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
