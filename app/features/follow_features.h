// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers that follow shows: addresses, links, files, the
///        clipboard and other players.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp, tests/gui/tst_link_episodes.cpp

#include <QObject>

class QAction;

namespace dogear {

class ClipboardOffer;
class FollowController;
class ImportController;
class LibraryNavigator;
class MainWindow;
class MediaOpener;
class ShowController;
struct Services;

class FollowFeatures final : public QObject
{
    Q_OBJECT

public:
    FollowFeatures(Services &services, MainWindow &window);

    [[nodiscard]] ClipboardOffer &clipboard() const { return *m_clipboard; }
    [[nodiscard]] ImportController &imports() const { return *m_imports; }
    [[nodiscard]] QAction *importPlayer() const; ///< entry of the Library menu
    [[nodiscard]] MediaOpener &opener() const { return *m_opener; }
    [[nodiscard]] ShowController &shows() const { return *m_shows; }

    /// Goes to shows and episodes that are followed.
    void connectTo(LibraryNavigator &navigator);

private:
    ClipboardOffer *m_clipboard;
    FollowController *m_follow = nullptr;
    ImportController *m_imports = nullptr;
    ShowController *m_shows = nullptr;
    MediaOpener *m_opener = nullptr;
};

} // namespace dogear
