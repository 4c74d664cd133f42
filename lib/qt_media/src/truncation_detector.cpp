// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>

#include <QFileInfo>
#include <QtConcurrentRun>
#include <qt_media/truncation_detector.h>

namespace dogear::qt_media {

void TruncationDetector::open(const QUrl &source)
{
    close();
    if (!source.isLocalFile())
        return;
    m_path = source.toLocalFile();
    // On the pool, because a slow disk would block the GUI thread.
    size().then(this, [this, generation = m_generation](qint64 bytes) {
        if (generation == m_generation)
            m_size = bytes;
    });
}

void TruncationDetector::close()
{
    ++m_generation;
    m_path.clear();
    m_size.reset();
}

void TruncationDetector::ask()
{
    if (!m_size) {
        emit finished(false);
        return;
    }
    size().then(this, [this, generation = m_generation](qint64 bytes) {
        // A deleted file (0 bytes) was not cut: the player had it open and read it to its end.
        if (generation == m_generation)
            emit finished(bytes > 0 && bytes < *m_size);
    });
}

/// Size in bytes; 0 if the file does not exist.
Future<qint64> TruncationDetector::size() const
{
    return QtConcurrent::run(workers(), [path = m_path] { return QFileInfo(path).size(); });
}

} // namespace dogear::qt_media
