// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/readers.h"
#include "recognition/recognition.h"

#include <importers/read_player.h>

namespace dogear::importers {

namespace {

using ReadTables = Result<> (*)(const TableSource &, LibraryBuilder &);
using ReadText = Result<> (*)(const TextSource &, LibraryBuilder &);

ReadTables tableReaderOf(Player player)
{
    switch (player) {
    case Player::GPodder:
        return readGPodder;
    case Player::Kasts:
        return readKasts;
    case Player::AntennaPod:
        return readAntennaPod;
    case Player::GnomePodcasts:
        return readGnomePodcasts;
    case Player::PodcastAddict:
        return readPodcastAddict;
    case Player::Clementine:
        return readClementine;
    case Player::ApplePodcasts:
        return readApplePodcasts;
    case Player::Newsboat:
        return readNewsboatCache;
    case Player::Overcast:
    case Player::Opml:
        break;
    }
    return nullptr;
}

ReadText textReaderOf(Player player)
{
    switch (player) {
    case Player::Overcast:
        return readOvercast;
    case Player::Newsboat:
        return readNewsboat;
    default:
        return readOpmlList;
    }
}

Result<> readTables(OpenedLibrary &opened,
                    const UserFolders &folders,
                    DamageRule damage,
                    LibraryBuilder &library)
{
    for (const QString &name : std::as_const(opened.unreadable))
        library.skips().add(SkipReason::UnreadableFile, name);
    if (damage == DamageRule::ReadWhatIsThere)
        opened.tables->acceptDamage(library.skips());
    else if (auto checked = opened.tables->check(); !checked)
        return checked;
    return tableReaderOf(opened.file.player)(
        {.tables = *opened.tables, .file = opened.file, .folders = folders}, library);
}

} // namespace

Result<PlayerFile> recognise(const QString &path, const std::atomic_bool &isCancelled)
{
    return openLibrary(path, isCancelled).map([](const OpenedLibrary &opened) {
        return opened.file;
    });
}

Result<PlayerLibrary> readPlayer(const QString &path,
                                 const UserFolders &folders,
                                 DamageRule damage,
                                 const std::atomic_bool &isCancelled)
{
    Result<OpenedLibrary> opened = openLibrary(path, isCancelled);
    if (!opened)
        return failure(opened.error());
    LibraryBuilder library;
    const Result<> read = opened->tables
                              ? readTables(*opened, folders, damage, library)
                              : textReaderOf(opened->file.player)({.document = opened->document,
                                                                   .file = opened->file,
                                                                   .folders = folders,
                                                                   .damage = damage,
                                                                   .isCancelled = isCancelled},
                                                                  library);
    if (!read)
        return failure(read.error());
    return library.take(opened->file);
}

} // namespace dogear::importers
