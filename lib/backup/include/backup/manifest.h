// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the manifest of a backup, its first entry.
///
/// JSON: {"format": 1, "schema": 14, "made": Unix seconds UTC, "shows": n, "episodes": n,
/// "positions": n, "files": [{"name", "size", "sha256" (hex)}]}.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/backup/tst_archive.cpp

#include <base/result.h>

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace dogear::backup {

/// Version of the container. The content of the library has the version of its schema.
inline constexpr int formatVersion = 1;

struct ManifestFile
{
    QString name; ///< see isPlainName()
    qint64 size = 0;
    QByteArray sha256;

    friend bool operator==(const ManifestFile &, const ManifestFile &) = default;
};

struct Manifest
{
    int schema = 0; ///< of the library's database
    QDateTime made; ///< UTC
    int shows = 0;
    int episodes = 0;
    int positions = 0;
    QList<ManifestFile> files;

    friend bool operator==(const Manifest &, const Manifest &) = default;
};

[[nodiscard]] QByteArray toJson(const Manifest &manifest);

/// \return the manifest, or BackupInvalid; BackupTooNew for the format of a newer Dogear
[[nodiscard]] Result<Manifest> manifestFromJson(const QByteArray &json);

/// Whether a file in a backup may be called \a name: letters, digits, dots, dashes and underscores;
/// no folder, not hidden, not "..".
[[nodiscard]] bool isPlainName(const QString &name);

} // namespace dogear::backup
