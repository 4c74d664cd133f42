// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps answers of directories as files: fresh ones save requests, old ones are shown
///        without a network.
///
/// Threads: GUI thread; files are accessed on a thread of its own, in the order of the calls.
/// Errors:  a file that cannot be read is treated as missing; one that cannot be written is logged.
/// Tests:   tests/unit/discovery/tst_answer_store.cpp

#include <base/future.h>

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QThreadPool>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::discovery {

struct StoredAnswer
{
    QByteArray body;
    QDateTime read; ///< when the directory sent it, UTC

    friend bool operator==(const StoredAnswer &, const StoredAnswer &) = default;
};

class AnswerStore final
{
public:
    /// Before the first answer is written, the oldest files beyond this size are deleted.
    static constexpr qint64 maxBytes = qint64{20} * 1024 * 1024;

    /// \param folder is created with the first answer; empty: nothing is kept
    explicit AnswerStore(const QString &folder);
    /// Waits for the answers that are being written.
    ~AnswerStore();

    [[nodiscard]] Future<std::optional<StoredAnswer>> find(const QUrl &url);
    void keep(const QUrl &url, const StoredAnswer &answer);

private:
    QString m_folder;
    QThreadPool m_disk; ///< one thread
    bool m_hasWritten = false;
};

} // namespace dogear::discovery
