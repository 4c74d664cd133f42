// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the first bytes of a stream and detects a constant bit rate MP3.
///
/// Threads: GUI thread; asks the server of `stream` on this machine.
/// Tests:   tests/integration/tst_streaming.cpp

#include "cbr_mp3.h"

#include <QNetworkAccessManager>
#include <QObject>
#include <QUrl>

class QNetworkReply;

namespace dogear::audio_buffers {

class StreamHead final : public QObject
{
    Q_OBJECT

public:
    StreamHead();

    /// Requests the head of \a url; cancels a previous request. Emits read() when done.
    void request(const QUrl &url);
    void cancel();

signals:
    /// Emitted without a value for any other media and on errors, which the player reports.
    void read(const std::optional<dogear::audio_buffers::CbrMp3> &mp3);

private:
    void get(qint64 offset);
    void take(QNetworkReply &reply, qint64 offset);

    QNetworkAccessManager m_network;
    QUrl m_url;
    QNetworkReply *m_reply = nullptr; ///< of m_network; deletes itself
};

} // namespace dogear::audio_buffers
