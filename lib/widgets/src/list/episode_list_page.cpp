// SPDX-License-Identifier: GPL-3.0-or-later
#include "downloads_header.h"
#include "empty_place.h"
#include "episode_delegate.h"
#include "episode_menu.h"
#include "filter_bar.h"
#include "query_hints.h"
#include "row_facts.h"
#include "search_field.h"
#include "uniform_list_view.h"

#include <widgets/artwork_images.h>
#include <widgets/empty_state.h>
#include <widgets/episode_list_page.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/error_text.h>

#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::episodeIdOf;
using itemmodels::EpisodeListModel;

EpisodeListPage::EpisodeListPage(EpisodeListModel &model, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    createSearch();
    m_heading = new QLabel(this);
    m_heading->setObjectName(u"listHeading"_s);
    m_heading->setFont(semibold(font()));
    m_heading->setTextFormat(Qt::PlainText);
    m_filters = new FilterBar(m_model, this);
    m_downloads = new DownloadsHeader(this);
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
    top->addWidget(m_heading);
    top->addWidget(m_downloads);
    column->addLayout(top);
    column->addWidget(m_stack, 1);

    connect(m_downloads,
            &DownloadsHeader::pauseAllRequested,
            this,
            &EpisodeListPage::pauseAllRequested);
    connect(&model, &EpisodeListModel::loaded, this, &EpisodeListPage::followLoaded);
    connect(&model, &EpisodeListModel::totalChanged, this, &EpisodeListPage::showHeading);
    connect(&model, &EpisodeListModel::failed, this, [this](const Error &error) {
        m_empty->setContent(u"warning"_s, words::errorSentence(error), tr("Try again"));
        m_stack->setCurrentWidget(m_empty);
    });
    followPlace();
    showHeading();
}

void EpisodeListPage::createList(ArtworkImages &images)
{
    m_list = new UniformListView(this);
    m_list->setObjectName(u"episodeList"_s);
    m_list->setAccessibleName(tr("Episodes"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QListView::ExtendedSelection);
    followSelection();
    m_model.setSpokenText(spokenRow);
    m_delegate = new EpisodeDelegate(images, m_list);
    m_list->setItemDelegate(m_delegate);
    m_list->installEventFilter(this);
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setDragDropMode(QAbstractItemView::InternalMove); // as far as the model allows it
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"listEmpty"_s);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);

    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    // Not activated(): where the desktop activates with one click, selecting would play.
    connect(m_list, &QListView::doubleClicked, this, &EpisodeListPage::play);
    connect(m_delegate, &EpisodeDelegate::playClicked, this, &EpisodeListPage::play);
    connect(m_list, &QWidget::customContextMenuRequested, this, &EpisodeListPage::showMenu);
    connect(m_empty, &EmptyState::activated, this, [this] {
        if (m_model.isSearching())
            m_search->clear();
        else if (!m_hasShows)
            emit addRequested();
        else
            emit retryRequested();
    });
}

/// A hit is played from where it is said.
void EpisodeListPage::play(const QModelIndex &index)
{
    const QVariant start = index.data(EpisodeListModel::HitStartRole);
    if (start.isValid())
        emit playAtRequested(episodeIdOf(index), start.value<std::chrono::milliseconds>());
    else
        emit playRequested(episodeIdOf(index));
}

/// The view picks another current row when the old one goes; that is not the listener's choice.
void EpisodeListPage::followSelection()
{
    // Connected before the view is, so that it is heard before the view acts.
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this] {
        m_isModelChanging = true;
    });
    m_list->setModel(&m_model);
    connect(m_list->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                if (!now.isValid() || m_isModelChanging)
                    return;
                m_shown = episodeIdOf(now);
                emit episodeSelected(m_shown);
            });
}

void EpisodeListPage::selectShown()
{
    const QSignalBlocker quiet(m_list->selectionModel());
    const QModelIndex shown = m_model.indexOf(m_shown);
    if (shown.isValid())
        m_list->setCurrentIndex(shown);
    else
        m_list->selectionModel()->clear();
    m_list->viewport()->update();
}

void EpisodeListPage::showMenu(const QPoint &position)
{
    const QModelIndex index = m_list->indexAt(position);
    if (!index.isValid())
        return;
    const QModelIndexList chosen =
        m_list->selectionModel()->isSelected(index) ? selected() : QModelIndexList{index};
    const QPoint place = m_list->viewport()->mapToGlobal(position);
    m_model.read(chosen, this, [this, place](const QList<domain::EpisodeSummary> &episodes) {
        if (!episodes.isEmpty())
            (new EpisodeMenu(episodes, m_model, *this))->popup(place);
    });
}

void EpisodeListPage::followPlace()
{
    m_filters->follow();
    const itemmodels::PlaceKind kind = m_model.place().kind;
    m_delegate->setNamesShow(kind != itemmodels::PlaceKind::Podcast);
    const bool isDownloads = kind == itemmodels::PlaceKind::Downloads && !m_model.isSearching();
    m_delegate->setTellsDownloads(isDownloads);
    m_downloads->setVisible(isDownloads);
}

void EpisodeListPage::setPlaceTitle(const QString &title)
{
    m_placeTitle = title;
    showHeading();
}

void EpisodeListPage::setTimeLeft(const QString &text)
{
    m_timeLeft = text;
    showHeading();
}

void EpisodeListPage::setDownloads(const DownloadsOverview &overview)
{
    m_downloads->setOverview(overview);
    m_delegate->setWaitingText(waitingLine(overview));
    if (m_downloads->isVisible())
        m_list->viewport()->update();
}

void EpisodeListPage::setProblem(const std::optional<PlaceProblem> &problem)
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
    const QModelIndex index = m_model.indexOf(id);
    m_wanted = index.isValid() ? EpisodeId{} : id;
    if (index.isValid())
        m_list->setCurrentIndex(index);
}

void EpisodeListPage::selectFirst()
{
    m_isFirstWanted = m_model.isLoading() || m_model.rowCount() == 0;
    if (!m_isFirstWanted)
        m_list->setCurrentIndex(m_model.index(0));
}

void EpisodeListPage::deselect()
{
    const QSignalBlocker quiet(m_list->selectionModel());
    m_list->selectionModel()->clear();
    m_list->viewport()->update();
    m_shown = {};
}

void EpisodeListPage::followLoaded()
{
    if (std::exchange(m_isModelChanging, false))
        selectShown();
    followPlace();
    showHeading();
    showEmptyState();
    if (m_wanted.isValid())
        selectEpisode(m_wanted);
    else if (m_isFirstWanted && m_model.rowCount() > 0)
        selectFirst();
}

void EpisodeListPage::showHeading()
{
    const bool isQueue = m_model.place().kind == itemmodels::PlaceKind::UpNext;
    if (m_model.isSearching())
        m_heading->setText(tr("%Ln result(s)", nullptr, m_model.total()));
    else if (isQueue && !m_timeLeft.isEmpty())
        m_heading->setText(m_placeTitle + u" · " + m_timeLeft);
    else
        m_heading->setText(m_placeTitle);
}

void EpisodeListPage::showEmptyState()
{
    if (m_model.rowCount() > 0 || m_model.isLoading()) {
        m_stack->setCurrentWidget(m_list);
        return;
    }
    if (m_model.isSearching())
        m_empty->setContent(u"search"_s,
                            tr("Nothing was found. Try fewer or shorter words."),
                            tr("Clear the search"));
    else if (!m_hasShows)
        m_empty->setContent(u"show"_s, tr("You follow no show yet."), tr("Add a show…"));
    else if (m_problem)
        m_empty->setContent(u"warning"_s,
                            words::refreshErrorSentence(m_problem->error, m_problem->hasEpisodes),
                            tr("Try again"));
    else if (m_filters->isFiltering())
        m_empty->setContent(u"filter"_s, tr("No episode here is like that. Switch a filter off."));
    else
        explainEmptyPlace(*m_empty, m_model.place().kind, m_wasFetched);
    m_stack->setCurrentWidget(m_empty);
}

} // namespace dogear::widgets
