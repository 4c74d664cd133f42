// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpris_player_adaptor.h"

#include "mpris_values.h"

#include <desktop/mpris_service.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>

#include <QDBusMessage>
#include <QMetaProperty>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

using playback::Player;
using playback::SoundControls;

MprisPlayerAdaptor::MprisPlayerAdaptor(Player &player,
                                       SoundControls &sound,
                                       listening::PlaybackSession &session,
                                       MprisService &service,
                                       QDBusConnection bus)
    : QDBusAbstractAdaptor(&service)
    , m_player(player)
    , m_sound(sound)
    , m_session(session)
    , m_service(service)
    , m_bus(std::move(bus))
{}

QVariantMap MprisPlayerAdaptor::watched() const
{
    QVariantMap values;
    // Through the meta-object, so that a new property cannot be forgotten here.
    for (int i = staticMetaObject.propertyOffset(); i < staticMetaObject.propertyCount(); ++i) {
        const QMetaProperty property = staticMetaObject.property(i);
        if (qstrcmp(property.name(), "Position") != 0)
            values.insert(QString::fromLatin1(property.name()), property.read(this));
    }
    return values;
}

QString MprisPlayerAdaptor::playbackStatus() const
{
    return toPlaybackStatus(m_player.state(), m_player.isPlayWanted());
}

double MprisPlayerAdaptor::rate() const
{
    return m_sound.speed();
}

void MprisPlayerAdaptor::setRate(double rate)
{
    // MPRIS, Rate: "A value of 0.0 should not be set by the client. If it is, the media player
    // should act as though Pause was called."
    if (qFuzzyIsNull(rate))
        m_player.pause();
    else if (const auto speed = toSpeed(rate))
        m_sound.setSpeed(*speed);
}

double MprisPlayerAdaptor::minimumRate()
{
    return SoundControls::minSpeed;
}

double MprisPlayerAdaptor::maximumRate()
{
    return SoundControls::maxSpeed;
}

QVariantMap MprisPlayerAdaptor::metadata() const
{
    const auto &current = m_session.current();
    return current ? toMetadata(*current, m_player.duration(), m_art, m_chapter) : QVariantMap();
}

double MprisPlayerAdaptor::volume() const
{
    return m_sound.isMuted() ? 0.0 : double(m_sound.volumePercent()) / 100;
}

void MprisPlayerAdaptor::setVolume(double volume)
{
    const auto percent = toVolumePercent(volume);
    if (!percent)
        return;
    if (*percent > 0)
        m_sound.setMuted(false); // a client that sets a volume wants to hear it
    m_sound.setVolumePercent(*percent);
}

qlonglong MprisPlayerAdaptor::position() const
{
    return toMicroseconds(m_player.position());
}

bool MprisPlayerAdaptor::canGoNext() const
{
    return m_trackNavigator && m_trackNavigator->hasNext();
}

bool MprisPlayerAdaptor::canGoPrevious() const
{
    return m_trackNavigator && m_trackNavigator->hasPrevious();
}

bool MprisPlayerAdaptor::hasTrack() const
{
    return m_session.current().has_value();
}

bool MprisPlayerAdaptor::canSeek() const
{
    return hasTrack() && m_player.seekability() == playback::Seekability::Seekable;
}

void MprisPlayerAdaptor::Next()
{
    if (canGoNext())
        m_trackNavigator->goNext();
}

void MprisPlayerAdaptor::Previous()
{
    if (canGoPrevious())
        m_trackNavigator->goPrevious();
}

void MprisPlayerAdaptor::Pause()
{
    m_player.pause();
}

void MprisPlayerAdaptor::PlayPause(const QDBusMessage &message)
{
    // MPRIS, PlayPause: "If CanPause is false, attempting to call this method should have no effect
    // and raise an error."
    if (hasTrack())
        m_player.toggle();
    else
        refuse(message, u"There is nothing to play"_s);
}

void MprisPlayerAdaptor::Stop()
{
    m_player.stop();
}

void MprisPlayerAdaptor::Play()
{
    m_player.play();
}

void MprisPlayerAdaptor::Seek(qlonglong offset)
{
    if (!canSeek())
        return; // MPRIS, Seek: "If the CanSeek property is false, this has no effect."
    const SeekTarget target = toSeekTarget(m_player.position(), offset, m_player.duration());
    if (target.isBeyondEnd)
        Next();
    else
        m_player.seek(target.position);
}

void MprisPlayerAdaptor::SetPosition(const QDBusObjectPath &track, qlonglong position)
{
    // The user may have clicked on the progress bar of the previous track. MPRIS, SetPosition: "If
    // this does not match the id of the currently-playing track, the call is ignored as 'stale'".
    const auto &current = m_session.current();
    if (!current || track != toTrackId(current->summary.id) || !canSeek())
        return;
    if (const auto place = toPosition(position, m_player.duration()))
        m_player.seek(*place);
}

void MprisPlayerAdaptor::OpenUri(const QString &uri, const QDBusMessage &message)
{
    if (!m_service.open(uri))
        refuse(message, u"Dogear opens file, http, https and feed addresses"_s);
}

void MprisPlayerAdaptor::refuse(const QDBusMessage &message, const QString &why) const
{
    message.setDelayedReply(true); // otherwise QtDBus sends an empty reply as well
    m_bus.send(message.createErrorReply(QDBusError::NotSupported, why));
}

} // namespace dogear::desktop
