// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays the output of an AudioPipeline on an audio device, and tracks the audible position.
///
/// After the first samples, writes silence while the pipe is empty. So the device clock never
/// stops, and late samples are played late instead of being dropped.
///
/// Threads: lives on soundThread(); functions marked so may be called on any thread.
/// Tests:   tests/integration/tst_sound.cpp, tst_lost_device.cpp

#include "audio_pipeline.h"

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

    explicit DeviceSink(std::shared_ptr<AudioPipeline> pipeline);
    ~DeviceSink() override;

    // Call on the thread of this object.
    void play(const QAudioDevice &device);
    void pause();
    /// Closes the device.
    void stop();
    /// Continues on \a device at the current position.
    void moveTo(const QAudioDevice &device);
    /// Discards the samples in the device buffer before the next play(); call after a seek in a
    /// pause.
    void discardBuffered();

    // Call on any thread.
    void setVolume(float volume) { m_volume = volume; } ///< linear
    /// The audible position in the media.
    [[nodiscard]] nanoseconds audiblePosition() const;
    /// Whether the device plays silence because the pipe is empty.
    [[nodiscard]] bool isStarved() const;
    /// Whether the last frame of the media has been played.
    [[nodiscard]] bool isOver() const;

signals:
    /// Emitted when no device can be opened.
    void missing();
    /// Emitted when the device stops with an error while it plays.
    void lost();

private:
    /// Frames written to the device together.
    struct Chunk
    {
        std::int64_t begin = 0; ///< frames written since the device was opened
        std::int64_t end = 0;
        AudioPipeline::Mark mark; ///< first frame; of silence, the frame that follows it
        bool isSilence = false;
    };

    void open(const QAudioDevice &device);
    void follow(QAudio::State state);
    void close();
    void feed();
    void write(std::int64_t free);
    [[nodiscard]] std::int64_t minFrames() const;
    [[nodiscard]] bool mayRead() const;
    void note(const Chunk &chunk);
    void applyVolume(std::span<float> samples);
    void measure();
    [[nodiscard]] std::int64_t playedFrame() const;
    [[nodiscard]] Chunk chunkAt(std::int64_t frame) const;

    const std::shared_ptr<AudioPipeline> m_pipeline;
    QAudioDevice m_device;
    std::unique_ptr<QAudioSink> m_sink;
    QIODevice *m_io = nullptr;       ///< owned by m_sink
    std::int64_t m_deviceFrames = 0; ///< size of the device buffer
    std::unique_ptr<QTimer> m_timer;
    std::vector<float> m_samples;
    std::atomic<float> m_volume = 1;
    float m_appliedVolume = 1;
    bool m_isWaitingStale = false;
    bool m_isSounding = false; ///< the last write contained sound

    mutable std::mutex m_mutex; ///< guards the members below
    std::deque<Chunk> m_chunks;
    std::int64_t m_written = 0;      ///< frames
    std::int64_t m_playedFrames = 0; ///< frames played at the last measurement
    QElapsedTimer m_sincePlayed;
    bool m_isRunning = false;
};

} // namespace dogear::audio_buffers
