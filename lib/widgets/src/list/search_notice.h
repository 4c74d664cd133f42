// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Says above the hits of a search which words were corrected, and that nothing
///        matches well.
///
/// Threads: GUI thread.
/// Owner:   the list page.
/// Tests:   tests/gui/tst_search_window.cpp

#include <domain/search_results.h>

#include <QWidget>

class QLabel;
class QToolButton;

namespace dogear::widgets {

class SearchNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit SearchNotice(QWidget *parent = nullptr);

    /// Shows \a corrections, and whether the hits \a matchWell; hides itself if there is nothing to
    /// say.
    void setFound(const QList<domain::WordCorrection> &corrections, bool matchWell);

signals:
    /// Emitted when the user wants to search for \a words, which are folded, as they were typed.
    void typedWordsRequested(const QStringList &words);

private:
    QLabel *m_text;
    QToolButton *m_asTyped;
    QStringList m_typed;
};

} // namespace dogear::widgets
