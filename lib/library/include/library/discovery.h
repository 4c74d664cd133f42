// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the use cases that find shows.
///
/// Threads: GUI thread.
/// Owner:   Library.

#include <discovery/directories.h>
#include <library/directory_configurator.h>

namespace dogear::library {

struct Discovery
{
    discovery::Directories directories; ///< asks nothing before its first search, chart or link
    DirectoryConfigurator configurator; ///< of `directories`
};

} // namespace dogear::library
