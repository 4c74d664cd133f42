// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Restores search, selection, tabs and scroll positions of a window while its lists and
///        pages are being read.
///
/// Pages are filled in several steps, each of which may scroll or open a tab, so the restorer looks
/// again until everything stays as it was. It ends then, when the user does something, or after
/// `timeout`.
///
/// Threads: GUI thread.
/// Owner:   the window; deletes itself.
/// Tests:   tests/gui/tst_language_switch.cpp

#include "window/input_counter.h"
#include "window_place.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

class QAbstractScrollArea;

namespace dogear {

class PlaceRestorer final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds interval{20};
    static constexpr std::chrono::milliseconds timeout{10'000};

    PlaceRestorer(MainWindow &window, const WindowPlace &place);

private:
    void step();
    void end();
    void search();
    [[nodiscard]] bool select();
    [[nodiscard]] bool openTabs();
    [[nodiscard]] bool scroll();

    MainWindow &m_window;
    WindowPlace m_place;
    bool m_hasSearched = false;
    int m_calmSteps = 0; ///< steps in a row that changed nothing
    InputCounter m_input;
    quint64 m_pressed;
    QElapsedTimer m_time;
    QTimer m_timer;
};

/// Returns the name of \a area for WindowPlace::scrolled: its own, or that of the named widget
/// around it.
[[nodiscard]] QString scrollName(const QAbstractScrollArea &area);

} // namespace dogear
