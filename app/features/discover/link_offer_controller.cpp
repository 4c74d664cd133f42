// SPDX-License-Identifier: GPL-3.0-or-later
#include "link_offer_controller.h"

#include "features/shows/follow_controller.h"

#include <widgets/discover_page.h>
#include <widgets/link_offer.h>

#include <QEvent>

#include <utility>

namespace dogear {

using widgets::LinkOffer;

LinkOfferController::LinkOfferController(ClipboardOffer &clipboard,
                                         FollowController &follow,
                                         widgets::DiscoverPage &page,
                                         QWidget &window)
    : QObject(&page)
    , m_clipboard(clipboard)
    , m_follow(follow)
    , m_page(page)
    , m_window(window)
{
    window.installEventFilter(this);
    connect(&page, &widgets::DiscoverPage::opened, this, &LinkOfferController::look);
    connect(&page.linkOffer(), &LinkOffer::accepted, this, [this] {
        if (const auto offered = std::exchange(m_offered, std::nullopt)) {
            m_clipboard.settle(offered->text);
            m_follow.followLink(offered->link);
        }
    });
    connect(&page.linkOffer(), &LinkOffer::closed, this, [this] {
        if (const auto offered = std::exchange(m_offered, std::nullopt))
            m_clipboard.settle(offered->text);
    });
    // The user has followed or refused it in the dialog.
    connect(&clipboard, &ClipboardOffer::settled, this, [this](const QString &text) {
        if (m_offered && m_offered->text == text)
            show({});
    });
}

bool LinkOfferController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::WindowActivate)
        look();
    return QObject::eventFilter(watched, event);
}

void LinkOfferController::look()
{
    // Only the active window may read the clipboard on Wayland, and only then the user sees an
    // offer.
    if (!m_page.isVisible() || !m_window.isActiveWindow())
        return;
    m_clipboard.look(
        this, [this, ticket = m_requests.begin()](const std::optional<OfferedLink> &offered) {
            if (m_requests.isLatest(ticket))
                show(offered);
        });
}

void LinkOfferController::show(const std::optional<OfferedLink> &offered)
{
    m_offered = offered;
    if (offered)
        m_page.linkOffer().offer(offered->place);
    else
        m_page.linkOffer().hide();
}

} // namespace dogear
