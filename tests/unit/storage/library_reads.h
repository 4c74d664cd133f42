// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The reads of a library behind each command of dogearctl and each view of the window.

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
    /// The ids that it finds, in their order, and the numbers that it counts.
    std::function<Result<QString>(Connection &)> run;
};

[[nodiscard]] const QList<LibraryRead> &libraryReads();

} // namespace dogear::storage::test
