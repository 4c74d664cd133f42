// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Removes from a line of the log what its reader must not know: names of files, paths and
///        queries of addresses, passwords.
///
/// Hosts and folders of the system stay, because a report is of no use without them. The log itself
/// contains no titles, except in the names of downloaded files.
///
/// Threads: any; pure.
/// Tests:   tests/gui/tst_log_cleaning.cpp

#include <QString>

namespace dogear {

[[nodiscard]] QString cleanLogLine(const QString &line);

} // namespace dogear
