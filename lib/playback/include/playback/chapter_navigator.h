// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tracks the current chapter of the loaded episode, goes to other chapters and skips those
/// that the listener does not want to hear.
///
/// Playback skips an unwanted chapter when it reaches it by itself. If the listener goes to one, it
/// is played to its end. If all chapters would be skipped, none is.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the Player outlives it.
/// Tests:   tests/unit/playback/tst_chapter_navigator.cpp

#include <domain/chapter_skips.h>

#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class Player;
enum class PlayerState;

class ChapterNavigator final : public QObject
{
    Q_OBJECT

public:
    /// goPrevious() goes to the start of the current chapter if more of it than this was played.
    static constexpr std::chrono::milliseconds previousWithin{3'000};

    explicit ChapterNavigator(Player &player, QObject *parent = nullptr);

    /// Sets the chapters of the loaded episode.
    /// \pre \a chapters is a result of domain::normalised(); hidden chapters are removed here
    void setChapters(const QList<domain::Chapter> &chapters, const domain::ChapterSkips &skips);

    [[nodiscard]] const QList<domain::Chapter> &chapters() const { return m_chapters; }
    /// Whether playback skips chapter \a index; false for an invalid index.
    [[nodiscard]] bool isSkipped(int index) const;
    /// Index in chapters() of the chapter at the player's position; -1 before, between and without
    /// chapters.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString currentTitle() const;
    /// End of the current chapter, else start of the next one, else end of the media, if known.
    [[nodiscard]] std::optional<std::chrono::milliseconds> nextBoundary() const;

    [[nodiscard]] bool canGoPrevious() const { return !m_chapters.isEmpty(); }
    [[nodiscard]] bool canGoNext() const;
    /// Goes to the start of the current chapter; within the first previousWithin of it, to the
    /// previous chapter that is not skipped.
    void goPrevious();
    /// Goes to the next chapter that is not skipped; does nothing at the last one.
    void goNext();

signals:
    /// Emitted when chapters() or isSkipped() changed; current() may have changed, too.
    void chaptersChanged();
    /// Emitted when playback enters another chapter, or leaves the chapters.
    void currentChanged();

private:
    void follow();
    void handleState(PlayerState state);
    void skipUnwanted();
    void updateCurrent();
    [[nodiscard]] int lastBegun(std::chrono::milliseconds position) const;
    [[nodiscard]] int chapterAt(std::chrono::milliseconds position) const;
    [[nodiscard]] std::chrono::milliseconds endOf(int index) const;
    [[nodiscard]] bool isWithin(int index, std::chrono::milliseconds position) const;
    /// Position where playback continues after chapter \a index and directly following chapters
    /// that are skipped, too.
    [[nodiscard]] std::chrono::milliseconds endOfSkipped(int index) const;

    Player &m_player;
    QList<domain::Chapter> m_chapters;
    QList<bool> m_isSkipped; ///< parallel to m_chapters
    int m_current = -1;
    bool m_isMoving = false; ///< skipUnwanted() is moving the player
    bool m_wasEmpty = true;  ///< the last state of the player was Empty
    /// Position that the listener chose last, until playback has left that chapter.
    std::optional<std::chrono::milliseconds> m_chosen;
    /// Target of the last skip, until playback has reached it: a device that does not get there is
    /// not sent twice.
    std::optional<std::chrono::milliseconds> m_sentTo;
};

} // namespace dogear::playback
