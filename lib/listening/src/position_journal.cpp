// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/playback_session.h>
#include <listening/position_journal.h>
#include <playback/player.h>
#include <storage/jump_store.h>

#include <utility>

namespace dogear::listening {

using domain::Jump;
using std::chrono::milliseconds;
using storage::JumpStore;

PositionJournal::PositionJournal(playback::Player &player,
                                 PlaybackSession &session,
                                 storage::DatabaseThread &database,
                                 const Clock &clock,
                                 QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_session(session)
    , m_database(database)
    , m_clock(clock)
{
    using playback::Player;
    connect(&player, &Player::chosen, this, &PositionJournal::recordSeek);
    connect(&player, &Player::positionChanged, this, [this](milliseconds position) {
        const auto &current = m_session.current();
        if (current && m_here && m_here->episode == current->summary.id)
            m_here->from = position;
    });
    connect(&player, &Player::finished, this, [this] { m_here.reset(); }); // an end is no jump
    connect(
        &session, &PlaybackSession::currentChanged, this, &PositionJournal::recordEpisodeChange);
}

void PositionJournal::load()
{
    m_database.run([](storage::Connection &connection) { return JumpStore(connection).all(); })
        .then(this, [this](const Result<QList<Jump>> &stored) {
            if (!stored) {
                emit failed(stored.error());
                return;
            }
            m_jumps = *stored + m_jumps; // jumps made during the reading are the newest
            emit changed();
        });
}

void PositionJournal::recordSeek(milliseconds target)
{
    const auto &current = m_session.current();
    // goBack() seeks itself, and its jump has just been removed.
    if (!current || m_isGoingBack)
        return;
    const QDateTime now = m_clock.now();
    // A time in the future means that the clock was set back; it must not join all seeks into
    // one.
    const bool isTogether = m_lastSeekTime.isValid() && m_lastSeekTime <= now
                            && m_lastSeekTime.addMSecs(mergeWindow.count()) > now;
    m_lastSeekTime = now;
    // Player::chosen comes before the jump, so position() is still the place that is left.
    const Jump here{current->summary.id, m_player.position()};
    if (!isTogether && std::chrono::abs(target - here.from) >= minJump)
        append(here);
}

void PositionJournal::recordEpisodeChange()
{
    const auto &current = m_session.current();
    const std::optional<Jump> before = std::exchange(m_here, std::nullopt);
    m_lastSeekTime = {};
    if (current)
        m_here = Jump{current->summary.id, m_player.position()};
    // Going back to another episode is no new jump. Compares the request, not the id: the request
    // of goBack() may have failed or been replaced, and the user may play the same episode later.
    const bool isGoingBack = m_session.isLatestPlayRequest(std::exchange(m_goingBack, {}));
    const bool isOther = before && current && before->episode != current->summary.id;
    if (isOther && !isGoingBack && before->from >= minJump)
        append(*before);
}

void PositionJournal::append(const Jump &jump)
{
    m_jumps.append(jump);
    if (m_jumps.size() > JumpStore::maxJumps)
        m_jumps.removeFirst();
    store(m_database.run([jump](storage::Connection &connection) {
        return connection.transaction([&] { return JumpStore(connection).append(jump); });
    }));
    emit changed();
}

/// The jump is removed even if its episode can no longer be played.
void PositionJournal::goBack()
{
    if (m_jumps.isEmpty())
        return;
    const Jump last = m_jumps.takeLast();
    store(m_database.run(
        [](storage::Connection &connection) { return JumpStore(connection).removeLast(); }));
    if (m_session.isCurrent(last.episode)) {
        m_isGoingBack = true;
        m_player.seek(last.from);
        m_isGoingBack = false;
    } else {
        m_session.playAt(last.episode, last.from);
        m_goingBack = m_session.latestPlayRequest();
    }
    emit changed();
}

void PositionJournal::store(const Future<Result<>> &written)
{
    written.then(this, [this](const Result<> &done) {
        if (!done)
            emit failed(done.error());
    });
}

} // namespace dogear::listening
