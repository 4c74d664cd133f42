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

/// Two lines: what was found, and the address of its feed or file.
QString linesOf(const discovery::ListedShow &row)
{
    const auto &episode = row.episode;
    const QStringList names{episode ? episode->title : row.show.title,
                            episode ? row.show.title : row.show.author};
    const QUrl address = episode ? episode->enclosure : row.show.feedUrl;
    const QString mark = row.followed.isValid() ? u"* "_s : u"  "_s;
    return mark + names.join(u" · "_s) + u"\n    "_s
           + (address.isEmpty() ? u"-"_s : QString::fromUtf8(address.toEncoded()));
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
                m_episodes.add(episodes, 0);
            });
}

Future<Outcome> DiscoverJob::start(const QString &words, discovery::Sought sought)
{
    m_promise.start();
    m_time.start();
    m_shows.restart(words);
    m_shows.setLibrary(m_library, 0);
    m_episodes.restart(words);
    m_episodes.setLibrary(m_library);
    m_search.setSought(sought);
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
    const bool isShows = m_search.sought() == discovery::Sought::Shows;
    QJsonArray rows;
    QStringList lines;
    for (const discovery::ListedShow &row : isShows ? m_shows.rows() : m_episodes.rows()) {
        rows.append(toJson(row));
        lines.append(linesOf(row));
    }
    Outcome outcome{.json =
                        QJsonDocument(QJsonObject{{u"elapsed_ms"_s, m_time.elapsed()},
                                                  {u"sources"_s, toJson(m_search.progress())},
                                                  {isShows ? u"shows"_s : u"episodes"_s, rows}}),
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
