// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the page of a show that a directory lists, with its episodes, before it is
/// followed.
///
/// Threads: GUI thread.
/// Owner:   the detail page; collaborators outlive it.
/// Tests:   tests/gui/tst_preview_flow.cpp

#include <base/ids.h>
#include <base/latest_request.h>

#include <QObject>

class QUrl;

namespace dogear::discovery {
class LinkResolver;
struct ListedShow;
} // namespace dogear::discovery

namespace dogear::subscriptions {
class Previews;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class DetailController;

class PreviewOpener final : public QObject
{
    Q_OBJECT

public:
    PreviewOpener(discovery::LinkResolver &links,
                  subscriptions::Previews &previews,
                  DetailController &details,
                  widgets::MessageBar &messages);

    /// Reads the feed of \a show and opens its page, unless the user goes elsewhere meanwhile.
    /// Finds out where the feed is, if no directory said so.
    void open(const discovery::ListedShow &show);

private:
    void read(quint64 key, const QUrl &feed, const QUrl &fallback, LatestRequest::Ticket ticket);
    void fail(quint64 key, LatestRequest::Ticket ticket, const QString &sentence);

    discovery::LinkResolver &m_links;
    subscriptions::Previews &m_previews;
    DetailController &m_details;
    widgets::MessageBar &m_messages;
    LatestRequest m_requests;
};

} // namespace dogear
