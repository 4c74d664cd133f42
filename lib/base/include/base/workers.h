// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the thread pools for background work: QtConcurrent::run(workers(), …).
///
/// Do not use QThreadPool::globalInstance() for background work. QPainter divides large areas among
/// its threads and waits for them (Qt 6.4, qdrawhelper.cpp), so painting would wait until a feed is
/// parsed, a picture is decoded or a file is copied.
///
/// Threads: any thread.
/// Tests:   tests/gui/tst_stalls.cpp; tests/repo/check.py forbids use of the global pool

class QThreadPool;

namespace dogear {

/// \return the pool for background work, with one thread per processor. Global, like Qt's own pool
///   that it replaces; it holds no state.
[[nodiscard]] QThreadPool *workers();

/// \return a second pool of the same size, for reading feeds. Each task must call
/// lowerThreadPriority() first,
///   so the threads of this pool have a lower priority than all others.
[[nodiscard]] QThreadPool *lowPriorityWorkers();

/// Lowers the priority of the calling thread permanently, so that painting, playback and database
/// writes go first. For threads of lowPriorityWorkers(). Does nothing on systems without a priority
/// per thread.
void lowerThreadPriority();

} // namespace dogear
