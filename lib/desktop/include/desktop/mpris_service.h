// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Dogear as the desktop's media keys, lock screen and `playerctl` see it.
///
/// Left out, as the specification allows: Fullscreen, LoopStatus, Shuffle, track list, playlists.
/// Stop keeps the place, against "from the beginning" of the specification, because Dogear always
/// does; the status is Paused afterwards, which promises just that.
///
/// Threads: GUI thread.
/// Owner:   the composition root, after the window; collaborators outlive it.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/
/// Tests:   tests/integration/tst_mpris.cpp, tests/unit/desktop/tst_mpris_values.cpp

#include <base/result.h>

#include <QDBusConnection>
#include <QObject>
#include <QUrl>
#include <QVariantMap>

namespace dogear::library {
class Artwork;
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::desktop {

class MprisPlayerAdaptor;
class TrackNeighbours;

class MprisService final : public QObject
{
    Q_OBJECT

public:
    /// Asks \a bus for the name, without waiting. If another program has it, or there is no bus,
    /// nothing else changes.
    MprisService(playback::Player &player,
                 library::PlaybackSession &session,
                 library::Artwork &artwork,
                 const QDBusConnection &bus);
    ~MprisService() override;

    /// From now on Next and Previous go there; none: there is nowhere to go.
    void setNeighbours(TrackNeighbours *neighbours);

    /// The chapter with this title is heard now; empty: none.
    void setChapter(const QString &title);

    /// The name on the bus; empty until the bus has given one.
    [[nodiscard]] QString name() const { return m_name; }

    /// Asks for \a uri to be opened, at once: what was asked for last is what plays.
    /// \return or UnsupportedScheme, after refused()
    Result<> open(const QString &uri);

signals:
    void raiseRequested();
    void quitRequested();
    /// Emitted for a file or an address to open: the enclosure of an episode, or a feed.
    void openRequested(const QUrl &url);
    /// Emitted when something was asked for that cannot be opened, for the window to say so.
    void refused(const dogear::Error &error);

private:
    void requestName(const QString &name);
    void followPlayer();
    void followTrack();
    void takeArt(const QUrl &image, const Result<QString> &file);
    void noteChange();
    void publish();

    playback::Player &m_player;
    library::PlaybackSession &m_session;
    library::Artwork &m_artwork;
    QDBusConnection m_bus;
    MprisPlayerAdaptor *m_adaptor = nullptr; ///< a child, as Qt wants it
    QString m_name;
    QUrl m_image;                ///< of the episode whose cover is shown
    QVariantMap m_published;     ///< what listeners were told last
    bool m_isPublishing = false; ///< at the end of this turn of the event loop
    bool m_isWaiting = false;    ///< Playing, while nothing is heard yet
};

} // namespace dogear::desktop
