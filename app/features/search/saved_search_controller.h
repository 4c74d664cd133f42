// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Saves, renames and removes the searches in the sidebar, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_own_library.cpp

#include <episodes/saved_searches.h>
#include <itemmodels/library_view.h>

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
    SavedSearchController(episodes::SavedSearches &searches,
                          widgets::MessageBar &messages,
                          widgets::Sidebar &sidebar,
                          widgets::EpisodeListPage &list,
                          QWidget &window);

signals:
    /// Emitted when a search was saved or renamed and \a view should be shown.
    void viewRequested(const dogear::itemmodels::LibraryView &view);

private:
    /// The complete list of saved searches.
    using All = episodes::SavedSearches::All;

    /// Saves \a query under its own text as the name.
    void save(const QString &query);
    void rename(const QString &from, const QString &to);
    void remove(const QString &name);
    /// Shows \a text with undo, which restores \a before; or the error. \a act is the name of the
    /// change for Undo.
    void reportResult(const Result<All> &before, const QString &act, const QString &text);

    episodes::SavedSearches &m_searches;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
