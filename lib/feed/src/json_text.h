// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief JSON of feeds, chapter and transcript files, under the names that different programs
/// give.
///
/// Pure; any thread.

#include "json_mender.h"

#include <base/result.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <initializer_list>

namespace dogear::feed {

struct ReadJson
{
    QJsonDocument document;
    QStringList warnings;  ///< which repairs it needed
    bool isCutOff = false; ///< ends early: what is not whole is left out
};

/// Reads \a utf8 as it is, and mended if that fails.
/// \return or an Error whose code is MalformedXml
[[nodiscard]] Result<ReadJson> readJsonMended(QByteArrayView utf8,
                                              BigNumbers bigNumbers = BigNumbers::AsNumbers);

/// The same for a file of chapters or cues, of which a part is no use.
/// \return the document, or an Error whose code is TruncatedInput, or UnsupportedFeed
[[nodiscard]] Result<QJsonDocument> readJson(const QString &text);

/// Where JSON begins in \a text, behind white space and comments.
[[nodiscard]] qsizetype beginOfJson(QStringView text);

/// The first member of \a object under one of \a names that is neither missing nor null.
[[nodiscard]] QJsonValue firstOf(const QJsonObject &object,
                                 std::initializer_list<QLatin1StringView> names);

/// A string, or a number as it is written.
[[nodiscard]] QString textOf(const QJsonValue &value);

/// The list that \a document is, or has under one of \a names, itself or in its "episode".
[[nodiscard]] std::optional<QJsonArray> listOf(const QJsonDocument &document,
                                               std::initializer_list<QLatin1StringView> names);

} // namespace dogear::feed
