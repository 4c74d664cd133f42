// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches are saved, found again in the sidebar, renamed and removed; each can be undone.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <itemmodels/place.h>
#include <library/saved_searches.h>

#include <QObject>

class QWidget;

namespace dogear::widgets {
class EpisodeListPage;
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class SavedSearchController final : public QObject
{
    Q_OBJECT

public:
    SavedSearchController(library::SavedSearches &searches,
                          widgets::MessageBar &messages,
                          widgets::Sidebar &sidebar,
                          widgets::EpisodeListPage &list,
                          QWidget &window);

signals:
    /// Emitted when a search was saved or renamed, and can be shown at \a place.
    void placeWanted(const dogear::itemmodels::Place &place);

private:
    using All = library::SavedSearches::All;

    void save(const QString &query);
    void rename(const QString &from, const QString &to);
    void remove(const QString &name);
    void tell(const Result<All> &before, const QString &text);

    library::SavedSearches &m_searches;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
