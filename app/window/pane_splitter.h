// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shares the additional width of a larger window among panes by their stretch factors.
///
/// QSplitter ignores the ratio of the factors once it has sizes: it makes all panes that stretch
/// wider in proportion to their width.
///
/// Threads: GUI thread.
/// Owner:   the window.
/// Tests:   tests/gui/tst_window_layout.cpp

#include <QList>
#include <QSplitter>

namespace dogear {

class PaneSplitter final : public QSplitter
{
    Q_OBJECT

public:
    explicit PaneSplitter(QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] bool hasHiddenPane() const;
    [[nodiscard]] QList<int> sizesAt(int width) const;

    /// Widths that the user or the last session chose; empty until the next resize. Computed from
    /// these, the panes have the same widths again after the window was maximised and restored.
    QList<int> m_chosen;
};

} // namespace dogear
