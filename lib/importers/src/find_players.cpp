// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFileInfo>
#include <QLoggingCategory>
#include <QSet>

#include <importers/find_players.h>
#include <importers/read_player.h>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

Q_LOGGING_CATEGORY(lcImporters, "dogear.importers")

/// Where the library of a player is, or the folder of newsboat.
struct KnownPlace
{
    Player player;
    QString base; ///< empty: the folder is unknown
    QString path;
};

/// Lists the places in the order of the players. Flatpak gives each program folders of its own;
/// gPodder's manifest gives it the home folder instead.
QList<KnownPlace> placesIn(const UserFolders &folders)
{
    return {
        {Player::GPodder, folders.gpodder, u"/Database"_s},
        {Player::Kasts, folders.data, u"/KDE/kasts/database.db3"_s},
        {Player::Kasts, folders.home, u"/.var/app/org.kde.kasts/data/KDE/kasts/database.db3"_s},
        {Player::GnomePodcasts, folders.data, u"/gnome-podcasts/podcasts.db"_s},
        {Player::GnomePodcasts,
         folders.home,
         u"/.var/app/org.gnome.Podcasts/data/gnome-podcasts/podcasts.db"_s},
        {Player::GnomePodcasts,
         folders.home,
         u"/.var/app/org.gnome.Podcasts.Devel/data/gnome-podcasts/podcasts.db"_s},
        {Player::Newsboat, folders.config, u"/newsboat/urls"_s},
        {Player::Newsboat, folders.home, u"/.newsboat/urls"_s},
        {Player::Newsboat, folders.home, u"/.newsbeuter/urls"_s},
        {Player::Clementine, folders.config, u"/Clementine/clementine.db"_s},
        {Player::Clementine,
         folders.home,
         u"/.var/app/org.clementine_player.Clementine/config/Clementine/clementine.db"_s},
    };
}

} // namespace

QList<PlayerFile> findPlayers(const UserFolders &folders, const std::atomic_bool &isCancelled)
{
    QList<PlayerFile> found;
    QSet<QString> seen; // two places may be one file, through links
    for (const KnownPlace &place : placesIn(folders)) {
        const QFileInfo file(place.base + place.path);
        if (isCancelled)
            break;
        if (place.base.isEmpty() || !file.isFile() || file.size() == 0
            || seen.contains(file.canonicalFilePath()))
            continue;
        seen.insert(file.canonicalFilePath());
        const Result<PlayerFile> recognised = recognise(file.absoluteFilePath(), isCancelled);
        // Clementine has tables for shows even if its user has none.
        if (recognised && recognised->player == place.player && recognised->showCount != 0)
            found.append(*recognised);
        else if (!recognised)
            logAndDrop(recognised, lcImporters(), "a library of another player is left out:");
    }
    return found;
}

} // namespace dogear::importers
