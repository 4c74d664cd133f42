// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes and reads single lines of a device's file, each with its own checksum.
///
/// A line is the first 16 hexadecimal digits of the SHA-256 of its JSON text, a blank, the JSON
/// text of one object, and a line feed. JSON escapes line feeds, so a damaged line never hides the
/// next one.
///
/// Threads: pure; any thread.
/// Spec:    README.md, "Format"
/// Tests:   tests/unit/sync_folder/tst_line_format.cpp

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>

#include <optional>

namespace dogear::sync_folder {

/// Maximum length of a line in bytes; a longer one is damaged.
inline constexpr qsizetype maxLineLength = 1 << 20;

struct Line
{
    QByteArray check; ///< 16 digits, which also identify the line
    QJsonObject object;
};

/// \return the line with its line feed
[[nodiscard]] QByteArray encodeLine(const QJsonObject &object);
/// Reads \a line, with or without its line feed. \return empty if it is damaged
[[nodiscard]] std::optional<Line> decodeLine(QByteArrayView line);
/// \return the check of an encoded line
[[nodiscard]] QByteArray checkOf(QByteArrayView line);

} // namespace dogear::sync_folder
