// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sums up the requests to one host for one purpose.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/contacts/tst_contact_file.cpp

#include <net/cause.h>

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <utility>

namespace dogear::contacts {

struct HostContact
{
    /// Maximum number of shows that are listed; a host of many shows has more.
    static constexpr qsizetype maxShows = 20;

    QString host;
    net::Purpose purpose = net::Purpose::Feed;
    QDateTime first = {}; ///< UTC
    QDateTime last = {};  ///< UTC
    qint64 requests = 0;
    qint64 bytes = 0;       ///< of answers, decompressed
    QStringList shows = {}; ///< showTag() of the shows that the requests were sent for, if known

    friend bool operator==(const HostContact &, const HostContact &) = default;
};

/// The host and the purpose, of which a list has each pair once.
using ContactKey = std::pair<QString, int>;
[[nodiscard]] inline ContactKey keyOf(const HostContact &contact)
{
    return {contact.host, int(contact.purpose)};
}

/// Makes a tag that identifies the show of \a feed to a program that knows its address, and to
/// others does not tell it: addresses of feeds may contain passwords. Empty for an empty address.
[[nodiscard]] QString showTag(const QUrl &feed);

/// Adds the requests of \a added, for the same host and purpose, to \a contact.
void add(HostContact &contact, const HostContact &added);

/// Joins two lists; those of equal host and purpose become one.
[[nodiscard]] QList<HostContact> joined(const QList<HostContact> &contacts,
                                        const QList<HostContact> &added);

} // namespace dogear::contacts
