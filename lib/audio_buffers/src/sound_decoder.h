// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The sound of a file from its beginning to its end, as samples.
///
/// Threads: any, one at a time; blocks while it reads.
/// Tests:   tests/unit/audio_buffers/tst_loudness_reader.cpp

#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <speech/audio_format.h>
#include <vector>

namespace dogear::audio_buffers {

class SoundDecoder
{
public:
    SoundDecoder();
    ~SoundDecoder();
    SoundDecoder(const SoundDecoder &) = delete;
    SoundDecoder &operator=(const SoundDecoder &) = delete;

    /// \return what is wrong with the file at \a path; nothing if it can be decoded
    [[nodiscard]] std::optional<QString> open(const QString &path);
    /// \pre open() found nothing wrong
    [[nodiscard]] const speech::AudioFormat &format() const { return m_format; }
    /// The next samples, until the next call. None at the end, and where nothing more can be
    /// decoded.
    [[nodiscard]] std::optional<std::span<const float>> next();

private:
    struct Av;

    [[nodiscard]] bool receive();
    [[nodiscard]] bool feed();

    std::unique_ptr<Av> m_av;
    speech::AudioFormat m_format;
    std::vector<float> m_samples;
};

} // namespace dogear::audio_buffers
