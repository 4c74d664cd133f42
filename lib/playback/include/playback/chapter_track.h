// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chapters of what is in the player: where it is, where it may go, what it leaves out.
///
/// A chapter that is to be skipped is left out when playback comes to it by itself. A listener who
/// goes into one hears it, to its end. Where all chapters would be left out, none is.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the Player outlives it.
/// Tests:   tests/unit/playback/tst_chapter_track.cpp

#include <domain/chapter_skips.h>

#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class Player;
enum class PlayerState;

class ChapterTrack final : public QObject
{
    Q_OBJECT

public:
    /// goPrevious() goes to the start of a chapter that has run for longer than this.
    static constexpr std::chrono::milliseconds previousWithin{3'000};

    explicit ChapterTrack(Player &player, QObject *parent = nullptr);

    /// The chapters of what is in the player, as domain::normalised() leaves them; hidden ones are
    /// left out here.
    void setChapters(const QList<domain::Chapter> &chapters, const domain::ChapterSkips &skips);

    [[nodiscard]] const QList<domain::Chapter> &chapters() const { return m_chapters; }
    /// Whether chapter \a index is left out.
    [[nodiscard]] bool isSkipped(int index) const;
    /// The one that is heard, as an index of chapters(); -1 before, between and without chapters.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString currentTitle() const;
    /// Where the chapter ends that is heard, or would next begin; nothing if that is not known.
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextBoundary() const;

    [[nodiscard]] bool canGoPrevious() const { return !m_chapters.isEmpty(); }
    [[nodiscard]] bool canGoNext() const;
    /// To the start of the chapter, or within previousWithin of it to the one before that is heard.
    void goPrevious();
    /// To the next chapter that is heard; at the last one nothing.
    void goNext();

signals:
    /// Emitted when chapters() or isSkipped() changed; current() may be another.
    void chaptersChanged();
    /// Emitted when another chapter is heard, or none.
    void currentChanged();

private:
    void follow();
    void followState(PlayerState state);
    void leaveOut();
    void updateCurrent();
    [[nodiscard]] int lastBegun(std::chrono::milliseconds position) const;
    [[nodiscard]] int chapterAt(std::chrono::milliseconds position) const;
    [[nodiscard]] std::chrono::milliseconds endOf(int index) const;
    [[nodiscard]] bool isWithin(int index, std::chrono::milliseconds position) const;
    /// Where it goes on after chapter \a index and those behind it that are left out as well.
    [[nodiscard]] std::chrono::milliseconds endOfSkipped(int index) const;

    Player &m_player;
    QList<domain::Chapter> m_chapters;
    QList<bool> m_isSkipped; ///< as many
    int m_current = -1;
    bool m_isMoving = false; ///< the player does what leaveOut() wants
    bool m_wasEmpty = true;  ///< the player was, last
    /// Where a listener went last, until playback has left that chapter.
    std::optional<std::chrono::milliseconds> m_chosen;
    /// Where leaveOut() sent the player, until it has been there: a device that does not get there
    /// is not sent twice.
    std::optional<std::chrono::milliseconds> m_sentTo;
};

} // namespace dogear::playback
