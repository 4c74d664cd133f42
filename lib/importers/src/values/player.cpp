// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <importers/player.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

const std::array names = {
    std::pair{Player::GPodder, "gpodder"_L1},
    std::pair{Player::Kasts, "kasts"_L1},
    std::pair{Player::AntennaPod, "antennapod"_L1},
    std::pair{Player::GnomePodcasts, "gnome-podcasts"_L1},
    std::pair{Player::Overcast, "overcast"_L1},
    std::pair{Player::PodcastAddict, "podcast-addict"_L1},
    std::pair{Player::Newsboat, "newsboat"_L1},
    std::pair{Player::Clementine, "clementine"_L1},
    std::pair{Player::ApplePodcasts, "apple-podcasts"_L1},
    std::pair{Player::Opml, "opml"_L1},
};

} // namespace

QString toName(Player player)
{
    for (const auto &[candidate, name] : names) {
        if (candidate == player)
            return name;
    }
    return {};
}

std::optional<Player> toPlayer(QStringView name)
{
    for (const auto &[player, candidate] : names) {
        if (name.compare(candidate, Qt::CaseInsensitive) == 0)
            return player;
    }
    return {};
}

QList<Player> allPlayers()
{
    QList<Player> players;
    for (const auto &[player, name] : names)
        players.append(player);
    return players;
}

} // namespace dogear::importers
