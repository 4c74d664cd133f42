// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/chapter_navigator.h>
#include <playback/player.h>

#include <algorithm>

namespace dogear::playback {

using domain::Chapter;
using std::chrono::milliseconds;
using namespace std::chrono_literals;

namespace {

/// A device may land this much before the target of a seek.
constexpr milliseconds landing = 500ms;
/// Part of a skipped last chapter that is still played, so that the device reaches the end itself.
constexpr milliseconds lastBit = 250ms;

} // namespace

ChapterNavigator::ChapterNavigator(Player &player, QObject *parent)
    : QObject(parent)
    , m_player(player)
{
    connect(&player, &Player::stateChanged, this, &ChapterNavigator::handleState);
    connect(&player, &Player::positionChanged, this, &ChapterNavigator::follow);
    connect(&player, &Player::durationChanged, this, &ChapterNavigator::follow);
    connect(&player, &Player::chosen, this, [this](milliseconds position) {
        m_chosen = position;
        m_sentTo.reset();
    });
}

void ChapterNavigator::setChapters(const QList<Chapter> &chapters,
                                   const domain::ChapterSkips &skips)
{
    QList<Chapter> listed;
    std::ranges::copy_if(chapters, std::back_inserter(listed), &Chapter::isListed);
    QList<bool> isSkipped;
    QList<milliseconds> starts;
    for (const Chapter &chapter : std::as_const(listed)) {
        isSkipped.append(domain::skipOf(chapter, skips) != domain::ChapterSkip::None);
        starts.append(chapter.start);
    }
    // An episode of which nothing would be heard is played completely.
    if (!isSkipped.contains(false))
        isSkipped.fill(false);
    m_player.rewindLimits().setChapterStarts(starts);
    if (listed == m_chapters && isSkipped == m_isSkipped)
        return;
    m_chapters = listed;
    m_isSkipped = isSkipped;
    m_sentTo.reset(); // a target among other chapters means nothing for these
    m_current = chapterAt(m_player.position());
    emit chaptersChanged();
    emit currentChanged();
    follow();
}

bool ChapterNavigator::isSkipped(int index) const
{
    return index >= 0 && index < m_isSkipped.size() && m_isSkipped.at(index);
}

QString ChapterNavigator::currentTitle() const
{
    return m_current >= 0 ? m_chapters.at(m_current).title : QString();
}

int ChapterNavigator::lastBegun(milliseconds position) const
{
    const auto next = std::ranges::upper_bound(m_chapters, position, {}, &Chapter::start);
    return int(next - m_chapters.begin()) - 1;
}

int ChapterNavigator::chapterAt(milliseconds position) const
{
    const int index = lastBegun(position);
    return index >= 0 && position < endOf(index) ? index : -1;
}

/// The stated end of the chapter; else the start of the next chapter; else no end.
milliseconds ChapterNavigator::endOf(int index) const
{
    if (const auto end = m_chapters.at(index).end)
        return *end;
    if (index + 1 < m_chapters.size())
        return m_chapters.at(index + 1).start;
    return milliseconds::max();
}

bool ChapterNavigator::isWithin(int index, milliseconds position) const
{
    return position >= m_chapters.at(index).start && position < endOf(index);
}

std::optional<milliseconds> ChapterNavigator::nextBoundary() const
{
    const milliseconds position = m_player.position();
    const int index = lastBegun(position);
    if (index >= 0 && position < endOf(index) && endOf(index) != milliseconds::max())
        return endOf(index);
    if (index + 1 < m_chapters.size())
        return m_chapters.at(index + 1).start;
    if (m_player.duration() > 0ms)
        return m_player.duration();
    return std::nullopt;
}

bool ChapterNavigator::canGoNext() const
{
    const int index = lastBegun(m_player.position());
    return m_isSkipped.indexOf(false, index + 1) >= 0;
}

void ChapterNavigator::goNext()
{
    const qsizetype next = m_isSkipped.indexOf(false, lastBegun(m_player.position()) + 1);
    if (next >= 0)
        m_player.seek(m_chapters.at(next).start);
}

void ChapterNavigator::goPrevious()
{
    if (m_chapters.isEmpty())
        return;
    const milliseconds position = m_player.position();
    int index = lastBegun(position);
    // So the second of two quick calls goes one chapter further back.
    if (index >= 0 && position - m_chapters.at(index).start < previousWithin)
        --index;
    // A skipped chapter is passed over, unless the listener has gone into it and is there now.
    while (index >= 0 && m_isSkipped.at(index) && !isWithin(index, position))
        --index;
    const bool beginsWithChapter = m_chapters.constFirst().start == 0ms;
    if (index < 0 && beginsWithChapter) // skipped chapters at the beginning stay skipped
        index = int(m_isSkipped.indexOf(false));
    m_player.seek(index >= 0 ? m_chapters.at(index).start : 0ms);
}

void ChapterNavigator::handleState(PlayerState state)
{
    if (state == PlayerState::Empty || state == PlayerState::Ended) {
        m_chosen.reset();
        m_sentTo.reset();
    } else if (m_wasEmpty && m_player.position() > m_player.rewindLimits().beginning()) {
        m_chosen = m_player.position(); // a position to resume at counts as chosen
    }
    m_wasEmpty = state == PlayerState::Empty;
    follow();
}

void ChapterNavigator::follow()
{
    if (m_isMoving)
        return; // called again by Player::advanceTo()
    // Only playback skips; a paused player may be moved into any chapter.
    if (m_player.isPlayWanted())
        skipUnwanted();
    updateCurrent();
}

void ChapterNavigator::updateCurrent()
{
    const int current = chapterAt(m_player.position());
    if (current == m_current)
        return;
    m_current = current;
    emit currentChanged();
}

milliseconds ChapterNavigator::endOfSkipped(int index) const
{
    milliseconds end = endOf(index);
    // Skipped chapters that overlap or directly follow each other are one jump.
    for (int next = index + 1; next < m_chapters.size() && m_isSkipped.at(next); ++next) {
        if (m_chapters.at(next).start > end)
            break;
        end = std::max(end, endOf(next));
    }
    return m_player.duration() > 0ms ? std::min(end, m_player.duration() - lastBit) : end;
}

void ChapterNavigator::skipUnwanted()
{
    const milliseconds position = m_player.position();
    if (m_chosen && !m_chapters.isEmpty()) {
        const int chosen = chapterAt(*m_chosen);
        // The device may land just before the chapter that the listener chose.
        const bool isThere = chosen >= 0 && position >= m_chapters.at(chosen).start - landing
                             && position < endOf(chosen);
        if (isThere)
            return;
        // Playback has left that chapter, or a position outside all chapters.
        if (chosen >= 0 || position > *m_chosen + landing)
            m_chosen.reset();
    }
    if (m_sentTo && position >= *m_sentTo)
        m_sentTo.reset();
    const int index = chapterAt(position);
    if (index < 0 || !m_isSkipped.at(index))
        return;
    const milliseconds target = endOfSkipped(index);
    // A shorter jump could land before the position where it started.
    const bool leadsOn = target != milliseconds::max() && target > position + landing;
    if (!leadsOn || m_sentTo == target)
        return;
    m_sentTo = target;
    // advanceTo() and not seek(): the skip is not a wish of the listener.
    m_isMoving = true;
    m_player.advanceTo(target);
    m_isMoving = false;
}

} // namespace dogear::playback
