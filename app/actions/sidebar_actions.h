// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is done in the sidebar with shows, tags and searches.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <itemmodels/place.h>

#include <QObject>

class QWidget;

namespace dogear::itemmodels {
class EpisodeListModel;
class SidebarModel;
} // namespace dogear::itemmodels

namespace dogear::library {
class SavedSearches;
class Subscriptions;
} // namespace dogear::library

namespace dogear::widgets {
class EpisodeListPage;
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class LibraryActions;

struct SidebarActionsParts
{
    library::Subscriptions &subscriptions;
    library::SavedSearches &searches;
    itemmodels::EpisodeListModel &listModel;
    itemmodels::SidebarModel &model;
    widgets::Sidebar &sidebar;
    widgets::EpisodeListPage &list;
    widgets::MessageBar &messages;
    LibraryActions &libraryActions;
};

class SidebarActions final : public QObject
{
    Q_OBJECT

public:
    SidebarActions(const SidebarActionsParts &parts, QWidget &window);

signals:
    /// Emitted when a place has another name, or is new, and is to be shown as soon as it is there.
    void placeWanted(const dogear::itemmodels::Place &place);
};

} // namespace dogear
