// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses positions in media as language models write them.
///
/// Threads: pure; any thread.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <QJsonValue>

#include <chrono>
#include <optional>

namespace dogear::ctl::mcp {

/// Parses seconds (754, 61.5, "754") or a time ("12:34", "1:02:03").
/// \return nullopt if \a value is neither, negative, or a thousand hours or more
[[nodiscard]] std::optional<std::chrono::milliseconds> toMediaTime(const QJsonValue &value);

} // namespace dogear::ctl::mcp
