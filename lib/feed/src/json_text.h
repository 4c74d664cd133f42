// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the JSON of feeds, chapters and transcripts, whose keys differ between programs.
///
/// Pure; any thread.

#include "json_repair.h"

#include <base/result.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <initializer_list>

namespace dogear::feed {

/// Result of readRepairedJson().
struct ReadJson
{
    QJsonDocument document;
    QStringList warnings;          ///< repairs that were needed
    bool isTruncatedInput = false; ///< ends early; incomplete elements are left out
};

/// Reads \a utf8 as it is, and repaired if that fails.
/// \return the document, or an Error whose code is MalformedXml
[[nodiscard]] Result<ReadJson> readRepairedJson(QByteArrayView utf8,
                                                BigNumbers bigNumbers = BigNumbers::AsNumbers);

/// Does the same for a file of chapters or cues, of which a part would be taken for the whole.
/// \return the document, or an Error whose code is TruncatedInput, or UnsupportedFeed
[[nodiscard]] Result<QJsonDocument> readJson(const QString &text);

/// Returns the offset of the JSON in \a text, after white space and comments.
[[nodiscard]] qsizetype beginOfJson(QStringView text);

/// Returns the first member of \a object under one of \a names that is neither missing nor null.
[[nodiscard]] QJsonValue firstOf(const QJsonObject &object,
                                 std::initializer_list<QLatin1StringView> names);

/// Returns a string, or a number as text.
[[nodiscard]] QString textOf(const QJsonValue &value);

/// Returns the list in \a document: the document itself, or a member under one of \a names, of the
/// root or of its "episode".
[[nodiscard]] std::optional<QJsonArray> listOf(const QJsonDocument &document,
                                               std::initializer_list<QLatin1StringView> names);

} // namespace dogear::feed
