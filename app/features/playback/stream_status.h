// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows which part of a streamed episode is stored, and the problems of its origin.
///
/// Threads: GUI thread.
/// Owner:   the player bar; collaborators outlive it.
/// Tests:   tests/integration/tst_media_source_resolver.cpp tests the values that it shows

#include <QObject>

namespace dogear {
struct Error;
} // namespace dogear

namespace dogear::listening {
class MediaSourceResolver;
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::widgets {
class MessageBar;
class PlayerBar;
} // namespace dogear::widgets

namespace dogear {

class StreamStatus final : public QObject
{
    Q_OBJECT

public:
    StreamStatus(listening::MediaSourceResolver &media,
                 listening::PlaybackSession &session,
                 widgets::PlayerBar &bar,
                 widgets::MessageBar &messages);

private:
    /// Marks the stored ranges on the position slider.
    void showBuffered();
    /// Shows the reason why the origin sends nothing, or that it does again.
    void showProblem();
    void reportChanged();
    void reportNotStored(const Error &error);

    listening::MediaSourceResolver &m_media;
    widgets::PlayerBar &m_bar;
    widgets::MessageBar &m_messages;
};

} // namespace dogear
