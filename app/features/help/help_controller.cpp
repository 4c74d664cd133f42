// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_controller.h"

#include "about_facts.h"
#include "diagnostics_controller.h"
#include "release_notes.h"
#include "version.h"
#include "window/key_bindings.h"

#include <storage/database_thread.h>
#include <storage/library_figures.h>
#include <widgets/about_dialog.h>
#include <widgets/shortcuts_dialog.h>

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QWidget>

#include <resources/about_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

HelpController::HelpController(const KeyBindings &keys,
                               ReleaseNotes &notes,
                               DiagnosticsController &diagnostics,
                               storage::DatabaseThread &database,
                               QWidget &window)
    : QObject(&window)
    , m_keys(keys)
    , m_notes(notes)
    , m_diagnostics(diagnostics)
    , m_database(database)
    , m_window(window)
{}

void HelpController::addTo(QMenu &menu, QAction &hosts)
{
    QAction *shortcuts =
        menu.addAction(tr("Keyboard shortcuts"), this, &HelpController::showShortcuts);
    shortcuts->setObjectName(u"actionShortcuts"_s);
    shortcuts->setShortcuts({Qt::Key_F1, QKeySequence(u"Ctrl+?"_s)});
    QAction *guide = menu.addAction(tr("The Dogear Guide"), this, &HelpController::guideRequested);
    guide->setObjectName(u"actionGuide"_s);
    menu.addSeparator();
    QAction *notes = menu.addAction(tr("Release notes"), &m_notes, &ReleaseNotes::show);
    notes->setObjectName(u"actionReleaseNotes"_s);
    QAction *diagnostics =
        menu.addAction(tr("Diagnostics"), &m_diagnostics, &DiagnosticsController::show);
    diagnostics->setObjectName(u"actionDiagnostics"_s);
    menu.addAction(&hosts);
    menu.addSeparator();
    QAction *about = menu.addAction(tr("About Dogear"), this, &HelpController::showAbout);
    about->setObjectName(u"actionAbout"_s);
    about->setMenuRole(QAction::AboutRole);
}

void HelpController::showShortcuts()
{
    auto *dialog = new widgets::ShortcutsDialog(m_keys.rows(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog,
            &widgets::ShortcutsDialog::settingsRequested,
            this,
            &HelpController::shortcutSettingsRequested);
    dialog->open();
}

void HelpController::showAbout()
{
    auto *dialog = new widgets::AboutDialog({.version = QString::fromLatin1(version),
                                             .icon = QIcon(u":/icons/dogear.svg"_s),
                                             .licenceText = resources::licenceText(),
                                             .libraries = usedLibraries(),
                                             .versions = versionFacts(FactLanguage::Users)},
                                            &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    // SQLite is inside the database thread, which may be busy for a moment.
    m_database.run(storage::readLibraryFigures)
        .then(dialog, [dialog](const Result<storage::LibraryFigures> &figures) {
            if (figures)
                dialog->setVersion(QLatin1StringView(sqliteName), figures->sqliteVersion);
        });
}

} // namespace dogear
