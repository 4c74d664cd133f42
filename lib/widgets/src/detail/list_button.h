// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a menu that adds the episode of the page to a list.
///
/// Tests: tests/gui/tst_lists.cpp

#include <domain/playlist.h>

#include <QToolButton>

namespace dogear::widgets {

class ListButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit ListButton(QWidget *parent);

    void setLists(const QList<domain::Playlist> &lists) { m_lists = lists; }

signals:
    /// Emitted with the chosen list; an invalid id: a new one.
    void chosen(dogear::PlaylistId list);

private:
    void offerLists();

    QList<domain::Playlist> m_lists;
};

} // namespace dogear::widgets
