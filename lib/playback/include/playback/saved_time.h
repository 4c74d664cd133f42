// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Counts the listening time that shortened pauses have saved.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the AudioOutput outlives it.
/// Tests:   tests/unit/playback/tst_saved_time.cpp

#include <QObject>

#include <chrono>

namespace dogear::playback {

class AudioOutput;

class SavedTime final : public QObject
{
    Q_OBJECT

public:
    explicit SavedTime(AudioOutput &output, QObject *parent = nullptr);

    /// Sets the time that earlier runs of the program have saved.
    void setTotal(std::chrono::milliseconds total) { m_total = total; }
    [[nodiscard]] std::chrono::milliseconds total() const { return m_total; }

signals:
    /// Emitted when a pause was shortened: total() has grown by \a saved.
    void increased(std::chrono::milliseconds saved);

private:
    std::chrono::milliseconds m_total{};
};

} // namespace dogear::playback
