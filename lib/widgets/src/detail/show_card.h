// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a reference of a feed to another one, with a button that follows it.
///
/// Tests: tests/gui/tst_show_page.cpp

#include <domain/podcasting20.h>

#include <QFrame>

namespace dogear::widgets {

class ShowCard final : public QFrame
{
    Q_OBJECT

public:
    ShowCard(const domain::RemoteItem &item, QWidget *parent);

signals:
    /// Emitted when the user wants to follow the show with the feed at \a feed.
    void followRequested(const QUrl &feed);
};

} // namespace dogear::widgets
