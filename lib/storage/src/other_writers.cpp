// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/future.h>
#include <storage/database_thread.h>
#include <storage/other_writers.h>

#include <QFileSystemWatcher>
#include <QPointer>
#include <QThread>
#include <QTimer>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Changes whenever another connection has written.
Result<qint64> dataVersion(Connection &connection)
{
    return connection.number(u"PRAGMA data_version"_s);
}

/// Reports writes to the files at \a path, by any connection. Lives on the database thread until
/// that ends. It must not use the Connection, which is closed before.
class FileWatch final : public QObject
{
public:
    FileWatch(const QString &path, std::function<void()> written)
        : m_paths({path, path + "-wal"_L1})
        , m_written(std::move(written))
    {
        m_soon.setSingleShot(true);
        m_soon.setInterval(otherWritersInterval);
        connect(&m_soon, &QTimer::timeout, this, [this] {
            addPaths();
            m_written();
        });
        connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
            if (!m_soon.isActive())
                m_soon.start();
        });
        addPaths();
    }

private:
    /// A file that is replaced or made later is not watched by its old watch.
    void addPaths()
    {
        for (const QString &path : std::as_const(m_paths)) {
            if (!m_watcher.files().contains(path))
                m_watcher.addPath(path);
        }
    }

    QStringList m_paths;
    std::function<void()> m_written;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

/// Lives on the thread of the context; the reports of the database thread arrive here.
class Listener final : public QObject
{
public:
    Listener(DatabaseThread &database, QObject *context, std::function<void()> changed)
        : m_database(database)
        , m_context(context)
        , m_changed(std::move(changed))
    {}

    /// Asks whether the writer was another connection.
    void ask()
    {
        if (!m_context)
            return; // the database may be gone as well
        m_database.run(dataVersion).then(this, [this](const Result<qint64> &version) {
            if (version)
                compare(*version);
        });
    }

    /// Takes the version at the beginning of the watch.
    void begin(qint64 version) { m_version = version; }

private:
    void compare(qint64 version)
    {
        if (std::exchange(m_version, version) != version && m_context)
            m_changed();
    }

    DatabaseThread &m_database;
    QPointer<QObject> m_context;
    std::function<void()> m_changed;
    qint64 m_version = 0;
};

} // namespace

void watchOtherWriters(DatabaseThread &database,
                       const QString &path,
                       QObject *context,
                       std::function<void()> changed)
{
    // Shared with the watch, which may outlive the context.
    const auto listener = std::make_shared<Listener>(database, context, std::move(changed));
    const auto written = [listener] {
        QMetaObject::invokeMethod(
            listener.get(), [listener] { listener->ask(); }, Qt::QueuedConnection);
    };
    database
        .run(
            [path, written](Connection &connection) -> Result<qint64> {
                auto *watch = new FileWatch(path, written);
                QObject::connect(
                    QThread::currentThread(), &QThread::finished, watch, &QObject::deleteLater);
                return dataVersion(connection);
            },
            Urgency::Later)
        .then(listener.get(), [raw = listener.get()](const Result<qint64> &version) {
            raw->begin(version.value_or(0)); // a library that cannot be opened says so
        });
}

} // namespace dogear::storage
