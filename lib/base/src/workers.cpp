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

QThreadPool *patientWorkers()
{
    static QThreadPool pool;
    return &pool;
}

void stepBack()
{
#ifdef Q_OS_LINUX
    // QThread::setPriority does nothing under the usual scheduler of Linux, where setpriority(2) is
    // of one thread, whatever POSIX says.
    constexpr int nice = 10; // about a tenth of what the others get
    thread_local const int result = ::setpriority(PRIO_PROCESS, id_t(::gettid()), nice);
    Q_UNUSED(result)
#endif
}

} // namespace dogear
