// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds and reads the libraries of other players in the background.
///
/// Threads: GUI thread; futures finish there. Files are read in the pool.
/// Owner:   the window, or a command of dogearctl. The destructor cancels what is running.
/// Tests:   tests/unit/transfer/tst_player_reader.cpp

#include <base/future.h>
#include <base/result.h>

#include <QList>
#include <QObject>

#include <atomic>
#include <importers/read_player.h>
#include <memory>

namespace dogear::transfer {

class PlayerReader final : public QObject
{
    Q_OBJECT

public:
    /// Searches \a folders.
    explicit PlayerReader(const importers::UserFolders &folders = importers::foldersOfThisUser(),
                          QObject *parent = nullptr);
    ~PlayerReader() override;

    /// Lists the libraries of other players on this computer, in the order of the players.
    [[nodiscard]] Future<QList<importers::PlayerFile>> find();
    /// Reads the library at \a path. \return or an Error of importers::readPlayer()
    [[nodiscard]] Future<Result<importers::PlayerLibrary>> read(
        const QString &path,
        importers::DamageRule damage = importers::DamageRule::Refuse);
    /// Ends what is running: it fails as Cancelled.
    void cancel();

private:
    importers::UserFolders m_folders;
    /// Shared with the running calls, which may outlive this object.
    std::shared_ptr<std::atomic_bool> m_isCancelled;
};

} // namespace dogear::transfer
