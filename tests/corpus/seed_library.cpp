// SPDX-License-Identifier: GPL-3.0-or-later
#include "seed_library.h"

#include <base/utc.h>
#include <feed/feed_parser.h>
#include <notes/notes.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/vocabulary.h>

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace dogear::test {

std::unique_ptr<storage::Connection> openSeedLibrary()
{
    QFile file(QStringLiteral(DOGEAR_CORPUS "/seed/pytorch-dev-podcast.xml"));
    if (!file.open(QFile::ReadOnly))
        return nullptr;
    const auto feed = feed::parseFeed(file.readAll(), QUrl(u"https://example.org/feed"_s));
    auto library = storage::Connection::open(u":memory:"_s);
    if (!feed || !library)
        qFatal("the seed feed cannot be read");
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'750'000'000, utc);
    QList<storage::EpisodeToStore> items;
    for (const domain::Episode &episode : feed->episodes)
        items.append({episode, notes::toPlainText(episode.notesHtml)});
    const QUrl address(u"https://example.org/seed"_s);
    const auto stored = (*library)->transaction([&]() -> Result<> {
        storage::PodcastStore shows(**library);
        const auto show = shows.add(address, feed->podcast.title, now);
        if (!show)
            return failure(show.error());
        if (auto updated = shows.update(*show, feed->podcast); !updated)
            return failure(updated.error());
        return storage::EpisodeStore(**library).update(*show, items, true, now).map([](auto) {});
    });
    if (!stored || !storage::Vocabulary(**library).update())
        qFatal("the seed feed cannot be stored");
    return *std::move(library);
}

QString guidOf(storage::Connection &library, EpisodeId episode)
{
    const auto detail = storage::EpisodeStore(library).detail(episode);
    return detail ? detail->episode.guid : QString();
}

} // namespace dogear::test
