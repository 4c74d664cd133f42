// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the changes to Up next that lists and pages request.

namespace dogear::widgets {

/// Change of Up next for some episodes.
enum class QueueChange { PlayNext, PlayLast, Remove };

} // namespace dogear::widgets
