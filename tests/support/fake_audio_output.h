// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements AudioOutput without sound: records its calls and reports values set by a test.

#include <playback/audio_output.h>

#include <QStringList>

#include <utility>

namespace dogear::test {

class FakeAudioOutput final : public playback::AudioOutput
{
public:
    using AudioOutput::AudioOutput;

    void setSource(const QUrl &source) override
    {
        log(source.isEmpty() ? "unload" : "load");
        here = {};
        if (!source.isEmpty())
            lastSource = source;
    }
    void play() override { log("play"); }
    void pause() override { log("pause"); }
    void setPosition(std::chrono::milliseconds position) override
    {
        log(QString::fromLatin1("seek %1").arg(position.count()));
        here = position;
    }
    void setExactUpTo(std::chrono::milliseconds position) override { exactUpTo = position; }
    void setSpeed(double speed) override { log(QString::fromLatin1("speed %1").arg(speed)); }
    void setVolume(double volume) override { log(QString::fromLatin1("volume %1").arg(volume)); }
    void setSpeechSettings(const speech::SpeechSettings &speechSettings) override
    {
        lastShape = speechSettings;
    }
    [[nodiscard]] std::chrono::milliseconds position() const override { return here; }
    [[nodiscard]] std::chrono::milliseconds reached() const override
    {
        return soundUpTo.value_or(here);
    }
    [[nodiscard]] std::optional<Error> unavailable() const override { return missing; }

    /// Simulates the passing of time: moves to \a position and emits positionChanged().
    void tick(std::chrono::milliseconds position)
    {
        here = position;
        emit positionChanged(position);
    }

    /// Returns the calls since the last takeLog(), in one line, and clears them.
    QString takeLog() { return std::exchange(m_log, {}).join(QLatin1StringView("; ")); }

    std::chrono::milliseconds here{};
    /// Value of reached(): the end of the decoded sound; unset: the position.
    std::optional<std::chrono::milliseconds> soundUpTo;
    std::chrono::milliseconds exactUpTo = std::chrono::milliseconds::max();
    std::optional<Error> missing;
    QUrl lastSource;
    speech::SpeechSettings lastShape;

private:
    void log(const char *what) { m_log.append(QString::fromLatin1(what)); }
    void log(const QString &what) { m_log.append(what); }

    QStringList m_log;
};

} // namespace dogear::test
