// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives a QMediaPlayer what it should read: a file, a device that mends it, or a stream.
///
/// Threads: GUI thread; files are looked at on the pool.
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
    /// Outlives \a player, which may read from a device of this until it ends. \a tap outlives
    /// this.
    SourceOpener(QMediaPlayer &player, SoundTap &tap);
    ~SourceOpener() override;

    /// Lets go of what is open.
    void close();
    void open(const QUrl &url);
    /// Opens a stream from shortly before \a place on, where it is known which byte that is; the
    /// player has to be started again.
    /// \return whether it did; if not, the player has to seek
    bool openFrom(std::chrono::nanoseconds place);
    /// Whether known() came and openFrom() has not been called yet.
    [[nodiscard]] bool isKnownOnly() const { return m_isKnownOnly; }
    /// Whether what the player says of the length holds for all.
    [[nodiscard]] bool isWhole() const { return !m_constant; }

signals:
    /// Emitted when the player is not needed to know a stream: it waits for openFrom().
    void known(std::chrono::nanoseconds duration);

private:
    void openFile(const QUrl &url);

    QMediaPlayer &m_player;
    SoundTap &m_tap;
    LatestRequest m_openings;
    StreamHead m_head;
    std::optional<ConstantMp3> m_constant;
    QUrl m_url;
    bool m_isKnownOnly = false;
    std::shared_ptr<QIODevice> m_mended;       ///< is read in place of the file
    std::shared_ptr<QIODevice> m_mendedBefore; ///< may still be read by a thread of the player
};

} // namespace dogear::audio_buffers
