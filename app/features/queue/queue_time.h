// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Displays the remaining playing time of Up next and of listed episodes, each show at its
///        own speed.
///
/// Threads: GUI thread.
/// Owner:   the list page; collaborators outlive it.
/// Tests:   tests/gui/tst_up_next.cpp

#include <base/ids.h>

#include <QHash>
#include <QObject>

#include <chrono>

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::listening {
class Queue;
class ShowSpeeds;
} // namespace dogear::listening

namespace dogear::widgets {
class EpisodeListPage;
} // namespace dogear::widgets

namespace dogear {

class QueueTime final : public QObject
{
    Q_OBJECT

public:
    QueueTime(listening::Queue &queue,
              listening::ShowSpeeds &speeds,
              itemmodels::EpisodeListModel &model,
              widgets::EpisodeListPage &list);

private:
    /// Reads the remaining time of the queue, then displays it.
    void ask();
    /// Displays the remaining time at the present speeds.
    void show();

    listening::Queue &m_queue;
    listening::ShowSpeeds &m_speeds;
    itemmodels::EpisodeListModel &m_model;
    widgets::EpisodeListPage &m_list;
    QHash<PodcastId, std::chrono::milliseconds> m_left; ///< of Up next by show, at normal speed
};

} // namespace dogear
