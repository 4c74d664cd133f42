// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the bytes of a file that RangeServer serves while the file is being fetched.
///
/// Bytes that are stored are read at once; the server waits for those that are still missing.
///
/// Threads: one; the server's.

#include <base/result.h>

#include <QByteArray>
#include <QObject>

#include <optional>

namespace dogear::stream {

/// Rate limit for one reader. Without a limit, a player reads megabytes ahead of the playback
/// position, and all of them would have to be fetched.
struct RateLimit
{
    qint64 burst = 0;     ///< bytes that a reader gets at once when it starts to read
    qint64 perSecond = 0; ///< bytes per second after that

    friend bool operator==(const RateLimit &, const RateLimit &) = default;
};

class ByteSource : public QObject
{
    Q_OBJECT

public:
    /// Whether the origin has answered: the type, and the length if there is one, are known.
    [[nodiscard]] virtual bool hasAnswered() const = 0;
    /// Length of the whole file in bytes; empty while unknown, which may last until the end of the
    /// transfer.
    [[nodiscard]] virtual std::optional<qint64> length() const = 0;
    /// The Content-Type that the origin sent; empty if it sent none.
    [[nodiscard]] virtual QByteArray contentType() const = 0;
    /// Reads at most \a maxBytes stored bytes from \a offset on. An empty array means that the byte
    /// at \a offset has to be fetched first.
    [[nodiscard]] virtual Result<QByteArray> read(qint64 offset, qint64 maxBytes) = 0;
    /// Maximum rate at which a reader is given bytes; empty: no limit.
    [[nodiscard]] virtual std::optional<RateLimit> rateLimit() const = 0;
    /// End of the stored run of bytes that starts at \a offset, the offset after its last byte;
    /// \a offset itself if that byte is not stored.
    [[nodiscard]] virtual qint64 endOfRun(qint64 offset) const = 0;
    /// Reports that a reader waits for the byte at \a offset and will read on from there. Only the
    /// latest call counts.
    virtual void want(qint64 offset) = 0;

signals:
    /// Emitted when more bytes are stored, more is known of the file, or the pace has changed.
    void bytesAdded();
    /// Emitted when the origin has another file, or no more bytes will come: readers have to start
    /// again.
    void ended();

protected:
    using QObject::QObject;
};

} // namespace dogear::stream
