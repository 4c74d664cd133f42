// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How far playback goes back after a pause, so that one finds into the thought again.
///
/// Nothing after a pause of less than a minute, then 3 s, after an hour 10 s, after a day 20 s.
///
/// Threads: a value; any thread.
/// Tests:   tests/unit/playback/tst_rewind.cpp

#include <QDateTime>
#include <QList>

#include <chrono>
#include <optional>

namespace dogear::playback {

/// \a pause may be negative, when the clock was set back: nothing then.
[[nodiscard]] std::chrono::milliseconds rewindAfter(std::chrono::milliseconds pause);

class Rewind
{
public:
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }

    /// Another episode, which was last heard at \a leftAt; nothing: it plays from where it is.
    void load(const std::optional<QDateTime> &leftAt);
    /// Sound stopped at \a now.
    void pause(const QDateTime &now) { m_leftAt = now; }
    /// A listener chose \a position: what lies before it is not wanted.
    void seek(std::chrono::milliseconds position);
    /// Playback left out what lies before \a position.
    void moveOn(std::chrono::milliseconds position) { m_earliest = position; }
    /// It never goes back over where the episode begins for a listener.
    void setBeginning(std::chrono::milliseconds beginning) { m_beginning = beginning; }
    /// In order; it never goes back over one of them.
    void setChapterStarts(const QList<std::chrono::milliseconds> &starts) { m_starts = starts; }

    /// Where to go on from \a position at \a now; takes the pause as over.
    [[nodiscard]] std::chrono::milliseconds resume(std::chrono::milliseconds position,
                                                   const QDateTime &now);

private:
    bool m_isEnabled = true;
    std::optional<QDateTime> m_leftAt;
    std::chrono::milliseconds m_earliest{};
    std::chrono::milliseconds m_beginning{};
    QList<std::chrono::milliseconds> m_starts;
};

} // namespace dogear::playback
