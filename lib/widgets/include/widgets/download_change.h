// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a listener does with the downloads of some episodes.

namespace dogear::widgets {

enum class DownloadChange {
    Add,    ///< downloads it, or keeps what is here already
    Pause,  ///< until Resume
    Resume, ///< goes on, and tries again what failed
    Remove, ///< cancels it, or takes the file away
    Show,   ///< its file, in the folder
};

} // namespace dogear::widgets
