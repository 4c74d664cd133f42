// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Composition root of the program with a window: creates and starts all its parts in order.
///
/// Its parts have two lifetimes. What plays and stores, what belongs to the desktop session, and
/// what only reports to the window live as long as the library is open. LibraryWindow, all that has
/// texts, is replaced when the user chooses another language; CurrentWindow leads the first ones to
/// the second one.
///
/// No part refers to this class; each gets the collaborators that it needs.
///
/// Threads: GUI thread.
/// Owner:   main(), which creates another one after a restore.
/// Tests:   tests/gui/tst_main_window.cpp, tests/gui/tst_language_switch.cpp and all tests that
///          include tests/gui/window_driver.h

#include "current_window.h"
#include "desktop_session.h"
#include "features/devices/sync_configurator.h"
#include "features/documents/document_controller.h"
#include "features/downloads/download_configurator.h"
#include "library_window.h"
#include "services/services.h"
#include "start/language.h"

#include <desktop/start_request.h>
#include <maintenance/restore.h>

#include <QStringList>

#include <memory>
#include <optional>

namespace dogear {

/// The command line of the program, or of a test.
struct ApplicationOptions
{
    QString dataDir;          ///< empty: the standard folders of the user (settings/data_folders.h)
    QStringList inputs;       ///< addresses and files to follow or to play
    QString workingDirectory; ///< base of relative paths in `inputs`
    QList<desktop::PlayerCommand> commands = {}; ///< run once the last session is restored
    bool isMinimised = false;                    ///< start in the tray, or minimised
};

class Application final
{
public:
    /// Completes a prepared restore first, if there is one.
    /// \return the application, or an Error whose code is FileUnwritable if the folders of the
    ///   library cannot be created, or DatabaseBusy if another program has the library open that
    ///   the restore replaces
    [[nodiscard]] static Result<std::unique_ptr<Application>> create(
        const ApplicationOptions &options);
    ~Application();
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;

    /// Restores and shows the window, then opens the inputs of the options.
    void start();

    /// Follows the feeds, lists and folders among \a inputs (addresses and paths) and plays the
    /// media files; relative paths start at \a workingDirectory.
    void open(const QStringList &inputs, const QString &workingDirectory);

    /// Does what a later start of the program asks for.
    void handle(const desktop::StartRequest &request);

    /// Shows everything in the language \a code (Language::use()) at the next turn of the event
    /// loop: replaces the window by one at the same place, while playback, downloads and refreshes
    /// continue. Waits until dialogs with unsaved input are closed. Does nothing if the language is
    /// in use.
    void setLanguage(const QString &code);

    /// The window of the moment; a change of the language replaces it.
    [[nodiscard]] MainWindow &window() { return m_window->window(); }
    /// Leads to the window also after it was replaced.
    [[nodiscard]] CurrentWindow &currentWindow() { return m_current; }
    /// Whether the window was closed because another Application has to open the restored library.
    [[nodiscard]] bool wantsRestart() const { return m_wantsRestart; }

    /// Uploads what waits, once the window is closed: runs the event loop for a few seconds at
    /// most. A start of the program meanwhile wants a restart.
    void finish();
    /// What a restart opens; empty after a restore.
    [[nodiscard]] const desktop::StartRequest &nextRequest() const { return m_nextRequest; }

private:
    Application(const ApplicationOptions &options,
                const settings::DataFolders &folders,
                const std::optional<maintenance::Restored> &restored);
    /// \return the previous window, which is still shown
    std::unique_ptr<LibraryWindow> createWindow();
    void connectSettings();
    void connectFailures();
    void connectRestart();
    void replaceWindow();
    void scheduleDeferredStart();
    void preloadSound();
    void startDownloads();
    void startBackups();
    void startPrivacy();

    ApplicationOptions m_options;
    std::optional<maintenance::Restored> m_restored;
    bool m_wantsRestart = false;
    bool m_isFinishing = false;
    desktop::StartRequest m_nextRequest;
    // Members are destroyed in reverse order, so each is declared after the members that it uses.
    Services m_services;
    Language m_language;
    QString m_languageCode; ///< that the user wants
    DownloadConfigurator m_downloads;
    DocumentController m_documents;
    SyncConfigurator m_sync;
    CurrentWindow m_current;
    std::unique_ptr<LibraryWindow> m_window;
    DesktopSession m_desktop;
};

} // namespace dogear
