// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes the report that helps with a bug report: plain English text, safe to publish.
///
/// It contains no titles, addresses of feeds, names of files or passwords, and the home folder as
/// "~". It is not translated, so that developers can read it.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_diagnostics.cpp

#include <storage/library_figures.h>

#include <QString>
#include <QStringList>

#include <optional>

namespace dogear::settings {
struct DataFolders;
} // namespace dogear::settings

namespace dogear {

/// The parts of the report that are gathered asynchronously, or that the caller knows.
struct DiagnosticFacts
{
    std::optional<storage::LibraryFigures> library; ///< nullopt: not read yet
    QString libraryProblem;                         ///< why the library could not be read
    std::optional<qint64> libraryBytes;             ///< size of the library's file
    QStringList sound;                              ///< empty: nothing was played yet
    QStringList log;
};

/// Writes the report about this program and this desktop.
[[nodiscard]] QString diagnosticReport(const settings::DataFolders &folders,
                                       const DiagnosticFacts &facts);

/// Returns \a path with the home folder as "~", and with "user" for the user's name elsewhere, as
/// in the path of a disk.
[[nodiscard]] QString withoutHome(const QString &path);

} // namespace dogear
