// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mounts a small file system (tmpfs) for tests of full disks, if mounting is allowed.

#include <QTemporaryDir>

#include <sys/mount.h>

namespace dogear::test {

class SmallDisk final
{
public:
    explicit SmallDisk(int kilobytes)
        : m_isMounted(mount("tmpfs",
                            path().toLocal8Bit().constData(),
                            "tmpfs",
                            0,
                            QByteArray("size=" + QByteArray::number(kilobytes) + 'k').constData())
                      == 0)
    {}
    ~SmallDisk()
    {
        if (m_isMounted)
            umount2(path().toLocal8Bit().constData(), MNT_DETACH);
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    [[nodiscard]] bool isMounted() const { return m_isMounted; }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    bool m_isMounted;
};

} // namespace dogear::test
