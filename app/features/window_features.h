// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects what concerns the window as a whole: keys, mnemonics, undo, the list
///        of contacted hosts, and the menus View, Go and Help.
///
/// The controllers are children of the window.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_help.cpp, tests/gui/tst_key_bindings.cpp, tests/gui/tst_undo.cpp

#include <QObject>

class QAction;
class QMenu;

namespace dogear {

class HelpController;
class KeyBindings;
class LibraryFeatures;
class MainWindow;
class NavigationActions;
class PrivacyController;
class ReleaseNotes;
class SettingsController;
class UndoController;
class VideoController;
class ViewMenu;
struct Services;

class WindowFeatures final : public QObject
{
    Q_OBJECT

public:
    WindowFeatures(Services &services, LibraryFeatures &library, MainWindow &window);

    /// The entry of the Library menu.
    [[nodiscard]] QAction *undo() const;
    [[nodiscard]] ViewMenu &view() const { return *m_view; }
    void addGoTo(QMenu &menu);
    void addHelpTo(QMenu &menu);
    /// Shows the shortcuts in the settings, at their page when the list of shortcuts asks for it,
    /// and follows changes of shortcuts and of privacy.
    void connectTo(SettingsController &settings);
    /// Lets Full screen show the video.
    void connectTo(const VideoController &video);
    /// Sets all keys of the window; call it once, after all actions and widgets were created.
    void applyKeys();
    /// Offers the release notes after an upgrade.
    void offerReleaseNotes();
    void storeVersion();

private:
    void setKeys();

    Services &m_services;
    KeyBindings *m_keys;
    NavigationActions *m_navigation;
    ViewMenu *m_view;
    UndoController *m_undo;
    ReleaseNotes *m_notes;
    PrivacyController *m_privacy;
    HelpController *m_help;
};

} // namespace dogear
