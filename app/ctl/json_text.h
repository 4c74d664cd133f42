// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes JSON that every parser accepts.
///
/// Threads: pure; any thread.
/// Spec:    RFC 8259 section 8.2 (unpaired surrogates)
/// Tests:   tests/integration/tst_dogearctl.cpp

#include <QByteArray>
#include <QJsonDocument>

namespace dogear::ctl {

/// Returns \a document as UTF-8. Unpaired surrogates, which feeds and tags may contain, become
/// U+FFFD: Qt escapes them ("\ud800"), and most JSON parsers reject that. The compact format is one
/// line without a line break at its end.
[[nodiscard]] QByteArray toUtf8(const QJsonDocument &document, QJsonDocument::JsonFormat format);

} // namespace dogear::ctl
