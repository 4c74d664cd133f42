// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the episode in the player above the list of Up next, which continues it.
///
/// Tests: tests/gui/tst_row_buttons.cpp

#include <domain/library.h>

#include <QWidget>

#include <optional>

namespace dogear::widgets {

class ElidedLabel;

class NowPlayingLine final : public QWidget
{
    Q_OBJECT

public:
    explicit NowPlayingLine(QWidget *parent);

    /// Shows the title of \a episode; nullopt: the player is empty, and the line stays hidden.
    void setEpisode(const std::optional<domain::EpisodeSummary> &episode);
    /// Sets whether the line is above the list of Up next.
    void setWanted(bool isWanted);

signals:
    void activated(dogear::EpisodeId id);

private:
    EpisodeId m_id;
    ElidedLabel *m_title;
    bool m_isWanted = false;
};

} // namespace dogear::widgets
