// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a live stream of a show: its state, its times, its links, and a reminder if it is
///        planned.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <domain/extras.h>

#include <QFrame>

namespace dogear::widgets {

class LiveItemCard final : public QFrame
{
    Q_OBJECT

public:
    /// \param isReminded the user has asked to be told when it starts
    LiveItemCard(const domain::LiveItem &item, bool isReminded, QWidget *parent);

signals:
    void linkActivated(const QUrl &url);
    /// Emitted when the user wants to be told when the item starts, or no longer.
    void reminderChanged(bool isWanted);
};

} // namespace dogear::widgets
