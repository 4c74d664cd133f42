// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the positions from which the user jumped, for going back to them.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_jump_store.cpp

#include <base/result.h>
#include <domain/jump.h>

#include <QList>

namespace dogear::storage {

class Connection;

class JumpStore final
{
public:
    /// Maximum number of jumps; append() deletes the oldest beyond it.
    static constexpr int maxJumps = 100;

    explicit JumpStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<QList<domain::Jump>> all(); ///< the oldest first
    /// Adds \a jump as the newest, unless its episode does not exist.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> append(const domain::Jump &jump);
    /// Deletes the newest jump, if there is one.
    [[nodiscard]] Result<> removeLast();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
