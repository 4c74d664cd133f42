// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/database_thread.h>

#include <QMutex>
#include <QQueue>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::storage {

namespace {

/// Without work: nobody waits while the log is copied.
constexpr std::chrono::milliseconds restAfter = 500ms;
/// Rows. Less stays in the log until more comes to it.
constexpr qint64 worthCopying = 1000;

} // namespace

/// Lives on the database thread and opens the database at the first job, so that whoever made the
/// DatabaseThread need not wait for it.
class DatabaseThread::Private
{
public:
    explicit Private(QString path)
        : m_path(std::move(path))
    {
        m_thread.setObjectName(u"database"_s);
        m_context.moveToThread(&m_thread);
        m_thread.start();
    }

    ~Private()
    {
        // Nobody waits for these, and together they may take minutes. Destroyed here, behind the
        // lock, as promises that are broken call their watchers.
        QQueue<Job> dropped;
        {
            const QMutexLocker locker(&m_mutex);
            dropped = std::exchange(m_later, {});
        }
        dropped.clear();
        // Behind every other job, the connection closes on its own thread, then the thread.
        post(
            [this](Result<Connection *>) {
                m_connection.reset();
                m_rest.reset();
                m_thread.quit();
            },
            Urgency::Later); // after all that is left
        m_thread.wait();
    }

    void post(Job job, Urgency urgency)
    {
        {
            const QMutexLocker locker(&m_mutex);
            (urgency == Urgency::Now ? m_now : m_later).enqueue(std::move(job));
        }
        QMetaObject::invokeMethod(
            &m_context, [this] { runNext(); }, Qt::QueuedConnection);
    }

private:
    /// One job for every call of post() at most, though not always the one that was posted.
    void runNext()
    {
        Job job;
        {
            const QMutexLocker locker(&m_mutex);
            if (m_now.isEmpty() && m_later.isEmpty())
                return; // dropped
            job = m_now.isEmpty() ? m_later.dequeue() : m_now.dequeue();
        }
        job(connection());
        if (!m_connection)
            return;
        m_connection->finishAll();
        if (!m_rest)
            m_rest = makeRest();
        m_rest->start();
    }

    std::unique_ptr<QTimer> makeRest()
    {
        auto rest = std::make_unique<QTimer>();
        rest->setSingleShot(true);
        rest->setInterval(restAfter);
        QObject::connect(rest.get(), &QTimer::timeout, &m_context, [this] {
            const qint64 written = m_connection->writtenRows();
            if (written - m_copiedRows < worthCopying)
                return;
            m_copiedRows = written;
            m_connection->copyLog();
        });
        return rest;
    }

    Result<Connection *> connection()
    {
        if (!m_connection) {
            Result<std::unique_ptr<Connection>> opened = Connection::open(m_path);
            if (!opened)
                return failure(opened.error());
            m_connection = *std::move(opened);
        }
        return m_connection.get();
    }

    QString m_path;
    QMutex m_mutex;
    QQueue<Job> m_now;   ///< guarded by m_mutex
    QQueue<Job> m_later; ///< guarded by m_mutex
    QThread m_thread;
    QObject m_context; ///< belongs to m_thread: what is invoked on it runs there
    std::unique_ptr<Connection> m_connection; ///< touched on m_thread only
    std::unique_ptr<QTimer> m_rest;           ///< touched on m_thread only
    qint64 m_copiedRows = 0;                  ///< touched on m_thread only
};

DatabaseThread::DatabaseThread(const QString &path)
    : d(std::make_unique<Private>(path))
{}

DatabaseThread::~DatabaseThread() = default;

void DatabaseThread::post(Job job, Urgency urgency)
{
    d->post(std::move(job), urgency);
}

} // namespace dogear::storage
