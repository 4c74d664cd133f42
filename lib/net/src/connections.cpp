// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/connections.h>

namespace dogear::net {

void Connections::setProxy(const Proxy &proxy)
{
    const QMutexLocker locker(&m_mutex);
    m_proxy = proxy;
}

Proxy Connections::proxy() const
{
    const QMutexLocker locker(&m_mutex);
    return m_proxy;
}

void Connections::setObserver(std::shared_ptr<ContactObserver> observer)
{
    const QMutexLocker locker(&m_mutex);
    m_observer = std::move(observer);
}

void Connections::report(const Contact &contact) const
{
    std::shared_ptr<ContactObserver> observer;
    {
        const QMutexLocker locker(&m_mutex);
        observer = m_observer;
    }
    // Without the lock, because the observer takes one of its own.
    if (observer)
        observer->take(contact);
}

} // namespace dogear::net
