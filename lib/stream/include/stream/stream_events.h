// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the signals of a streamed episode once, for the thread that fetches and for the
/// GUI thread.

#include <base/error.h>

#include <QObject>

#include <media/byte_ranges.h>
#include <media/media_store.h>
#include <optional>

namespace dogear::stream {

/// The stored part of an episode.
struct Buffered
{
    media::ByteRanges ranges;
    std::optional<qint64> length; ///< of the whole file, in bytes; empty if unknown
    bool isUnencrypted = false;   ///< the address is https, and redirects led to http

    friend bool operator==(const Buffered &, const Buffered &) = default;
};

class StreamEvents : public QObject
{
    Q_OBJECT

signals:
    /// Emitted when more of the episode is stored, a few times a second at most.
    void bufferedChanged(const dogear::media::MediaKey &key,
                         const dogear::stream::Buffered &buffered);
    /// The signals of Fetcher, with the key of the episode.
    void completed(const dogear::media::MediaKey &key);
    void waiting(const dogear::media::MediaKey &key, const dogear::Error &error);
    void recovered(const dogear::media::MediaKey &key);
    void failed(const dogear::media::MediaKey &key, const dogear::Error &error);
    void changed(const dogear::media::MediaKey &key);

protected:
    using QObject::QObject;
};

} // namespace dogear::stream
