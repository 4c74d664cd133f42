// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the place that is shown once the sidebar lists it, unless the user does something
///        else before.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_adding.cpp

#include "window/input_counter.h"

#include <itemmodels/library_view.h>

#include <optional>
#include <utility>

namespace dogear {

class PendingView
{
public:
    /// Sets the place of the last session, which is shown whatever the user does in the meantime.
    void restore(const itemmodels::LibraryView &view)
    {
        m_view = view;
        m_pressed.reset();
    }
    /// Sets a place that further input of the user cancels.
    void want(const itemmodels::LibraryView &view)
    {
        m_view = view;
        m_pressed = m_input.count();
    }
    /// Forgets the place if there was input since want().
    void look()
    {
        if (m_pressed && *m_pressed != m_input.count())
            m_view.reset();
    }
    /// Gives the place up, because the user goes to another one.
    void forget() { m_view.reset(); }
    [[nodiscard]] const std::optional<itemmodels::LibraryView> &view() const { return m_view; }
    /// Returns the place, which is not wanted any more. \pre view() has a value
    [[nodiscard]] itemmodels::LibraryView take() { return *std::exchange(m_view, std::nullopt); }

private:
    InputCounter m_input;
    std::optional<itemmodels::LibraryView> m_view;
    std::optional<quint64> m_pressed; ///< InputCounter::count() at want(); none after restore()
};

} // namespace dogear
