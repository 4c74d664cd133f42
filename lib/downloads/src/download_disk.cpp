// SPDX-License-Identifier: GPL-3.0-or-later
#include <downloads/download_disk.h>
#include <files/disk_space.h>

namespace dogear::downloads {

DownloadDisk::DownloadDisk()
    : m_freeSpace(files::availableBytes)
{
    m_pool.setMaxThreadCount(1);
}

Future<std::optional<qint64>> DownloadDisk::freeBytes(const QStringList &folders)
{
    return run([freeSpace = m_freeSpace, folders] {
        std::optional<qint64> least;
        for (const QString &folder : folders) {
            const auto space = freeSpace(folder);
            if (space && (!least || *space < *least))
                least = space;
        }
        return least;
    });
}

} // namespace dogear::downloads
