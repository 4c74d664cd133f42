// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The Dogear Guide, a short show inside the program: it plays without a network.
///
/// Threads: loadGuide before the first use, once per program; then the files are read as any other.
/// Tests:   tests/unit/resources/tst_guide.cpp

namespace dogear::resources {

inline constexpr auto guideFeedUrl = "qrc:/guide/feed.xml";
inline constexpr auto guideFeedPath = ":/guide/feed.xml";

/// Makes the files below :/guide visible. Further calls do nothing.
void loadGuide();

} // namespace dogear::resources
