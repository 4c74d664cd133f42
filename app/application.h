// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The composition root of the window: builds every part, in order, and starts it.
///
/// No part knows this class: each gets the collaborators that it needs.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp and all that include tests/gui/window_driver.h

#include "desktop_session.h"
#include "features/documents/document_controller.h"
#include "features/downloads/download_configurator.h"
#include "features/features.h"
#include "services.h"
#include "window/library_models.h"
#include "window/main_window.h"

#include <library/restore.h>

#include <QStringList>

#include <memory>
#include <optional>

namespace dogear {

struct ApplicationOptions
{
    QString dataDir;          ///< empty: the folders of the desktop
    QStringList inputs;       ///< addresses and files to follow
    QString workingDirectory; ///< relative files are meant from here
};

class Application final
{
public:
    /// Finishes a restore first, if one was begun.
    /// \return or FileUnwritable if there is no place for the library, DatabaseBusy if it is to be
    ///   replaced while another program has it open
    [[nodiscard]] static Result<std::unique_ptr<Application>> create(
        const ApplicationOptions &options);
    ~Application();
    Application(const Application &) = delete;
    Application &operator=(const Application &) = delete;

    /// Shows the window as it was left, then opens what was given on the command line.
    void start();

    /// Follows feeds, files and lists (addresses and paths) and shows them; plays media files.
    void open(const QStringList &inputs, const QString &workingDirectory);

    [[nodiscard]] MainWindow &window() { return m_window; }
    /// Whether the window was closed for another Application to open what was restored.
    [[nodiscard]] bool wantsRestart() const { return m_wantsRestart; }

private:
    Application(const ApplicationOptions &options,
                const settings::DataFolders &folders,
                const std::optional<library::Restored> &restored);
    void scheduleDeferredStart();
    void preloadSound();
    void startDownloads();
    void startDocuments();
    void startBackups();

    ApplicationOptions m_options;
    std::optional<library::Restored> m_restored;
    bool m_wantsRestart = false;
    // In order: each is destroyed before what it uses.
    Services m_services;
    LibraryModels m_models;
    MainWindow m_window;
    Features *m_features;              ///< child of the window
    DownloadConfigurator *m_downloads; ///< as well
    DocumentController *m_documents;   ///< as well
    DesktopSession m_desktop;
};

} // namespace dogear
