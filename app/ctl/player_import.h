// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Imports the library of another player once: finds and reads it, applies it, and reads the
///        feeds of new shows.
///
/// Threads: GUI thread, here the main thread.
/// Owner:   the parent; the library outlives it.
/// Tests:   tests/integration/tst_dogearctl_import.cpp

#include "command.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>

#include <importers/read_player.h>
#include <optional>
#include <transfer/player_reader.h>
#include <transfer/player_transfer.h>

namespace dogear::ctl {

/// What the command line asks for.
struct PlayerImportOptions
{
    importers::Player player = importers::Player::Opml;
    QString path; ///< absolute; empty: looked for on this computer
    bool isDryRun = false;
    bool takesAllShows = false;
    bool countsProbablyPlayed = false;
    importers::DamageRule damage = importers::DamageRule::Refuse;
};

class PlayerImport final : public QObject
{
    Q_OBJECT

public:
    PlayerImport(library::Library &library, const PlayerImportOptions &options, QObject *parent);

    /// Starts the import; call it once. \return the output of the command
    [[nodiscard]] Future<Outcome> start();

private:
    [[nodiscard]] Future<Outcome> read(const QString &path);
    [[nodiscard]] Future<Outcome> preview(const importers::PlayerLibrary &library);
    [[nodiscard]] Future<Outcome> apply(const importers::PlayerLibrary &library);
    [[nodiscard]] Future<Outcome> readFeeds(const transfer::TransferSummary &summary);
    [[nodiscard]] Outcome outcome(const transfer::TransferSummary &summary,
                                  const storage::TransferCounts &counts,
                                  const QList<subscriptions::RefreshFailure> &unread) const;
    [[nodiscard]] QJsonObject jsonOf(const transfer::TransferSummary &summary,
                                     const storage::TransferCounts &counts,
                                     const QJsonArray &failed) const;
    [[nodiscard]] QString textOf(const transfer::TransferSummary &summary,
                                 const storage::TransferCounts &counts) const;
    [[nodiscard]] transfer::TransferChoice choiceOf(const importers::PlayerLibrary &library) const;

    library::Library &m_library;
    PlayerImportOptions m_options;
    transfer::PlayerReader m_reader;
    transfer::TransferPreview m_preview;
};

} // namespace dogear::ctl
