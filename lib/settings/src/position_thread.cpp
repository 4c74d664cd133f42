// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/position_thread.h>

namespace dogear::settings {

PositionThread::PositionThread(const QString &path)
    : m_path(path)
{
    m_thread.setObjectName(QStringLiteral("positions"));
    m_worker.moveToThread(&m_thread);
}

PositionThread::~PositionThread()
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        &m_worker,
        [this] {
            // Destroying the file may write it, so the destructor waits for this.
            m_file.reset(); // on its own thread, after all jobs that were posted before
            m_thread.quit();
        },
        Qt::QueuedConnection);
    m_thread.wait();
}

void PositionThread::post(const Job &job)
{
    m_thread.start(); // does nothing if the thread runs already
    QMetaObject::invokeMethod(
        &m_worker,
        [this, job] {
            // Opened here, because reading a large file may take a second (README.md).
            if (!m_file)
                m_file = std::make_unique<PositionFile>(m_path);
            job(*m_file);
        },
        Qt::QueuedConnection);
}

Future<std::optional<SavedPosition>> PositionThread::find(const PositionKey &key)
{
    return run([key](PositionFile &file) {
        file.reload();
        return file.find(key);
    });
}

Future<Result<>> PositionThread::save(const PositionKey &key, const SavedPosition &position)
{
    return run([key, position](PositionFile &file) { return file.save(key, position); });
}

} // namespace dogear::settings
