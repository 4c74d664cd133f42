// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the players whose libraries can be read, and their files.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/importers

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace dogear::importers {

/// Players and formats of files that can be read.
enum class Player {
    GPodder,
    Kasts,
    AntennaPod,
    GnomePodcasts,
    Overcast, ///< its list of all data; the list of its shows only is Opml
    PodcastAddict,
    Newsboat, ///< with podboat; also newsbeuter
    Clementine,
    ApplePodcasts,
    Opml, ///< a list of shows, which every player writes
};

/// \return the name of \a player for `dogearctl import --from` ("gnome-podcasts")
[[nodiscard]] QString toName(Player player);
/// \return the player that toName() gives this name, in any case
[[nodiscard]] std::optional<Player> toPlayer(QStringView name);
/// \return every player, in the order of the enum
[[nodiscard]] QList<Player> allPlayers();

/// A file, or the folder of newsboat, that was recognised as the library of a player.
struct PlayerFile
{
    Player player = Player::Opml;
    QString path = {};    ///< absolute
    QString version = {}; ///< of its schema, as the file has it; empty: the format has no version
    bool isNewer = false; ///< newer than the versions that Dogear knows; read as far as possible
    /// Number of its shows, with those that will be skipped; unset: a text, which is not counted.
    std::optional<qint64> showCount = {};

    friend bool operator==(const PlayerFile &, const PlayerFile &) = default;
};

} // namespace dogear::importers
