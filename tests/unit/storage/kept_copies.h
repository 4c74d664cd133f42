// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds what a migration keeps of the library before it.

#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace dogear::storage::test {

/// The copies of the library at \a path, oldest first.
inline QStringList keptCopies(const QString &path)
{
    const QDir folder(QFileInfo(path).dir().filePath(QStringLiteral("backups")));
    QStringList copies;
    for (const QString &name :
         folder.entryList({QStringLiteral("before-[0-9]*-*.sqlite")}, QDir::Files, QDir::Name))
        copies.append(folder.filePath(name));
    return copies;
}

/// Whether the library at \a path was upgraded from the version before \a number, and kept.
inline bool hasCopyBefore(const QString &path, int number)
{
    const QStringList copies = keptCopies(path);
    return copies.size() == 1
           && QFileInfo(copies.constFirst())
                  .fileName()
                  .startsWith(QStringLiteral("before-%1-").arg(number, 4, 10, QLatin1Char('0')));
}

} // namespace dogear::storage::test
