// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_sink.h"

#include <QAudioSink>
#include <QLoggingCategory>

#include <algorithm>
#include <utility>

namespace dogear::audio_buffers {

using namespace std::chrono_literals;

namespace {

Q_LOGGING_CATEGORY(lcSink, "dogear.audio")

/// Interval between two writes to the device; each one wakes a core.
constexpr auto tick = 20ms;
/// Device buffer: a smaller one underruns on a busy machine, a larger one delays seeks.
constexpr double deviceSeconds = 0.1;
/// Minimum fill that silence maintains, to avoid an underrun: two ticks.
constexpr double minSeconds = 0.04;
/// Duration of a volume change; an instant change clicks.
constexpr float rampSeconds = 0.02F;

} // namespace

DeviceSink::DeviceSink(std::shared_ptr<AudioPipeline> pipeline)
    : m_pipeline(std::move(pipeline))
{}

DeviceSink::~DeviceSink() = default;

void DeviceSink::play(const QAudioDevice &device)
{
    // A suspended device keeps its samples; closing it discards those of the old position.
    if (m_isWaitingStale || (m_sink && device != m_device))
        close();
    if (!m_sink)
        open(device);
    else
        m_sink->resume();
    if (!m_sink)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        m_isRunning = true;
        m_sincePlayed.start();
    }
    feed();
    m_timer->start(tick);
}

void DeviceSink::pause()
{
    if (!m_sink || !m_timer->isActive())
        return;
    m_timer->stop();
    measure(); // audiblePosition() reports this position until playback continues
    const std::scoped_lock lock(m_mutex);
    m_playedFrames = playedFrame();
    m_isRunning = false;
    // Qt 6.8 aborts if it suspends a stream of a sound server that has just ended; the size of its
    // free space is negative then, before the failure is reported to follow().
    if (m_sink->bytesFree() >= 0)
        m_sink->suspend();
}

void DeviceSink::stop()
{
    close();
}

void DeviceSink::moveTo(const QAudioDevice &device)
{
    const bool wasPlaying = m_timer && m_timer->isActive();
    close();
    if (wasPlaying)
        play(device);
}

void DeviceSink::discardBuffered()
{
    m_isWaitingStale = m_sink && !m_timer->isActive();
}

void DeviceSink::open(const QAudioDevice &device)
{
    QAudioFormat format;
    format.setSampleRate(m_pipeline->format().rate);
    format.setChannelCount(m_pipeline->format().channels);
    format.setSampleFormat(QAudioFormat::Float);
    m_device = device;
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(qint64(deviceSeconds * 1e6)));
    // Queued, because the slot deletes the sink that emits the signal.
    connect(
        m_sink.get(), &QAudioSink::stateChanged, this, &DeviceSink::follow, Qt::QueuedConnection);
    m_io = m_sink->start();
    m_deviceFrames = m_sink->bufferSize() / format.bytesPerFrame();
    m_isWaitingStale = false;
    m_isSounding = false;
    m_timer = std::make_unique<QTimer>();
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer.get(), &QTimer::timeout, this, &DeviceSink::feed);
    const std::scoped_lock lock(m_mutex);
    m_chunks.clear();
    m_written = 0;
    m_playedFrames = 0;
    if (!m_io) {
        m_sink.reset();
        emit missing();
    }
}

/// Reports a failure only during playback: after a pause play() opens the device again.
void DeviceSink::follow(QAudio::State state)
{
    // The queued signal may be from a sink that was replaced meanwhile.
    const bool isOfThisSink = m_sink && m_sink->state() == state;
    if (!isOfThisSink || state != QAudio::StoppedState || m_sink->error() == QAudio::NoError)
        return;
    qCInfo(lcSink) << "the device failed:" << m_sink->error();
    const bool wasPlaying = m_timer->isActive();
    close();
    if (wasPlaying)
        emit lost();
}

void DeviceSink::close()
{
    m_timer.reset();
    {
        const std::scoped_lock lock(m_mutex);
        m_isRunning = false;
        m_chunks.clear();
        m_written = 0;
        m_playedFrames = 0;
    }
    m_io = nullptr;
    if (auto sink = std::exchange(m_sink, nullptr))
        sink->reset();
    m_isWaitingStale = false;
}

void DeviceSink::feed()
{
    if (!m_sink)
        return;
    const auto bytes = qint64(sizeof(float)) * m_pipeline->format().channels;
    write(m_sink->bytesFree() / bytes);
    measure();
}

/// Writes up to \a free frames: ready samples, then only as much silence as keeps the device
/// running, so that samples that arrive next play soon.
void DeviceSink::write(std::int64_t free)
{
    if (free <= 0 || !m_io)
        return;
    const auto channels = std::size_t(m_pipeline->format().channels);
    m_samples.assign(std::size_t(free) * channels, 0.0F);
    const AudioPipeline::Mark mark = m_pipeline->mark(); // before read(), which moves it
    const auto sound = mayRead() ? std::int64_t(m_pipeline->read(m_samples)) : 0;
    m_isSounding = sound > 0;
    // Silence in front of the first samples would delay them.
    if (sound == 0 && m_written == 0)
        return;
    const std::int64_t least = minFrames();
    const std::int64_t waits = m_deviceFrames - free + sound;
    const std::int64_t silence = std::clamp<std::int64_t>(least - waits, 0, free - sound);
    if (sound + silence == 0)
        return;
    m_samples.resize(std::size_t(sound + silence) * channels);
    applyVolume(std::span(m_samples).first(std::size_t(sound) * channels));
    m_io->write(reinterpret_cast<const char *>(m_samples.data()),
                qint64(m_samples.size() * sizeof(float)));
    const std::scoped_lock lock(m_mutex);
    if (sound > 0)
        note({m_written, m_written + sound, mark, false});
    if (silence > 0)
        note({m_written, m_written + silence, {mark.generation, mark.frame + sound}, true});
}

std::int64_t DeviceSink::minFrames() const
{
    return std::int64_t(minSeconds * m_pipeline->format().rate);
}

/// Reads the first samples only when there are enough to keep the device busy. With fewer, silence
/// would follow a few milliseconds of sound.
bool DeviceSink::mayRead() const
{
    return m_isSounding || std::int64_t(m_pipeline->waiting()) >= minFrames()
           || m_pipeline->isFinished();
}

void DeviceSink::note(const Chunk &chunk)
{
    m_chunks.push_back(chunk);
    m_written = chunk.end;
    while (m_chunks.size() > 1 && m_chunks.front().end < m_playedFrames)
        m_chunks.pop_front();
}

void DeviceSink::applyVolume(std::span<float> samples)
{
    const float target = m_volume;
    const auto channels = std::size_t(m_pipeline->format().channels);
    const float step = 1 / (rampSeconds * float(m_pipeline->format().rate));
    for (std::size_t i = 0; i < samples.size(); i += channels) {
        m_appliedVolume += std::clamp(target - m_appliedVolume, -step, step);
        for (std::size_t channel = 0; channel < channels; ++channel)
            samples[i + channel] *= m_appliedVolume;
    }
}

/// Corrects the estimated position slowly: the device reports its fill level in coarse steps.
void DeviceSink::measure()
{
    const auto bytes = qint64(sizeof(float)) * m_pipeline->format().channels;
    const std::int64_t waits = (m_sink->bufferSize() - m_sink->bytesFree()) / bytes;
    const std::scoped_lock lock(m_mutex);
    const std::int64_t told = std::max<std::int64_t>(m_written - waits, 0);
    const std::int64_t passed = playedFrame();
    constexpr std::int64_t part = 8;
    const std::int64_t wrong = told - passed;
    const bool isFar = std::abs(wrong) > m_pipeline->format().rate / 10; // more than 100 ms
    // The audible position never goes back.
    m_playedFrames = std::max(m_playedFrames, isFar ? told : passed + wrong / part);
    m_sincePlayed.start();
}

/// \pre m_mutex is locked
std::int64_t DeviceSink::playedFrame() const
{
    if (!m_isRunning || !m_sincePlayed.isValid())
        return m_playedFrames;
    // Between two measurements the position advances with the wall clock.
    const std::int64_t passed =
        m_sincePlayed.nsecsElapsed() * m_pipeline->format().rate / 1'000'000'000;
    return std::min(m_playedFrames + passed, m_written);
}

/// \pre m_mutex is locked, and m_chunks is not empty
DeviceSink::Chunk DeviceSink::chunkAt(std::int64_t frame) const
{
    const auto next = std::ranges::upper_bound(m_chunks, frame, {}, &Chunk::begin);
    return next == m_chunks.begin() ? m_chunks.front() : *std::prev(next);
}

DeviceSink::nanoseconds DeviceSink::audiblePosition() const
{
    const std::scoped_lock lock(m_mutex);
    if (m_chunks.empty())
        return m_pipeline->positionOf(m_pipeline->mark());
    const std::int64_t frame = playedFrame();
    const Chunk chunk = chunkAt(frame);
    // The position does not advance during silence.
    AudioPipeline::Mark mark = chunk.mark;
    if (!chunk.isSilence)
        mark.frame += std::clamp<std::int64_t>(frame - chunk.begin, 0, chunk.end - chunk.begin);
    return m_pipeline->positionOf(mark);
}

bool DeviceSink::isStarved() const
{
    const std::scoped_lock lock(m_mutex);
    return m_isRunning && (m_chunks.empty() || chunkAt(playedFrame()).isSilence);
}

bool DeviceSink::isOver() const
{
    return m_pipeline->isOver() && isStarved();
}

} // namespace dogear::audio_buffers
