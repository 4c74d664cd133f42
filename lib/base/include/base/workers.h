// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The threads that Dogear works on in the background: QtConcurrent::run(workers(), …).
///
/// QThreadPool::globalInstance() is not for that. QPainter divides large areas among its threads
/// and waits for them (Qt 6.4, qdrawhelper.cpp), so that a window is painted when what keeps them
/// busy is done: a feed that is parsed, a picture, a file that is copied.
///
/// Threads: any thread.
/// Tests:   tests/gui/tst_stalls.cpp; tests/repo/check.py keeps the other pool free

class QThreadPool;

namespace dogear {

/// As many as there are processors. The one thing in Dogear that is there for all: it stands in for
/// a pool that is, too, and holds nothing.
[[nodiscard]] QThreadPool *workers();

/// A second pool of the same size, for reading feeds. Each task calls stepBack() first, so the
/// threads of this pool have a lower priority than all others.
[[nodiscard]] QThreadPool *patientWorkers();

/// Leaves the processors to others, from now on and for good, whenever they want them: what is
/// drawn, what is heard, what the database writes. For threads of patientWorkers(). Nothing happens
/// where the system has no such thing as a priority of one thread.
void stepBack();

} // namespace dogear
