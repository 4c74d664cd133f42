// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which ending a media file gets.

#include <library/media_file_name.h>

namespace dogear::library {

/// Without the dot, lower case; never empty and always one of audio or video.
[[nodiscard]] QString mediaEnding(const MediaFileFacts &facts);

} // namespace dogear::library
