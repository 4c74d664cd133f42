// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Contains the release notes and the licence of Dogear, as they are in its source.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/resources/tst_about_resource.cpp

#include <QString>

namespace dogear::resources {

/// Returns packaging/CHANGELOG.md, in Markdown, the newest version first.
[[nodiscard]] QString changeLog();

/// Returns LICENSE, the GNU General Public License.
[[nodiscard]] QString licenceText();

} // namespace dogear::resources
