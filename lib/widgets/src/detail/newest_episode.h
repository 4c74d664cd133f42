// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the newest episode of a show on one line, with a button that plays it.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <domain/library.h>

#include <QWidget>

class QPushButton;

namespace dogear::widgets {

class ElidedLabel;

class NewestEpisode final : public QWidget
{
    Q_OBJECT

public:
    explicit NewestEpisode(QWidget *parent);

    /// Shows \a episode; hidden if there is none.
    void setEpisode(const std::optional<domain::EpisodeSummary> &episode);

signals:
    void playRequested(dogear::EpisodeId id);
    void episodeRequested(dogear::EpisodeId id); ///< to open the page of the episode

private:
    EpisodeId m_id;
    QPushButton *m_play;
    ElidedLabel *m_title;
    ElidedLabel *m_facts;
};

} // namespace dogear::widgets
