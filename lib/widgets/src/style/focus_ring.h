// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints a ring around a widget, over everything else in its window or scroll area.
///
/// Styles mark the focus in many ways, some of them hardly visible, and leave no room outside of a
/// control. The ring is a widget of its own, so it looks the same on every style.
///
/// Threads: GUI thread.
/// Owner:   the window or viewport that it is painted over.
/// Tests:   tests/gui/tst_focus_ring.cpp

#include <QWidget>

namespace dogear::widgets {

class FocusRing final : public QWidget
{
    Q_OBJECT

public:
    /// Name of the dynamic property of a widget with round ends: the ring gets the same shape.
    static constexpr auto pillProperty = "dogearPill";

    /// \a ground is the window or the viewport that the ring is painted over.
    explicit FocusRing(QWidget &ground);

    /// Returns the window or viewport over which the ring of \a target is painted.
    [[nodiscard]] static QWidget &groundOf(const QWidget &target);
    /// Returns a colour with a contrast of 3:1 on the windows and lists of \a palette.
    [[nodiscard]] static QColor colorIn(const QPalette &palette);

    /// Shows the ring around \a target, a visible widget on this ground: around the current tab of
    /// a tab bar, and inside of a view, which often fills its pane.
    void surround(const QWidget &target);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_width = 2;
    double m_radius = 0;
};

} // namespace dogear::widgets
