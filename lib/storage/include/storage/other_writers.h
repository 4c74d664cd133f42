// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Notices that another program wrote into the database.
///
/// The system reports writes to the log (inotify), so nothing is polled while nobody writes; SQLite
/// then tells whether the writer was another connection.
///
/// Threads: watchOtherWriters() on the GUI thread; it watches on the database thread.
/// Spec:    https://www.sqlite.org/pragma.html#pragma_data_version
/// Tests:   tests/unit/storage/tst_other_writers.cpp

#include <QString>

#include <chrono>
#include <functional>

class QObject;

namespace dogear::storage {

class DatabaseThread;

/// Many writes in so short a time are reported once.
inline constexpr std::chrono::milliseconds otherWritersInterval{400};

/// Calls \a changed, on the thread of \a context and unless that is gone, soon after another
/// program has written into \a database, whose file is at \a path. It outlives \a context.
void watchOtherWriters(DatabaseThread &database,
                       const QString &path,
                       QObject *context,
                       std::function<void()> changed);

} // namespace dogear::storage
