// SPDX-License-Identifier: GPL-3.0-or-later
#include "generated_library.h"

#include "generated_text.h"

#include <base/utc.h>
#include <storage/chapter_store.h>
#include <storage/connection.h>
#include <storage/cue_store.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/search_index.h>
#include <storage/vocabulary.h>

#include <QDateTime>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::bench {

using namespace dogear::storage;
using std::chrono::milliseconds;

namespace {

constexpr int titleWords = 7;
constexpr int paragraphs = 5;
constexpr int wordsPerParagraph = 26;
constexpr int chaptersPerEpisode = 8;
constexpr int cuesPerTranscript = 300;
constexpr int wordsPerCue = 14;
constexpr int indexedAtOnce = 2'000;

class Writer
{
public:
    explicit Writer(Connection &connection)
        : m_connection(connection)
    {}

    Result<> writeShow(int number, int episodes)
    {
        return m_connection.transaction([&]() -> Result<> {
            const auto show = PodcastStore(m_connection)
                                  .add(QUrl(u"https://example.org/shows/%1"_s.arg(number)),
                                       u"%1 %2"_s.arg(m_text.words(2)).arg(number),
                                       m_now);
            if (!show)
                return failure(show.error());
            QList<EpisodeToStore> items;
            for (int i = 0; i < episodes; ++i)
                items.append(episode(number, i));
            const auto stored = EpisodeStore(m_connection).update(*show, items, true, m_now);
            if (!stored)
                return failure(stored.error());
            for (const EpisodeId id : stored->added) {
                if (const auto written = writeAround(id); !written)
                    return written;
            }
            return {};
        });
    }

    [[nodiscard]] WrittenLibrary written() const { return m_written; }

private:
    [[nodiscard]] EpisodeToStore episode(int show, int number)
    {
        domain::Episode episode;
        episode.guid = u"https://example.org/shows/%1/episodes/%2"_s.arg(show).arg(number);
        episode.title = m_text.words(titleWords);
        // One episode a week, in every show. 61 s between shows keep all dates different.
        episode.published = m_now.addSecs(-qint64{number} * 7 * 24 * 3600 - show * 61);
        episode.duration = std::chrono::minutes(10 + m_text.below(80));
        episode.enclosure =
            domain::Enclosure{QUrl(episode.guid + u".mp3"_s), u"audio/mpeg"_s, 40'000'000};
        episode.link = QUrl(episode.guid + u".html"_s);
        QString plain;
        for (int i = 0; i < paragraphs; ++i) {
            const QString paragraph = m_text.words(wordsPerParagraph);
            episode.notesHtml += "<p>"_L1 + paragraph + " <a href=\""_L1 + episode.link.toString()
                                 + "\">"_L1 + m_text.words(2) + "</a></p>\n"_L1;
            plain += paragraph + u'\n';
        }
        for (const QString &text : {episode.guid,
                                    episode.title,
                                    episode.notesHtml,
                                    episode.link.toString(),
                                    episode.enclosure->url.toString()})
            m_written.text += text.toUtf8().size();
        ++m_written.episodes;
        return {episode, plain};
    }

    /// Adds chapters, a transcript and the user's state to some episodes.
    [[nodiscard]] Result<> writeAround(EpisodeId id)
    {
        if (id.value % 10 == 0) {
            if (const auto written = writeChapters(id); !written)
                return written;
        }
        if (id.value % 500 == 0) {
            if (const auto written = writeCues(id); !written)
                return written;
        }
        const qint64 kind = id.value * 7'919 % 100; // coprime: all kinds are equally frequent
        if (kind < 10)
            return {}; // unplayed
        domain::EpisodeState state{.isPlayed = kind > 10};
        if (kind == 10)
            state.position = std::chrono::minutes(5);
        if (kind < 30)
            state.lastPlayed = m_now.addSecs(-m_text.below(300'000'000));
        state.isFavourite = kind == 99;
        return EpisodeStore(m_connection).setState(id, state);
    }

    [[nodiscard]] Result<> writeChapters(EpisodeId id)
    {
        StoredChapters chapters{.url = QUrl(u"https://example.org/chapters/%1"_s.arg(id.value)),
                                .readAt = m_now};
        for (int i = 0; i < chaptersPerEpisode; ++i) {
            domain::Chapter chapter;
            chapter.start = std::chrono::minutes(i * 5);
            chapter.title = m_text.words(4);
            m_written.text += chapter.title.toUtf8().size();
            chapters.chapters.append(chapter);
        }
        return ChapterStore(m_connection).put(id, ChapterSource::Document, chapters);
    }

    [[nodiscard]] Result<> writeCues(EpisodeId id)
    {
        StoredCues cues;
        for (int i = 0; i < cuesPerTranscript; ++i) {
            cues.texts.append(m_text.words(wordsPerCue));
            cues.starts.append(std::chrono::seconds(i * 6));
            m_written.text += cues.texts.constLast().toUtf8().size();
        }
        return CueStore(m_connection).put(id, cues);
    }

    Connection &m_connection;
    GeneratedText m_text{60'000};
    const QDateTime m_now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
    WrittenLibrary m_written;
};

/// Merges the index completely, as the application does when it is idle.
Result<> mergeAll(SearchIndex &index)
{
    constexpr int pages = 1000;
    Result<bool> hasMore = true;
    while (hasMore && *hasMore)
        hasMore = index.merge(pages);
    return hasMore.map([](bool) {});
}

} // namespace

Result<WrittenLibrary> writeLibrary(const QString &path, int episodes, int perShow)
{
    const auto connection = Connection::open(path);
    if (!connection)
        return failure(connection.error());
    Writer writer(**connection);
    SearchIndex index(**connection);
    for (int done = 0; done < episodes; done += perShow) {
        const auto written =
            writer.writeShow(done / perShow + 1, std::min(perShow, episodes - done));
        if (!written)
            return failure(written.error());
        for (int left = 1; left > 0;) {
            const auto caughtUp = index.catchUp(indexedAtOnce);
            if (!caughtUp)
                return failure(caughtUp.error());
            left = *caughtUp;
        }
    }
    if (const auto merged = mergeAll(index); !merged)
        return failure(merged.error());
    if (const auto copied = Vocabulary(**connection).update(); !copied)
        return failure(copied.error());
    return writer.written();
}

} // namespace dogear::bench
