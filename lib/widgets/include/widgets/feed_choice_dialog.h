// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks which of the feeds that a web page names is wanted; open() it, do not wait for it.
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

    /// In the order of the page; at least one once the dialog was accepted.
    [[nodiscard]] QList<QUrl> chosen() const;

private:
    void fill(const QList<notes::FeedLink> &feeds);

    QListWidget *m_list;
};

} // namespace dogear::widgets
