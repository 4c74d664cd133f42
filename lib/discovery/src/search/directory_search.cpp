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
    m_context = std::make_unique<QObject>();
    m_timer.start();
    for (qsizetype i = 0; i < m_sources.size(); ++i) {
        const DirectorySource &source = *m_sources.at(i);
        if (source.isReady() && (m_sought == Sought::Shows || source.findsEpisodes()))
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

void DirectorySearch::setSought(Sought sought)
{
    if (sought == m_sought)
        return;
    m_sought = sought;
    if (!m_words.isEmpty())
        search(m_words);
}

void DirectorySearch::ask(qsizetype source)
{
    DirectorySource &asked = *m_sources.at(source);
    const Directory directory = asked.directory();
    QObject *context = m_context.get();
    m_progress[source].state = State::Asked;
    // The context drops the answers of a search that another one has replaced.
    if (m_sought == Sought::Shows) {
        asked.findShows(m_words, context)
            .then(context, [this, source, directory](const Result<FoundShows> &answer) {
                if (const auto *shows = take(source, answer))
                    emit found(directory, *shows);
                emit progressChanged();
            });
        return;
    }
    asked.findEpisodes(m_words, context)
        .then(context, [this, source, directory](const Result<FoundEpisodes> &answer) {
            if (const auto *episodes = take(source, answer))
                emit foundEpisodes(directory, *episodes);
            emit progressChanged();
        });
}

template<typename Hits>
const Hits *DirectorySearch::take(qsizetype source, const Result<Dated<Hits>> &answer)
{
    SourceProgress &progress = m_progress[source];
    progress.elapsed = std::chrono::milliseconds(m_timer.elapsed());
    progress.state = answer ? State::Answered : State::Failed;
    if (!answer) {
        progress.error = answer.error();
        return nullptr;
    }
    progress.count = answer->value.size();
    progress.error = answer->requestError;
    progress.read = answer->read;
    return &answer->value;
}

void DirectorySearch::reset(const QString &words)
{
    m_context.reset();
    m_words = words;
    m_progress.clear();
    for (const DirectorySource *source : m_sources)
        m_progress.append({.directory = source->directory()});
    emit restarted();
    emit progressChanged();
}

} // namespace dogear::discovery
