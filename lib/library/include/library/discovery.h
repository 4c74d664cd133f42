// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the use cases that find shows, also in other players.
///
/// Threads: GUI thread.
/// Owner:   Library.

#include <discovery/directories.h>
#include <library/directory_configurator.h>

#include <transfer/player_transfer.h>

namespace dogear::library {

struct Discovery
{
    discovery::Directories directories; ///< asks nothing before its first search, chart or link
    DirectoryConfigurator configurator; ///< of `directories`
    transfer::PlayerTransfer players;   ///< brings over the libraries of other players
};

} // namespace dogear::library
