// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches the directories for what the user types, and follows the links among it.
///
/// Threads: GUI thread.
/// Owner:   the page; collaborators outlive it.
/// Tests:   tests/gui/tst_discover.cpp

#include <discovery/directory_search.h>

#include <QObject>

namespace dogear::discovery {
class Directories;
} // namespace dogear::discovery

namespace dogear::itemmodels {
class DirectoryListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {
class DiscoverPage;
} // namespace dogear::widgets

namespace dogear {

class FollowController;

class DiscoverController final : public QObject
{
    Q_OBJECT

public:
    DiscoverController(discovery::Directories &directories,
                       FollowController &follow,
                       itemmodels::DirectoryListModel &model,
                       widgets::DiscoverPage &page);

signals:
    /// Emitted when the user emptied the field, which shows the chart.
    void chartRequested();

private:
    void connectSearch();
    void setText(const QString &text);
    void submit(const QString &text);
    void retry();

    FollowController &m_follow;
    itemmodels::DirectoryListModel &m_model;
    widgets::DiscoverPage &m_page;
    discovery::DirectorySearch m_search;
};

} // namespace dogear
