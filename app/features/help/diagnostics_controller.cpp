// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnostics_controller.h"

#include "start/log_buffer.h"
#include "start/sound_module.h"

#include <base/workers.h>
#include <playback/lazy_audio_output.h>
#include <settings/data_folders.h>
#include <storage/database_thread.h>
#include <widgets/report_dialog.h>

#include <QFileInfo>
#include <QWidget>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear {

DiagnosticsController::DiagnosticsController(storage::DatabaseThread &database,
                                             const settings::DataFolders &folders,
                                             const playback::LazyAudioOutput &output,
                                             QWidget &window)
    : QObject(&window)
    , m_database(database)
    , m_folders(folders)
    , m_output(output)
    , m_window(window)
{}

void DiagnosticsController::show()
{
    m_facts = {.log = recentLog()};
    // Before the first episode the back end is not loaded, and loading it takes a moment.
    if (m_output.isMade())
        m_facts.sound = describeSound();
    m_dialog = new widgets::ReportDialog(u"diagnostics"_s, tr("Diagnostics"), &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog->setNote(tr("This text helps with a bug report. It contains no names of shows, "
                         "episodes or files, and Dogear sends it to no one: copy it where you "
                         "want it."));
    m_dialog->addSharing(u"dogear-diagnostics.txt"_s);
    fill();
    m_dialog->open();
    readLibrary();
}

void DiagnosticsController::readLibrary()
{
    using storage::LibraryFigures;
    m_database.run(storage::readLibraryFigures)
        .then(this, [this](const Result<LibraryFigures> &figures) {
            if (figures)
                m_facts.library = *figures;
            else
                m_facts.libraryProblem = toName(figures.error().code);
            fill();
        });
    // In the pool: the folder may be on a slow disk.
    Future<qint64>(QtConcurrent::run(workers(), [path = m_folders.database] {
        return QFileInfo(path).size();
    })).then(this, [this](qint64 bytes) {
        m_facts.libraryBytes = bytes;
        fill();
    });
}

void DiagnosticsController::fill()
{
    if (m_dialog)
        m_dialog->setPlainText(diagnosticReport(m_folders, m_facts));
}

} // namespace dogear
