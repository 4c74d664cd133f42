// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Imports the library of another player from the menu: choice, preview, import, undo.
///
/// The result is a message with Undo. Once the feeds of the new shows are read, a second message
/// says what came over in the end.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_import_flow.cpp

#include <base/latest_request.h>
#include <widgets/undo_stack.h>

#include <QObject>
#include <QPointer>

#include <importers/read_player.h>
#include <transfer/player_reader.h>
#include <transfer/player_transfer.h>

class QAction;
class QWidget;

namespace dogear::itemmodels {
class TransferTableModel;
} // namespace dogear::itemmodels

namespace dogear::subscriptions {
class FeedRefresher;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class ImportDialog;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class ImportController final : public QObject
{
    Q_OBJECT

public:
    ImportController(transfer::PlayerTransfer &players,
                     subscriptions::FeedRefresher &refresher,
                     widgets::MessageBar &messages,
                     QWidget &window);
    ~ImportController() override;

    /// Entry of the Library menu.
    [[nodiscard]] QAction *open() const { return m_open; }
    /// Looks for other players, and offers in a message to import from them if there are any.
    void offerFoundPlayers();
    /// Opens the dialog and reads \a path.
    void importFile(const QString &path);

private:
    /// Opens the dialog, or brings it to the front. \return it
    widgets::ImportDialog &openDialog();
    void connectDialog(widgets::ImportDialog &dialog);
    void findPlayers();
    void askForFile();
    void read(const QString &path, importers::DamageRule damage);
    void preview(bool countsProbablyPlayed);
    void startImport(const transfer::TransferChoice &choice);
    /// Stops what is running, and drops its result.
    void stop();
    void report(const transfer::TransferSummary &summary);
    [[nodiscard]] Future<Result<>> undo(TransferId id);
    void readFeeds(const transfer::TransferSummary &summary, widgets::UndoStack::Key act);

    transfer::PlayerTransfer &m_players;
    subscriptions::FeedRefresher &m_refresher;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
    QAction *m_open;
    transfer::PlayerReader *m_reader;
    itemmodels::TransferTableModel *m_model;
    QPointer<widgets::ImportDialog> m_dialog; ///< null while it is closed
    QString m_path;                           ///< the file that was read last
    importers::PlayerLibrary m_library;       ///< that of the preview
    bool m_isRead = false;                    ///< the model has the shows of `m_library`
    LatestRequest m_steps; ///< reading and previewing; a later step replaces an earlier one
};

} // namespace dogear
