// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters that somebody typed into the show notes.
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

/// The lines of \a notes that are a time and a title, in either order: "12:34 Title",
/// "(12:34) – Title", "12:34: Title", "3. 12:34 Title", "12:34–15:00 Title", "Title (12:34)"; or a
/// time on a line of its own above its title. They count from the first to the last whose time is
/// not before that of the line above; fewer than two are no chapters. What "12:34" means, and that
/// times lie within \a duration, is as in toSafeHtml(). A web address in a line is the chapter's
/// link.
[[nodiscard]] QList<domain::Chapter> findChapters(
    const QString &notes,
    std::optional<std::chrono::milliseconds> duration = std::nullopt);

} // namespace dogear::notes
