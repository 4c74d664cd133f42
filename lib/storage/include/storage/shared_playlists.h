// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives sync through a folder the lists that the user orders by hand.
///
/// A list has a random id that is the same on all devices. Two devices may have lists of one name,
/// which is unique in a library: then the list with the smaller id keeps it, and the other one gets
/// a number behind it. All devices decide the same, so they agree after the next sync.
///
/// Threads: the database thread; all() and replace() have no state, so one object serves all runs.
/// Tests:   tests/unit/storage/tst_shared_playlists.cpp

#include <storage/library_value_store.h>

namespace dogear::storage {

class SharedPlaylists final : public SharedLists
{
public:
    [[nodiscard]] Result<QList<SharedList>> all(Connection &connection) override;
    /// A list that stays keeps its PlaylistId, so it goes on playing when Up next is empty.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> replace(Connection &connection, const QList<SharedList> &lists) override;
};

} // namespace dogear::storage
