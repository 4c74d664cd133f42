// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides what is done with a library that is cut off or damaged.

namespace dogear::importers {

enum class DamageRule {
    Refuse,          ///< it is the error OtherPlayerDamaged
    ReadWhatIsThere, ///< the lost parts are counted as SkipReason::DamagedRows
};

} // namespace dogear::importers
