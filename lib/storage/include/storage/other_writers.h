// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects writes of other programs to the database.
///
/// inotify reports writes to the WAL, so there is no polling; SQLite's data_version then shows
/// whether another connection wrote.
///
/// Threads: watchOtherWriters() on the GUI thread; the watch runs on the database thread.
/// Spec:    https://www.sqlite.org/pragma.html#pragma_data_version
/// Tests:   tests/unit/storage/tst_other_writers.cpp

#include <QString>

#include <chrono>
#include <functional>

class QObject;

namespace dogear::storage {

class DatabaseThread;

/// All writes within this interval are reported once.
inline constexpr std::chrono::milliseconds otherWritersInterval{400};

/// Calls \a changed soon after another program has written to \a database, whose file is at
/// \a path. The calls are made on the thread of \a context and end when \a context is destroyed.
/// \pre \a database outlives \a context
void watchOtherWriters(DatabaseThread &database,
                       const QString &path,
                       QObject *context,
                       std::function<void()> changed);

} // namespace dogear::storage
