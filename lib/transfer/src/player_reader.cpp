// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>

#include <QtConcurrentRun>

#include <importers/find_players.h>
#include <transfer/player_reader.h>

namespace dogear::transfer {

using importers::PlayerFile;
using importers::PlayerLibrary;

PlayerReader::PlayerReader(const importers::UserFolders &folders, QObject *parent)
    : QObject(parent)
    , m_folders(folders)
    , m_isCancelled(std::make_shared<std::atomic_bool>(false))
{}

PlayerReader::~PlayerReader()
{
    *m_isCancelled = true;
}

Future<QList<PlayerFile>> PlayerReader::find()
{
    return QtConcurrent::run(workers(), [folders = m_folders, isCancelled = m_isCancelled] {
        return importers::findPlayers(folders, *isCancelled);
    });
}

Future<Result<PlayerLibrary>> PlayerReader::read(const QString &path, importers::DamageRule damage)
{
    return QtConcurrent::run(workers(),
                             [path, damage, folders = m_folders, isCancelled = m_isCancelled] {
                                 return importers::readPlayer(path, folders, damage, *isCancelled);
                             });
}

void PlayerReader::cancel()
{
    *m_isCancelled = true;
    m_isCancelled = std::make_shared<std::atomic_bool>(false); // for later calls
}

} // namespace dogear::transfer
