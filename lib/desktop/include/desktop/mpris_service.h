// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements MPRIS, through which media keys, the lock screen and `playerctl` control
/// Dogear.
///
/// Left out, as the specification allows: Fullscreen, LoopStatus, Shuffle, track list, playlists.
/// Stop keeps the position, as Dogear always does, although the specification says "from the
/// beginning"; the status afterwards is Paused, which promises that playback resumes there.
///
/// Threads: GUI thread.
/// Owner:   the composition root, which creates it after the window; collaborators outlive it.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/
/// Tests:   tests/integration/tst_mpris.cpp, tests/unit/desktop/tst_mpris_values.cpp

#include <base/result.h>

#include <QDBusConnection>
#include <QObject>
#include <QUrl>
#include <QVariantMap>

namespace dogear::documents {
class Artwork;
} // namespace dogear::documents

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
class SoundControls;
} // namespace dogear::playback

namespace dogear::desktop {

class MprisPlayerAdaptor;
class TrackNavigator;

class MprisService final : public QObject
{
    Q_OBJECT

public:
    /// Requests the name from \a bus without waiting. If another program has the name, one with the
    /// process id is requested. Without a bus this object has no effect.
    MprisService(playback::Player &player,
                 playback::SoundControls &sound,
                 listening::PlaybackSession &session,
                 documents::Artwork &artwork,
                 const QDBusConnection &bus);
    ~MprisService() override;

    /// Sets the targets of Next and Previous; nullptr: both are unavailable.
    void setTrackNavigator(TrackNavigator *navigator);

    /// Publishes the title of the chapter that is being played; empty: none.
    void setChapter(const QString &title);

    /// The name on the bus; empty until the bus has granted one.
    [[nodiscard]] QString name() const { return m_name; }

    /// Emits openRequested() for \a uri, before it returns: so several requests are handled in
    /// their order, and the last one is played.
    /// \return or UnsupportedScheme, after refused()
    Result<> open(const QString &uri);

signals:
    void raiseRequested();
    void quitRequested();
    /// Emitted when a client asks to open a file or an address: the enclosure of an episode, or a
    /// feed.
    void openRequested(const QUrl &url);
    /// Emitted when a client asks to open something unsupported; the window shows \a error.
    void refused(const dogear::Error &error);

private:
    void requestName(const QString &name);
    void connectPlayer();
    void updateTrack();
    void handleArtwork(const QUrl &image, const Result<QString> &file);
    void schedulePublish();
    void publish();

    playback::Player &m_player;
    playback::SoundControls &m_sound;
    listening::PlaybackSession &m_session;
    documents::Artwork &m_artwork;
    QDBusConnection m_bus;
    MprisPlayerAdaptor *m_adaptor = nullptr; ///< a child, as QtDBus requires; nullptr without a bus
    QString m_name;
    QUrl m_image;                ///< picture of the current episode
    QVariantMap m_published;     ///< property values that clients were sent last
    bool m_isPublishing = false; ///< publish() is queued in the event loop
    bool m_isWaiting = false;    ///< the player is loading or stalled
};

} // namespace dogear::desktop
