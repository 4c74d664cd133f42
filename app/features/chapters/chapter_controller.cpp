// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_controller.h"

#include "features/details/detail_controller.h"

#include <documents/chapters.h>
#include <listening/playback_session.h>
#include <playback/chapter_navigator.h>
#include <playback/player.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

namespace dogear {

using documents::Chapters;
using listening::PlaybackSession;
using playback::ChapterNavigator;
using widgets::DetailPage;

ChapterController::ChapterController(documents::Chapters &chapters,
                                     playback::ChapterNavigator &navigator,
                                     listening::PlaybackSession &session,
                                     DetailController &details,
                                     widgets::MessageBar &messages)
    : QObject(&details)
    , m_chapters(chapters)
    , m_navigator(navigator)
    , m_session(session)
    , m_messages(messages)
    , m_model(chapters)
    , m_page(details.page())
{
    connect(&session, &PlaybackSession::currentChanged, this, &ChapterController::updateFromPlayer);
    // The document with the chapters is fetched once the episode plays (decision 28).
    connect(&m_session.player(),
            &playback::Player::stateChanged,
            this,
            &ChapterController::updateFromPlayer);
    connect(&chapters, &Chapters::changed, this, &ChapterController::takeChapters);
    connect(&chapters, &Chapters::failed, &messages, &widgets::MessageBar::showError);
    connect(&navigator, &ChapterNavigator::currentChanged, this, &ChapterController::markCurrent);
    m_page.episodePage().setChapterModel(m_model);
    connectPage(details);
}

void ChapterController::connectPage(DetailController &details)
{
    connect(&details,
            &DetailController::episodeShown,
            this,
            [this](const domain::EpisodeDetail &episode) {
                m_chapters.setOpen(episode);
                m_model.setEpisode(episode.summary.id);
                markCurrent();
            });
    connect(&details, &DetailController::podcastShown, this, [this](PodcastId show) {
        // The page of a show has no chapters, so their documents are not needed.
        m_chapters.setOpen(std::nullopt);
        m_chapters.patterns(show).then(this, [this, show](const Result<QStringList> &found) {
            if (found)
                m_page.updateSkipPatterns(show, *found);
        });
    });
    connect(&m_page, &DetailPage::skipPatternsChanged, this, &ChapterController::setPatterns);
    connect(&m_page.episodePage(),
            &widgets::EpisodeDetailPage::titleSkipRequested,
            this,
            &ChapterController::skipTitle);
}

void ChapterController::updateFromPlayer()
{
    const auto &current = m_session.current();
    m_chapters.setPlaying(current, m_session.player().isPlayWanted());
    // changed() is not emitted for chapters that are known already.
    if (current)
        takeChapters(current->summary.id);
    else
        m_navigator.setChapters({}, {});
}

void ChapterController::takeChapters(EpisodeId id)
{
    if (!m_session.isCurrent(id))
        return;
    const documents::EpisodeChapters known = m_chapters.of(id);
    m_navigator.setChapters(known.chapters, known.skips);
    markCurrent();
}

void ChapterController::markCurrent()
{
    const int current = m_navigator.current();
    // The track has the chapters of the episode in the player; -1 is before the first one.
    const bool isShown = m_session.isCurrent(m_model.episode()) && current >= 0;
    m_model.setCurrent(isShown ? std::optional(m_navigator.chapters().at(current).start)
                               : std::nullopt);
}

void ChapterController::setPatterns(PodcastId show, const QStringList &patterns)
{
    m_chapters.setPatterns(show, patterns);
    // Shown at once, without waiting until they are stored.
    m_page.updateSkipPatterns(show, patterns);
}

void ChapterController::skipTitle(PodcastId show, const QString &title)
{
    m_chapters.patterns(show).then(this, [this, show, title](const Result<QStringList> &before) {
        if (!before) {
            m_messages.showError(before.error());
            return;
        }
        const QString pattern = title.simplified();
        setPatterns(show, *before + QStringList{pattern});
        const auto undo = [this, show, pattern] { return removePattern(show, pattern); };
        m_messages.offerUndo(tr("Chapters that match “%1” are skipped in this show.").arg(title),
                             {.name = tr("Skip chapters"), .undo = undo, .shows = {show}});
    });
}

Future<Result<>> ChapterController::removePattern(PodcastId show, const QString &pattern)
{
    // Only this one: the user may have changed the others since.
    return m_chapters.patterns(show).then(
        this, [this, show, pattern](const Result<QStringList> &found) -> Result<> {
            if (!found)
                return failure(found.error());
            QStringList patterns = *found;
            if (!patterns.removeOne(pattern))
                return failure({.code = ErrorCode::NotFound});
            setPatterns(show, patterns);
            return {};
        });
}

} // namespace dogear
