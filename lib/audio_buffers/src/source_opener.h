// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens media in a QMediaPlayer: a file, a device that corrects a file, or a stream.
///
/// Threads: GUI thread; files are inspected on the pool.
/// Tests:   tests/integration/tst_odd_files.cpp, tst_streaming.cpp

#include "sound_tap.h"
#include "stream_head.h"

#include <base/latest_request.h>

#include <QObject>
#include <QUrl>

#include <memory>

class QIODevice;
class QMediaPlayer;

namespace dogear::audio_buffers {

class SourceOpener final : public QObject
{
    Q_OBJECT

public:
    /// \pre \a player is destroyed before this object, whose device it may read; \a tap after it
    SourceOpener(QMediaPlayer &player, SoundTap &tap);
    ~SourceOpener() override;

    /// Closes the current media.
    void close();
    void open(const QUrl &url);
    /// Opens a constant bit rate stream shortly before \a position; the caller starts the player
    /// again. \return false for all other media, in which the player must seek
    bool openFrom(std::chrono::nanoseconds position);
    /// Whether known() was emitted and openFrom() was not called yet.
    [[nodiscard]] bool awaitsPosition() const { return m_awaitsPosition; }
    /// Whether the player reads the media from its start, so that its duration is that of the
    /// media.
    [[nodiscard]] bool isWhole() const { return !m_constant; }

signals:
    /// Emitted instead of opening a constant bit rate stream, which openFrom() does.
    void known(std::chrono::nanoseconds duration);

private:
    void openFile(const QUrl &url);

    QMediaPlayer &m_player;
    SoundTap &m_tap;
    LatestRequest m_openings;
    StreamHead m_head;
    std::optional<CbrMp3> m_constant;
    QUrl m_url;
    bool m_awaitsPosition = false;
    std::shared_ptr<QIODevice> m_repaired;         ///< read instead of the file
    std::shared_ptr<QIODevice> m_previousRepaired; ///< may still be read by a thread of the player
};

} // namespace dogear::audio_buffers
