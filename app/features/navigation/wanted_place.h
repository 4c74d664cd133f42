// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A place that is to be shown once the sidebar has it, unless the user goes on to something
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
    /// The place of the last time, whatever the user does before the sidebar is read.
    void restore(const itemmodels::Place &place)
    {
        m_place = place;
        m_pressed.reset();
    }
    void want(const itemmodels::Place &place)
    {
        m_place = place;
        m_pressed = m_input.count();
    }
    /// Forgets the place if the user has gone on.
    void look()
    {
        if (m_pressed && *m_pressed != m_input.count())
            m_place.reset();
    }
    [[nodiscard]] const std::optional<itemmodels::Place> &place() const { return m_place; }
    [[nodiscard]] itemmodels::Place take() { return *std::exchange(m_place, std::nullopt); }

private:
    InputWatch m_input;
    std::optional<itemmodels::Place> m_place;
    std::optional<quint64> m_pressed; ///< InputWatch::count() when the place was wanted
};

} // namespace dogear
