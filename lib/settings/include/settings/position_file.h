// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the playback position of every episode in an ini file that outlives the database.
///
/// The ini file has one group per episode, named by a hash of feed and guid. It is written
/// atomically: a crash leaves the old file or the new one. Changes are first appended to a journal
/// next to it, so that saving a position costs the same however many positions there are. The
/// journal is merged into the ini file when it has grown and when the PositionFile is destroyed.
/// Readers see both files. Changes of another process (`dogearctl`) are merged entry by entry.
///
/// Threads: one thread at a time; every call may wait for the disk. The library uses it through
///          PositionThread.
/// Spec:    QSettings, IniFormat; keys and journal are documented in src/position_file.cpp
/// Tests:   tests/unit/settings/tst_position_file.cpp
/// Decision: README.md, "Positions are written to a journal next to their ini file".

#include <base/result.h>

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QUrl>

class QSettings;

#include <chrono>
#include <memory>
#include <optional>

namespace dogear::settings {

class JournalFile;

/// Identifies an episode without the ids of the database.
struct PositionKey
{
    QUrl feed;
    QString guid;
};

struct SavedPosition
{
    std::chrono::milliseconds position{};
    std::chrono::milliseconds duration{}; ///< 0 if unknown
    bool isPlayed = false;
    QDateTime changed; ///< UTC

    friend bool operator==(const SavedPosition &, const SavedPosition &) = default;
};

class PositionFile final
{
public:
    /// A journal is merged when it is larger than this and than a quarter of the ini file.
    static constexpr qint64 minJournalBytes = qint64{64} * 1024;
    /// The destructor merges the journal into ini files up to this size; larger files keep it.
    static constexpr qint64 maxBytesAtClose = qint64{1024} * 1024;

    explicit PositionFile(const QString &path);
    ~PositionFile();
    PositionFile(const PositionFile &) = delete;
    PositionFile &operator=(const PositionFile &) = delete;

    [[nodiscard]] std::optional<SavedPosition> find(const PositionKey &key) const;

    /// Saves the position and waits until the disk has it.
    /// \return or FileUnwritable, DiskFull; the position then stays in memory and is written with
    ///   the next change
    Result<> save(const PositionKey &key, const SavedPosition &position);
    Result<> save(const QList<std::pair<PositionKey, SavedPosition>> &positions);
    /// Saves marks of many episodes. One without a position and without an entry gets no entry
    /// unless it is the only one, because the whole file is read and rewritten now and then.
    Result<> saveMarks(const QList<std::pair<PositionKey, SavedPosition>> &marks);
    Result<> remove(const PositionKey &key);

    /// Moves all positions of the show at \a from to its new address \a to. A position that \a to
    /// already has wins.
    Result<> moveFeed(const QUrl &from, const QUrl &to);

    /// Renames episodes of the show at \a feed; \a guids has pairs of the old and the new guid. A
    /// position that the new guid already has wins.
    Result<> renameEpisodes(const QUrl &feed, const QList<std::pair<QString, QString>> &guids);

    /// Lists all entries, in no particular order.
    [[nodiscard]] QList<std::pair<PositionKey, SavedPosition>> all() const;

    /// Reads the changes of other processes; quick if there are none.
    void reload();

    /// Merges the journal into the ini file and removes the journal.
    Result<> mergeJournal();

private:
    /// One line of the journal.
    struct Change
    {
        PositionKey key;
        std::optional<SavedPosition> position; ///< no value: the entry was removed
    };
    using Changes = QHash<QString, Change>; ///< the key is the group in the ini file

    friend Result<> copyPositions(const QString &from, const QString &to);
    [[nodiscard]] static QByteArray toLine(const Change &change);
    [[nodiscard]] static std::optional<Change> fromLine(const QByteArray &line);
    void replay(const QByteArray &lines);
    void change(const Change &change);
    void move(const PositionKey &from, const PositionKey &to);
    Result<> write();
    [[nodiscard]] Result<> writeLocked();
    [[nodiscard]] Result<> mergeJournalLocked();
    void setInIni(const QString &group, const Change &change);

    QString m_path;
    std::unique_ptr<QSettings> m_ini;
    std::unique_ptr<JournalFile> m_journal;
    Changes m_changes;         ///< changes that are in the journal but not yet in the ini file
    QList<Change> m_unwritten; ///< changes that are not yet in the journal
    qint64 m_mergeBytes = 0;   ///< after a failed merge: minimum journal size for the next attempt
    bool m_hasWritten = false;
};

/// Returns the path of the journal that belongs to the position file at \a path.
[[nodiscard]] QString positionJournalPath(const QString &path);

/// Copies the position file at \a from and its journal into a new ini file at \a to: a consistent
/// snapshot, even while another process writes. The copy is empty if there are no positions.
/// \return or FileUnwritable
[[nodiscard]] Result<> copyPositions(const QString &from, const QString &to);

} // namespace dogear::settings
