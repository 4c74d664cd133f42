// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Return type of every function in Dogear that can fail.
///
/// `Result<T>` holds a T or an Error. Only this header depends on the library that implements it.
///
/// Threads: values; any thread.

#include <base/error.h>

#include <QLoggingCategory>

#include <tl/expected.hpp>
#include <utility>

namespace dogear {

template<typename T = void>
using Result = tl::expected<T, Error>;

/// Makes a failed Result of any type: `return failure({ErrorCode::NotFound, …});`.
[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// Drops \a result on purpose: logs a failure under \a category, with \a why it may be ignored.
template<typename T>
void logAndDrop(const Result<T> &result, const QLoggingCategory &category, const char *why)
{
    if (!result)
        qCInfo(category) << why << result.error();
}

} // namespace dogear
