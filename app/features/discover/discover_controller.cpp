// SPDX-License-Identifier: GPL-3.0-or-later
#include "discover_controller.h"

#include "features/shows/follow_controller.h"

#include <discovery/directories.h>
#include <discovery/show_link.h>
#include <itemmodels/directory_list_model.h>
#include <widgets/discover_page.h>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::Directory;
using discovery::DirectorySearch;
using discovery::ShowLink;
using widgets::DiscoverPage;

namespace {

using Shows = QList<discovery::DirectoryShow>;

/// Whether Return follows \a link at once. "node.js" might be an address, but is searched for.
bool isClearly(const ShowLink &link, const QString &text)
{
    return link.kind != ShowLink::Kind::Words
           && (link.kind != ShowLink::Kind::Feed || text.contains(u'/') || text.contains(u':'));
}

/// What is sent to directories; never the password of an address.
QString wordsOf(const ShowLink &link, const QString &text)
{
    return (link.kind == ShowLink::Kind::Words ? link.words : text).simplified();
}

} // namespace

DiscoverController::DiscoverController(discovery::Directories &directories,
                                       FollowController &follow,
                                       itemmodels::DirectoryListModel &model,
                                       DiscoverPage &page)
    : QObject(&page)
    , m_follow(follow)
    , m_model(model)
    , m_page(page)
    , m_search(directories.sources())
{
    connectSearch();
    connect(&page, &DiscoverPage::searchChanged, this, &DiscoverController::setText);
    connect(&page, &DiscoverPage::submitted, this, &DiscoverController::submit);
    connect(&page, &DiscoverPage::retryRequested, this, &DiscoverController::retry);
    connect(&page, &DiscoverPage::opened, this, [this] { setText(m_page.searchText()); });
}

void DiscoverController::connectSearch()
{
    connect(&m_search, &DirectorySearch::restarted, this, [this] {
        if (m_search.words().isEmpty())
            return; // the chart or the link that follows replaces the rows
        m_model.restart(m_search.words(), m_search.sought());
        m_page.showResults(m_search.words());
    });
    connect(&m_search, &DirectorySearch::found, this, [this](Directory, const Shows &shows) {
        m_model.add(shows);
    });
    connect(&m_search,
            &DirectorySearch::foundEpisodes,
            this,
            [this](Directory, const QList<discovery::DirectoryEpisode> &episodes) {
                m_model.addEpisodes(episodes);
            });
    connect(&m_page, &DiscoverPage::soughtChosen, &m_search, &DirectorySearch::setSought);
    connect(&m_search, &DirectorySearch::progressChanged, this, [this] {
        m_page.setProgress(m_search.progress());
    });
}

void DiscoverController::setText(const QString &text)
{
    const ShowLink link = discovery::readLink(text);
    if (text.trimmed().isEmpty()) {
        m_search.cancel();
        emit chartRequested();
    } else if (isClearly(link, text)) {
        m_search.cancel();
        m_page.showLink();
    } else {
        m_search.setWords(wordsOf(link, text));
    }
}

void DiscoverController::submit(const QString &text)
{
    if (text.trimmed().isEmpty())
        return;
    const ShowLink link = discovery::readLink(text);
    // No directory knows the words: if they may be an address, they are tried as one.
    const bool isInVain = link.kind == ShowLink::Kind::Feed && !m_search.isAsking()
                          && m_search.words() == wordsOf(link, text);
    if (isClearly(link, text) || isInVain)
        m_follow.followLink(link);
    else
        m_search.search(wordsOf(link, text));
}

void DiscoverController::retry()
{
    if (m_page.searchText().trimmed().isEmpty())
        emit chartRequested();
    else
        m_search.search(m_search.words());
}

} // namespace dogear
