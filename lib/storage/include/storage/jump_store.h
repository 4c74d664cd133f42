// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The places that a listener left by a jump, the oldest first.
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
    /// Older ones are forgotten.
    static constexpr int most = 100;

    explicit JumpStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<QList<domain::Jump>> all();
    /// Inside a transaction. Of an episode that is not there nothing is kept.
    [[nodiscard]] Result<> append(const domain::Jump &jump);
    /// Forgets the newest; nothing where there is none.
    [[nodiscard]] Result<> removeLast();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
