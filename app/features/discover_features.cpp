// SPDX-License-Identifier: GPL-3.0-or-later
#include "discover_features.h"

#include "details/detail_controller.h"
#include "discover/chart_controller.h"
#include "discover/directory_follower.h"
#include "discover/discover_controller.h"
#include "discover/found_episode_player.h"
#include "discover/link_offer_controller.h"
#include "discover/newest_episode.h"
#include "discover/preview_opener.h"
#include "discover/preview_reader.h"
#include "follow_features.h"
#include "library_features.h"
#include "navigation/library_navigator.h"
#include "services/library_models.h"
#include "services/services.h"
#include "settings/settings_controller.h"
#include "shows/follow_controller.h"
#include "shows/show_controller.h"
#include "window/main_window.h"

#include <library/directory_choice.h>
#include <library/directory_configurator.h>
#include <subscriptions/previews.h>
#include <widgets/detail_page.h>
#include <widgets/discover_page.h>
#include <widgets/message_bar.h>
#include <words/directory_text.h>

namespace dogear {

using discovery::PodcastIndexKey;
using itemmodels::DirectoryListModel;
using itemmodels::ViewKind;
using library::DirectoryConfigurator;
using widgets::DetailPage;
using widgets::DiscoverPage;

DiscoverFeatures::DiscoverFeatures(Services &services,
                                   LibraryModels &models,
                                   LibraryFeatures &library,
                                   MainWindow &window)
    : QObject(&window)
    , m_models(models)
    , m_library(library)
    , m_window(window)
    , m_configurator(services.library.discovery().configurator)
    , m_follower(new DirectoryFollower(services.library.discovery().directories.links(),
                                       library.shows().following(),
                                       models.directories,
                                       window.messages(),
                                       this))
    , m_search(new DiscoverController(services.library.discovery().directories,
                                      library.shows().following(),
                                      models.directories,
                                      window.discover()))
    , m_charts(new ChartController(services.library.discovery().directories.charts(),
                                   models.directories,
                                   window.discover()))
{
    window.discover().setCountry(library::directoryCountry(services.settings.directories()));
    new LinkOfferController(
        library.following().clipboard(), library.shows().following(), window.discover(), window);
    connectPage(services);
    connectPreviews(services);
    connectSearch();
    connectCountry();
}

void DiscoverFeatures::connectPage(Services &services)
{
    auto *newest =
        new NewestEpisode(services.library.episodes(), services.session, m_window.messages(), this);
    DetailController &details = m_library.details();
    connect(&m_window.discover(), &DiscoverPage::selected, &details, &DetailController::showListed);
    connect(&m_window.details(),
            &DetailPage::listedFollowRequested,
            m_follower,
            &DirectoryFollower::follow);
    connect(m_follower, &DirectoryFollower::playRequested, newest, &NewestEpisode::play);
    connect(m_follower, &DirectoryFollower::followed, &details, [this](quint64 key, PodcastId id) {
        if (m_window.details().directoryShow() == key) // its page has nothing more to offer
            m_library.details().showPodcast(id);
    });
    connect(&m_models.directories,
            &DirectoryListModel::failed,
            &m_window.messages(),
            &widgets::MessageBar::showError);
}

void DiscoverFeatures::connectPreviews(Services &services)
{
    DetailController &details = m_library.details();
    subscriptions::Previews &previews = services.library.subscriptions().previews();
    auto *reader =
        new PreviewReader(services.library.discovery().directories.links(), previews, this);
    auto *opener = new PreviewOpener(*reader, previews, details, m_window.messages());
    auto *player = new FoundEpisodePlayer(*reader,
                                          services.library.lists().linkedEpisodes,
                                          services.session,
                                          details,
                                          m_window.messages());
    connect(&m_window.details(), &DetailPage::previewRequested, opener, &PreviewOpener::open);
    connect(
        &m_window.details(), &DetailPage::listedPlayRequested, player, &FoundEpisodePlayer::play);
    connect(player,
            &FoundEpisodePlayer::openingChanged,
            &m_models.directories,
            &DirectoryListModel::setPending);
    connect(&m_window.discover(),
            &DiscoverPage::activated,
            this,
            [this, player](const discovery::ListedShow &row) {
                if (row.episode)
                    player->play(row);
                else
                    m_follower->activate(row);
            });
}

void DiscoverFeatures::connectSearch()
{
    connect(m_search, &DiscoverController::chartRequested, m_charts, &ChartController::show);
    connect(&m_library.shows().following(),
            &FollowController::searchRequested,
            &m_window.discover(),
            [this](const QString &words) {
                m_library.navigator().goTo({.kind = ViewKind::Discover});
                m_window.discover().setSearchText(words);
                m_window.discover().focusSearch();
            });
}

void DiscoverFeatures::connectCountry()
{
    connect(m_charts,
            &ChartController::countryChosen,
            &m_configurator,
            &DirectoryConfigurator::setCountry);
    connect(&m_configurator,
            &DirectoryConfigurator::countryChanged,
            m_charts,
            [this](const QString &country) {
                DiscoverPage &page = m_window.discover();
                if (page.chart().country == country) // chosen on the page itself
                    return;
                page.setCountry(country);
                m_charts->refresh();
            });
}

void DiscoverFeatures::connectTo(SettingsController &settings)
{
    connect(&settings,
            &SettingsController::directoriesChanged,
            &m_configurator,
            &DirectoryConfigurator::apply);
    connect(&settings,
            &SettingsController::podcastIndexKeyChanged,
            this,
            [this](const QString &key, const QString &secret) {
                storeKey({key.toUtf8(), secret.toUtf8()});
            });
    connect(&m_configurator,
            &DirectoryConfigurator::keyRead,
            &settings,
            [&settings](const PodcastIndexKey &key) {
                settings.setPodcastIndexKey(QString::fromUtf8(key.key),
                                            QString::fromUtf8(key.secret));
            });
}

void DiscoverFeatures::readKey()
{
    m_configurator.readKey().then(this, [this](const Result<> &read) {
        if (!read)
            m_window.messages().show(words::keyNotReadSentence());
    });
}

void DiscoverFeatures::storeKey(const PodcastIndexKey &key)
{
    m_configurator.setKey(key).then(this, [this, isKey = !key.isEmpty()](const Result<> &stored) {
        if (!stored)
            m_window.messages().show(isKey ? words::keyNotStoredSentence()
                                           : words::keyNotRemovedSentence());
    });
}

} // namespace dogear
