// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A file of which the RangeServer serves what is there, and waits for the rest.
///
/// Threads: one; the server's.

#include <base/result.h>

#include <QByteArray>
#include <QObject>

#include <optional>

namespace dogear::stream {

/// A player takes megabytes ahead of what is heard, if it is let, and each has to be fetched.
struct Pace
{
    qint64 burst = 0;     ///< bytes at once, where somebody begins to read
    qint64 perSecond = 0; ///< bytes, from then on

    friend bool operator==(const Pace &, const Pace &) = default;
};

class ByteSource : public QObject
{
    Q_OBJECT

public:
    /// Whether it is known what comes: the length, if anybody knows it, and the type.
    [[nodiscard]] virtual bool hasAnswered() const = 0;
    /// Of the whole file, in bytes; nothing as long as nobody knows it, perhaps to its end.
    [[nodiscard]] virtual std::optional<qint64> length() const = 0;
    /// As its origin calls it; empty if it does not.
    [[nodiscard]] virtual QByteArray contentType() const = 0;
    /// At most \a most bytes from \a offset on, as far as they are there; none: they have to come.
    [[nodiscard]] virtual Result<QByteArray> read(qint64 offset, qint64 most) = 0;
    /// How fast it is given away, at most; nothing: as fast as it is taken.
    [[nodiscard]] virtual std::optional<Pace> pace() const = 0;
    /// Up to where all is there from \a offset on; \a offset itself if it is not there.
    [[nodiscard]] virtual qint64 endOfRun(qint64 offset) const = 0;
    /// Somebody waits for the byte at \a offset, and will want those after it. The last one who
    /// says so counts.
    virtual void want(qint64 offset) = 0;

signals:
    /// More is there, or more is known.
    void grown();
    /// It has become another file, or nothing more will come: who reads it has to begin anew.
    void ended();

protected:
    using QObject::QObject;
};

} // namespace dogear::stream
