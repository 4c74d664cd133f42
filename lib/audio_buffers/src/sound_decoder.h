// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes the sound of a file to samples, from its beginning to its end.
///
/// Threads: any, one at a time; blocks while it reads.
/// Tests:   tests/unit/qt_media/tst_loudness_reader.cpp

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

    /// \return the reason why the file at \a path cannot be decoded; nullopt if it can
    [[nodiscard]] std::optional<QString> open(const QString &path);
    /// \pre open() returned nullopt
    [[nodiscard]] const speech::AudioFormat &format() const { return m_format; }
    /// \return the next samples, valid until the next call; nullopt at the end, or if the decoder
    /// cannot continue
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
