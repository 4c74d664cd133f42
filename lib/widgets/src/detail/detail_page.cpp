// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_show_page.h"
#include "feed_health.h"
#include "podcast_detail_page.h"
#include "show_settings.h"

#include <widgets/detail_page.h>
#include <widgets/empty_state.h>
#include <widgets/episode_detail_page.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

DetailPage::DetailPage(ArtworkImages &images, QWidget *parent)
    : QStackedWidget(parent)
    , m_nothing(new EmptyState(this))
    , m_episode(new EpisodeDetailPage(images, this))
    , m_images(images)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_nothing->setContent(u"guide"_s, tr("Select an episode to read its notes."));
    addWidget(m_nothing);
    addWidget(m_episode);
    connect(m_episode, &EpisodeDetailPage::linkActivated, this, &DetailPage::linkActivated);
    connect(m_episode, &EpisodeDetailPage::personActivated, this, &DetailPage::personActivated);
}

PodcastDetailPage &DetailPage::podcastPage()
{
    if (m_podcast)
        return *m_podcast;
    // Created late, because the first picture of the window does not need it (lib/README.md, 85).
    m_podcast = new PodcastDetailPage(m_images, this);
    if (m_fetches)
        m_podcast->health().setModel(*m_fetches);
    if (m_episodes)
        m_podcast->setEpisodesModel(*m_episodes);
    connectPodcastPage();
    m_podcast->setTextFont(textFont()); // setTextPercent() may have been called before
    addWidget(m_podcast);
    tabAfter(*m_episode, *m_podcast); // created last, so Tab would reach it after all other panes
    return *m_podcast;
}

void DetailPage::connectPodcastPage()
{
    using Page = PodcastDetailPage;
    connect(m_podcast, &Page::skipPatternsChanged, this, &DetailPage::skipPatternsChanged);
    connect(m_podcast, &Page::playbackChanged, this, &DetailPage::playbackChanged);
    connect(m_podcast, &Page::downloadsChanged, this, &DetailPage::downloadsChanged);
    connect(m_podcast, &Page::announcedChanged, this, &DetailPage::announcedChanged);
    connect(m_podcast, &Page::linkActivated, this, &DetailPage::linkActivated);
    connect(m_podcast, &Page::followRequested, this, &DetailPage::followRequested);
    connect(m_podcast, &Page::retryRequested, this, &DetailPage::retryRequested);
    connect(m_podcast, &Page::passwordRequested, this, &DetailPage::passwordRequested);
    connect(m_podcast, &Page::addressChangeRequested, this, &DetailPage::addressChangeRequested);
    connect(m_podcast, &Page::markAllPlayedRequested, this, &DetailPage::markAllPlayedRequested);
    connect(m_podcast, &Page::exportRequested, this, &DetailPage::exportRequested);
    connect(m_podcast, &Page::stopFollowingRequested, this, &DetailPage::stopFollowingRequested);
    connect(m_podcast, &Page::showRequested, this, &DetailPage::showRequested);
    connect(m_podcast, &Page::episodeRequested, this, &DetailPage::episodeRequested);
    connect(m_podcast, &Page::playRequested, this, &DetailPage::playRequested);
    connect(m_podcast, &Page::reminderChanged, this, &DetailPage::reminderChanged);
}

void DetailPage::showNothing()
{
    setCurrentWidget(m_nothing);
}

void DetailPage::setSelectable(bool isSelectable)
{
    m_nothing->setContent(isSelectable ? u"guide"_s : QString(),
                          isSelectable ? tr("Select an episode to read its notes.") : QString());
}

QFont DetailPage::textFont() const
{
    if (m_textPercent == 100)
        return {}; // a default font follows the page's font, also when that changes
    return scaledFont(font(), m_textPercent / 100.0);
}

void DetailPage::setTextPercent(int percent)
{
    m_textPercent = percent;
    m_episode->setTextFont(textFont());
    if (m_podcast)
        m_podcast->setTextFont(textFont());
}

void DetailPage::showEpisode(const domain::EpisodeDetail &episode)
{
    m_episode->setEpisode(episode);
    setCurrentWidget(m_episode);
}

void DetailPage::showPodcast(const domain::FollowedPodcast &podcast)
{
    PodcastDetailPage &page = podcastPage();
    page.setPodcast(podcast);
    setCurrentWidget(&page);
}

void DetailPage::showDirectoryShow(const discovery::ListedShow &show)
{
    if (!m_directoryShow) {
        m_directoryShow = new DirectoryShowPage(m_images, this);
        connect(
            m_directoryShow, &DirectoryShowPage::linkActivated, this, &DetailPage::linkActivated);
        connect(m_directoryShow,
                &DirectoryShowPage::followRequested,
                this,
                &DetailPage::listedFollowRequested);
        connect(m_directoryShow,
                &DirectoryShowPage::playRequested,
                this,
                &DetailPage::listedPlayRequested);
        connect(m_directoryShow,
                &DirectoryShowPage::previewRequested,
                this,
                &DetailPage::previewRequested);
        addWidget(m_directoryShow);
        tabAfter(*m_episode, *m_directoryShow); // as podcastPage()
    }
    m_directoryShow->setShow(show);
    setCurrentWidget(m_directoryShow);
}

quint64 DetailPage::directoryShow() const
{
    return m_directoryShow && currentWidget() == m_directoryShow ? m_directoryShow->key() : 0;
}

void DetailPage::endPreview(quint64 key)
{
    if (m_directoryShow && m_directoryShow->key() == key)
        m_directoryShow->setReading(false);
}

DetailTabs &DetailPage::tabs() const
{
    return m_podcast && currentWidget() == m_podcast ? m_podcast->tabs() : m_episode->tabs();
}

EpisodeId DetailPage::episode() const
{
    return currentWidget() == m_episode ? m_episode->episode() : EpisodeId{};
}

PodcastId DetailPage::podcast() const
{
    return m_podcast && currentWidget() == m_podcast ? m_podcast->podcast() : PodcastId{};
}

void DetailPage::setFetchModel(itemmodels::FetchListModel &model)
{
    m_fetches = &model; // for the page of a show, which is created later
    if (m_podcast)
        m_podcast->health().setModel(model);
}

void DetailPage::updateSkipPatterns(PodcastId id, const QStringList &patterns)
{
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->settings().setSkipPatterns(patterns);
}

void DetailPage::updatePlayback(PodcastId id,
                                const domain::ShowPlayback &playback,
                                const domain::PlaybackEffects &allShows)
{
    // The library's answer may arrive when the user has gone to another show.
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->settings().setPlayback(playback, allShows);
}

void DetailPage::updateDownloads(PodcastId id, const domain::ShowDownloads &downloads)
{
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->settings().setDownloads(downloads);
}

void DetailPage::updateNextRefresh(PodcastId id, const std::optional<QDateTime> &time)
{
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->setNextRefresh(time);
}

void DetailPage::setEpisodesModel(itemmodels::ShowEpisodesModel &model)
{
    m_episodes = &model; // for the page of a show, which is created later
    if (m_podcast)
        m_podcast->setEpisodesModel(model);
}

void DetailPage::updateSpan(PodcastId id, const domain::ShowSpan &span)
{
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->setSpan(span);
}

void DetailPage::updateOthersOfAuthor(PodcastId id, const QList<domain::ShowName> &shows)
{
    if (m_podcast && id == m_podcast->podcast())
        m_podcast->setOthersOfAuthor(shows);
}

} // namespace dogear::widgets
