// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync_folder/folder_thread.h>

namespace dogear::sync_folder {

FolderThread::FolderThread()
{
    m_thread.setObjectName(QStringLiteral("folder"));
    m_worker.moveToThread(&m_thread);
}

FolderThread::~FolderThread()
{
    if (!m_thread.isRunning())
        return;
    QMetaObject::invokeMethod(
        &m_worker, [this] { m_thread.quit(); }, Qt::QueuedConnection); // behind all jobs
    m_thread.wait();
}

void FolderThread::post(const std::function<void()> &job)
{
    m_thread.start(); // does nothing if the thread runs already
    QMetaObject::invokeMethod(&m_worker, job, Qt::QueuedConnection);
}

} // namespace dogear::sync_folder
