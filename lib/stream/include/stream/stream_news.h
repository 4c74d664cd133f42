// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is told of an episode that is streamed, on the thread that fetches and on that which
/// shows it.

#include <base/error.h>

#include <QObject>

#include <media/byte_ranges.h>
#include <media/media_store.h>
#include <optional>

namespace dogear::stream {

/// How much of an episode is on this machine.
struct Buffered
{
    media::ByteRanges ranges;
    std::optional<qint64> length; ///< of the whole; nothing if nobody knows it
    bool isUnencrypted = false;   ///< the address is https, and redirects led to http

    friend bool operator==(const Buffered &, const Buffered &) = default;
};

class StreamNews : public QObject
{
    Q_OBJECT

signals:
    /// A few times a second at most.
    void bufferedChanged(const dogear::media::MediaKey &key,
                         const dogear::stream::Buffered &buffered);
    /// See Fetcher.
    void completed(const dogear::media::MediaKey &key);
    void waiting(const dogear::media::MediaKey &key, const dogear::Error &error);
    void recovered(const dogear::media::MediaKey &key);
    void failed(const dogear::media::MediaKey &key, const dogear::Error &error);
    void changed(const dogear::media::MediaKey &key);

protected:
    using QObject::QObject;
};

} // namespace dogear::stream
