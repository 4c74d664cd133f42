// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeListPage: the search field above the list.
#include "parts/search_field.h"
#include "query_hints.h"
#include "search_notice.h"

#include <itemmodels/hit_counts.h>
#include <widgets/episode_list_page.h>
#include <widgets/icons.h>
#include <widgets/key_hints.h>

#include <QAction>
#include <query/free_words.h>
#include <query/parse.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

query::Query typedQuery(const QString &text)
{
    return query::parse(text, query::LastWord::Growing, QDateTime::currentDateTime());
}

} // namespace

void EpisodeListPage::createSearch()
{
    m_search = new SearchField(u"searchField"_s, tr("Search titles, notes and transcripts"), this);
    m_search->setAccessibleName(tr("Search"));
    m_search->setToolTip(tr("Words, \"phrases\", prefix*, -without"));
    new KeyToolTip(*m_search, {u"actionFind"_s});
    m_search->installEventFilter(this);
    QAction *save = m_search->addAction(themedIcon(u"save-search"_s, QPalette::Text),
                                        QLineEdit::TrailingPosition);
    save->setObjectName(u"actionSaveSearch"_s);
    save->setToolTip(tr("Keep this search in the sidebar"));
    save->setText(save->toolTip()); // accessible name of the button that Qt creates for the action
    save->setVisible(false);
    connect(save, &QAction::triggered, this, [this] { emit saveRequested(m_search->text()); });
    connect(m_search, &QLineEdit::textChanged, this, [this, save](const QString &text) {
        save->setVisible(!text.trimmed().isEmpty());
        search(text);
    });
    m_hints = new QueryHints(*m_search, this);
    // Until the user presses Return, the last word is a beginning and finds longer words as well.
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        m_model.query().setSearch(m_search->text(), false);
    });
}

void EpisodeListPage::search(const QString &text)
{
    m_model.query().setSearch(text, true);
    updateForView();
    emit searched(typedQuery(text));
}

void EpisodeListPage::searchFor(const QString &query)
{
    m_model.query().setSearchesView(false); // a running search may be limited to a place
    m_search->setText(query);
    m_model.query().setSearch(query, false); // the user is not typing: the last word is complete
}

void EpisodeListPage::focusSearch()
{
    m_search->begin();
}

void EpisodeListPage::leaveSearch()
{
    m_search->clear();
    m_model.query().setSearch({}, true); // a list of similar episodes has no text
    updateForView();
}

void EpisodeListPage::undoSearchStep()
{
    itemmodels::ListQuery &query = m_model.query();
    itemmodels::ListFilter unfiltered;
    unfiltered.order = query.filter().order;
    if (query.filter() != unfiltered)
        query.setFilter(unfiltered);
    else if (query.searchesView())
        query.setSearchesView(false);
    else
        leaveSearch();
}

void EpisodeListPage::showSimilar(const domain::EpisodeSummary &episode)
{
    m_search->clear();
    m_model.query().setSimilarTo(episode.id, episode.title);
    updateForView();
}

/// Limits a search to the place, extends it to all shows, or leaves the similar episodes.
void EpisodeListPage::changeScope()
{
    if (m_model.query().listsSimilar())
        leaveSearch();
    else
        m_model.query().setSearchesView(!m_model.query().searchesView());
}

/// Says what was corrected, and passes on the forms that were found, which are to be marked.
void EpisodeListPage::showFound()
{
    const itemmodels::HitCounts &hits = m_model.hits();
    const itemmodels::UsedWords &words = hits.words();
    m_notice->setFound(words.corrections, words.matchWell);
    if (words.counted.isEmpty())
        return;
    emit searched(
        query::markedQuery(typedQuery(m_search->text()), words.counted, hits.total() > 0));
}

} // namespace dogear::widgets
