// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores filter and order of each place in the settings, for the next visit.
///
/// Threads: GUI thread.
/// Owner:   the LibraryNavigator; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <itemmodels/library_view.h>

#include <QObject>

namespace dogear::itemmodels {
class ListQuery;
} // namespace dogear::itemmodels

namespace dogear::settings {
class WindowState;
} // namespace dogear::settings

namespace dogear {

class ViewMemory final : public QObject
{
    Q_OBJECT

public:
    /// Stores every change in \a query.
    ViewMemory(settings::WindowState &state, const itemmodels::ListQuery &query, QObject *parent);

    /// The stored filter and order of \a view.
    [[nodiscard]] static itemmodels::ListFilter filterOf(const settings::WindowState &state,
                                                         const itemmodels::LibraryView &view);
};

} // namespace dogear
