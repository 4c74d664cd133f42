// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Goes on with a stream that FFmpeg takes for ended.
///
/// When nothing comes for five seconds, FFmpeg gives up, and Qt tells the end of the media (Qt 6.8,
/// qffmpegmediadataholder.cpp). What is behind it may come later.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_streaming.cpp, tests/unit/audio_buffers/tst_stream_patience.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::audio_buffers {

class StreamPatience final : public QObject
{
    Q_OBJECT

public:
    using milliseconds = std::chrono::milliseconds;

    StreamPatience();

    /// Another place was chosen, or another source, or nobody listens.
    void forget();
    /// The player told the end, at \a reached of \a duration. At the real end, which may be earlier
    /// than a duration that was guessed, another attempt ends at once.
    /// \return whether it is asked again
    bool takeEnd(milliseconds reached, milliseconds duration);
    /// The player told an error: an attempt may read half of what it wants.
    /// \return whether it is asked again
    bool takeError();

signals:
    /// Emitted when the player should go on from where it is.
    void goOn();

private:
    void ask();

    QElapsedTimer m_asked; ///< since the last attempt; not valid before the first
    QTimer m_later;
};

} // namespace dogear::audio_buffers
