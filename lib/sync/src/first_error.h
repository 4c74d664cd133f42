// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the error of several results that are needed together.
///
/// Threads: pure; any thread.

#include <base/result.h>

#include <optional>

namespace dogear::sync {

/// The error of the first of \a results that failed; empty if none did.
template<typename... Value>
std::optional<Error> firstError(const Result<Value> &...results)
{
    std::optional<Error> error;
    ((error || results ? void() : void(error = results.error())), ...);
    return error;
}

} // namespace dogear::sync
