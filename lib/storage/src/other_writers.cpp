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

/// Reads a number that changes when another connection has committed a change.
Result<qint64> dataVersion(Connection &connection)
{
    return connection.number(u"PRAGMA data_version"_s);
}

/// Reports writes of any connection to the database at \a path and its WAL. Lives on the database
/// thread until the thread ends. Must not use the Connection, which is closed earlier.
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
            addPaths(); // the files may have been replaced since
            m_written();
        });
        connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] {
            // Not restarted: else a program that writes all the time would never be reported.
            if (!m_soon.isActive())
                m_soon.start();
        });
        addPaths();
    }

private:
    /// Watches files that were created or replaced since the last call; QFileSystemWatcher stops
    /// watching a path when its file is deleted.
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

/// Receives the reports of FileWatch, on the thread of the context.
class Listener final : public QObject
{
public:
    Listener(DatabaseThread &database, QObject *context, std::function<void()> changed)
        : m_database(database)
        , m_context(context)
        , m_changed(std::move(changed))
    {}

    /// Reads the version to find out whether the writer was another connection.
    void ask()
    {
        if (!m_context)
            return; // the database may be destroyed, too
        m_database.run(dataVersion).then(this, [this](const Result<qint64> &version) {
            if (version)
                compare(*version);
        });
    }

    /// Sets the version from before the first report.
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
    // Shared with the watch, which lives as long as the database thread and so may outlive the
    // context.
    const auto listener = std::make_shared<Listener>(database, context, std::move(changed));
    const auto written = [listener] {
        QMetaObject::invokeMethod(
            listener.get(), [listener] { listener->ask(); }, Qt::QueuedConnection);
    };
    database
        .run(
            [path, written](Connection &connection) -> Result<qint64> {
                // Created here because QFileSystemWatcher and QTimer belong to their thread.
                auto *watch = new FileWatch(path, written);
                QObject::connect(
                    QThread::currentThread(), &QThread::finished, watch, &QObject::deleteLater);
                return dataVersion(connection);
            },
            JobPriority::Background)
        .then(listener.get(), [raw = listener.get()](const Result<qint64> &version) {
            raw->begin(version.value_or(0)); // other jobs report a library that cannot be opened
        });
}

} // namespace dogear::storage
