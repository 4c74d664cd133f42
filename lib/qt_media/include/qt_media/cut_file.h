// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells whether a file became shorter while it was played, so that its end is none.
///
/// Threads: GUI thread; sizes are read on the pool.
/// Tests:   tests/unit/audio_qt/tst_cut_file.cpp

#include <base/future.h>

#include <QObject>
#include <QUrl>

#include <optional>

namespace dogear::qt_media {

class CutFile final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Playing \a source begins; only files are looked at.
    void open(const QUrl &source);
    void close();
    /// Playing has come to the end of the file. Answers with finished(), unless open() or close()
    /// come first: at once where there is no file to look at, otherwise later.
    void ask();
    /// Whether there is a file whose size is known.
    [[nodiscard]] bool isLooking() const { return m_size.has_value(); }

signals:
    /// Emitted once for each ask().
    void finished(bool isCut);

private:
    [[nodiscard]] Future<qint64> size() const;

    QString m_path;
    std::optional<qint64> m_size; ///< when it was opened
    int m_generation = 0;         ///< of open() and close()
};

} // namespace dogear::qt_media
