// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers of the page of a show.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_show_page_flow.cpp

#include <QObject>

namespace dogear {

class LibraryFeatures;
class LiveReminders;
class MainWindow;
class ShowPageController;
struct LibraryModels;
struct Services;

class ShowPageFeatures final : public QObject
{
    Q_OBJECT

public:
    ShowPageFeatures(Services &services,
                     LibraryModels &models,
                     LibraryFeatures &library,
                     MainWindow &window);

    [[nodiscard]] LiveReminders &reminders() const { return *m_reminders; }

private:
    void connectLibrary(Services &services, MainWindow &window);
    void connectPlayer(Services &services, LibraryModels &models);
    void connectPage(Services &services, LibraryFeatures &library, MainWindow &window);

    // Both are children of the window or of its panes.
    ShowPageController *m_controller;
    LiveReminders *m_reminders = nullptr;
};

} // namespace dogear
