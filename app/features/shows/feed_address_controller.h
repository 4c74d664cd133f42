// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets the user change the address of a show's feed, with undo.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_adding.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QObject>

class QUrl;
class QWidget;

namespace dogear::domain {
struct FollowedPodcast;
} // namespace dogear::domain

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FeedAddressController final : public QObject
{
    Q_OBJECT

public:
    FeedAddressController(subscriptions::Subscriptions &subscriptions,
                          widgets::DetailPage &page,
                          widgets::MessageBar &messages,
                          QWidget &window);

private:
    /// Opens the dialog for the address of the show \a id.
    void ask(PodcastId id);
    /// Opens the dialog with \a text in it; \a problem says what is wrong with the text, or is
    /// empty.
    void ask(const domain::FollowedPodcast &show, const QString &text, const QString &problem);
    void change(const domain::FollowedPodcast &show, const QString &text);
    void offerUndo(const domain::FollowedPodcast &before);
    void showMessage(const Error &error);

    subscriptions::Subscriptions &m_subscriptions;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
