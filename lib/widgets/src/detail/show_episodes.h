// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tab of a show's page: its episodes below headings of their seasons, with Play on each.
///
/// The model has rows only once the tab is visible.
///
/// Threads: GUI thread.
/// Owner:   the page of shows; images and model outlive it.
/// Tests:   tests/gui/tst_show_page.cpp

#include <base/ids.h>

#include <QPointer>
#include <QStackedWidget>

namespace dogear::itemmodels {
class ShowEpisodesModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class ArtworkImages;
class EmptyState;
class UniformListView;

class ShowEpisodes final : public QStackedWidget
{
    Q_OBJECT

public:
    ShowEpisodes(ArtworkImages &images, QWidget *parent);

    void setModel(itemmodels::ShowEpisodesModel &model);
    void setPodcast(PodcastId id);

signals:
    void playRequested(dogear::EpisodeId id);
    void episodeRequested(dogear::EpisodeId id); ///< to open the page of the episode

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow();

    QPointer<itemmodels::ShowEpisodesModel> m_model; ///< owned by the window; null in some tests
    PodcastId m_id;
    UniformListView *m_list;
    EmptyState *m_empty;
};

} // namespace dogear::widgets
