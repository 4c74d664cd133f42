// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/library_builder.h"

#include <base/feed_url.h>
#include <base/pasted_address.h>

#include <QFileInfo>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

bool isWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

/// Reads an address, with user name and password if it has them. A complete web address is taken
/// as it is; anything else is read as text that a user typed ("feed:", no scheme).
QUrl readAddress(const QString &address)
{
    const QUrl url(address, QUrl::StrictMode);
    if (url.isValid() && isWeb(url) && withoutInvisible(address) == address)
        return url;
    const Result<QUrl> typed = feedUrlFromUserInput(address, {});
    return typed && isWeb(*typed) ? *typed : QUrl();
}

/// Tells whether gPodder or another player made a show of a page that has no feed.
bool isVideoPage(const QUrl &url)
{
    QString host = url.host();
    for (const auto prefix : {"www."_L1, "m."_L1}) {
        if (host.startsWith(prefix))
            host.remove(0, prefix.size());
    }
    // YouTube also has real feeds, and feeds.soundcloud.com is another host.
    if (host == "youtube.com"_L1)
        return !url.path().startsWith("/feeds/"_L1);
    return host == "youtu.be"_L1 || host == "vimeo.com"_L1 || host == "soundcloud.com"_L1;
}

SkipReason reasonFor(const QString &address, const QUrl &url)
{
    if (isVideoPage(url))
        return SkipReason::VideoPage;
    if (address.startsWith("antennapod_local:"_L1) || address.startsWith("file:"_L1)
        || address.startsWith(u'/') || address.startsWith("content:"_L1))
        return SkipReason::LocalFolder;
    // Apple's paid channels.
    if (address.startsWith("internal:"_L1))
        return SkipReason::PlayerOnly;
    return SkipReason::BadAddress;
}

} // namespace

std::optional<qsizetype> LibraryBuilder::addShow(PlayerShow show, const QString &address)
{
    QUrl url = readAddress(address.trimmed());
    if (url.isEmpty() || isVideoPage(url)) {
        const QString name = show.title.isEmpty() ? address.trimmed() : show.title;
        m_skips.add(reasonFor(address.trimmed(), url), name);
        return {};
    }
    show.hadCredentials = show.hadCredentials || !url.userInfo().isEmpty();
    url.setUserInfo({});
    show.feed = url;
    show.tags = cleanTags(show.tags);
    const QString key = feedUrlKey(url);
    if (const auto known = m_places.constFind(key); known != m_places.cend()) {
        m_skips.add(SkipReason::RepeatedShow, show.title.isEmpty() ? url.toString() : show.title);
        mergeInto(m_library.shows[*known], show);
        return *known;
    }
    m_places.insert(key, m_library.shows.size());
    m_library.shows.append(show);
    return m_library.shows.size() - 1;
}

void LibraryBuilder::mergeInto(PlayerShow &known, const PlayerShow &repeated)
{
    known.tags = cleanTags(known.tags + repeated.tags);
    if (known.title.isEmpty())
        known.title = repeated.title;
    if (known.ownTitle.isEmpty())
        known.ownTitle = repeated.ownTitle;
    if (known.playback == domain::ShowPlayback{})
        known.playback = repeated.playback;
    known.hadCredentials = known.hadCredentials || repeated.hadCredentials;
    // A show that is followed at one of its places is followed.
    if (repeated.following == Following::Followed)
        known.following = Following::Followed;
}

std::optional<qsizetype> LibraryBuilder::addEpisode(PlayerEpisode episode, const QString &enclosure)
{
    episode.enclosure = toWebAddress(enclosure);
    if (episode.guid.isEmpty() && episode.enclosure.isEmpty() && episode.title.isEmpty()) {
        m_skips.add(SkipReason::NoIdentity);
        return {};
    }
    // A position at the end is no place to continue from. It means that the episode was played, or
    // that its length is wrong, which only the user can know.
    if (episode.duration && episode.position >= *episode.duration) {
        m_skips.add(SkipReason::PositionBeyondEnd, episode.title);
        episode.position = {};
        if (episode.state != PlayedState::Played)
            episode.state = PlayedState::ProbablyPlayed;
    }
    m_library.episodes.append(episode);
    return m_library.episodes.size() - 1;
}

void LibraryBuilder::addChapter(qsizetype episode, domain::Chapter chapter)
{
    if (!chapter.title.isEmpty())
        m_library.episodes[episode].chapters.append(std::move(chapter));
}

void LibraryBuilder::enqueue(std::optional<qsizetype> episode, double order)
{
    if (episode)
        m_queue.append({*episode, order});
    else
        m_skips.add(SkipReason::UnknownQueueEntry);
}

PlayerLibrary LibraryBuilder::take(const PlayerFile &source)
{
    m_library.source = source;
    std::ranges::stable_sort(m_queue, {}, &QueueEntry::order);
    QSet<qsizetype> queued;
    for (const QueueEntry &entry : std::as_const(m_queue)) {
        if (queued.contains(entry.episode))
            continue;
        queued.insert(entry.episode);
        m_library.queue.append(entry.episode);
    }
    for (PlayerEpisode &episode : m_library.episodes)
        std::ranges::stable_sort(episode.chapters, {}, &domain::Chapter::start);
    m_library.skipped = m_skips.skipped();
    return std::move(m_library);
}

QStringList cleanTags(const QStringList &tags)
{
    QStringList clean;
    for (const QString &tag : tags) {
        const QString name = tag.simplified();
        if (!name.isEmpty() && !clean.contains(name))
            clean.append(name);
    }
    return clean;
}

QUrl toWebAddress(const QString &address)
{
    // Without a scheme, a file name would be taken for a host.
    if (!address.contains("://"_L1))
        return {};
    QUrl url = readAddress(address.trimmed());
    url.setUserInfo({});
    return url;
}

QString existingFile(const QString &path)
{
    const QUrl url(path);
    const QString file = url.isLocalFile() ? url.toLocalFile() : path;
    const QFileInfo info(file);
    return info.isAbsolute() && info.isFile() ? info.absoluteFilePath() : QString();
}

} // namespace dogear::importers
