// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes the file of contacted hosts, which the window and dogearctl share.
///
/// Threads: any, normally the pool; a lock file keeps two programs from writing at once.
/// Tests:   tests/unit/contacts/tst_contact_file.cpp

#include <base/result.h>

#include <QByteArray>

#include <chrono>
#include <contacts/host_contact.h>

namespace dogear::contacts {

/// Contacts are forgotten this long after the last one.
constexpr std::chrono::hours maxAge{24 * 30};
/// Maximum number of contacts in the file; the oldest ones are forgotten.
constexpr qsizetype maxContacts = 2'000;

/// Writes \a contacts as JSON. The README of the module describes the format.
[[nodiscard]] QByteArray toJson(const QList<HostContact> &contacts);
/// Reads what toJson() wrote. Leaves out what is damaged: a list of counters is no reason to stop.
[[nodiscard]] QList<HostContact> fromJson(const QByteArray &json);

/// Removes the contacts that are older than maxAge at \a now, and the oldest above maxContacts.
[[nodiscard]] QList<HostContact> withoutOld(QList<HostContact> contacts, const QDateTime &now);

/// Reads the contacts in \a file; none if there is no such file.
[[nodiscard]] QList<HostContact> readContacts(const QString &file, const QDateTime &now);
/// Adds \a contacts to those in \a file, and removes old ones.
/// \return FileUnwritable on failure; the file is unchanged then
[[nodiscard]] Result<> addContacts(const QString &file,
                                   const QList<HostContact> &contacts,
                                   const QDateTime &now);
/// Removes all contacts. \return FileUnwritable on failure
[[nodiscard]] Result<> removeContacts(const QString &file);

} // namespace dogear::contacts
