// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the libraries that Dogear uses, with their licences, and versions for a report.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_about.cpp

#include <widgets/about_dialog.h>

namespace dogear {

/// Name of SQLite in both lists; the library database tells its version.
inline constexpr auto sqliteName = "SQLite";

/// The libraries of this build. Licences are SPDX identifiers.
[[nodiscard]] QList<widgets::LibraryFacts> usedLibraries();

enum class FactLanguage {
    Users,   ///< for the window
    English, ///< for a report that developers read
};

/// Dogear, Qt, the system and the libraries, in the order of a report.
[[nodiscard]] QList<widgets::VersionFact> versionFacts(FactLanguage language);

} // namespace dogear
