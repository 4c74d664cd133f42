// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cleans foreign text for labels that show it as it is.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_plain_line.cpp

#include <QString>
#include <QStringList>
#include <QStringView>
#include <QUrl>

namespace dogear::words {

/// Maximum length of a cleaned text, in UTF-16 units: that of the longest element of a feed that is
/// meant to be read (`podcast:txt`).
inline constexpr qsizetype maxPlainLength = 4'000;

/// Returns \a text on one line, without control characters, controls of the writing direction,
/// zero-width characters and halves of surrogate pairs, with an ellipsis after maxPlainLength. Tags
/// of HTML are kept as text, so show it with Qt::PlainText.
[[nodiscard]] QString plainLine(QStringView text);

/// Cleans \a parts, leaves out empty ones, and joins the others with "·".
[[nodiscard]] QString joinedPlain(const QStringList &parts);

/// Returns \a url as people read it, cleaned likewise and without name and password.
[[nodiscard]] QString plainAddress(const QUrl &url);

/// Returns \a url if a click may open it: addresses of the web and of e-mail. Empty otherwise.
[[nodiscard]] QUrl openableLink(const QUrl &url);

} // namespace dogear::words
