// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the keys by which hits of several directories are recognised as one show or
/// episode.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_show_keys.cpp

#include <discovery/directory_show.h>

#include <QString>
#include <QStringList>
#include <QUrl>

namespace dogear::discovery {

/// Makes a key as dogear::feedUrlKey() does, which in addition ignores "www." and the order of the
/// fields of the query. It may be equal for two feeds and is only for comparing hits.
/// \return an empty key for an empty address
[[nodiscard]] QString looseFeedKey(const QUrl &url);

/// Removes case, accents and repeated white space, so that two spellings of one text are equal.
[[nodiscard]] QString comparableText(const QString &text);

/// Makes a key of title and author, as comparableText().
/// \return an empty key if title or author is missing, because many shows have the same title
[[nodiscard]] QString nameKey(const QString &title, const QString &author);

/// Makes all keys of \a show: those of its feed, its `podcast:guid`, its Apple number, and its
/// title and author, in this order and as far as it has them. Two hits with a common key are one
/// show; the first common key is the surest.
[[nodiscard]] QStringList mergeKeys(const DirectoryShow &show);

/// Makes all keys of \a episode: the address of its file without the query, which often counts the
/// listener, and its guid and its title, each within its show.
[[nodiscard]] QStringList mergeKeys(const DirectoryEpisode &episode);

} // namespace dogear::discovery
