// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpris_player_adaptor.h"
#include "mpris_root_adaptor.h"
#include "mpris_values.h"

#include <desktop/mpris_service.h>
#include <documents/artwork.h>
#include <listening/playback_session.h>
#include <playback/player.h>
#include <playback/sound_controls.h>

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QLoggingCategory>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

using playback::Player;
using playback::PlayerState;
using playback::SoundControls;

namespace {

Q_LOGGING_CATEGORY(lcMpris, "dogear.desktop", QtInfoMsg)

const QString objectPath = u"/org/mpris/MediaPlayer2"_s;
const QString playerInterface = u"org.mpris.MediaPlayer2.Player"_s;
const QString plainName = u"org.mpris.MediaPlayer2.dogear"_s;

// D-Bus specification, "Message Bus Messages": RequestName and ReleaseName
constexpr uint doNotQueue = 4;
constexpr uint primaryOwner = 1;

/// A call to the bus itself. Sent as a message, because QDBusConnection::registerService() waits
/// for the answer.
QDBusMessage busCall(const QString &method)
{
    return QDBusMessage::createMethodCall(
        u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s, u"org.freedesktop.DBus"_s, method);
}

} // namespace

MprisService::MprisService(Player &player,
                           SoundControls &sound,
                           listening::PlaybackSession &session,
                           documents::Artwork &artwork,
                           const QDBusConnection &bus)
    : m_player(player)
    , m_sound(sound)
    , m_session(session)
    , m_artwork(artwork)
    , m_bus(bus)
{
    if (!m_bus.isConnected()) {
        qCDebug(lcMpris) << "no session bus, so no MPRIS";
        return;
    }
    new MprisRootAdaptor(*this); // QtDBus finds adaptors among the children of the object
    m_adaptor = new MprisPlayerAdaptor(player, sound, session, *this, bus);
    connectPlayer();
    updateTrack();
    m_published = m_adaptor->watched();
    // The object before the name: clients look for the object as soon as they see the name.
    if (m_bus.registerObject(objectPath, this, QDBusConnection::ExportAdaptors))
        requestName(plainName);
    else
        qCDebug(lcMpris) << "another object has the path" << objectPath;
}

MprisService::~MprisService()
{
    if (!m_adaptor)
        return;
    m_bus.unregisterObject(objectPath);
    // The connection to the bus outlives this object and would keep the name.
    if (!m_name.isEmpty())
        m_bus.send(busCall(u"ReleaseName"_s) << m_name);
}

/// Requests \a name; if it is taken, one with the process id. The specification asks for that "if
/// the media player may be run more than once at a time".
void MprisService::requestName(const QString &name)
{
    auto *watcher = new QDBusPendingCallWatcher(
        m_bus.asyncCall(busCall(u"RequestName"_s) << name << doNotQueue), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, name] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (!reply.isError() && reply.value() == primaryOwner)
            m_name = name;
        else if (name == plainName)
            requestName(plainName + u".instance%1"_s.arg(QCoreApplication::applicationPid()));
        else
            qCDebug(lcMpris) << "no name on the bus:" << reply.error().message();
    });
}

void MprisService::setTrackNavigator(TrackNavigator *navigator)
{
    if (!m_adaptor)
        return;
    m_adaptor->setTrackNavigator(navigator);
    if (navigator)
        connect(navigator, &TrackNavigator::changed, this, &MprisService::schedulePublish);
    schedulePublish();
}

void MprisService::setChapter(const QString &title)
{
    if (!m_adaptor)
        return;
    m_adaptor->setChapter(title);
    schedulePublish();
}

void MprisService::connectPlayer()
{
    const auto seeked = [this] { emit m_adaptor->Seeked(m_adaptor->position()); };
    const auto followWaiting = [this, seeked] {
        const PlayerState state = m_player.state();
        const bool waited =
            std::exchange(m_isWaiting,
                          state == PlayerState::Loading
                              || (state == PlayerState::Playing && m_player.isStalled()));
        // During the silence clients have extrapolated the position; this corrects it.
        if (waited && !m_isWaiting && state == PlayerState::Playing)
            seeked();
    };
    connect(&m_player, &Player::stateChanged, this, followWaiting);
    connect(&m_player, &Player::stalledChanged, this, followWaiting);
    connect(&m_player, &Player::seeked, this, seeked);
    connect(&m_player, &Player::stateChanged, this, &MprisService::schedulePublish);
    connect(&m_player, &Player::durationChanged, this, &MprisService::schedulePublish);
    connect(&m_player, &Player::seekableChanged, this, &MprisService::schedulePublish);
    connect(&m_sound, &SoundControls::speedChanged, this, &MprisService::schedulePublish);
    connect(&m_sound, &SoundControls::volumeChanged, this, &MprisService::schedulePublish);
    connect(
        &m_session, &listening::PlaybackSession::currentChanged, this, &MprisService::updateTrack);
}

void MprisService::updateTrack()
{
    schedulePublish();
    const auto &current = m_session.current();
    m_image = current ? current->summary.image : QUrl();
    // The remote address is used until the file is available. Pictures in the resources of the
    // program cannot be read by other processes.
    const bool isRemote = m_image.scheme() == "http"_L1 || m_image.scheme() == "https"_L1;
    m_adaptor->setArt(isRemote ? m_image : QUrl());
    if (m_image.isEmpty())
        return;
    const auto file = m_artwork.file(m_image);
    // Taken at once if possible, so that the first PropertiesChanged of a track has the file.
    if (file.isFinished() && file.resultCount() > 0)
        handleArtwork(m_image, file.result());
    else
        file.then(this, [this, image = m_image](const Result<QString> &found) {
            handleArtwork(image, found);
        });
}

void MprisService::handleArtwork(const QUrl &image, const Result<QString> &file)
{
    // The answer may be late, for the episode before; ":" begins the path of a resource.
    if (!file || image != m_image || file->startsWith(u':'))
        return;
    m_adaptor->setArt(QUrl::fromLocalFile(*file));
    schedulePublish();
}

Result<> MprisService::open(const QString &uri)
{
    const Result<QUrl> url = toOpenable(uri);
    if (!url) {
        emit refused(url.error());
        return failure(url.error());
    }
    emit openRequested(*url);
    return {};
}

void MprisService::schedulePublish()
{
    // Several changes within one turn of the event loop are announced with one signal.
    if (!std::exchange(m_isPublishing, true))
        QMetaObject::invokeMethod(this, &MprisService::publish, Qt::QueuedConnection);
}

void MprisService::publish()
{
    m_isPublishing = false;
    const QVariantMap before = std::exchange(m_published, m_adaptor->watched());
    QVariantMap changed;
    for (auto it = m_published.cbegin(); it != m_published.cend(); ++it) {
        if (before.value(it.key()) != it.value())
            changed.insert(it.key(), it.value());
    }
    if (changed.isEmpty())
        return;
    QDBusMessage message = QDBusMessage::createSignal(
        objectPath, u"org.freedesktop.DBus.Properties"_s, u"PropertiesChanged"_s);
    message << playerInterface << changed << QStringList();
    m_bus.send(message);

    // Clients expect position 0 "when going from Stopped to Playing" and at the start of a track.
    // Dogear resumes episodes, so it announces the real position with Seeked.
    const auto trackOf = [](const QVariantMap &properties) {
        return properties.value(u"Metadata"_s).toMap().value(u"mpris:trackid"_s);
    };
    const bool isStart = trackOf(before) != trackOf(m_published)
                         || (before.value(u"PlaybackStatus"_s) == u"Stopped"_s
                             && m_published.value(u"PlaybackStatus"_s) == u"Playing"_s);
    if (isStart && m_adaptor->position() > 0)
        emit m_adaptor->Seeked(m_adaptor->position());
}

} // namespace dogear::desktop
