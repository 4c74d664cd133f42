// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extracts the address from text that the user pasted.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/base/tst_feed_url.cpp

#include <QString>
#include <QUrl>

namespace dogear {

/// Removes invisible characters from \a text (zero-width spaces, soft hyphens, direction marks,
/// a byte order mark) and trims white space at both ends.
[[nodiscard]] QString withoutInvisible(QString text);

/// Extracts the only address from \a text: removes the sentence or the brackets around it, joins an
/// address that a line break divides, and percent-decodes an address whose "://" is encoded.
/// \return the address; \a text with its broken lines joined if it contains none or several
[[nodiscard]] QString pastedAddress(const QString &text);

/// Makes the http address to try if \a url, which feedUrlFromUserInput() made of \a input, does not
/// answer and its https was a guess.
/// \return an empty URL if the user typed a scheme, or if a password would be sent in clear text
[[nodiscard]] QUrl httpFallbackFor(const QString &input, const QUrl &url);

} // namespace dogear
