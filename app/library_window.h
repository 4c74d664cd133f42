// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Owns what is made again in another language: the window with its models and controllers.
///
/// What plays and stores (Services) and what belongs to the desktop session outlives it.
///
/// Threads: GUI thread.
/// Owner:   Application; the services outlive it.
/// Tests:   tests/gui/tst_language_switch.cpp

#include "features/features.h"
#include "services/library_models.h"
#include "window/main_window.h"

namespace dogear {

struct Services;

class LibraryWindow final
{
public:
    explicit LibraryWindow(Services &services);
    ~LibraryWindow();
    LibraryWindow(const LibraryWindow &) = delete;
    LibraryWindow &operator=(const LibraryWindow &) = delete;

    [[nodiscard]] MainWindow &window() { return m_window; }
    [[nodiscard]] const MainWindow &window() const { return m_window; }
    [[nodiscard]] Features &features() const { return *m_features; }

private:
    // Members are destroyed in reverse order, so the models outlive the window that shows them.
    LibraryModels m_models;
    MainWindow m_window;
    Features *m_features; ///< child of the window
};

} // namespace dogear
