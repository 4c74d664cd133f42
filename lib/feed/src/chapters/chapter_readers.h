// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares one reader for each format of chapter file; parseChapters() chooses among them.
///
/// Pure; any thread. ChapterList::take() sorts and normalises the chapters of all readers.

#include <feed/chapters.h>

namespace dogear::feed {

/// Collects chapters and counts those that are left out.
class ChapterList
{
public:
    explicit ChapterList(const ChapterLimits &limits)
        : m_limits(limits)
    {}

    void add(const std::optional<domain::Chapter> &chapter); ///< unset: its start is unreadable
    [[nodiscard]] bool isFull() const { return m_parsed.chapters.size() > m_limits.maxChapters; }
    void warn(const QString &text) { m_parsed.warnings.append(text); }
    /// \return the chapters, normalised, or LimitExceeded
    [[nodiscard]] Result<ParsedChapters> take();

private:
    ChapterLimits m_limits;
    ParsedChapters m_parsed;
    int m_entries = 0;
    int m_unreadable = 0;
    int m_firstUnreadable = 0; ///< position in the document, counted from 1
};

/// Returns \a text as a web address, resolved against \a base; empty for any other scheme.
[[nodiscard]] QUrl readWebAddress(const QString &text, const QUrl &base);

[[nodiscard]] Result<ParsedChapters> parseJsonChapters(const QString &text,
                                                       const QUrl &source,
                                                       const ChapterLimits &limits);

[[nodiscard]] Result<ParsedChapters> parsePodloveChapters(const QString &text,
                                                          const QUrl &source,
                                                          const ChapterLimits &limits);

} // namespace dogear::feed
