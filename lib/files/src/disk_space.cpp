// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/disk_space.h>

#include <QFileInfo>

#include <filesystem>
#include <limits>

namespace dogear::files {

std::optional<qint64> availableBytes(const QString &folder)
{
    QFileInfo place(folder);
    while (!place.exists() && place.path() != place.filePath())
        place.setFile(place.path());
    // Not QStorageInfo: it looks the folder up in the list of mounts and knows nothing where the
    // root folder is not in that list, as in a chroot.
    std::error_code failed;
    const auto space = std::filesystem::space(place.filesystemAbsoluteFilePath(), failed);
    constexpr auto most = std::uintmax_t(std::numeric_limits<qint64>::max());
    if (failed || space.available > most)
        return std::nullopt;
    return qint64(space.available);
}

} // namespace dogear::files
