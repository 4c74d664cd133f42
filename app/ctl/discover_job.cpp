// SPDX-License-Identifier: GPL-3.0-or-later
#include "discover_job.h"

#include "directory_json.h"

#include <words/directory_text.h>

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using discovery::DirectorySearch;
using discovery::SourceProgress;

namespace {

QString lineOf(const discovery::ListedShow &row)
{
    const QString mark = row.followed.isValid() ? u"* "_s : u"  "_s;
    const QString feed = QString::fromUtf8(row.show.feedUrl.toEncoded());
    return mark + row.show.title + u" · "_s + row.show.author + u"\n    "_s
           + (feed.isEmpty() ? u"-"_s : feed);
}

QString lineOf(const discovery::DirectoryEpisode &episode)
{
    return u"  "_s + episode.title + u" · "_s + episode.show.title + u"\n    "_s
           + QString::fromUtf8(episode.enclosure.toEncoded());
}

} // namespace

DiscoverJob::DiscoverJob(const QList<discovery::DirectorySource *> &sources,
                         const QList<discovery::LibraryShow> &library,
                         QObject *parent)
    : QObject(parent)
    , m_search(sources)
    , m_library(library)
{
    connect(&m_search,
            &DirectorySearch::found,
            this,
            [this](discovery::Directory, const QList<discovery::DirectoryShow> &shows) {
                m_shows.add(shows, 0);
            });
    connect(&m_search,
            &DirectorySearch::foundEpisodes,
            this,
            [this](discovery::Directory, const QList<discovery::DirectoryEpisode> &episodes) {
                m_episodes += episodes;
            });
}

Future<Outcome> DiscoverJob::start(const QString &words, discovery::SearchKind kind)
{
    m_promise.start();
    m_time.start();
    m_shows.restart(words);
    if (kind == discovery::SearchKind::Shows)
        m_shows.setLibrary(m_library, 0);
    m_search.setKind(kind);
    m_search.search(words);
    // Connected after the search began: before, no source is asked, as at its end.
    connect(&m_search, &DirectorySearch::progressChanged, this, [this] {
        if (!m_search.isAsking())
            finish();
    });
    if (!m_search.isAsking())
        finish();
    return m_promise.future();
}

void DiscoverJob::finish()
{
    if (m_promise.future().isFinished())
        return;
    m_promise.addResult(outcome());
    m_promise.finish();
    deleteLater();
}

Outcome DiscoverJob::outcome() const
{
    QJsonArray shows;
    QJsonArray episodes;
    QStringList lines;
    for (const discovery::ListedShow &row : m_shows.rows()) {
        shows.append(toJson(row));
        lines.append(lineOf(row));
    }
    for (const discovery::DirectoryEpisode &episode : m_episodes) {
        episodes.append(toJson(episode));
        lines.append(lineOf(episode));
    }
    const bool isShows = m_search.kind() == discovery::SearchKind::Shows;
    Outcome outcome{.json = QJsonDocument(QJsonObject{
                        {u"elapsed_ms"_s, m_time.elapsed()},
                        {u"sources"_s, toJson(m_search.progress())},
                        {isShows ? u"shows"_s : u"episodes"_s, isShows ? shows : episodes}}),
                    .text = lines.join(u'\n'),
                    .errors = {}};
    QStringList sentences;
    bool hasAnswer = false;
    for (const SourceProgress &source : m_search.progress()) {
        hasAnswer = hasAnswer || source.state == SourceProgress::State::Answered;
        if (source.error)
            sentences.append(words::directoryErrorSentence(source.directory, *source.error));
        if (source.error && source.state == SourceProgress::State::Failed)
            outcome.errors.append(*source.error);
    }
    outcome.sentence = sentences.join(u'\n');
    // One directory that answers is enough; the others are named on stderr.
    if (hasAnswer)
        outcome.errors.clear();
    return outcome;
}

} // namespace dogear::ctl
