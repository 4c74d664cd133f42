// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>

#include <importers/user_folders.h>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// Returns the folder that the environment variable \a name has. The XDG specification ignores
/// relative paths; gPodder's variables are treated alike, because Dogear runs in another folder.
QString folderOf(const char *name, const QString &otherwise)
{
    const QString folder = qEnvironmentVariable(name);
    return QDir::isAbsolutePath(folder) ? QDir::cleanPath(folder) : otherwise;
}

} // namespace

UserFolders foldersOfThisUser()
{
    // Not QStandardPaths: in Flatpak its folders are those of the sandbox.
    const QString home = QDir::homePath();
    return {.home = home,
            .config = folderOf("XDG_CONFIG_HOME", home + "/.config"_L1),
            .data = folderOf("XDG_DATA_HOME", home + "/.local/share"_L1),
            .gpodder = folderOf("GPODDER_HOME", home + "/gPodder"_L1),
            .gpodderDownloads = folderOf("GPODDER_DOWNLOAD_DIR", {})};
}

} // namespace dogear::importers
