// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the tools, and writes them and their answers as the protocol does.
///
/// Threads: pure; any thread.
/// Spec:    Model Context Protocol, "Tools"
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include "protocol_version.h"
#include "tool.h"

#include <QJsonArray>
#include <QList>

namespace dogear::ctl::mcp {

/// All tools in the order of the list.
[[nodiscard]] const QList<Tool> &allTools();
/// \return the tool with the name \a name, or nullptr
[[nodiscard]] const Tool *findTool(const QString &name);

/// Describes the tools for the client; without those that change the library unless \a mayWrite.
[[nodiscard]] QJsonArray describedTools(bool mayWrite, const ProtocolVersion &version);
/// Makes the result of `tools/call`.
[[nodiscard]] QJsonObject callResult(const ToolAnswer &answer, const ProtocolVersion &version);

} // namespace dogear::ctl::mcp
