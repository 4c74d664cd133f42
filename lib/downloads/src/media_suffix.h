// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the ending of a downloaded media file.

#include <downloads/media_file_name.h>

namespace dogear::downloads {

/// Returns an ending of audio or video: lower case, without the dot, never empty.
[[nodiscard]] QString mediaSuffixFor(const MediaFileFacts &facts);

} // namespace dogear::downloads
