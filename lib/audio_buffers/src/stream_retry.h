// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides when to continue a stream that FFmpeg reports as ended too early, or as broken.
///
/// FFmpeg's read timeout is five seconds; after it, Qt reports the end of the media (Qt 6.8,
/// qffmpegmediadataholder.cpp), or an error if a part of a packet was read, although the remaining
/// bytes may arrive later.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_streaming.cpp, tests/unit/audio_buffers/tst_stream_retry.cpp

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::audio_buffers {

class StreamRetry final : public QObject
{
    Q_OBJECT

public:
    using milliseconds = std::chrono::milliseconds;

    StreamRetry();

    /// Cancels retries. Call on a seek, on pause and when the source changes.
    void forget();
    /// Call on EndOfMedia at position \a reached of \a duration. Emits retry() if the stream ended
    /// too early, unless the previous retry also ended at once: then \a duration was estimated, and
    /// this is the real end.
    /// \return whether retry() was emitted
    bool handleEnd(milliseconds reached, milliseconds duration);
    /// Call on an error at position \a reached of \a duration, once the media was loaded. A packet
    /// of which a part is missing is reported as an error too. Errors that follow a few retries at
    /// once are real: then the media is damaged there.
    /// \return whether retry() will be emitted
    bool handleError(milliseconds reached, milliseconds duration);

signals:
    /// Emitted when the player should read again from the current position.
    void retry();

private:
    void retryNow();
    /// Whether the last retry was made a moment ago.
    [[nodiscard]] bool hasJustRetried() const;

    QElapsedTimer m_sinceRetry; ///< invalid before the first retry
    int m_quickErrors = 0;      ///< errors in a row, each directly after a retry
    QTimer m_timer;
};

} // namespace dogear::audio_buffers
