// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief JSON of chapter and transcript files, under the names that different programs give.
///
/// Pure; any thread.

#include <base/result.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <initializer_list>

namespace dogear::feed {

/// \return the document, or an Error whose code is TruncatedInput, or UnsupportedFeed
[[nodiscard]] Result<QJsonDocument> readJson(const QString &text);

/// The first member of \a object under one of \a names that is neither missing nor null.
[[nodiscard]] QJsonValue firstOf(const QJsonObject &object,
                                 std::initializer_list<QLatin1StringView> names);

/// A string, or a number as it is written.
[[nodiscard]] QString textOf(const QJsonValue &value);

/// The list that \a document is, or has under one of \a names, itself or in its "episode".
[[nodiscard]] std::optional<QJsonArray> listOf(const QJsonDocument &document,
                                               std::initializer_list<QLatin1StringView> names);

} // namespace dogear::feed
