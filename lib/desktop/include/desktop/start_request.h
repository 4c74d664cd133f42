// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes what a start of the program is asked to do, and passes it between processes.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/desktop/tst_start_request.cpp

#include <desktop/player_command.h>

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace dogear::desktop {

struct StartRequest
{
    QStringList inputs = {};            ///< addresses, files and folders to open
    QString workingDirectory = {};      ///< base of relative paths in `inputs`
    QList<PlayerCommand> commands = {}; ///< in their order
    bool isMinimised = false;           ///< start in the tray, or minimised
    QString activationToken = {};       ///< allows the window to come to the front (Wayland)

    /// Whether the window should be shown: not if only the player is wanted.
    [[nodiscard]] bool wantsWindow() const
    {
        return !isMinimised && (commands.isEmpty() || !inputs.isEmpty());
    }
    friend bool operator==(const StartRequest &, const StartRequest &) = default;
};

/// Returns \a request as one line of JSON, with its line feed.
[[nodiscard]] QByteArray toLine(const StartRequest &request);
/// Reads a line of toLine(). Unknown commands are left out: a newer program may have sent them.
/// \return nullopt if \a line is no request
[[nodiscard]] std::optional<StartRequest> startRequestFromLine(const QByteArray &line);

} // namespace dogear::desktop
