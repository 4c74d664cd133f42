// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the downloads of Kasts, whose paths are not in its database.

#include <QHash>
#include <QString>
#include <QStringList>

namespace dogear::importers {

/// Kasts calls a download "TITLE.HASH.EXT", with the first six hexadecimal digits of the MD5 of
/// the address. The title is shortened in ways that changed, so only the hash is compared.
class KastsDownloads final
{
public:
    /// \param home the folder of the database. A user may have moved the downloads elsewhere; then
    ///   none is found.
    explicit KastsDownloads(const QString &home);

    /// \param folder `Feeds.dirname`
    /// \return the path of the download of \a enclosure; empty if there is none
    [[nodiscard]] QString find(const QString &folder, const QString &enclosure);

private:
    QString m_root;
    QHash<QString, QStringList> m_names; ///< by folder
};

} // namespace dogear::importers
