// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>

#include <QFileInfo>
#include <QtConcurrentRun>
#include <qt_media/cut_file.h>

namespace dogear::qt_media {

void CutFile::open(const QUrl &source)
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

void CutFile::close()
{
    ++m_generation;
    m_path.clear();
    m_size.reset();
}

void CutFile::ask()
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
Future<qint64> CutFile::size() const
{
    return QtConcurrent::run(workers(), [path = m_path] { return QFileInfo(path).size(); });
}

} // namespace dogear::qt_media
