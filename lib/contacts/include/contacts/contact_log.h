// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records which hosts are contacted, when, how often and why, on this computer only.
///
/// Counters by host and purpose, no single requests and no addresses. Kept for 30 days in a file of
/// the cache, so that neither a backup nor another computer gets them.
///
/// Threads: GUI thread; the observer is called on any thread, and the file is read and written in
///          the pool.
/// Owner:   library::Networking; the clock outlives it.
/// Tests:   tests/unit/contacts/tst_contact_log.cpp
/// Decision: README.md, "Contacts are kept for 30 days, as counters".

#include <base/clock.h>
#include <base/future.h>
#include <base/result.h>

#include <QObject>
#include <QTimer>

#include <chrono>
#include <contacts/host_contact.h>
#include <functional>
#include <memory>

namespace dogear::net {
class ContactObserver;
} // namespace dogear::net

namespace dogear::contacts {

class ContactCounter;

class ContactLog final : public QObject
{
    Q_OBJECT

public:
    /// Time between a contact and its writing to the file.
    static constexpr std::chrono::seconds saveDelay{30};

    /// Keeps the contacts in \a file. \a clock outlives this object.
    ContactLog(QString file, const Clock &clock, QObject *parent = nullptr);
    /// Writes what is not written yet.
    ~ContactLog() override;

    /// The observer of the connections that are recorded; may outlive this object.
    [[nodiscard]] std::shared_ptr<net::ContactObserver> observer() const;

    /// Returns all contacts of the last 30 days, also those that are not written yet.
    [[nodiscard]] Future<QList<HostContact>> read();
    /// Forgets all contacts. \return FileUnwritable if the file cannot be removed
    Future<Result<>> clear();
    /// Writes what is not written yet. If that fails, it is kept until the program ends.
    void save();

private:
    [[nodiscard]] Future<Result<>> afterOthers(std::function<Result<>()> job);

    QString m_file;
    const Clock &m_clock;
    std::shared_ptr<ContactCounter> m_counter;
    Future<Result<>> m_lastJob; ///< one job at a time works on the file, in their order
    QTimer m_saves;
    bool m_isSessionOnly = false; ///< the file cannot be written
};

} // namespace dogear::contacts
