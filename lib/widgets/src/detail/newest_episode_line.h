// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the newest episode of a show on one line, with a button that plays it.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <domain/library.h>

#include <QWidget>

namespace dogear::widgets {

class ElidedLabel;
class FilledButton;

class NewestEpisodeLine final : public QWidget
{
    Q_OBJECT

public:
    explicit NewestEpisodeLine(QWidget *parent);

    /// Shows \a episode; hidden if there is none.
    void setEpisode(const std::optional<domain::EpisodeSummary> &episode);
    /// Sets the dominant colour of the show's artwork; invalid: there is none.
    void setArtworkColor(const QColor &color);

signals:
    void playRequested(dogear::EpisodeId id);
    void episodeRequested(dogear::EpisodeId id); ///< to open the page of the episode

private:
    EpisodeId m_id;
    FilledButton *m_play;
    ElidedLabel *m_title;
    ElidedLabel *m_facts;
};

} // namespace dogear::widgets
