// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds lists of chapters in the text of show notes.
///
/// Pure: no network, no files; may be called from any thread.
///
/// Tests: tests/unit/notes/tst_note_chapters.cpp

#include <domain/chapter.h>

#include <QList>
#include <QString>

#include <chrono>
#include <optional>

namespace dogear::notes {

/// Makes a chapter of each line of \a notes that consists of a time and a title, in either order:
/// "12:34 Title", "(12:34) – Title", "12:34: Title", "3. 12:34 Title", "12:34–15:00 Title",
/// "Title (12:34)"; or of a time on a line of its own above its title.
///
/// The list ends before the first line whose time is earlier than that of the previous chapter.
/// Fewer than two chapters are no list. The meaning of "12:34", and the limit of times to
/// \a duration, are those of toSafeHtml(). A web address in a line becomes the chapter's link.
[[nodiscard]] QList<domain::Chapter> findChapters(
    const QString &notes,
    std::optional<std::chrono::milliseconds> duration = std::nullopt);

} // namespace dogear::notes
