// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the copies of the library that migrations keep in the folder "backups".

#include <QDir>
#include <QFileInfo>
#include <QStringList>

namespace dogear::storage::test {

/// \return the paths of the kept copies of the library at \a path, the oldest first
inline QStringList keptCopies(const QString &path)
{
    const QDir folder(QFileInfo(path).dir().filePath(QStringLiteral("backups")));
    QStringList copies;
    for (const QString &name :
         folder.entryList({QStringLiteral("before-[0-9]*-*.sqlite")}, QDir::Files, QDir::Name))
        copies.append(folder.filePath(name));
    return copies;
}

/// \return whether the library at \a path has exactly one copy, made before migration \a number
inline bool hasCopyBefore(const QString &path, int number)
{
    const QStringList copies = keptCopies(path);
    return copies.size() == 1
           && QFileInfo(copies.constFirst())
                  .fileName()
                  .startsWith(QStringLiteral("before-%1-").arg(number, 4, 10, QLatin1Char('0')));
}

} // namespace dogear::storage::test
