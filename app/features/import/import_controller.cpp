// SPDX-License-Identifier: GPL-3.0-or-later
#include "import_controller.h"

#include <itemmodels/transfer_table_model.h>
#include <subscriptions/feed_refresher.h>
#include <widgets/import_dialog.h>
#include <widgets/message_bar.h>
#include <words/transfer_text.h>

#include <QAction>
#include <QFileDialog>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear {

using importers::DamageRule;
using importers::PlayerFile;
using transfer::PlayerTransfer;
using transfer::TransferChoice;
using transfer::TransferSummary;
using widgets::ImportDialog;

ImportController::ImportController(PlayerTransfer &players,
                                   subscriptions::FeedRefresher &refresher,
                                   widgets::MessageBar &messages,
                                   QWidget &window)
    : QObject(&window)
    , m_players(players)
    , m_refresher(refresher)
    , m_messages(messages)
    , m_window(window)
    , m_open(new QAction(tr("Import from another player…"), &window))
    , m_reader(new transfer::PlayerReader(importers::foldersOfThisUser(), this))
    , m_model(new itemmodels::TransferTableModel(this))
{
    m_open->setObjectName(u"actionImportPlayer"_s);
    m_open->setToolTip(tr("Bring shows, positions and favourites over from another player"));
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, [this] {
        openDialog();
        findPlayers();
    });
    connect(&m_players, &PlayerTransfer::progressChanged, this, [this](int done, int total) {
        if (m_dialog)
            m_dialog->setProgress(done, total);
    });
}

ImportController::~ImportController() = default;

void ImportController::offerFoundPlayers()
{
    m_reader->find().then(this, [this](const QList<PlayerFile> &found) {
        if (found.isEmpty())
            return;
        QStringList names;
        for (const PlayerFile &player : found) {
            if (const QString name = words::playerName(player.player); !names.contains(name))
                names.append(name);
        }
        // Persistent, because at the first start the user looks at much else.
        m_messages.showPersistent(tr("Other players on this computer: %1. Dogear can bring shows, "
                                     "positions and favourites over.")
                                      .arg(QLocale().createSeparatedList(names)),
                                  tr("Import…"),
                                  [this, found] { openDialog().showPlayers(found); });
    });
}

ImportDialog &ImportController::openDialog()
{
    if (!m_dialog) {
        m_dialog = new ImportDialog(*m_model, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connectDialog(*m_dialog);
        m_dialog->open(); // not exec(): the window runs no nested event loop
    }
    m_dialog->activateWindow();
    return *m_dialog;
}

void ImportController::connectDialog(ImportDialog &dialog)
{
    connect(&dialog, &ImportDialog::fileWanted, this, &ImportController::askForFile);
    connect(&dialog, &ImportDialog::playerChosen, this, [this](const PlayerFile &player) {
        read(player.path, DamageRule::Refuse);
    });
    connect(&dialog, &ImportDialog::damagedWanted, this, [this] {
        read(m_path, DamageRule::ReadWhatIsThere);
    });
    connect(&dialog, &ImportDialog::probablyPlayedChanged, this, &ImportController::preview);
    connect(&dialog, &ImportDialog::importRequested, this, &ImportController::startImport);
    connect(&dialog, &ImportDialog::stopRequested, this, &ImportController::stop);
    connect(&dialog, &ImportDialog::rejected, this, &ImportController::stop);
}

void ImportController::findPlayers()
{
    m_dialog->showSearching();
    m_reader->find().then(this, [this](const QList<PlayerFile> &found) {
        if (m_dialog)
            m_dialog->showPlayers(found);
    });
}

void ImportController::askForFile()
{
    auto *dialog = new QFileDialog(m_dialog, tr("Import from another player"));
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    // Players name their files as they like, and the content decides, so no filter hides one.
    dialog->setNameFilters({tr("All files (*)"),
                            tr("Databases, backups and lists "
                               "(*.db *.sqlite *.backup *.opml *.xml)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ImportController::importFile);
    dialog->open();
}

void ImportController::importFile(const QString &path)
{
    openDialog();
    read(path, DamageRule::Refuse);
}

void ImportController::read(const QString &path, DamageRule damage)
{
    m_path = path;
    m_isRead = false;
    m_dialog->showProgress(tr("Reading the library of the other player…"));
    const auto step = m_steps.begin();
    m_reader->read(path, damage)
        .then(this, [this, step](const Result<importers::PlayerLibrary> &library) {
            if (!m_steps.isLatest(step) || !m_dialog)
                return;
            if (!library) {
                m_dialog->showProblem(library.error());
                return;
            }
            m_library = *library;
            preview(false);
        });
}

void ImportController::preview(bool countsProbablyPlayed)
{
    // The second preview of a library replaces numbers in the table that the user looks at.
    if (!m_isRead)
        m_dialog->showProgress(tr("Comparing it with your library…"));
    const auto step = m_steps.begin();
    m_players.cancel();
    m_players.preview(m_library, countsProbablyPlayed)
        .then(this, [this, step](const Result<PlayerTransfer::Preview> &preview) {
            if (!m_steps.isLatest(step) || !m_dialog)
                return;
            if (!preview) {
                m_dialog->showProblem(preview.error());
                return;
            }
            if (m_isRead)
                m_model->updatePreview(preview->values);
            else
                m_model->setPreview(preview->values);
            m_isRead = true;
            m_dialog->showPreview(preview->values, preview->failed);
        });
}

void ImportController::startImport(const TransferChoice &choice)
{
    m_dialog->showProgress(tr("Importing…"));
    (void)m_steps.begin(); // an import is not dropped: its result is reported in any case
    m_players.cancel();
    m_players.apply(m_library, choice).then(this, [this](const Result<TransferSummary> &summary) {
        if (m_dialog)
            m_dialog->accept();
        if (summary)
            report(*summary);
        else
            m_messages.showError(summary.error());
    });
}

void ImportController::stop()
{
    m_steps.cancel();
    m_reader->cancel();
    m_players.cancel();
}

void ImportController::report(const TransferSummary &summary)
{
    const QString text = words::transferSentence(summary);
    if (!summary.id.isValid()) {
        m_messages.show(text);
        return;
    }
    const QString name = tr("Import from %1").arg(words::playerName(summary.source.player));
    const auto act =
        m_messages.offerUndo(text, {name, [this, id = summary.id] { return undo(id); }});
    readFeeds(summary, act);
}

Future<Result<>> ImportController::undo(TransferId id)
{
    return m_players.undo(id).then(this, [this](const Result<transfer::RemovedByUndo> &removed) {
        if (!removed)
            return Result<>(failure(removed.error()));
        // Other shows and episodes may get the ids of those that went.
        for (const PodcastId show : removed->shows)
            m_messages.undoStack().forget(show, removed->episodes);
        return Result<>();
    });
}

void ImportController::readFeeds(const TransferSummary &summary, widgets::UndoStack::Key act)
{
    if (summary.newShows.isEmpty())
        return;
    m_refresher.refresh(summary.newShows)
        .then(this,
              [this, summary](const Result<subscriptions::RefreshSummary> &) {
                  // Shows whose feeds cannot be read are marked in the sidebar.
                  return m_players.counts(summary.id);
              })
        .then(this, [this, summary, act](const Result<storage::TransferCounts> &counts) {
            if (counts && m_messages.undoStack().contains(act))
                m_messages.offerUndoOf(words::transferResultSentence(summary, *counts), act);
        });
}

} // namespace dogear
