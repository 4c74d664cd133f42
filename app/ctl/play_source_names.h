// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds lists and stations by the names that the user types.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_dogearctl_lists.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/play_source.h>

namespace dogear::library {
class Library;
} // namespace dogear::library

namespace dogear::ctl {

/// Finds the list with \a name, regardless of case. \return or NotFound
[[nodiscard]] Future<Result<PlaylistId>> playlistNamed(library::Library &library,
                                                       const QString &name);

/// Finds the source that the words \a kind ("list", "station" or "nothing") and \a name mean.
/// \return or NotFound; InvalidQuery for another kind
[[nodiscard]] Future<Result<domain::PlaySource>> sourceNamed(library::Library &library,
                                                             const QString &kind,
                                                             const QString &name);

} // namespace dogear::ctl
