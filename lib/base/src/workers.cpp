// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>

#include <QThreadPool>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace dogear {

QThreadPool *workers()
{
    static QThreadPool pool;
    return &pool;
}

QThreadPool *lowPriorityWorkers()
{
    static QThreadPool pool;
    return &pool;
}

void lowerThreadPriority()
{
#ifdef Q_OS_LINUX
    // QThread::setPriority has no effect under the default scheduler of Linux. setpriority(2) has:
    // contrary to POSIX, Linux applies it to a single thread.
    constexpr int nice = 10; // about a tenth of the processor time of a normal thread
    // thread_local: one system call per thread, although each task calls this function.
    thread_local const int result = ::setpriority(PRIO_PROCESS, id_t(::gettid()), nice);
    Q_UNUSED(result)
#endif
}

} // namespace dogear
