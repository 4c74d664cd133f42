// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes saved searches stations and edits their rules, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <domain/station.h>
#include <episodes/saved_searches.h>

#include <QObject>

class QWidget;

namespace dogear::widgets {
class MessageBar;
class Sidebar;
} // namespace dogear::widgets

namespace dogear {

class StationController final : public QObject
{
    Q_OBJECT

public:
    StationController(episodes::SavedSearches &searches,
                      widgets::Sidebar &sidebar,
                      widgets::MessageBar &messages,
                      QWidget &window);

private:
    using All = episodes::SavedSearches::All;

    /// Shows the rules of \a search, or the first ones of a new station.
    void edit(const QString &search);
    void showDialog(const domain::SavedSearch &search);
    void set(const QString &search, const std::optional<domain::Station> &station);

    episodes::SavedSearches &m_searches;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
