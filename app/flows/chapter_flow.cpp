// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_flow.h"

#include "detail_flow.h"

#include <itemmodels/chapter_list_model.h>
#include <library/chapters.h>
#include <library/playback_session.h>
#include <playback/chapter_track.h>
#include <playback/player.h>
#include <widgets/detail_page.h>

namespace dogear {

using library::Chapters;
using library::PlaybackSession;
using playback::ChapterTrack;
using widgets::DetailPage;

ChapterFlow::ChapterFlow(const ChapterFlowParts &parts,
                         itemmodels::ChapterListModel &model,
                         DetailPage &page,
                         DetailFlow &details)
    : QObject(&details)
    , m_parts(parts)
    , m_model(model)
    , m_page(page)
{
    connect(&parts.session, &PlaybackSession::currentChanged, this, &ChapterFlow::followPlayer);
    connect(&parts.player, &playback::Player::stateChanged, this, &ChapterFlow::followPlayer);
    connect(&parts.chapters, &Chapters::changed, this, &ChapterFlow::takeChapters);
    connect(&parts.chapters, &Chapters::failed, this, &ChapterFlow::failed);
    connect(&parts.track, &ChapterTrack::currentChanged, this, &ChapterFlow::markCurrent);
    connectPage(details);
}

void ChapterFlow::connectPage(DetailFlow &details)
{
    connect(
        &details, &DetailFlow::episodeShown, this, [this](const domain::EpisodeDetail &episode) {
            m_parts.chapters.setOpen(episode);
            m_model.setEpisode(episode.summary.id);
            markCurrent();
        });
    connect(&details, &DetailFlow::podcastShown, this, [this](PodcastId show) {
        m_parts.chapters.setOpen(std::nullopt);
        m_parts.chapters.patterns(show).then(this, [this, show](const Result<QStringList> &found) {
            if (found)
                m_page.updateSkipPatterns(show, *found);
        });
    });
    connect(&m_page, &DetailPage::skipPatternsChanged, this, &ChapterFlow::setPatterns);
    connect(&m_page, &DetailPage::titleSkipRequested, this, &ChapterFlow::skipTitle);
}

/// Another episode, or the same one that begins to play.
void ChapterFlow::followPlayer()
{
    const auto &current = m_parts.session.current();
    m_parts.chapters.setPlaying(current, m_parts.player.isPlayWanted());
    if (current)
        takeChapters(current->summary.id);
    else
        m_parts.track.setChapters({}, {});
}

void ChapterFlow::takeChapters(EpisodeId id)
{
    if (!m_parts.session.isCurrent(id))
        return;
    const library::EpisodeChapters known = m_parts.chapters.of(id);
    m_parts.track.setChapters(known.chapters, known.skips);
    markCurrent();
}

void ChapterFlow::markCurrent()
{
    const int current = m_parts.track.current();
    const bool isShown = m_parts.session.isCurrent(m_model.episode()) && current >= 0;
    m_model.setCurrent(isShown ? std::optional(m_parts.track.chapters().at(current).start)
                               : std::nullopt);
}

void ChapterFlow::setPatterns(PodcastId show, const QStringList &patterns)
{
    m_parts.chapters.setPatterns(show, patterns);
    m_page.updateSkipPatterns(show, patterns);
}

void ChapterFlow::skipTitle(PodcastId show, const QString &title)
{
    m_parts.chapters.patterns(show).then(
        this, [this, show, title](const Result<QStringList> &before) {
            if (!before) {
                emit failed(before.error());
                return;
            }
            setPatterns(show, *before + QStringList{title.simplified()});
            emit undoOffered(tr("Chapters that match “%1” are skipped in this show.").arg(title),
                             [this, show, before = *before] { setPatterns(show, before); });
        });
}

} // namespace dogear
