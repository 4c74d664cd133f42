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

/// Time without a job before a checkpoint, so that it delays no job (decision 81 in lib/README.md).
constexpr std::chrono::milliseconds idleBeforeCheckpoint = 500ms;
/// Minimum number of rows written since the last checkpoint; fewer are not worth waiting for the
/// disk.
constexpr qint64 minDirtyRows = 1000;

} // namespace

/// The queues and the thread. The database is opened by the first job, on the thread, so that the
/// constructor does not wait for the disk.
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
        // Low-priority jobs together may take minutes. They are destroyed after the lock was
        // released, because a broken promise calls its watchers.
        QQueue<Job> dropped;
        {
            const QMutexLocker locker(&m_mutex);
            dropped = std::exchange(m_background, {});
        }
        dropped.clear();
        post({}, JobPriority::Background); // the empty job closes, after all jobs of
                                           // JobPriority::Interactive
        m_thread.wait();
    }

    void post(Job job, JobPriority priority)
    {
        {
            const QMutexLocker locker(&m_mutex);
            (priority == JobPriority::Interactive ? m_interactive : m_background)
                .append(std::move(job)); // enqueue() would copy
        }
        QMetaObject::invokeMethod(
            &m_context, [this] { runNext(); }, Qt::QueuedConnection);
    }

private:
    /// Runs the first job of the queues. Each call of post() leads to one call of this function,
    /// which may run a more urgent job than the posted one.
    void runNext()
    {
        Job job;
        {
            const QMutexLocker locker(&m_mutex);
            if (m_interactive.isEmpty() && m_background.isEmpty())
                return; // the destructor dropped the job
            job = m_interactive.isEmpty() ? m_background.dequeue() : m_interactive.dequeue();
        }
        // Without a connection: closing must not open, and so create or migrate, a library that no
        // job used.
        if (!job)
            return close();
        job(connection());
        if (!m_connection)
            return;
        m_connection->finishAll(); // no query outlives its job (decision 20 in lib/README.md)
        if (!m_idleTimer)
            m_idleTimer = createIdleTimer();
        m_idleTimer->start();
    }

    /// Ends the thread. QSqlDatabase and QTimer belong to it, so they are destroyed here.
    void close()
    {
        m_connection.reset();
        m_idleTimer.reset();
        m_thread.quit();
    }

    /// Makes the timer that runs the checkpoint; each job restarts it.
    std::unique_ptr<QTimer> createIdleTimer()
    {
        auto rest = std::make_unique<QTimer>();
        rest->setSingleShot(true);
        rest->setInterval(idleBeforeCheckpoint);
        QObject::connect(rest.get(), &QTimer::timeout, &m_context, [this] {
            const qint64 written = m_connection->writtenRows();
            if (written - m_checkpointedRows < minDirtyRows)
                return;
            m_checkpointedRows = written;
            m_connection->checkpoint();
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
    QQueue<Job> m_interactive; ///< guarded by m_mutex
    QQueue<Job> m_background;  ///< guarded by m_mutex
    QThread m_thread;
    QObject m_context; ///< lives in m_thread: functions invoked on it run there
    std::unique_ptr<Connection> m_connection; ///< used on m_thread only
    std::unique_ptr<QTimer> m_idleTimer;      ///< used on m_thread only
    qint64 m_checkpointedRows = 0; ///< rows written at the last checkpoint; used on m_thread only
};

DatabaseThread::DatabaseThread(const QString &path)
    : d(std::make_unique<Private>(path))
{}

DatabaseThread::~DatabaseThread() = default;

void DatabaseThread::post(Job job, JobPriority priority)
{
    d->post(std::move(job), priority);
}

} // namespace dogear::storage
