// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the one address in what a person pasted.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/base/tst_feed_url.cpp

#include <QString>
#include <QUrl>

namespace dogear {

/// \a text without what is invisible in it: spaces of no width, marks of direction, a byte order
/// mark.
[[nodiscard]] QString withoutInvisible(QString text);

/// The only address in \a text, as it is to be read: out of a sentence or brackets, joined where a
/// line break divides it, decoded where its "://" is. \a text itself if there is none, or several.
[[nodiscard]] QString pastedAddress(const QString &text);

/// The http address to ask if \a url, which feedUrlFromUserInput() read in \a input, does not
/// answer: https was a guess. Empty if it was not, or if a password would be sent in clear.
[[nodiscard]] QUrl fallbackFor(const QString &input, const QUrl &url);

} // namespace dogear
