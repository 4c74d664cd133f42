// SPDX-License-Identifier: GPL-3.0-or-later
#include "mpris_values.h"

#include <domain/library.h>
#include <playback/sound_controls.h>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

using playback::PlayerState;
using std::chrono::duration_cast;
using std::chrono::microseconds;
using std::chrono::milliseconds;

QString toPlaybackStatus(PlayerState state, bool isPlayWanted)
{
    switch (state) {
    case PlayerState::Playing:
        return u"Playing"_s;
    case PlayerState::Loading:
        return isPlayWanted ? u"Playing"_s : u"Paused"_s;
    case PlayerState::Paused:
        return u"Paused"_s;
    case PlayerState::Empty:
    case PlayerState::Ended:
    case PlayerState::Failed:
        break; // no position to resume at
    }
    return u"Stopped"_s;
}

QDBusObjectPath toTrackId(EpisodeId id)
{
    return QDBusObjectPath(u"/org/dogear/Dogear/episode/%1"_s.arg(id.value));
}

QVariantMap toMetadata(const domain::EpisodeDetail &episode,
                       milliseconds duration,
                       const QUrl &art,
                       const QString &chapter)
{
    QVariantMap metadata{{u"mpris:trackid"_s, QVariant::fromValue(toTrackId(episode.summary.id))}};
    const auto add = [&metadata](const QString &key, const QString &value) {
        if (!value.isEmpty())
            metadata.insert(key, value);
    };
    const auto toText = [](const QUrl &url) {
        return url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo);
    };
    if (duration > milliseconds{})
        metadata.insert(u"mpris:length"_s, toMicroseconds(duration));
    add(u"mpris:artUrl"_s, toText(art));
    add(u"xesam:title"_s, episode.summary.title);
    add(u"xesam:album"_s, episode.summary.podcastTitle);
    const QString author =
        episode.episode.author.isEmpty() ? episode.summary.podcastTitle : episode.episode.author;
    if (!author.isEmpty())
        metadata.insert(u"xesam:artist"_s, QStringList{author});
    if (!chapter.isEmpty())
        metadata.insert(u"xesam:comment"_s, QStringList{chapter});
    if (episode.episode.enclosure)
        add(u"xesam:url"_s, toText(episode.episode.enclosure->url));
    if (episode.summary.published)
        add(u"xesam:contentCreated"_s, episode.summary.published->toUTC().toString(Qt::ISODate));
    return metadata;
}

qlonglong toMicroseconds(milliseconds time)
{
    return duration_cast<microseconds>(time).count();
}

std::optional<milliseconds> toPosition(qlonglong position, milliseconds duration)
{
    const auto place = duration_cast<milliseconds>(microseconds(position));
    const milliseconds end = duration > milliseconds{} ? duration : maxEpisodeDuration;
    if (position < 0 || place > end)
        return std::nullopt;
    return place;
}

SeekTarget toSeekTarget(milliseconds from, qlonglong offsetMicroseconds, milliseconds duration)
{
    const milliseconds target =
        from + duration_cast<milliseconds>(microseconds(offsetMicroseconds));
    const milliseconds end = duration > milliseconds{} ? duration : maxEpisodeDuration;
    return {.isBeyondEnd = target > end, .position = std::max(milliseconds{}, target)};
}

std::optional<double> toSpeed(double rate)
{
    // Backward playback is not supported.
    if (!std::isfinite(rate) || rate <= 0.0)
        return std::nullopt;
    return std::clamp(rate, playback::SoundControls::minSpeed, playback::SoundControls::maxSpeed);
}

std::optional<int> toVolumePercent(double volume)
{
    if (std::isnan(volume))
        return std::nullopt; // std::clamp() and qRound() have no defined result for NaN
    return qRound(std::clamp(volume, 0.0, 1.0) * 100);
}

Result<QUrl> toOpenable(const QString &uri)
{
    // Strict: clients send URIs; a path or words of the user are not completed to one.
    const QUrl url(uri, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    // "feed:https://example.org/feed" has no host, but a path.
    const bool hasPlace = !url.host().isEmpty() || (!isWeb && !url.path().isEmpty());
    if (!url.isValid() || !hasPlace || !openableSchemes().contains(url.scheme()))
        return failure({ErrorCode::UnsupportedScheme, uri, {}});
    return url;
}

QStringList openableSchemes()
{
    return {u"file"_s, u"http"_s, u"https"_s, u"feed"_s, u"itpc"_s, u"pcast"_s, u"podcast"_s};
}

QStringList openableMimeTypes()
{
    // Audio and video files, and the formats of feeds and of lists of feeds.
    return {u"audio/mpeg"_s,
            u"audio/mp4"_s,
            u"audio/x-m4a"_s,
            u"audio/aac"_s,
            u"audio/ogg"_s,
            u"audio/opus"_s,
            u"audio/flac"_s,
            u"audio/x-wav"_s,
            u"video/mp4"_s,
            u"video/webm"_s,
            u"video/x-matroska"_s,
            u"application/rss+xml"_s,
            u"application/atom+xml"_s,
            u"application/feed+json"_s,
            u"text/x-opml"_s};
}

} // namespace dogear::desktop
