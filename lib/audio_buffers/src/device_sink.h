// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays the output of a SoundPipe on an audio device, and tracks the audible position.
///
/// After the first samples, writes silence while the pipe is empty. So the device clock never
/// stops, and late samples are played late instead of being dropped.
///
/// Threads: lives on soundThread(); functions that say so are for any.
/// Tests:   tests/integration/tst_sound.cpp, tst_lost_device.cpp

#include "sound_pipe.h"

#include <QAudioDevice>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <deque>
#include <memory>
#include <mutex>

class QAudioSink;
class QIODevice;

namespace dogear::audio_buffers {

class DeviceSink final : public QObject
{
    Q_OBJECT

public:
    using nanoseconds = std::chrono::nanoseconds;

    explicit DeviceSink(std::shared_ptr<SoundPipe> pipe);
    ~DeviceSink() override;

    // On the thread of this.
    void play(const QAudioDevice &device);
    void pause();
    /// Closes the device.
    void stop();
    /// Continues on \a device at the current position.
    void moveTo(const QAudioDevice &device);
    /// Discards the samples in the device buffer before the next play(); call after a seek in a
    /// pause.
    void dropWaiting();

    // On any thread.
    void setVolume(float volume) { m_volume = volume; } ///< linear
    /// The audible position in the media.
    [[nodiscard]] nanoseconds heard() const;
    /// Whether nothing audible is playing because the pipe is empty.
    [[nodiscard]] bool isStarved() const;
    /// Whether the last frame of the media has been played.
    [[nodiscard]] bool isOver() const;

signals:
    /// Emitted when no device can be opened.
    void missing();
    /// Emitted when the device stops with an error while it plays.
    void lost();

private:
    /// The frames of one write.
    struct Chunk
    {
        std::int64_t begin = 0; ///< in frames of the device since it was opened
        std::int64_t end = 0;
        SoundPipe::Mark mark; ///< of its first frame, or of the next that comes after silence
        bool isSilence = false;
    };

    void open(const QAudioDevice &device);
    void follow(QAudio::State state);
    void close();
    void feed();
    void write(std::int64_t free);
    [[nodiscard]] std::int64_t leastFrames() const;
    [[nodiscard]] bool mayRead() const;
    void note(const Chunk &chunk);
    void applyVolume(std::span<float> samples);
    void measure();
    [[nodiscard]] std::int64_t heardFrame() const;
    [[nodiscard]] Chunk chunkAt(std::int64_t frame) const;

    const std::shared_ptr<SoundPipe> m_pipe;
    QAudioDevice m_device;
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice *m_io = nullptr;       ///< of m_sink
    std::int64_t m_deviceFrames = 0; ///< that it takes beforehand
    std::unique_ptr<QTimer> m_timer;
    std::vector<float> m_samples;
    std::atomic<float> m_volume = 1;
    float m_appliedVolume = 1;
    bool m_isWaitingStale = false;
    bool m_isSounding = false; ///< the last write was of sound

    mutable std::mutex m_mutex; ///< guards what follows
    std::deque<Chunk> m_chunks;
    std::int64_t m_written = 0; ///< frames
    std::int64_t m_heard = 0;   ///< frames, when it was measured
    QElapsedTimer m_sinceHeard;
    bool m_isRunning = false;
};

} // namespace dogear::audio_buffers
