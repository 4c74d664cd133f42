// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds the JSON schemas of tools, and checks arguments with them.
///
/// A tool states the limits of its arguments once, in its schema.
///
/// Threads: pure; any thread.
/// Spec:    JSON Schema 2020-12, of which only the keywords that these functions write are checked
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace dogear::ctl::mcp {

[[nodiscard]] QJsonObject wholeNumbers(); ///< without limits
[[nodiscard]] QJsonObject wholeNumbers(qint64 min, qint64 max);
[[nodiscard]] QJsonObject ids(); ///< of episodes and shows
[[nodiscard]] QJsonObject numbers();
[[nodiscard]] QJsonObject booleans();
[[nodiscard]] QJsonObject texts(); ///< of any length
/// Texts of \a min to \a max UTF-16 units.
[[nodiscard]] QJsonObject texts(int min, int max);
/// A position in a media file (feed/play_time.h).
[[nodiscard]] QJsonObject mediaTimes();
[[nodiscard]] QJsonObject lists(const QJsonObject &items); ///< of any length
[[nodiscard]] QJsonObject lists(const QJsonObject &items, int min, int max);
/// Objects that have all of \a properties, which are schemas by key, and no other.
[[nodiscard]] QJsonObject objects(const QJsonObject &properties);
/// Arguments of a tool: some of \a properties, at least \a required.
[[nodiscard]] QJsonObject toolArguments(const QJsonObject &properties, const QStringList &required);

/// Adds null to the values of \a schema.
[[nodiscard]] QJsonObject orNull(QJsonObject schema);
/// Adds a sentence for language models.
[[nodiscard]] QJsonObject described(QJsonObject schema, const QString &description);

/// Checks \a given with \a schema, which toolArguments() has made.
/// \return a sentence about the first mistake; empty if there is none
[[nodiscard]] QString mistakeIn(const QJsonObject &given, const QJsonObject &schema);

} // namespace dogear::ctl::mcp
