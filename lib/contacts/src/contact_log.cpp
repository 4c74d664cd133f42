// SPDX-License-Identifier: GPL-3.0-or-later
#include "contact_counter.h"
#include "contact_file.h"

#include <base/workers.h>

#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <contacts/contact_log.h>
#include <tuple>
#include <utility>

namespace dogear::contacts {

namespace {

Q_LOGGING_CATEGORY(lcContacts, "dogear.contacts")

} // namespace

ContactLog::ContactLog(QString file, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_clock(clock)
    , m_lastJob(readyFuture(Result<>()))
{
    m_saves.setSingleShot(true);
    m_saves.setInterval(saveDelay);
    m_saves.callOnTimeout(this, &ContactLog::save);
    m_counter = std::make_shared<ContactCounter>(clock, [this] {
        // Queued: the contact may be on another thread. The destructor closes the counter first.
        QMetaObject::invokeMethod(&m_saves, qOverload<>(&QTimer::start), Qt::QueuedConnection);
    });
}

ContactLog::~ContactLog()
{
    m_counter->close();
    const QList<HostContact> rest = m_counter->takeAll();
    if (rest.isEmpty() || m_isSessionOnly)
        return;
    // Here and not in the pool, which may not begin any more. The file is small.
    logAndDrop(addContacts(m_file, rest, m_clock.now()), lcContacts(), "not recorded:");
}

std::shared_ptr<net::ContactObserver> ContactLog::observer() const
{
    return m_counter;
}

Future<Result<>> ContactLog::afterOthers(std::function<Result<>()> job)
{
    // At once, if it can be: a job that has begun is done even if this object is destroyed.
    if (m_lastJob.isFinished())
        m_lastJob = QtConcurrent::run(workers(), std::move(job));
    else
        m_lastJob = m_lastJob.then(this, [job = std::move(job)](const Result<> &) {
            return Future<Result<>>(QtConcurrent::run(workers(), job));
        });
    return m_lastJob;
}

Future<QList<HostContact>> ContactLog::read()
{
    return m_lastJob.then(this, [this](const Result<> &) {
        const auto read = [file = m_file, now = m_clock.now(), unsaved = m_counter->all()] {
            return joined(readContacts(file, now), unsaved);
        };
        return Future<QList<HostContact>>(QtConcurrent::run(workers(), read));
    });
}

Future<Result<>> ContactLog::clear()
{
    std::ignore = m_counter->takeAll();
    return afterOthers([file = m_file] { return removeContacts(file); });
}

void ContactLog::save()
{
    m_saves.stop();
    if (m_isSessionOnly)
        return;
    const QList<HostContact> added = m_counter->takeAll();
    if (added.isEmpty())
        return;
    afterOthers([file = m_file, added, now = m_clock.now()] {
        return addContacts(file, added, now);
    }).then(this, [this, added](const Result<> &isWritten) {
        if (isWritten)
            return;
        qCInfo(lcContacts) << "only for this session:" << isWritten.error();
        m_isSessionOnly = true;
        m_counter->putBack(added);
    });
}

} // namespace dogear::contacts
