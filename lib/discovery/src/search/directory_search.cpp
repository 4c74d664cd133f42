// SPDX-License-Identifier: GPL-3.0-or-later
#include <discovery/directory_search.h>

#include <algorithm>

namespace dogear::discovery {

using State = SourceProgress::State;

DirectorySearch::DirectorySearch(const QList<DirectorySource *> &sources, QObject *parent)
    : QObject(parent)
    , m_sources(sources)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, [this] { search(m_next); });
    reset({});
}

DirectorySearch::~DirectorySearch() = default;

void DirectorySearch::setWords(const QString &words)
{
    m_next = words.simplified();
    m_pause.stop();
    if (m_next.isEmpty())
        cancel();
    else if (m_next != m_words)
        m_pause.start();
}

void DirectorySearch::search(const QString &words)
{
    m_pause.stop();
    reset(words.simplified());
    if (m_words.isEmpty())
        return;
    m_asker = std::make_unique<QObject>();
    m_taken.start();
    for (qsizetype i = 0; i < m_sources.size(); ++i) {
        if (m_sources.at(i)->isReady())
            ask(i);
    }
    emit progressChanged();
}

void DirectorySearch::cancel()
{
    m_pause.stop();
    if (!m_words.isEmpty())
        reset({});
}

bool DirectorySearch::isAsking() const
{
    return std::ranges::any_of(
        m_progress, [](const SourceProgress &progress) { return progress.state == State::Asked; });
}

void DirectorySearch::ask(qsizetype source)
{
    m_progress[source].state = State::Asked;
    // The asker as context drops the answers of a search that another one has replaced.
    m_sources.at(source)
        ->findShows(m_words, m_asker.get())
        .then(m_asker.get(),
              [this, source](const Result<QList<DirectoryShow>> &shows) { take(source, shows); });
}

void DirectorySearch::take(qsizetype source, const Result<QList<DirectoryShow>> &shows)
{
    SourceProgress &progress = m_progress[source];
    progress.taken = std::chrono::milliseconds(m_taken.elapsed());
    progress.state = shows ? State::Answered : State::Failed;
    if (shows) {
        progress.count = shows->size();
        emit found(progress.directory, *shows);
    } else {
        progress.error = shows.error();
    }
    emit progressChanged();
}

void DirectorySearch::reset(const QString &words)
{
    m_asker.reset();
    m_words = words;
    m_progress.clear();
    for (const DirectorySource *source : m_sources)
        m_progress.append({.directory = source->directory()});
    emit restarted();
    emit progressChanged();
}

} // namespace dogear::discovery
