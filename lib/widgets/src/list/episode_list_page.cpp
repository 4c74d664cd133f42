// SPDX-License-Identifier: GPL-3.0-or-later
#include "after_queue_line.h"
#include "current_row.h"
#include "downloads_header.h"
#include "empty_view.h"
#include "episode_delegate.h"
#include "filter_bar.h"
#include "now_playing_line.h"
#include "parts/elided_label.h"
#include "parts/search_field.h"
#include "query_hints.h"
#include "row_facts.h"
#include "scroll_memory.h"
#include "search_notice.h"
#include "uniform_list_view.h"

#include <itemmodels/hit_counts.h>
#include <widgets/artwork_images.h>
#include <widgets/empty_state.h>
#include <widgets/episode_list_page.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <query/free_words.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::episodeIdOf;
using itemmodels::EpisodeListModel;

namespace {

/// Returns how many hits there are in \a place, or in all shows if it is empty.
QString resultsText(const itemmodels::HitCounts &hits, const QString &place)
{
    const int similar = hits.withSomeWords();
    if (hits.total() == 0 && similar > 0) {
        return place.isEmpty()
                   ? EpisodeListPage::tr("%Ln similar result(s) in all shows", nullptr, similar)
                   : EpisodeListPage::tr("%Ln similar result(s) in %1", "show or tag", similar)
                         .arg(words::isolatedIfNeeded(place));
    }
    const QString all =
        place.isEmpty() ? EpisodeListPage::tr("%Ln result(s) in all shows", nullptr, hits.total())
                        : EpisodeListPage::tr("%Ln result(s) in %1", "show or tag", hits.total())
                              .arg(words::isolatedIfNeeded(place));
    return similar > 0 ? EpisodeListPage::tr("%1 · %Ln similar", "results", similar).arg(all) : all;
}

} // namespace

EpisodeListPage::EpisodeListPage(EpisodeListModel &model, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    createSearch();
    QHBoxLayout *heading = createHeading();
    m_notice = new SearchNotice(this);
    connect(m_notice, &SearchNotice::typedWordsRequested, this, [this](const QStringList &words) {
        searchFor(query::keptAsTyped(m_search->text(), words));
    });
    m_filters = new FilterBar(m_model.query(), this);
    m_downloads = new DownloadsHeader(this);
    m_playing = new NowPlayingLine(this);
    connect(m_playing, &NowPlayingLine::activated, this, &EpisodeListPage::episodeSelected);
    m_afterQueue = new AfterQueueLine(this);
    createList(images);

    auto *column = new QVBoxLayout(this);
    const int margin = units(font(), 4);
    column->setContentsMargins(0, margin, 0, 0);
    column->setSpacing(units(font(), 2));
    auto *top = new QVBoxLayout;
    top->setContentsMargins(margin, 0, margin, 0);
    top->setSpacing(units(font(), 2));
    top->addWidget(m_search);
    top->addWidget(m_hints);
    top->addWidget(m_filters);
    top->addLayout(heading);
    top->addWidget(m_notice);
    top->addWidget(m_downloads);
    top->addWidget(m_playing);
    top->addWidget(m_afterQueue);
    column->addLayout(top);
    column->addWidget(m_stack, 1);

    connect(m_downloads,
            &DownloadsHeader::pauseAllRequested,
            this,
            &EpisodeListPage::pauseAllRequested);
    connect(&model, &EpisodeListModel::loaded, this, &EpisodeListPage::handleLoadedList);
    connect(
        &model.hits(), &itemmodels::HitCounts::totalChanged, this, &EpisodeListPage::showHeading);
    connect(&model, &EpisodeListModel::failed, this, [this](const Error &error) {
        m_failure = error;
        showEmptyState();
    });
    updateForView();
    showHeading();
}

QHBoxLayout *EpisodeListPage::createHeading()
{
    m_heading = new ElidedLabel(this);
    m_heading->setObjectName(u"listHeading"_s);
    m_heading->setFont(semibold(font()));
    m_scope = new QToolButton(this);
    m_scope->setObjectName(u"searchScope"_s);
    m_scope->setAutoRaise(true);
    m_scope->hide();
    connect(m_scope, &QToolButton::clicked, this, &EpisodeListPage::changeScope);
    auto *row = new QHBoxLayout;
    row->addWidget(m_heading, 1);
    row->addWidget(m_scope);
    return row;
}

void EpisodeListPage::createList(ArtworkImages &images)
{
    m_list = new UniformListView(this);
    m_list->setObjectName(u"episodeList"_s);
    m_list->setAccessibleName(tr("Episodes"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QListView::ExtendedSelection);
    // Gives the list its model, after connecting to the model itself (current_row.h).
    m_current = new CurrentRow(m_model, *m_list, this);
    m_scroll = new ScrollMemory(m_model, *m_list, *m_current, this);
    connect(m_current, &CurrentRow::selected, this, &EpisodeListPage::episodeSelected);
    // Rows that the user removes from the list are expected to go: the detail page then follows to
    // the next row (README.md). In all other lists the rows stay.
    connect(this,
            &EpisodeListPage::queueRequested,
            m_current,
            [this](const QList<EpisodeId> &ids, QueueChange change) {
                if (change == QueueChange::Remove
                    && m_model.query().view().kind == itemmodels::ViewKind::UpNext)
                    m_current->expectRemoval(ids);
            });
    connect(this,
            &EpisodeListPage::listRemoveRequested,
            m_current,
            [this](const QList<EpisodeId> &ids) { m_current->expectRemoval(ids); });
    connect(this,
            &EpisodeListPage::downloadRequested,
            m_current,
            [this](const QList<EpisodeId> &ids, DownloadChange change) {
                if (change == DownloadChange::Remove
                    && m_model.query().view().kind == itemmodels::ViewKind::Downloads)
                    m_current->expectRemoval(ids);
            });
    m_model.setAccessibleText(
        accessibleRowText); // models have no texts for people (lib/README.md, 49)
    m_delegate = new EpisodeDelegate(images, m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->installEventFilter(this);
    createCommands();
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setDragDropMode(QAbstractItemView::InternalMove); // where the model allows dragging
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"listEmpty"_s);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);

    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    // Not activated(): on a desktop that activates with a single click, selecting would play.
    connect(m_list, &QListView::doubleClicked, this, &EpisodeListPage::handleDoubleClick);
    connect(m_delegate, &EpisodeDelegate::playClicked, this, &EpisodeListPage::play);
    connect(m_delegate, &EpisodeDelegate::buttonClicked, this, &EpisodeListPage::handleRowButton);
    connect(m_list, &QWidget::customContextMenuRequested, this, &EpisodeListPage::showMenu);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_failure)
            m_model.reload();
        else if (m_model.query().isSearching())
            leaveSearch();
        else if (!m_hasShows)
            emit addRequested();
        else
            emit retryRequested();
    });
}

void EpisodeListPage::updateForView()
{
    m_filters->follow();
    const itemmodels::ViewKind kind = m_model.query().view().kind;
    m_delegate->setNamesShow(kind != itemmodels::ViewKind::Podcast);
    const bool isDownloads =
        kind == itemmodels::ViewKind::Downloads && !m_model.query().isSearching();
    const bool isQueue = kind == itemmodels::ViewKind::UpNext && !m_model.query().isSearching();
    m_delegate->setTellsDownloads(isDownloads);
    m_delegate->setButtons(isDownloads ? RowButtons::Downloads
                           : isQueue   ? RowButtons::Queue
                                       : RowButtons::None);
    m_downloads->setVisible(isDownloads);
    m_playing->setWanted(isQueue);
    m_afterQueue->setWanted(isQueue);
}

void EpisodeListPage::setPlaying(const std::optional<domain::EpisodeSummary> &episode)
{
    m_playing->setEpisode(episode);
}

void EpisodeListPage::setViewTitle(const QString &title)
{
    m_viewTitle = title;
    showHeading();
}

void EpisodeListPage::setTimeLeft(const QString &text)
{
    m_timeLeft = text;
    showHeading();
}

void EpisodeListPage::setQueueMenus(QMenu &sorting, QMenu &afterQueue)
{
    m_filters->setQueueSorting(sorting);
    m_afterQueue->setChoices(afterQueue);
}

void EpisodeListPage::setDownloads(const DownloadsOverview &overview)
{
    m_downloads->setOverview(overview);
    m_delegate->setWaitingText(waitingLine(overview));
    // The text for waiting downloads is not in the model, so no dataChanged() repaints the rows.
    if (m_downloads->isVisible())
        m_list->viewport()->update();
}

void EpisodeListPage::setProblem(const std::optional<FeedProblem> &problem)
{
    m_problem = problem;
    showEmptyState();
}

void EpisodeListPage::setHasShows(bool hasShows)
{
    m_hasShows = hasShows;
    showEmptyState();
}

void EpisodeListPage::setWasFetched(bool wasFetched)
{
    m_wasFetched = wasFetched;
    showEmptyState();
}

void EpisodeListPage::selectEpisode(EpisodeId id)
{
    m_current->select(id);
}

void EpisodeListPage::selectFirst()
{
    m_current->selectFirst();
}

void EpisodeListPage::deselect()
{
    m_current->clear();
}

void EpisodeListPage::handleLoadedList()
{
    m_failure.reset();
    m_scroll->follow(); // first, because selecting a row scrolls to it
    m_current->follow();
    if (std::exchange(m_isMoving, false)) // the rows that a key moved stay in view
        m_list->scrollTo(m_list->currentIndex());
    m_list->viewport()->update(); // painting asks for rows that have to be read again
    updateForView();
    showFound();
    showHeading();
    showEmptyState();
}

void EpisodeListPage::showHeading()
{
    const itemmodels::ListQuery &query = m_model.query();
    m_scope->setVisible(query.isSearching()
                        && (query.listsSimilar() || itemmodels::canLimitSearch(query.view().kind)));
    if (query.listsSimilar())
        m_scope->setText(tr("Back to the list"));
    else if (query.searchesView())
        m_scope->setText(tr("Search all shows"));
    else if (query.view().kind == itemmodels::ViewKind::Podcast)
        m_scope->setText(tr("Only this show")); // its title may be long
    else
        m_scope->setText(tr("Only in %1", "a tag, or a place such as Inbox").arg(m_viewTitle));
    m_heading->setText(headingText());
}

QString EpisodeListPage::headingText() const
{
    const itemmodels::ListQuery &query = m_model.query();
    if (query.listsSimilar())
        return tr("Similar to “%1”").arg(words::isolatedIfNeeded(query.search().similarTitle));
    if (query.isSearching())
        return resultsText(m_model.hits(), query.searchesView() ? m_viewTitle : QString());
    const bool isQueue = query.view().kind == itemmodels::ViewKind::UpNext;
    return isQueue && !m_timeLeft.isEmpty() ? QString(m_viewTitle + u" · " + m_timeLeft)
                                            : m_viewTitle;
}

void EpisodeListPage::showEmptyState()
{
    if (m_failure) { // a list that cannot be read must not look like an empty one
        m_empty->setContent(u"warning"_s, words::errorSentence(*m_failure), tr("Try again"));
        m_stack->setCurrentWidget(m_empty);
        return;
    }
    // While rows are still being read, it is unknown whether the list will be empty.
    if (m_model.rowCount() > 0 || m_model.isLoading()) {
        m_stack->setCurrentWidget(m_list);
        return;
    }
    if (m_model.query().isSearching() && m_filters->isFiltering())
        m_empty->setContent(u"filter"_s, tr("No results match these filters. Turn a filter off."));
    else if (m_model.query().isSearching())
        m_empty->setContent(
            u"search"_s, tr("Nothing was found. Try other words."), tr("Clear the search"));
    else if (!m_hasShows)
        m_empty->setContent(u"show"_s, tr("You don't follow any shows yet."), tr("Add a show…"));
    else if (m_problem) // explained once, on the page of the show (README.md)
        m_empty->setContent(u"warning"_s, tr("No episodes yet. The page of the show says why."));
    else if (m_filters->isFiltering())
        m_empty->setContent(u"filter"_s, tr("No episodes match. Turn a filter off."));
    else
        explainEmptyView(*m_empty, m_model.query().view().kind, m_wasFetched);
    m_stack->setCurrentWidget(m_empty);
}

} // namespace dogear::widgets
