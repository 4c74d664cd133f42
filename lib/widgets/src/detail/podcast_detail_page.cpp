// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_detail_page.h"

#include "detail_header.h"
#include "feed_health.h"
#include "newest_episode_line.h"
#include "parts/paper.h"
#include "show_about.h"
#include "show_actions.h"
#include "show_episodes.h"
#include "show_problem.h"
#include "show_settings.h"

#include <widgets/detail_tabs.h>
#include <widgets/tab_order.h>
#include <words/plain_text.h>

#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

PodcastDetailPage::PodcastDetailPage(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_header(new DetailHeader(images, u"podcastTitle"_s, this))
    , m_actions(new ShowActions(m_header->actions(), *this))
    , m_newest(new NewestEpisodeLine(this))
    , m_problem(new ShowProblem(this))
    , m_tabs(new DetailTabs(u"podcastTabs"_s, this))
    , m_episodes(new ShowEpisodes(images, this))
    , m_about(new ShowAbout(this))
    , m_settings(new ShowSettings(this))
    , m_health(new FeedHealth(this))
{
    setObjectName(u"podcastDetail"_s);
    createTabs();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_newest);
    column->addWidget(m_problem);
    column->addWidget(m_tabs, 1);
    tabInLayoutOrder(*this);
    connectHeader();
    connectTabs();
}

void PodcastDetailPage::createTabs()
{
    // In the order of ShowTab.
    m_tabs->addPage(m_episodes, tr("Episodes"));
    m_tabs->addPage(m_about, tr("About"));
    m_tabs->addPage(m_settings, tr("Settings"));
    m_tabs->addPage(createHealth(), tr("Feed health"));
    for (const ShowTab tab : {ShowTab::About, ShowTab::Settings, ShowTab::Health})
        m_tabs->setShown(int(tab), true);
    // The list beside the page has the episodes already, so the page begins with what it adds.
    m_tabs->setDefault(int(ShowTab::About));
}

QWidget *PodcastDetailPage::createHealth()
{
    auto *area = new QScrollArea(this);
    area->setAccessibleName(tr("Feed health"));
    setUpPaper(*area, *m_health);
    return area;
}

void PodcastDetailPage::connectHeader()
{
    connect(m_header, &DetailHeader::artworkColorChanged, m_actions, &ShowActions::setArtworkColor);
    connect(m_header,
            &DetailHeader::artworkColorChanged,
            m_newest,
            &NewestEpisodeLine::setArtworkColor);
    connect(m_actions, &ShowActions::followRequested, this, &PodcastDetailPage::followRequested);
    const auto retry = [this] { emit retryRequested(m_podcast.id); };
    connect(m_actions, &ShowActions::refreshRequested, this, retry);
    connect(m_actions, &ShowActions::markAllPlayedRequested, this, [this] {
        emit markAllPlayedRequested(m_podcast.id);
    });
    connect(m_actions, &ShowActions::exportRequested, this, [this] {
        emit exportRequested(m_podcast.id);
    });
    connect(m_actions, &ShowActions::stopFollowingRequested, this, [this] {
        emit stopFollowingRequested(m_podcast.id);
    });
    connect(m_newest, &NewestEpisodeLine::playRequested, this, &PodcastDetailPage::playRequested);
    connect(
        m_newest, &NewestEpisodeLine::episodeRequested, this, &PodcastDetailPage::episodeRequested);
    connect(m_problem, &ShowProblem::retryRequested, this, retry);
    connect(m_problem, &ShowProblem::passwordRequested, this, [this] {
        emit passwordRequested(m_podcast.id);
    });
}

void PodcastDetailPage::connectTabs()
{
    connect(m_episodes, &ShowEpisodes::playRequested, this, &PodcastDetailPage::playRequested);
    connect(
        m_episodes, &ShowEpisodes::episodeRequested, this, &PodcastDetailPage::episodeRequested);
    connect(m_about, &ShowAbout::linkActivated, this, &PodcastDetailPage::linkActivated);
    connect(m_about, &ShowAbout::followRequested, this, &PodcastDetailPage::followRequested);
    connect(m_about, &ShowAbout::showRequested, this, &PodcastDetailPage::showRequested);
    connect(m_about, &ShowAbout::addressChangeRequested, this, [this] {
        emit addressChangeRequested(m_podcast.id);
    });
    connect(m_about,
            &ShowAbout::reminderChanged,
            this,
            [this](const domain::LiveItem &item, bool isWanted) {
                emit reminderChanged(m_podcast.id, item, isWanted);
            });
    connect(
        m_settings, &ShowSettings::skipPatternsChanged, this, [this](const QStringList &patterns) {
            emit skipPatternsChanged(m_podcast.id, patterns);
        });
    connect(m_settings,
            &ShowSettings::playbackChanged,
            this,
            [this](const domain::ShowPlayback &playback) {
                emit playbackChanged(m_podcast.id, playback);
            });
    connect(m_settings,
            &ShowSettings::downloadsChanged,
            this,
            [this](const domain::ShowDownloads &downloads) {
                emit downloadsChanged(m_podcast.id, downloads);
            });
    connect(m_settings, &ShowSettings::announcedChanged, this, [this](bool isAnnounced) {
        emit announcedChanged(m_podcast.id, isAnnounced);
    });
}

void PodcastDetailPage::setPodcast(const domain::FollowedPodcast &podcast)
{
    if (podcast.id != m_podcast.id) {
        m_nextRefresh.reset();
        m_newest->setEpisode({});
        // The settings of the new show are read from the library and arrive later.
        m_settings->clear();
    }
    m_podcast = podcast;
    m_header->setImage(podcast.image(), podcast.title());
    m_header->setTexts(words::plainLine(podcast.title()),
                       words::plainLine(podcast.podcast.author),
                       words::joinedPlain(podcast.podcast.categories));
    m_actions->setShow(podcast);
    m_tabs->setShown(int(ShowTab::Settings), !podcast.isPreview());
    m_settings->setAnnounced(!podcast.overrides.isQuiet);
    m_problem->setShow(podcast);
    m_episodes->setPodcast(podcast.id);
    m_about->setShow(podcast);
    m_health->setPodcast(podcast);
    m_health->setNextRefresh(m_nextRefresh);
}

void PodcastDetailPage::setSpan(const domain::ShowSpan &span)
{
    m_newest->setEpisode(span.newest);
    m_about->setSpan(span);
}

void PodcastDetailPage::setOthersOfAuthor(const QList<domain::ShowName> &shows)
{
    m_about->setOthersOfAuthor(shows);
}

void PodcastDetailPage::setEpisodesModel(itemmodels::ShowEpisodesModel &model)
{
    m_episodes->setModel(model);
}

void PodcastDetailPage::setNextRefresh(const std::optional<QDateTime> &time)
{
    m_nextRefresh = time;
    m_health->setNextRefresh(time);
    m_problem->setNextRefresh(time);
}

void PodcastDetailPage::setTextFont(const QFont &font)
{
    m_about->setTextFont(font);
}

} // namespace dogear::widgets
