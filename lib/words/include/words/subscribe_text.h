// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the result of adding shows.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_subscribe_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

/// Says how many entries of a list were not added: shows marked as not followed, and other entries.
[[nodiscard]] QString skippedEntriesSentence(int count);

/// Says that \a show is open, but that its feed does not contain the episode of a link. \a episode
/// is the title of that episode, as far as a directory named it.
[[nodiscard]] QString missingEpisodeSentence(const QString &show, const QString &episode);
/// Says that \a show is open, but that no directory named the episode of the link.
[[nodiscard]] QString unnamedEpisodeSentence(const QString &show);
/// Says that \a show is open without the episode of a link, because \a error prevented reading its
/// feed again.
[[nodiscard]] QString unreadEpisodeSentence(const QString &show, const Error &error);

} // namespace dogear::words
