// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes the address of a feed on the page of its show, with undo.
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

namespace dogear::library {
class Subscriptions;
} // namespace dogear::library

namespace dogear::widgets {
class DetailPage;
class MessageBar;
} // namespace dogear::widgets

namespace dogear {

class FeedAddressController final : public QObject
{
    Q_OBJECT

public:
    FeedAddressController(library::Subscriptions &subscriptions,
                          widgets::DetailPage &page,
                          widgets::MessageBar &messages,
                          QWidget &window);

private:
    void ask(PodcastId id);
    void ask(const domain::FollowedPodcast &show, const QString &text, const QString &problem);
    void change(const domain::FollowedPodcast &show, const QString &text);
    void offerUndo(const domain::FollowedPodcast &before);
    void say(const Error &error);

    library::Subscriptions &m_subscriptions;
    widgets::MessageBar &m_messages;
    QWidget &m_window;
};

} // namespace dogear
