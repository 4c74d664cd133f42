// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/database_thread.h>

#include <QThread>

using namespace Qt::StringLiterals;

namespace dogear::storage {

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
        // Behind every job that was given, the connection closes on its own thread, then the
        // thread.
        post([this](Result<Connection *>) {
            m_connection.reset();
            m_thread.quit();
        });
        m_thread.wait();
    }

    void post(std::function<void(Result<Connection *>)> job)
    {
        QMetaObject::invokeMethod(
            &m_context, [this, job = std::move(job)] { job(connection()); }, Qt::QueuedConnection);
    }

private:
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
    QThread m_thread;
    QObject m_context; ///< belongs to m_thread: what is invoked on it runs there
    std::unique_ptr<Connection> m_connection; ///< touched on m_thread only
};

DatabaseThread::DatabaseThread(const QString &path)
    : d(std::make_unique<Private>(path))
{}

DatabaseThread::~DatabaseThread() = default;

void DatabaseThread::post(std::function<void(Result<Connection *>)> job)
{
    d->post(std::move(job));
}

} // namespace dogear::storage
