// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What lists and pages ask of Up next.

namespace dogear::widgets {

/// What is wanted of Up next for some episodes.
enum class QueueChange { PlayNext, PlayLast, Remove };

} // namespace dogear::widgets
