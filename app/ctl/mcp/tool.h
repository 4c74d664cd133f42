// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares a tool that a language model may call.
///
/// Threads: GUI thread; futures finish there.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <base/error.h>
#include <base/future.h>
#include <base/ids.h>

#include <QJsonObject>
#include <QString>

namespace dogear::library {
class Library;
} // namespace dogear::library

namespace dogear::ctl::mcp {

enum class ToolEffect {
    None,    ///< changes nothing of the user's
    Adds,    ///< adds and keeps all that was there
    Replaces ///< may lose a state of before
};

struct ToolAnswer
{
    QJsonObject content;  ///< matches Tool::output
    QString problem = {}; ///< a sentence; if not empty, the call has failed and `content` is unused
};

struct Tool
{
    QString name;
    QString title;
    QString description;
    QJsonObject input;  ///< schema of the arguments
    QJsonObject output; ///< schema of ToolAnswer::content
    ToolEffect effect = ToolEffect::None;
    bool isIdempotent = true; ///< a second call with the same arguments changes nothing more
    /// Runs the tool. \a arguments match `input`. The library outlives the future.
    Future<ToolAnswer> (*run)(library::Library &library, const QJsonObject &arguments) = nullptr;
};

/// Makes an answer that says what is wrong, and what to do. \a problem has no text of a feed.
[[nodiscard]] ToolAnswer refused(const QString &problem);
[[nodiscard]] ToolAnswer refused(const Error &error);
[[nodiscard]] Future<ToolAnswer> refusedNow(const QString &problem);
[[nodiscard]] Future<ToolAnswer> refusedNow(const Error &error);

/// Refuses a call whose argument `time` is no time (feed/play_time.h).
[[nodiscard]] Future<ToolAnswer> refusedTime();

/// Returns the argument `episode_id`; invalid if it is missing.
[[nodiscard]] EpisodeId episodeOf(const QJsonObject &arguments);

// Defined in files that are named after the tool or a group of tools.
[[nodiscard]] Tool searchTool();
[[nodiscard]] Tool episodeTool();
[[nodiscard]] Tool transcriptTool();
[[nodiscard]] Tool bookmarksTool();
[[nodiscard]] Tool queueTool();
[[nodiscard]] Tool historyTool();
[[nodiscard]] Tool bookmarkAddTool();
[[nodiscard]] Tool queueAddTool();
[[nodiscard]] Tool queueRemoveTool();
[[nodiscard]] Tool markPlayedTool();
[[nodiscard]] Tool markUnplayedTool();

} // namespace dogear::ctl::mcp
