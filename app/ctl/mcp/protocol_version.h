// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the versions of the Model Context Protocol, and how they differ for a server of
///        tools.
///
/// Threads: constants; any thread.
/// Spec:    https://modelcontextprotocol.io/specification, "Key Changes" of each version
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <QString>

#include <array>

namespace dogear::ctl::mcp {

struct ProtocolVersion
{
    QLatin1StringView name;
    bool hasBatches = false;
    bool hasAnnotations = false;       ///< hints about the effects of tools
    bool hasStructuredContent = false; ///< results as JSON, with a schema; titles of tools
    /// An error about a message without a readable id has no id; otherwise it is null, as JSON-RPC
    /// says.
    bool omitsUnknownId = false;
};

/// The newest first. All begin with the request `initialize`; later ones do without it.
inline constexpr std::array protocolVersions = {
    ProtocolVersion{.name = QLatin1StringView("2025-11-25"),
                    .hasAnnotations = true,
                    .hasStructuredContent = true,
                    .omitsUnknownId = true},
    ProtocolVersion{.name = QLatin1StringView("2025-06-18"),
                    .hasAnnotations = true,
                    .hasStructuredContent = true},
    ProtocolVersion{.name = QLatin1StringView("2025-03-26"),
                    .hasBatches = true,
                    .hasAnnotations = true},
    ProtocolVersion{.name = QLatin1StringView("2024-11-05")},
    ProtocolVersion{.name = QLatin1StringView("2024-10-07")},
};

/// Chooses the version that the server answers with: the one that the client \a wanted, or the
/// newest, which the client may refuse.
[[nodiscard]] inline const ProtocolVersion &negotiated(QStringView wanted)
{
    for (const ProtocolVersion &version : protocolVersions) {
        if (wanted == version.name)
            return version;
    }
    return protocolVersions.front();
}

} // namespace dogear::ctl::mcp
