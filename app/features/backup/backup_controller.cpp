// SPDX-License-Identifier: GPL-3.0-or-later
#include "backup_controller.h"

#include <listening/playback_session.h>
#include <widgets/message_bar.h>
#include <words/check_text.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dogear {

using maintenance::BackupFacts;
using maintenance::PreparedRestore;

namespace {

/// The folder that the file dialogs open with.
QString documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

BackupController::BackupController(maintenance::Backups &backups,
                                   maintenance::LibraryCheck &check,
                                   listening::PlaybackSession &session,
                                   widgets::MessageBar &messages,
                                   QWidget &window)
    : QObject(&window)
    , m_backups(backups)
    , m_libraryCheck(check)
    , m_session(session)
    , m_messages(messages)
    , m_window(window)
    , m_backUp(new QAction(tr("Back up…"), &window))
    , m_restore(new QAction(tr("Restore…"), &window))
    , m_check(new QAction(tr("Check library"), &window))
{
    m_backUp->setObjectName(u"actionBackUp"_s);
    m_backUp->setToolTip(tr("Write shows, places and settings to one file"));
    m_restore->setObjectName(u"actionRestore"_s);
    m_restore->setToolTip(tr("Take shows, places and settings from a backup"));
    m_check->setObjectName(u"actionCheckLibrary"_s);
    m_check->setToolTip(tr("Check the library for problems and fix them where possible"));
    connect(m_backUp, &QAction::triggered, this, &BackupController::askForBackup);
    connect(m_restore, &QAction::triggered, this, &BackupController::askForRestore);
    connect(m_check, &QAction::triggered, this, &BackupController::check);
}

void BackupController::addTo(QMenu &menu)
{
    menu.addActions({m_backUp, m_restore, m_check});
    menu.addSeparator();
}

std::shared_ptr<QTimer> BackupController::showAfterDelay(const QString &text,
                                                         const std::function<void()> &stop)
{
    // The last copy of the pointer takes the text back: that of the continuation, also if the
    // continuation is dropped. It may outlive the message bar, hence QPointer.
    const std::shared_ptr<QTimer> timer(new QTimer(),
                                        [text, messages = QPointer(&m_messages)](QTimer *gone) {
                                            delete gone;
                                            if (messages)
                                                messages->withdraw(text);
                                        });
    timer->setSingleShot(true);
    connect(timer.get(), &QTimer::timeout, this, [this, text, stop] {
        m_messages.showPersistent(text, tr("Stop"), stop);
    });
    timer->start(showDelay);
    return timer;
}

void BackupController::showMessage(const Error &error)
{
    if (error.code != ErrorCode::Cancelled) // the user stopped the work and needs no message
        m_messages.showError(error);
}

void BackupController::askForBackup()
{
    auto *dialog = new QFileDialog(&m_window, tr("Back up"), documentsFolder());
    dialog->setObjectName(u"backupDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"zip"_s);
    dialog->setNameFilters({tr("Backups (*.zip)"), tr("All files (*)")});
    dialog->selectFile(u"dogear-%1.zip"_s.arg(QDate::currentDate().toString(Qt::ISODate)));
    connect(dialog, &QFileDialog::fileSelected, this, &BackupController::backUp);
    dialog->open();
}

void BackupController::backUp(const QString &path)
{
    auto timer = showAfterDelay(tr("Backing up the library…"), [this] { m_backups.cancel(); });
    // The backup contains the position of this moment. A position that cannot be saved does not
    // prevent the backup.
    const auto backedUp = m_session.save().then(
        this, [this, path](const Result<> &) { return m_backups.backUp(path); });
    backedUp.then(this, [this, timer](const Result<BackupFacts> &backup) mutable {
        // Before the result is shown, which the text of the timer must not replace.
        timer.reset();
        if (!backup) {
            showMessage(backup.error());
            return;
        }
        m_messages.show(
            tr("The library was backed up to %1 (%2, %3).", "file, shows and episodes, size")
                .arg(QDir::toNativeSeparators(backup->path),
                     words::contentText(backup->shows, backup->episodes),
                     words::formatByteCount(backup->bytes)));
    });
}

void BackupController::askForRestore()
{
    // Automatic backups are in a folder of the program, which the user would not find.
    const QString folder = m_backups.folder();
    auto *dialog = new QFileDialog(
        &m_window, tr("Restore"), QFileInfo::exists(folder) ? folder : documentsFolder());
    dialog->setObjectName(u"restoreDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Backups (*.zip *.sqlite)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &BackupController::confirmRestore);
    dialog->open();
}

void BackupController::confirmRestore(const QString &path)
{
    m_backups.inspect(path).then(this, [this](const Result<BackupFacts> &backup) {
        // A file that is no backup is reported before the user is asked.
        if (backup)
            ask(*backup);
        else
            showMessage(backup.error());
    });
}

void BackupController::ask(const BackupFacts &backup)
{
    auto *question = new QMessageBox(&m_window);
    question->setObjectName(u"restoreQuestion"_s);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setIcon(QMessageBox::Question);
    question->setWindowTitle(tr("Restore"));
    question->setText(
        tr("Restore the library of %1?").arg(words::formatDateTime(backup.made.toLocalTime())));
    question->setInformativeText(tr("It holds %1. Dogear closes the library that is open now, "
                                    "keeps it as a backup, and opens "
                                    "the restored one.")
                                     .arg(words::contentText(backup.shows, backup.episodes)));
    QPushButton *yes = question->addButton(tr("Restore"), QMessageBox::AcceptRole);
    yes->setObjectName(u"restoreButton"_s);
    // Return must not replace the library by accident.
    question->setDefaultButton(question->addButton(QMessageBox::Cancel));
    connect(yes, &QPushButton::clicked, this, [this, path = backup.path] {
        restore(path).then(this, [this](const Result<> &prepared) {
            if (!prepared)
                showMessage(prepared.error());
        });
    });
    question->open();
}

Future<Result<>> BackupController::restore(const QString &path)
{
    auto timer = showAfterDelay(tr("Reading the backup…"), [this] { m_backups.cancel(); });
    // The backup of the present library, which is kept, contains the position of this moment.
    const auto prepares = m_session.save().then(
        this, [this, path](const Result<> &) { return m_backups.prepareRestore(path); });
    return prepares.then(this, [this, timer](const Result<PreparedRestore> &prepared) mutable {
        timer.reset();
        if (prepared)
            emit restartRequested();
        return widgets::withoutValue(prepared);
    });
}

void BackupController::reportRestored(const maintenance::Restored &restored)
{
    const QString text = tr("The library of %1 was restored.")
                             .arg(words::formatDateTime(restored.made.toLocalTime()));
    // Empty if there was no library. A damaged or newer library is kept as plain files, which this
    // version cannot restore.
    if (!restored.kept.endsWith(".zip"_L1))
        m_messages.show(text);
    else
        m_messages.offerUndo(text, {tr("Restore the library"), [this, kept = restored.kept] {
                                        return restore(kept);
                                    }});
}

void BackupController::check()
{
    // Until the end, because only one check runs at a time.
    m_check->setEnabled(false);
    auto timer = showAfterDelay(tr("Checking the library…"), [this] { m_libraryCheck.cancel(); });
    m_libraryCheck.run().then(this,
                              [this, timer](const Result<domain::LibraryReport> &report) mutable {
                                  timer.reset();
                                  m_check->setEnabled(true);
                                  if (report)
                                      reportResult(*report);
                                  else
                                      showMessage(report.error());
                              });
}

void BackupController::reportResult(const domain::LibraryReport &report)
{
    // The sentence contains a single finding; several need a dialog.
    if (report.findings.size() <= 1) {
        m_messages.show(words::checkSentence(report));
        return;
    }
    QStringList lines;
    for (const domain::LibraryFinding &finding : report.findings)
        lines.append(words::findingSentence(finding));
    auto *box = new QMessageBox(&m_window);
    box->setObjectName(u"checkReport"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(report.isSound() ? QMessageBox::Information : QMessageBox::Warning);
    box->setWindowTitle(tr("Check library"));
    box->setText(words::checkSentence(report));
    box->setInformativeText(lines.join(u'\n'));
    box->open();
}

} // namespace dogear
