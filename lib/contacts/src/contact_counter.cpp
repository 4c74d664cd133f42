// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_counter.h"

#include <utility>

namespace dogear::contacts {

namespace {

/// Limits the memory when a server redirects to ever other hosts.
constexpr qsizetype maxCounted = 5'000;

} // namespace

ContactCounter::ContactCounter(const Clock &clock, std::function<void()> onFirst)
    : m_clock(&clock)
    , m_onFirst(std::move(onFirst))
{}

void ContactCounter::take(const net::Contact &contact)
{
    const QMutexLocker locker(&m_mutex);
    if (!m_clock || contact.host.isEmpty())
        return;
    const bool isFirst = m_contacts.isEmpty();
    const QDateTime now = m_clock->now();
    HostContact counted{.host = contact.host.toLower(),
                        .purpose = contact.cause.purpose(),
                        .first = now,
                        .last = now,
                        .requests = contact.requests,
                        .bytes = contact.bytes};
    // Only with the request, because hashing the address for each part of an answer takes time.
    if (contact.requests > 0 && !contact.cause.feed().isEmpty())
        counted.shows.append(showTag(contact.cause.feed()));
    insert(counted);
    if (isFirst)
        m_onFirst();
}

void ContactCounter::insert(const HostContact &contact)
{
    const ContactKey key = keyOf(contact);
    if (const auto known = m_contacts.find(key); known != m_contacts.end())
        add(*known, contact);
    else if (m_contacts.size() < maxCounted)
        m_contacts.insert(key, contact);
}

QList<HostContact> ContactCounter::all() const
{
    const QMutexLocker locker(&m_mutex);
    return m_contacts.values();
}

QList<HostContact> ContactCounter::takeAll()
{
    const QMutexLocker locker(&m_mutex);
    return std::exchange(m_contacts, {}).values();
}

void ContactCounter::putBack(const QList<HostContact> &contacts)
{
    const QMutexLocker locker(&m_mutex);
    for (const HostContact &contact : contacts)
        insert(contact);
}

void ContactCounter::close()
{
    const QMutexLocker locker(&m_mutex);
    m_clock = nullptr;
}

} // namespace dogear::contacts
