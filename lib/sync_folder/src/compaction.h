// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the lines of a file that a compaction keeps.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync_folder/tst_compaction.cpp
/// Decision: README.md, "A line goes when another replaces it and all devices have read it".

#include "record_json.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace dogear::sync_folder {

/// Keeps of \a lines, the encoded lines of a file of \a device without its header, those that
/// no other line replaces, and those with a number greater than \a seenByAll. Damaged lines go.
[[nodiscard]] QList<QByteArray> compacted(const QList<QByteArray> &lines,
                                          const QString &device,
                                          qint64 seenByAll);

} // namespace dogear::sync_folder
