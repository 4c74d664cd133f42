// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects that a file was truncated during playback, so that its end is not the real one.
///
/// Threads: GUI thread; sizes are read on the pool.
/// Tests:   tests/unit/qt_media/tst_truncation_detector.cpp

#include <base/future.h>

#include <QObject>
#include <QUrl>

#include <optional>

namespace dogear::qt_media {

class TruncationDetector final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Reads the size of \a source before playback; does nothing for other URLs than local files.
    void open(const QUrl &source);
    void close();
    /// Compares the size when playback has reached the end of the file. Answers with finished():
    /// at once without a known size, otherwise later, unless open() or close() is called before.
    void ask();
    /// Whether a file is open and its size is known.
    [[nodiscard]] bool isActive() const { return m_size.has_value(); }

signals:
    /// Emitted once for each ask().
    void finished(bool isTruncatedFile);

private:
    [[nodiscard]] Future<qint64> size() const;

    QString m_path;
    std::optional<qint64> m_size; ///< bytes when the file was opened
    int m_generation = 0;         ///< counts open() and close(), to drop outdated answers
};

} // namespace dogear::qt_media
