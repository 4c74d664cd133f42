// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/data_folders.h>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::settings {

namespace {

constexpr auto appFolder = "/dogear"_L1;

QString xdg(QStandardPaths::StandardLocation location)
{
    return QStandardPaths::writableLocation(location) + appFolder;
}

/// Downloads go where other players and file managers look. MusicLocation is the home folder where
/// the user has no music folder.
QString podcastsFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::MusicLocation))
        .filePath(u"Podcasts"_s);
}

} // namespace

Result<DataFolders> DataFolders::create(const QString &dataDir)
{
    const QString given = dataDir.isEmpty() ? qEnvironmentVariable("DOGEAR_DATA_DIR") : dataDir;
    const QString folder = given.isEmpty() ? QString() : QDir(given).absolutePath();
    const QString data = folder.isEmpty() ? xdg(QStandardPaths::GenericDataLocation) : folder;
    const QString config = folder.isEmpty() ? xdg(QStandardPaths::GenericConfigLocation) : folder;
    const QString cache =
        folder.isEmpty() ? xdg(QStandardPaths::GenericCacheLocation) : folder + "/cache"_L1;
    // Media and downloads are created by the classes that write there.
    for (const QString &path : {data, config, cache}) {
        if (!QDir().mkpath(path))
            return failure({ErrorCode::FileUnwritable, path, QUrl::fromLocalFile(path)});
    }
    return DataFolders{.database = data + "/dogear.sqlite"_L1,
                       .settings = config + "/settings.ini"_L1,
                       .positions = data + "/positions.ini"_L1,
                       .cache = cache,
                       .media = cache + "/media"_L1,
                       .downloads = folder.isEmpty() ? podcastsFolder() : folder + "/downloads"_L1};
}

QString DataFolders::windowLock(const QString &database)
{
    // Next to the database, so that windows on different libraries do not exclude each other.
    return QFileInfo(database).dir().filePath(u"window.lock"_s);
}

} // namespace dogear::settings
