// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the page of a show that a directory lists, with its episodes, before it is
/// followed.
///
/// Threads: GUI thread.
/// Owner:   the detail page; collaborators outlive it.
/// Tests:   tests/gui/tst_preview_flow.cpp

#include <base/latest_request.h>

#include <QObject>

namespace dogear::discovery {
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
class PreviewReader;

class PreviewOpener final : public QObject
{
    Q_OBJECT

public:
    PreviewOpener(PreviewReader &reader,
                  subscriptions::Previews &previews,
                  DetailController &details,
                  widgets::MessageBar &messages);

    /// Reads the feed of \a show and opens its page, unless the user goes elsewhere meanwhile.
    void open(const discovery::ListedShow &show);

private:
    PreviewReader &m_reader;
    DetailController &m_details;
    widgets::MessageBar &m_messages;
    LatestRequest m_requests;
};

} // namespace dogear
