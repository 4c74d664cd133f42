// SPDX-License-Identifier: GPL-3.0-or-later
#include "large_library.h"

#include <base/utc.h>
#include <storage/bookmark_store.h>
#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <storage/cue_store.h>
#include <storage/download_store.h>
#include <storage/episode_store.h>
#include <storage/listening_store.h>
#include <storage/playlist_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/saved_search_store.h>
#include <storage/search_index.h>
#include <storage/stored_media_store.h>

#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);

/// Generates varied text from a fixed seed: the same in every run.
class Words
{
public:
    QString some(int count)
    {
        QStringList words;
        for (int i = 0; i < count; ++i)
            words.append(one());
        return words.join(u' ');
    }

private:
    QString one()
    {
        static const std::array syllables = {
            u"ka"_s, u"lo"_s, u"mi"_s, u"ten"_s, u"sur"_s, u"va"_s, u"pel"_s, u"dro"_s};
        QString word;
        for (int i = m_random.bounded(1, 4); i >= 0; --i)
            word += syllables.at(size_t(m_random.bounded(int(syllables.size()))));
        return word;
    }

    QRandomGenerator m_random{7};
};

storage::EpisodeToStore episode(int number, Words &words)
{
    domain::Episode episode;
    episode.guid = u"guid-%1"_s.arg(number);
    episode.title = u"%1 %2"_s.arg(words.some(4)).arg(number);
    episode.published = now.addSecs(-qint64(number) * 7'200);
    episode.duration = seconds(600 + number);
    episode.enclosure = domain::Enclosure{
        QUrl(u"https://example.org/%1.mp3"_s.arg(number)), u"audio/mpeg"_s, 1'000'000};
    const QString notes = words.some(40);
    episode.notesHtml = u"<p>"_s + notes + u"</p>"_s;
    if (number % 3 == 0) {
        episode.season = 1 + number % 4;
        episode.number = number;
    }
    if (number % 7 == 0)
        episode.transcripts = {{QUrl(u"https://example.org/%1.vtt"_s.arg(number)), u"text/vtt"_s}};
    return {episode, notes};
}

Result<> addShow(storage::Connection &connection, int show, Words &words)
{
    storage::PodcastStore store(connection);
    const QString title = u"Show %1"_s.arg(show);
    const auto id = store.add(QUrl(u"https://example.org/%1/feed"_s.arg(show)), title, now);
    if (!id)
        return failure(id.error());
    domain::Podcast podcast;
    podcast.title = title;
    podcast.descriptionHtml = words.some(60);
    constexpr int each = largeEpisodes / largeShows;
    QList<storage::EpisodeToStore> episodes;
    for (int i = 0; i < each; ++i)
        episodes.append(episode(show + i * largeShows, words));
    return store.update(*id, podcast)
        .and_then([&] { return store.setTags(*id, {show % 2 == 0 ? u"even"_s : u"odd"_s}); })
        .and_then([&] {
            return store.addFetch(*id, {.at = now, .httpStatus = 200, .wasModified = true});
        })
        .and_then([&]() -> Result<> {
            return storage::EpisodeStore(connection)
                .update(*id, episodes, true, now)
                .map([](const auto &) {});
        });
}

/// Gives every second episode a state (some favourite, in progress or played), and queues some.
Result<> addStates(storage::Connection &connection)
{
    QList<domain::EpisodeMark> marks;
    QList<EpisodeId> queue;
    for (int id = 1; id <= largeEpisodes; id += 2) {
        const bool isStarted = id % 11 == 0;
        marks.append({EpisodeId{id},
                      {.isPlayed = !isStarted && id % 5 == 0,
                       .isFavourite = id % 7 == 0,
                       .position = isStarted ? seconds(id) : seconds(0),
                       .lastPlayed = now.addSecs(id)}});
        if (id % 41 == 0)
            queue.append(EpisodeId{id});
    }
    return storage::EpisodeStore(connection)
        .setStates(marks)
        .and_then([&] { return storage::QueueStore(connection).replace(queue); })
        .map([](const auto &) {});
}

/// Adds a transcript, chapters, a bookmark, a download, cached media and listening time to an
/// episode.
Result<> addExtras(storage::Connection &connection, int id, Words &words)
{
    const EpisodeId episode{id};
    storage::StoredCues cues;
    for (int line = 0; line < 30; ++line) {
        cues.texts.append(words.some(8));
        cues.starts.append(seconds(line * 10));
    }
    return storage::CueStore(connection)
        .put(episode, cues)
        .and_then([&] {
            return storage::ChapterStore(connection)
                .put(episode,
                     storage::ChapterSource::Media,
                     {.url = QUrl(u"https://example.org/c"_s),
                      .readAt = now,
                      .chapters = {{.start = seconds(1), .title = words.some(3)}}});
        })
        .and_then([&] {
            return storage::BookmarkStore(connection)
                .add({.episode = episode,
                      .feedKey = u"example.org/%1/feed"_s.arg(id % largeShows),
                      .guid = u"guid-%1"_s.arg(id),
                      .title = words.some(3),
                      .note = words.some(5),
                      .created = now.addSecs(id)});
        })
        .and_then([&](BookmarkId) {
            return storage::DownloadStore(connection)
                .put({.episode = episode,
                      .state = domain::DownloadState(id % 3),
                      .path = u"/downloads/%1.mp3"_s.arg(id)});
        })
        .and_then([&] {
            return storage::StoredMediaStore(connection)
                .put({.episode = episode, .key = u"key-%1"_s.arg(id), .isComplete = id % 2 == 0});
        })
        .and_then([&](bool) {
            return storage::ListeningStore(connection)
                .add({.day = now.date().addDays(-id % 300),
                      .podcast = QUrl(u"https://example.org/%1/feed"_s.arg(id % largeShows)),
                      .podcastTitle = u"Show"_s,
                      .time = {.listened = seconds(60), .heard = seconds(60)}});
        });
}

Result<> fill(storage::Connection &connection)
{
    Words words;
    for (int show = 0; show < largeShows; ++show) {
        if (auto added = addShow(connection, show, words); !added)
            return added;
    }
    if (auto added = addStates(connection); !added)
        return added;
    for (int id = 1; id <= largeEpisodes; id += 23) {
        if (auto added = addExtras(connection, id, words); !added)
            return added;
    }
    storage::PlaylistStore lists(connection);
    return storage::SavedSearchStore(connection)
        .put({u"Saved"_s, u"is:unplayed"_s})
        .and_then([&] { return lists.put({.name = u"List"_s}); })
        .and_then([&](PlaylistId list) {
            return lists.replace(list, {EpisodeId{5}, EpisodeId{90}, EpisodeId{41}});
        })
        .map([](const QList<EpisodeId> &) {});
}

} // namespace

Result<> writeLargeLibrary(const QString &path)
{
    auto opened = storage::Connection::open(path); // its destructor checkpoints the log
    if (!opened)
        return failure(opened.error());
    storage::Connection &connection = **opened;
    if (auto filled = connection.transaction([&] { return fill(connection); }); !filled)
        return filled;
    Result<int> left = 1;
    while (left && *left > 0)
        left = storage::SearchIndex(connection).catchUp(500);
    return left.map([](int) {});
}

} // namespace dogear::test
