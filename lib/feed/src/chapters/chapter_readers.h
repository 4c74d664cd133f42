// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One reader for each form of chapter file; parseChapters chooses among them.
///
/// Pure; any thread. They neither sort nor normalise.

#include <feed/chapters.h>

namespace dogear::feed {

/// Adds chapters and says what is left out.
class ChapterList
{
public:
    explicit ChapterList(const ChapterLimits &limits)
        : m_limits(limits)
    {}

    void add(const std::optional<domain::Chapter> &chapter); ///< nothing: its start is unreadable
    [[nodiscard]] bool isFull() const { return m_parsed.chapters.size() > m_limits.maxChapters; }
    void warn(const QString &text) { m_parsed.warnings.append(text); }
    /// \return what was added, or LimitExceeded
    [[nodiscard]] Result<ParsedChapters> take();

private:
    ChapterLimits m_limits;
    ParsedChapters m_parsed;
    int m_entries = 0;
    int m_unreadable = 0;
    int m_firstUnreadable = 0; ///< counted from 1
};

/// \a text as a web address, resolved against \a base; empty for every other scheme.
[[nodiscard]] QUrl readWebAddress(const QString &text, const QUrl &base);

[[nodiscard]] Result<ParsedChapters> parseJsonChapters(const QString &text,
                                                       const QUrl &source,
                                                       const ChapterLimits &limits);

[[nodiscard]] Result<ParsedChapters> parsePodloveChapters(const QString &text,
                                                          const QUrl &source,
                                                          const ChapterLimits &limits);

} // namespace dogear::feed
