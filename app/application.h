// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Composition root of the program with a window: creates and starts all its parts in order.
///
/// No part refers to this class; each gets the collaborators that it needs.
///
/// Threads: GUI thread.
/// Owner:   main(), which creates another one after a restore.
/// Tests:   tests/gui/tst_main_window.cpp and all tests that include tests/gui/window_driver.h

#include "desktop_session.h"
#include "features/documents/document_controller.h"
#include "features/downloads/download_configurator.h"
#include "features/features.h"
#include "features/privacy/privacy_controller.h"
#include "services/library_models.h"
#include "services/services.h"
#include "window/main_window.h"

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

    [[nodiscard]] MainWindow &window() { return m_window; }
    /// Whether the window was closed because another Application has to open the restored library.
    [[nodiscard]] bool wantsRestart() const { return m_wantsRestart; }

private:
    Application(const ApplicationOptions &options,
                const settings::DataFolders &folders,
                const std::optional<maintenance::Restored> &restored);
    void scheduleDeferredStart();
    void preloadSound();
    void startDownloads();
    void startDocuments();
    void startBackups();
    void startPrivacy();

    ApplicationOptions m_options;
    std::optional<maintenance::Restored> m_restored;
    bool m_wantsRestart = false;
    // Members are destroyed in reverse order, so each is declared after the members that it uses.
    Services m_services;
    LibraryModels m_models;
    MainWindow m_window;
    Features *m_features;              ///< child of the window
    DownloadConfigurator *m_downloads; ///< child of the message bar
    DocumentController *m_documents;   ///< child of the message bar
    DesktopSession m_desktop;
    PrivacyController *m_privacy; ///< child of the window
};

} // namespace dogear
