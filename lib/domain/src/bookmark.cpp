// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <domain/bookmark.h>
#include <domain/folding.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

using std::chrono::seconds;

bool isOnTheWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

} // namespace

Bookmark bookmarkAt(const EpisodeDetail &episode, std::chrono::milliseconds position)
{
    return {.id = {},
            .episode = episode.summary.id,
            .feedKey = feedUrlKey(episode.podcastUrl),
            .guid = episode.episode.guid,
            .title = episode.summary.title,
            .podcastTitle = episode.summary.podcastTitle,
            .image = episode.summary.image,
            .link = episode.episode.link,
            .enclosure = episode.episode.enclosure.value_or(Enclosure{}).url,
            .position = position,
            .note = {}};
}

bool matches(const Bookmark &bookmark, const QString &words)
{
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return true;
    // Each word may be in another of the texts.
    const QStringList texts{
        folded(bookmark.note), folded(bookmark.title), folded(bookmark.podcastTitle)};
    return std::ranges::all_of(wanted, [&texts](const QString &word) {
        return std::ranges::any_of(texts,
                                   [&word](const QString &text) { return text.contains(word); });
    });
}

QUrl linkAtTime(const Bookmark &bookmark)
{
    const bool hasPage = isOnTheWeb(bookmark.link);
    const bool hasEnclosure = isOnTheWeb(bookmark.enclosure);
    if (!hasPage && !hasEnclosure)
        return {};
    // A URL has only one fragment. So a page whose address already has one is replaced by the
    // enclosure if there is one, and gets no time otherwise.
    const bool isPage = hasPage && (!bookmark.link.hasFragment() || !hasEnclosure);
    QUrl url = isPage ? bookmark.link : bookmark.enclosure;
    // The link is for sharing: it must not contain the password of a private feed.
    url = url.adjusted(QUrl::RemoveUserInfo);
    const auto time = std::chrono::floor<seconds>(bookmark.position);
    if (time > seconds{} && !(isPage && url.hasFragment()))
        url.setFragment(u"t=%1"_s.arg(time.count()));
    return url;
}

} // namespace dogear::domain
