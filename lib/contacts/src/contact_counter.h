// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the requests of all threads until ContactLog writes them to its file.
///
/// Threads: any.
/// Owner:   shared by ContactLog and net::Connections, which may live longer.
/// Tests:   tests/unit/contacts/tst_contact_log.cpp

#include <base/clock.h>
#include <net/connections.h>

#include <QHash>
#include <QMutex>

#include <contacts/host_contact.h>
#include <functional>

namespace dogear::contacts {

class ContactCounter final : public net::ContactObserver
{
public:
    /// Calls \a onFirst, on the thread of the request, for the first contact after takeAll().
    ContactCounter(const Clock &clock, std::function<void()> onFirst);

    void take(const net::Contact &contact) override;

    /// Returns what was counted so far.
    [[nodiscard]] QList<HostContact> all() const;
    /// Returns what was counted so far, and begins again.
    [[nodiscard]] QList<HostContact> takeAll();
    /// Puts \a contacts back, which could not be written.
    void putBack(const QList<HostContact> &contacts);
    /// Counts nothing from now on: the clock and the receiver of `onFirst` are destroyed.
    void close();

private:
    void insert(const HostContact &contact);

    mutable QMutex m_mutex;
    const Clock *m_clock;
    std::function<void()> m_onFirst;
    QHash<ContactKey, HostContact> m_contacts;
};

} // namespace dogear::contacts
