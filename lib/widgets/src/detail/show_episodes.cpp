// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_episodes.h"

#include "list/row_facts.h"
#include "list/uniform_list_view.h"
#include "parts/selected_row.h"
#include "season_delegate.h"

#include <itemmodels/show_episodes_model.h>
#include <widgets/artwork_images.h>
#include <widgets/empty_state.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::ShowEpisodesModel;

namespace {

EpisodeId idOf(const QModelIndex &index)
{
    return index.data(ShowEpisodesModel::EpisodeIdRole).value<EpisodeId>();
}

} // namespace

ShowEpisodes::ShowEpisodes(ArtworkImages &images, QWidget *parent)
    : QStackedWidget(parent)
    , m_list(new UniformListView(this))
    , m_empty(new EmptyState(this))
{
    m_list->setObjectName(u"showEpisodes"_s);
    m_list->setAccessibleName(tr("Episodes of the show"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *delegate = new SeasonDelegate(images, m_list);
    m_list->setItemDelegate(delegate);
    m_empty->setContent(u"show"_s, tr("This show has no episodes."));
    addWidget(m_list);
    addWidget(m_empty);
    connect(delegate, &SeasonDelegate::playClicked, this, [this](const QModelIndex &index) {
        emit playRequested(idOf(index));
    });
    connect(delegate, &SeasonDelegate::episodeClicked, this, [this](const QModelIndex &index) {
        emit episodeRequested(idOf(index));
    });
    // Return plays, as in the list of episodes.
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (index.data(ShowEpisodesModel::HasEnclosureRole).toBool())
            emit playRequested(idOf(index));
    });
    // Pictures are loaded in the background, so the rows are painted again when one arrives.
    connect(&images, &ArtworkImages::changed, m_list->viewport(), [this] {
        m_list->viewport()->update();
    });
}

void ShowEpisodes::setModel(ShowEpisodesModel &model)
{
    m_model = &model;
    m_list->setModel(&model);
    makeSelectedRowCurrent(*m_list);
    model.setAccessibleText([](const QModelIndex &index) {
        return SeasonDelegate::isHeading(index) ? SeasonDelegate::heading(index)
                                                : accessibleRowText(index);
    });
    connect(&model, &ShowEpisodesModel::loaded, this, [this] {
        setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_empty);
    });
    follow();
}

void ShowEpisodes::setPodcast(PodcastId id)
{
    m_id = id;
    follow();
}

/// Lets the model read the episodes of the show once they are visible.
void ShowEpisodes::follow()
{
    if (m_model && isVisible() && m_model->podcast() != m_id) {
        m_model->setPodcast(m_id);
        m_list->scrollToTop();
    }
}

void ShowEpisodes::showEvent(QShowEvent *event)
{
    QStackedWidget::showEvent(event);
    follow();
}

} // namespace dogear::widgets
