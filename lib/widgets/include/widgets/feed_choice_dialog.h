// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks the user which feeds of a web page to follow.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_feed_choice_dialog.cpp

#include <notes/feed_links.h>

#include <QDialog>

class QListWidget;

namespace dogear::widgets {

class FeedChoiceDialog final : public QDialog
{
    Q_OBJECT

public:
    FeedChoiceDialog(const QUrl &page,
                     const QList<notes::FeedLink> &feeds,
                     QWidget *parent = nullptr);

    /// Returns the selected feeds in the order of the page; at least one if the user accepted.
    [[nodiscard]] QList<QUrl> chosen() const;

private:
    void fill(const QList<notes::FeedLink> &feeds);

    QListWidget *m_list;
};

} // namespace dogear::widgets
