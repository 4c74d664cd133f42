// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits how far playback rewinds after a pause: not beyond the intro or out of a chapter.
///
/// The settings, IntroOutroSkipper and ChapterNavigator each set the limit that they know; the
/// player reads all of them when it plays.
///
/// Threads: a value; GUI thread.
/// Tests:   tests/unit/playback/tst_rewind.cpp

#include <QList>

#include <chrono>

namespace dogear::playback {

class RewindLimits
{
public:
    /// Sets whether playback rewinds after a pause at all.
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    [[nodiscard]] bool isEnabled() const { return m_isEnabled; }
    /// Sets the end of the intro. An episode that is played again starts there, too.
    void setBeginning(std::chrono::milliseconds beginning) { m_beginning = beginning; }
    [[nodiscard]] std::chrono::milliseconds beginning() const { return m_beginning; }
    /// Sets the starts of the chapters. \pre \a starts is sorted
    void setChapterStarts(const QList<std::chrono::milliseconds> &starts) { m_starts = starts; }

    /// \return the earliest position to which playback may rewind from \a position
    [[nodiscard]] std::chrono::milliseconds earliest(std::chrono::milliseconds position) const;

private:
    bool m_isEnabled = true;
    std::chrono::milliseconds m_beginning{};
    QList<std::chrono::milliseconds> m_starts;
};

} // namespace dogear::playback
