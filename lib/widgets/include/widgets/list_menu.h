// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the menus that concern lists and stations: to which list episodes are added, and
///        how long Up next is filled.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_lists.cpp

#include <base/ids.h>
#include <domain/playlist.h>

#include <QList>

#include <functional>

class QMenu;
class QObject;

namespace dogear::widgets {

/// Adds an entry for each of \a lists to \a menu, and one for a new list. An entry calls \a choose,
/// unless \a context is destroyed, with its list or, for a new one, with an invalid id.
void addListEntries(QMenu &menu,
                    const QList<domain::Playlist> &lists,
                    QObject &context,
                    const std::function<void(PlaylistId)> &choose);

/// Adds an entry for each of some lengths to \a menu, and one that asks for another length. An
/// entry calls \a choose with the minutes, or with 0 to ask.
void addFillEntries(QMenu &menu, QObject &context, const std::function<void(int minutes)> &choose);

} // namespace dogear::widgets
