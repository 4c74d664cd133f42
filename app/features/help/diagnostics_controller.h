// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the diagnostic report in a dialog that copies and saves it; nothing is sent.
///
/// The library is read after the dialog is open, and the report is completed then.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_diagnostics.cpp

#include "diagnostic_report.h"

#include <QObject>
#include <QPointer>

class QWidget;

namespace dogear::playback {
class LazyAudioOutput;
} // namespace dogear::playback

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::widgets {
class ReportDialog;
} // namespace dogear::widgets

namespace dogear {

class DiagnosticsController final : public QObject
{
    Q_OBJECT

public:
    DiagnosticsController(storage::DatabaseThread &database,
                          const settings::DataFolders &folders,
                          const playback::LazyAudioOutput &output,
                          QWidget &window);

    void show();

private:
    void readLibrary();
    void fill();

    storage::DatabaseThread &m_database;
    const settings::DataFolders &m_folders;
    const playback::LazyAudioOutput &m_output;
    QWidget &m_window;
    DiagnosticFacts m_facts;
    QPointer<widgets::ReportDialog> m_dialog; ///< the open dialog; null if there is none
};

} // namespace dogear
