// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the changes that the user can make to the downloads of episodes.

namespace dogear::widgets {

enum class DownloadChange {
    Add,    ///< downloads the episode, or keeps it if it is completely in the cache
    Pause,  ///< pauses the download until Resume
    Resume, ///< continues a paused download or retries a failed one
    Remove, ///< cancels the download or removes its file
    Show,   ///< shows the downloaded file in its folder
};

} // namespace dogear::widgets
