// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers the link in the clipboard on the Discover page, and follows it on request.
///
/// Looks into the clipboard when the page is opened, and when the window becomes active while the
/// page is visible.
///
/// Threads: GUI thread.
/// Owner:   the page; collaborators outlive it.
/// Tests:   tests/gui/tst_clipboard_offer.cpp

#include "features/shows/clipboard_offer.h"

#include <base/latest_request.h>

#include <QObject>

#include <optional>

class QWidget;

namespace dogear::widgets {
class DiscoverPage;
} // namespace dogear::widgets

namespace dogear {

class FollowController;

class LinkOfferController final : public QObject
{
    Q_OBJECT

public:
    LinkOfferController(ClipboardOffer &clipboard,
                        FollowController &follow,
                        widgets::DiscoverPage &page,
                        QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();
    void show(const std::optional<OfferedLink> &offered);

    ClipboardOffer &m_clipboard;
    FollowController &m_follow;
    widgets::DiscoverPage &m_page;
    QWidget &m_window;
    LatestRequest m_requests;
    std::optional<OfferedLink> m_offered; ///< what the page offers
};

} // namespace dogear
