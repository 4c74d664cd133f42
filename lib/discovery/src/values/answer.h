// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses the JSON of a directory as far as all directories have it in common.
///
/// The content type is ignored, because Apple sends JSON as text/javascript. Anything but JSON is
/// an error, never an answer without hits.
///
/// Threads: pure; any thread.
/// Spec:    RFC 8259 (JSON)
/// Tests:   tests/unit/discovery/tst_apple_answers.cpp

#include <base/result.h>

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

namespace dogear::discovery {

/// Maximum size of an answer. A larger one is neither received to its end nor parsed.
inline constexpr qsizetype maxAnswerBytes = qsizetype{4} * 1024 * 1024;

/// Parses \a body. Skips blank lines and byte order marks in front; replaces invalid UTF-8.
/// \return the object, or an Error whose code is one of
///   EmptyInput      nothing but white space
///   HtmlPage        HTML or XML
///   LimitExceeded   more than maxAnswerBytes
///   TruncatedInput  JSON that ends early
///   BadResponse     other text, JSON that is nested too deeply, or no object
[[nodiscard]] Result<QJsonObject> readAnswer(const QByteArray &body);

/// Finds the object \a name in \a answer.
/// \return the object, or an Error whose code is BadResponse
[[nodiscard]] Result<QJsonObject> objectIn(const QJsonObject &answer, QLatin1StringView name);

/// Finds the list \a name in \a answer. A single object is a list of one.
/// \return the list, or an Error whose code is BadResponse
[[nodiscard]] Result<QJsonArray> listIn(const QJsonObject &answer, QLatin1StringView name);

/// Makes the error of an answer that contradicts its documentation.
[[nodiscard]] Error badResponse(const QString &detail);

} // namespace dogear::discovery
