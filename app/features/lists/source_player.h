// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays lists and stations, and lets the user choose which of them plays when Up next is
///        empty.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_lists.cpp

#include <base/ids.h>
#include <domain/play_source.h>
#include <itemmodels/library_view.h>

#include <QObject>

class QMenu;
class QWidget;

namespace dogear::itemmodels {
class SidebarModel;
} // namespace dogear::itemmodels

namespace dogear::listening {
class FallbackSource;
class PlaySources;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

/// The list or the station that \a view is.
[[nodiscard]] domain::PlaySource sourceOf(const itemmodels::LibraryView &view);

class SourcePlayer final : public QObject
{
    Q_OBJECT

public:
    SourcePlayer(listening::PlaySources &sources,
                 listening::FallbackSource &fallback,
                 listening::PlaybackSession &session,
                 const itemmodels::SidebarModel &sidebar,
                 widgets::MessageBar &messages,
                 QWidget &window);

    /// The menu of the choices; its title is the present one.
    [[nodiscard]] QMenu &choices() const { return *m_choices; }
    /// Adds a menu with the same choices to \a menu.
    void addTo(QMenu &menu);

    /// Plays the first unplayed episode of \a view, which continues when Up next is empty.
    void play(const itemmodels::LibraryView &view);
    /// Plays \a id; \a list continues behind it when Up next is empty.
    void playFrom(PlaylistId list, EpisodeId id);

private:
    void fill(QMenu &menu);
    void showChoice();
    void choose(const domain::PlaySource &source);
    [[nodiscard]] QString nameOf(const domain::PlaySource &source) const;

    listening::PlaySources &m_sources;
    listening::FallbackSource &m_fallback;
    listening::PlaybackSession &m_session;
    const itemmodels::SidebarModel &m_sidebar;
    widgets::MessageBar &m_messages;
    QMenu *m_choices = nullptr;
};

} // namespace dogear
