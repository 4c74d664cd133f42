// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>

#include <QThreadPool>

namespace dogear {

QThreadPool *workers()
{
    static QThreadPool pool;
    return &pool;
}

} // namespace dogear
