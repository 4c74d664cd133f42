// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the files of other players for tests, and prints what was read of them.

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <importers/read_player.h>
#include <utility>

namespace dogear::test {

/// Values of one row: column, SQL literal.
using Values = QList<std::pair<QString, QString>>;

/// A table of a database of some version.
struct Table
{
    QString name;
    QStringList columns; ///< with their types: "id INTEGER PRIMARY KEY"

    [[nodiscard]] QString create() const;
    /// Leaves out the values of columns that this version does not have.
    [[nodiscard]] QString insert(const Values &values) const;
};

/// A private folder with the files of a player.
class ForeignFiles final
{
public:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    /// Executes \a statements on the database \a name, which is created.
    void execute(const QString &name, const QStringList &statements) const;
    /// Executes \a statements in WAL mode, and leaves them in the write-ahead log.
    void executeInLog(const QString &name, const QStringList &statements) const;
    /// Creates a file, and its folders.
    void write(const QString &name, const QByteArray &bytes) const;
    [[nodiscard]] QByteArray bytes(const QString &name) const;
    /// \return a hash of each file by its path, with the time of its last change
    [[nodiscard]] QStringList fingerprints() const;

    /// Folders that do not exist, so that nothing of this machine is read.
    [[nodiscard]] importers::UserFolders noFolders() const;
    /// Reads the file \a name and prints the library, or the error; see dump().
    [[nodiscard]] QString read(const QString &name,
                               importers::DamageRule damage = importers::DamageRule::Refuse) const;

private:
    QTemporaryDir m_folder;
};

/// Prints every field of \a library that differs from its default, a line for each show, episode
/// and list. `showCount` and the path of the file are left out.
[[nodiscard]] QString dump(const importers::PlayerLibrary &library);

/// \return \a texts joined as dump() and ForeignFiles::read() do
[[nodiscard]] QString lines(const QStringList &texts);

} // namespace dogear::test
