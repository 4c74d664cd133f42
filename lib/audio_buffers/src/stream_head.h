// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the beginning of a stream, to know where its sound is.
///
/// Threads: GUI thread; asks the server of `stream` on this machine.
/// Tests:   tests/integration/tst_streaming.cpp

#include "constant_mp3.h"

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

    /// Forgets what it was asked before. read() follows.
    void ask(const QUrl &url);
    void forget();

signals:
    /// Emitted with nothing for all that is no MP3 of constant bit rate, and for failures: the
    /// player tells them.
    void read(const std::optional<dogear::audio_buffers::ConstantMp3> &mp3);

private:
    void get(qint64 place);
    void take(QNetworkReply &reply, qint64 place);

    QNetworkAccessManager m_network;
    QUrl m_url;
    QNetworkReply *m_reply = nullptr; ///< of m_network; deletes itself
};

} // namespace dogear::audio_buffers
