// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets the user choose another player and what comes over from it, and shows the progress.
///
/// The dialog has three pages: the players that were found, the progress of reading and importing,
/// and the preview with a tick for each show. Its owner reads, previews and imports.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_import_dialog.cpp

#include <QDialog>

#include <transfer/transfer_values.h>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace dogear::itemmodels {
class TransferTableModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class PlayerChoice;
class TransferPage;

class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a model has the shows of the preview; it outlives this.
    explicit ImportDialog(itemmodels::TransferTableModel &model, QWidget *parent = nullptr);

    /// Shows the first page while players are being looked for.
    void showSearching();
    /// Shows the first page with \a players.
    void showPlayers(const QList<importers::PlayerFile> &players);
    /// Shows the first page with the reason why a file could not be imported.
    void showProblem(const Error &error);
    /// Shows that \a text is being done. The progress bar has no end until setProgress() is called.
    void showProgress(const QString &text);
    void setProgress(int done, int total);
    /// Shows the preview; the model has its shows.
    void showPreview(const transfer::TransferPreview &preview,
                     const QList<transfer::FailedShow> &failed);

signals:
    /// Emitted when the user has chosen a player of the list.
    void playerChosen(const dogear::importers::PlayerFile &player);
    /// Emitted when the user wants to choose a file.
    void fileWanted();
    /// Emitted when the user wants what can be read of the damaged file of showProblem().
    void damagedWanted();
    /// Emitted when episodes that were probably played become played, or no longer do.
    void probablyPlayedChanged(bool countsAsPlayed);
    /// Emitted when the user wants \a choice to be imported.
    void importRequested(const dogear::transfer::TransferChoice &choice);
    /// Emitted when the user stops what showProgress() has announced.
    void stopRequested();

private:
    void createButtons();
    void goOn();
    void goBack();
    /// Enables the buttons of the page that is shown.
    void showButtons();

    QStackedWidget *m_pages;
    PlayerChoice *m_players;
    QWidget *m_progressPage;
    QLabel *m_progressText;
    QProgressBar *m_progress;
    TransferPage *m_preview;
    QDialogButtonBox *m_buttons;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace dogear::widgets
