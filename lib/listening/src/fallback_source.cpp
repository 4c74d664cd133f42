// SPDX-License-Identifier: GPL-3.0-or-later
#include <listening/fallback_source.h>
#include <listening/play_sources.h>

#include <chrono>
#include <utility>

namespace dogear::listening {

using domain::NamedSource;
using domain::PlaySource;

namespace {

/// A refresh of many shows emits many signals; one query answers them all.
constexpr std::chrono::milliseconds updateDelay{50};
constexpr qsizetype maxRecent = 100;

} // namespace

FallbackSource::FallbackSource(PlaySources &sources, QObject *parent)
    : QObject(parent)
    , m_sources(sources)
{
    m_updates.setSingleShot(true);
    m_updates.setInterval(updateDelay);
    connect(&m_updates, &QTimer::timeout, this, &FallbackSource::readNow);
    connect(&sources, &PlaySources::chosenChanged, this, &FallbackSource::readNow);
}

void FallbackSource::setCurrent(EpisodeId id)
{
    m_current = id;
    m_recent.removeAll(id);
    m_recent.prepend(id);
    m_recent = m_recent.mid(0, maxRecent);
    update();
}

void FallbackSource::skip(EpisodeId id)
{
    if (id.isValid())
        m_skipped.insert(id);
}

void FallbackSource::update()
{
    m_updates.start();
}

void FallbackSource::readNow()
{
    m_updates.stop();
    const LatestRequest::Ticket ticket = m_requests.begin();
    m_sources.chosen().then(this, [this, ticket](const Result<NamedSource> &source) {
        if (!m_requests.isLatest(ticket))
            return;
        if (!source) {
            emit failed(source.error());
            return;
        }
        if (source->source.isNothing()) {
            take(*source, {});
            return;
        }
        find(source->source).then(this, [this, ticket, source = *source](const Found &found) {
            // An error of this search is no reason for a message: next() reports it.
            if (m_requests.isLatest(ticket))
                take(source, found ? found->value_or(EpisodeId()) : EpisodeId());
        });
    });
}

void FallbackSource::take(const NamedSource &source, EpisodeId upcoming)
{
    if (source == m_source && upcoming == m_upcoming)
        return;
    if (source.source != m_source.source) { // another list or station starts again
        m_skipped.clear();
        m_recent = {m_current};
    }
    m_source = source;
    m_upcoming = upcoming;
    emit changed();
}

Future<FallbackSource::Found> FallbackSource::next()
{
    return find(m_source.source).then(this, [this](const Found &found) {
        if (!found)
            emit failed(found.error());
        return found;
    });
}

Future<FallbackSource::Found> FallbackSource::find(const PlaySource &source)
{
    if (source.list.isValid())
        return m_sources.nextOfList(source.list, m_recent);
    return findOfStation(source);
}

Future<FallbackSource::Found> FallbackSource::findOfStation(const PlaySource &station)
{
    const auto firstOf = [](const Result<QList<EpisodeId>> &ids) -> Found {
        return ids.map([](const QList<EpisodeId> &found) {
            return found.isEmpty() ? std::nullopt : std::optional(found.constFirst());
        });
    };
    QSet<EpisodeId> excluded = m_skipped;
    excluded.insert(m_current);
    return m_sources.first(station, excluded, 1)
        .then(this, [this, station, firstOf](const Result<QList<EpisodeId>> &ids) -> Future<Found> {
            if (!ids || !ids->isEmpty() || m_skipped.isEmpty())
                return readyFuture(firstOf(ids));
            // Everything else was skipped, so that gets another turn.
            return m_sources.first(station, {m_current}, 1).then(firstOf);
        });
}

} // namespace dogear::listening
