// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements the interface org.mpris.MediaPlayer2.Player on the player and the session.
///
/// Threads: GUI thread.
/// Owner:   the MprisService, which also announces changed properties.
/// Spec:    https://specifications.freedesktop.org/mpris-spec/2.2/Player_Interface.html

#include <desktop/track_navigator.h>

#include <QDBusAbstractAdaptor>
#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QPointer>
#include <QUrl>
#include <QVariantMap>

class QDBusMessage;

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
class SoundControls;
} // namespace dogear::playback

namespace dogear::desktop {

class MprisService;

class MprisPlayerAdaptor final : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.mpris.MediaPlayer2.Player")
    // Written by hand, because Qt cannot declare that Position changes without a signal.
    // clang-format off
    Q_CLASSINFO("D-Bus Introspection",
                "  <interface name=\"org.mpris.MediaPlayer2.Player\">\n"
                "  <method name=\"Next\"/>\n"
                "  <method name=\"Previous\"/>\n"
                "  <method name=\"Pause\"/>\n"
                "  <method name=\"PlayPause\"/>\n"
                "  <method name=\"Stop\"/>\n"
                "  <method name=\"Play\"/>\n"
                "  <method name=\"Seek\">\n"
                "  <arg direction=\"in\" type=\"x\" name=\"Offset\"/>\n"
                "  </method>\n"
                "  <method name=\"SetPosition\">\n"
                "  <arg direction=\"in\" type=\"o\" name=\"TrackId\"/>\n"
                "  <arg direction=\"in\" type=\"x\" name=\"Position\"/>\n"
                "  </method>\n"
                "  <method name=\"OpenUri\">\n"
                "  <arg direction=\"in\" type=\"s\" name=\"Uri\"/>\n"
                "  </method>\n"
                "  <signal name=\"Seeked\"><arg name=\"Position\" type=\"x\"/></signal>\n"
                "  <property name=\"PlaybackStatus\" type=\"s\" access=\"read\"/>\n"
                "  <property name=\"Rate\" type=\"d\" access=\"readwrite\"/>\n"
                "  <property name=\"Metadata\" type=\"a{sv}\" access=\"read\"/>\n"
                "  <property name=\"Volume\" type=\"d\" access=\"readwrite\"/>\n"
                "  <property name=\"MinimumRate\" type=\"d\" access=\"read\"/>\n"
                "  <property name=\"MaximumRate\" type=\"d\" access=\"read\"/>\n"
                "  <property name=\"CanGoNext\" type=\"b\" access=\"read\"/>\n"
                "  <property name=\"CanGoPrevious\" type=\"b\" access=\"read\"/>\n"
                "  <property name=\"CanPlay\" type=\"b\" access=\"read\"/>\n"
                "  <property name=\"CanPause\" type=\"b\" access=\"read\"/>\n"
                "  <property name=\"CanSeek\" type=\"b\" access=\"read\"/>\n"
                "  <property name=\"Position\" type=\"x\" access=\"read\">\n"
                "  <annotation name=\"org.freedesktop.DBus.Property.EmitsChangedSignal\" value=\"false\"/>\n"
                "  </property>\n"
                "  <property name=\"CanControl\" type=\"b\" access=\"read\">\n"
                "  <annotation name=\"org.freedesktop.DBus.Property.EmitsChangedSignal\" value=\"false\"/>\n"
                "  </property>\n"
                "  </interface>\n")
    // clang-format on
    Q_PROPERTY(QString PlaybackStatus READ playbackStatus)
    Q_PROPERTY(double Rate READ rate WRITE setRate)
    Q_PROPERTY(QVariantMap Metadata READ metadata)
    Q_PROPERTY(double Volume READ volume WRITE setVolume)
    Q_PROPERTY(qlonglong Position READ position)
    Q_PROPERTY(double MinimumRate READ minimumRate CONSTANT)
    Q_PROPERTY(double MaximumRate READ maximumRate CONSTANT)
    Q_PROPERTY(bool CanGoNext READ canGoNext)
    Q_PROPERTY(bool CanGoPrevious READ canGoPrevious)
    Q_PROPERTY(bool CanPlay READ hasTrack)
    Q_PROPERTY(bool CanPause READ hasTrack)
    Q_PROPERTY(bool CanSeek READ canSeek)
    Q_PROPERTY(bool CanControl READ canControl CONSTANT)

public:
    MprisPlayerAdaptor(playback::Player &player,
                       playback::SoundControls &sound,
                       listening::PlaybackSession &session,
                       MprisService &service,
                       QDBusConnection bus);

    void setTrackNavigator(TrackNavigator *navigator) { m_trackNavigator = navigator; }
    /// Sets the address from which clients can read the cover; empty: none.
    void setArt(const QUrl &art) { m_art = art; }
    void setChapter(const QString &title) { m_chapter = title; }
    /// All properties that PropertiesChanged announces: all but Position, which clients extrapolate
    /// by themselves.
    [[nodiscard]] QVariantMap watched() const;

    [[nodiscard]] QString playbackStatus() const;
    [[nodiscard]] double rate() const;
    void setRate(double rate);
    [[nodiscard]] QVariantMap metadata() const;
    [[nodiscard]] double volume() const;
    void setVolume(double volume);
    [[nodiscard]] qlonglong position() const;
    [[nodiscard]] static double minimumRate();
    [[nodiscard]] static double maximumRate();
    [[nodiscard]] bool canGoNext() const;
    [[nodiscard]] bool canGoPrevious() const;
    [[nodiscard]] bool hasTrack() const;
    [[nodiscard]] bool canSeek() const;
    [[nodiscard]] static bool canControl() { return true; }

public slots:
    // Names of the D-Bus methods. NOLINTBEGIN(readability-identifier-naming)
    void Next();
    void Previous();
    void Pause();
    void PlayPause(const QDBusMessage &message);
    void Stop();
    void Play();
    void Seek(qlonglong offset);
    void SetPosition(const QDBusObjectPath &track, qlonglong position);
    void OpenUri(const QString &uri, const QDBusMessage &message);

signals:
    void Seeked(qlonglong position);
    // NOLINTEND(readability-identifier-naming)

private:
    void refuse(const QDBusMessage &message, const QString &why) const;

    playback::Player &m_player;
    playback::SoundControls &m_sound;
    listening::PlaybackSession &m_session;
    MprisService &m_service;
    QDBusConnection m_bus;
    QPointer<TrackNavigator> m_trackNavigator;
    QUrl m_art;
    QString m_chapter;
};

} // namespace dogear::desktop
