// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the place that is shown once the sidebar lists it, unless the user does something
///        else before.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_adding.cpp

#include "window/input_watch.h"

#include <itemmodels/place.h>

#include <optional>
#include <utility>

namespace dogear {

class WantedPlace
{
public:
    /// Sets the place of the last session, which is shown whatever the user does in the meantime.
    void restore(const itemmodels::Place &place)
    {
        m_place = place;
        m_pressed.reset();
    }
    /// Sets a place that further input of the user cancels.
    void want(const itemmodels::Place &place)
    {
        m_place = place;
        m_pressed = m_input.count();
    }
    /// Forgets the place if there was input since want().
    void look()
    {
        if (m_pressed && *m_pressed != m_input.count())
            m_place.reset();
    }
    [[nodiscard]] const std::optional<itemmodels::Place> &place() const { return m_place; }
    /// Returns the place, which is not wanted any more. \pre place() has a value
    [[nodiscard]] itemmodels::Place take() { return *std::exchange(m_place, std::nullopt); }

private:
    InputWatch m_input;
    std::optional<itemmodels::Place> m_place;
    std::optional<quint64> m_pressed; ///< InputWatch::count() at want(); none after restore()
};

} // namespace dogear
