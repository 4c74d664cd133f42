// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records what the user does to Up next, favourites, tags, bookmarks, settings of shows and
///        lists, which sync through a folder carries.
///
/// The changed values are found by comparison (sync/field_sync.h) and get the time of it. So it is
/// made soon after each change, and not only with the next run: of two devices that change a value,
/// the later one wins. Records nothing before the first run with a folder, which takes the state of
/// before as older than every change.
///
/// Threads: GUI thread; the comparison runs on the database thread.
/// Owner:   SyncedLibrary; all collaborators outlive it.
/// Tests:   tests/integration/tst_value_recorder.cpp
/// Decision: README.md, "Values are compared soon after a change".

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QHash>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::storage {
class DatabaseThread;
class SharedLists;
} // namespace dogear::storage

namespace dogear::devices {

class ValueRecorder final : public QObject
{
    Q_OBJECT

public:
    ValueRecorder(storage::DatabaseThread &database,
                  storage::SharedLists &lists,
                  const Clock &clock,
                  QObject *parent = nullptr);

    /// Compares within checkDelay; several changes in that time lead to one comparison.
    void checkSoon();
    /// Does the same if \a episode may have become a favourite, or not be one any more. Its
    /// position, which is saved every few seconds, is no reason to compare.
    void checkEpisode(const domain::EpisodeSummary &episode);
    /// Whether a comparison is due.
    [[nodiscard]] bool isPending() const { return m_delay.isActive(); }
    /// Compares now.
    /// \return whether there was a change, or an Error of the database
    [[nodiscard]] Future<Result<bool>> check();

    static constexpr std::chrono::milliseconds checkDelay{1000};

signals:
    /// Emitted when values were recorded that wait for their upload.
    void recorded();
    /// Emitted when the comparison failed; the next one finds the same changes.
    void failed(const dogear::Error &error);

private:
    void startDelay();

    storage::DatabaseThread &m_database;
    storage::SharedLists &m_lists;
    const Clock &m_clock;
    QTimer m_delay;
    QHash<EpisodeId, bool> m_favourites; ///< as last announced
};

} // namespace dogear::devices
