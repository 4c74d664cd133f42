// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers of lists and stations.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <QObject>

class QAction;
class QMenu;

namespace dogear {

class LibraryFeatures;
class ListController;
class MainWindow;
class SourcePlayer;
struct LibraryModels;
struct Services;

class ListFeatures final : public QObject
{
    Q_OBJECT

public:
    ListFeatures(Services &services,
                 LibraryModels &models,
                 LibraryFeatures &library,
                 MainWindow &window);

    /// The action that creates a list.
    [[nodiscard]] QAction *newList() const;
    /// Adds what plays when Up next is empty to \a menu.
    void addTo(QMenu &menu);

private:
    void createLists(Services &services, LibraryFeatures &library, MainWindow &window);
    void createPlaying(Services &services,
                       LibraryModels &models,
                       LibraryFeatures &library,
                       MainWindow &window);

    ListController *m_lists = nullptr;
    SourcePlayer *m_player = nullptr;
};

} // namespace dogear
