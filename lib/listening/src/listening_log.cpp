// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/listening_log.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/saved_time.h>
#include <playback/sound_controls.h>
#include <storage/listening_store.h>

#include <algorithm>
#include <utility>

namespace dogear::listening {

using domain::ListeningRecord;
using std::chrono::milliseconds;

namespace {

/// Ticks of the player come four times a second; a longer delay than this was waiting, not playing.
constexpr milliseconds tolerance{1'000};

milliseconds rounded(std::chrono::duration<double, std::milli> span)
{
    return std::chrono::round<milliseconds>(span);
}

} // namespace

ListeningLog::ListeningLog(playback::Player &player,
                           playback::SoundControls &sound,
                           playback::SavedTime &savedTime,
                           storage::DatabaseThread &database,
                           const Clock &clock,
                           QObject *parent)
    : QObject(parent)
    , m_player(player)
    , m_database(database)
    , m_clock(clock)
    , m_speed(sound.speed())
{
    connectPlayer();
    followSound(sound, savedTime);
}

ListeningLog::~ListeningLog()
{
    save();
}

void ListeningLog::connectPlayer()
{
    using playback::Player;
    using playback::PlayerState;
    connect(&m_player, &Player::heard, this, &ListeningLog::handleProgress);
    // Emitted before the jump, so the position is still the one up to which was played.
    connect(&m_player, &Player::chosen, this, [this] {
        if (m_last)
            handleProgress(m_player.position());
    });
    connect(&m_player, &Player::seeked, this, &ListeningLog::endPiece);
    connect(&m_player, &Player::stateChanged, this, [this](PlayerState state) {
        if (state == PlayerState::Playing)
            return;
        // At the end position() is the length of the episode, even if the outro was skipped.
        if (m_last && state != PlayerState::Empty && state != PlayerState::Ended)
            handleProgress(m_player.position());
        endPiece();
        save();
    });
}

void ListeningLog::followSound(playback::SoundControls &sound, playback::SavedTime &savedTime)
{
    connect(&savedTime, &playback::SavedTime::increased, this, [this](milliseconds saved) {
        if (m_player.state() == playback::PlayerState::Playing)
            expect(saved);
    });
    connect(&sound, &playback::SoundControls::speedChanged, this, [this](double speed) {
        // The time until now is measured at the old speed.
        if (m_last)
            handleProgress(m_player.position());
        m_speed = speed;
    });
}

void ListeningLog::follow(PlaybackSession &session)
{
    m_session = &session;
    connect(&session, &PlaybackSession::currentChanged, this, &ListeningLog::takeEpisode);
    connect(&session, &PlaybackSession::episodePlayed, this, &ListeningLog::recordFinished);
    // The session may be destroyed first; afterwards there is nothing to ask.
    connect(&session, &QObject::destroyed, this, [this] { m_session = nullptr; });
    takeEpisode();
}

void ListeningLog::takeEpisode()
{
    // Written for the old episode before the new one is taken.
    endPiece();
    save();
    const auto &current = m_session->current();
    m_episode = current ? current->summary.id : EpisodeId();
    m_podcast.clear();
    takeShow();
}

/// Takes feed and title of the current show, because a feed may move during playback.
void ListeningLog::takeShow()
{
    if (!m_session || !m_episode.isValid() || !m_session->isCurrent(m_episode))
        return;
    m_podcast = m_session->current()->podcastUrl;
    m_podcastTitle = m_session->current()->summary.podcastTitle;
}

void ListeningLog::endPiece()
{
    m_last.reset();
    // Pauses that were trimmed in media not yet played will be trimmed again, or never.
    m_trimmed = Span::zero();
    m_expected = Span::zero();
}

void ListeningLog::expect(milliseconds saved)
{
    m_trimmed += saved;
    m_expected += saved;
}

void ListeningLog::handleProgress(milliseconds position)
{
    const QDateTime now = m_clock.now();
    const std::optional<milliseconds> last = std::exchange(m_last, position);
    const QDateTime before = std::exchange(m_lastTime, now);
    // The first tick after a break only sets the start.
    if (m_podcast.isEmpty() || !last || position <= *last)
        return;
    const Span passed = std::max(Span(double(before.msecsTo(now))), Span::zero());
    // A corrected position does not count as listening, nor does the jump over a trimmed pause.
    const Span went = std::min(Span(position - *last) / m_speed, passed + tolerance + m_expected);
    m_expected -= std::clamp(went - passed, Span::zero(), m_expected);
    add(went * m_speed, now);
    if (m_piece.listened >= saveInterval)
        save();
}

void ListeningLog::add(Span heard, const QDateTime &now)
{
    const QDate day = now.toLocalTime().date();
    // Midnight in the user's time zone begins a new record.
    if (day != m_piece.day)
        closePiece();
    m_piece.day = day;
    // The device reports a trimmed pause before the position reaches it.
    const Span silence = std::min(m_trimmed, heard / m_speed);
    m_trimmed -= silence;
    m_piece.heard += heard;
    m_piece.savedBySilence += silence;
    m_piece.listened += heard / m_speed - silence;
}

void ListeningLog::recordFinished()
{
    closePiece();
    keep({.day = m_clock.now().toLocalTime().date(),
          .podcast = m_podcast,
          .podcastTitle = m_podcastTitle,
          .time = {.finished = 1}});
    save();
}

void ListeningLog::closePiece()
{
    const Piece piece = std::exchange(m_piece, Piece());
    // The address of the feed is taken when the record is closed, not when it was begun: it may
    // have moved, and the sums must belong to the present address.
    takeShow();
    if (piece.isEmpty())
        return;
    keep({.day = piece.day,
          .podcast = m_podcast,
          .podcastTitle = m_podcastTitle,
          .time = {.listened = rounded(piece.listened),
                   .heard = rounded(piece.heard),
                   .savedBySilence = rounded(piece.savedBySilence)}});
}

void ListeningLog::keep(const ListeningRecord &record)
{
    // One record per day and show, so that a failing database does not make the list grow.
    for (ListeningRecord &known : m_unsaved) {
        if (known.day == record.day && known.podcast == record.podcast) {
            known.time += record.time;
            return;
        }
    }
    m_unsaved.append(record);
}

void ListeningLog::save()
{
    closePiece();
    if (!m_unsaved.isEmpty())
        write(std::exchange(m_unsaved, {}));
}

void ListeningLog::write(const QList<ListeningRecord> &records)
{
    m_database
        .run([records](storage::Connection &connection) {
            return connection.transaction([&]() -> Result<> {
                storage::ListeningStore store(connection);
                for (const ListeningRecord &record : records) {
                    if (const auto added = store.add(record); !added)
                        return added;
                }
                return {};
            });
        })
        .then(this, [this, records](const Result<> &written) {
            if (written) {
                m_isSaveFailing = false;
                emit saved();
                return;
            }
            for (const ListeningRecord &record : records)
                keep(record);
            if (!std::exchange(m_isSaveFailing, true))
                emit failed(written.error());
        });
}

} // namespace dogear::listening
