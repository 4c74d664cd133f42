// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How everything in Dogear that can fail says so.
///
/// `Result<T>` holds a T or an Error. This header is the only place that knows which expected type
/// is behind it.
///
/// Threads: values; any thread.

#include <base/error.h>

#include <QLoggingCategory>

#include <tl/expected.hpp>
#include <utility>

namespace dogear {

template<typename T = void>
using Result = tl::expected<T, Error>;

/// Makes the failed side of any Result: `return failure({ErrorCode::NotFound, …});`.
[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// Drops \a result on purpose: a failure is logged under \a category with \a why it is fine.
template<typename T>
void logAndDrop(const Result<T> &result, const QLoggingCategory &category, const char *why)
{
    if (!result)
        qCInfo(category) << why << result.error();
}

} // namespace dogear
