// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers to follow the link in the clipboard: one line with a button, hidden until there is
///        an offer.
///
/// Threads: GUI thread.
/// Owner:   DiscoverPage.
/// Tests:   tests/gui/tst_clipboard_offer.cpp

#include <QWidget>

class QPushButton;

namespace dogear::widgets {

class ElidedLabel;

class LinkOffer final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkOffer(QWidget *parent = nullptr);

    /// Shows the offer of a link to \a place, "example.org/…".
    void offer(const QString &place);

signals:
    /// Emitted when the user wants to follow the link. The line is hidden then.
    void accepted();
    /// Emitted when the user does not want the link. The line is hidden then.
    void closed();

private:
    ElidedLabel *m_text;
    QPushButton *m_follow;
};

} // namespace dogear::widgets
