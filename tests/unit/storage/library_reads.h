// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the reads of a library that the commands of dogearctl and the views of the window
///        are made of.

#include <base/result.h>

#include <QList>
#include <QString>

#include <functional>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::storage::test {

struct LibraryRead
{
    QString name;
    /// Returns the ids that the read finds, in their order, and the numbers that it counts.
    std::function<Result<QString>(Connection &)> run;
};

[[nodiscard]] const QList<LibraryRead> &libraryReads();

} // namespace dogear::storage::test
