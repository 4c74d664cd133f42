// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where every episode was left: an ini file of its own, which outlives the database.
///
/// The ini file has one group per episode, named by a hash of feed and guid, and is written
/// atomically: a crash leaves the old file or the new one. Changes are appended to a journal beside
/// it first, so that saving a position costs the same however many there are; the journal goes into
/// the ini file when it has grown, and when the PositionFile is destroyed. Readers see both.
/// Changes of another process (`dogearctl`) are merged, entry by entry.
///
/// Threads: one thread at a time; every call may wait for the disk. The library uses it through
///          PositionThread.
/// Spec:    QSettings, IniFormat; keys and journal are documented in src/position_file.cpp
/// Tests:   tests/unit/settings/tst_position_file.cpp

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

/// Names an episode without the database.
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
    /// Journals up to this size are kept, and larger ones up to a quarter of the ini file.
    static constexpr qint64 minJournalBytes = 64 * 1024;
    /// The destructor rewrites ini files up to this size; larger ones keep their journal.
    static constexpr qint64 maxBytesAtClose = 1024 * 1024;

    explicit PositionFile(const QString &path);
    ~PositionFile();
    PositionFile(const PositionFile &) = delete;
    PositionFile &operator=(const PositionFile &) = delete;

    [[nodiscard]] std::optional<SavedPosition> find(const PositionKey &key) const;

    /// Stores and writes through to the disk before it returns.
    /// \return or FileUnwritable, DiskFull; the value is kept in memory and written with the next
    ///   one
    Result<> save(const PositionKey &key, const SavedPosition &position);
    Result<> save(const QList<std::pair<PositionKey, SavedPosition>> &positions);
    Result<> remove(const PositionKey &key);

    /// The show at \a from lives at \a to now: its places come along, unless \a to has one already.
    Result<> moveFeed(const QUrl &from, const QUrl &to);

    /// Episodes of the show at \a feed go by other guids now, \a guids says before and after: their
    /// places come along, unless the new one has a place already.
    Result<> renameEpisodes(const QUrl &feed, const QList<std::pair<QString, QString>> &guids);

    /// Every entry, in no order.
    [[nodiscard]] QList<std::pair<PositionKey, SavedPosition>> all() const;

    /// Takes in what another process wrote; quick if there is nothing.
    void reload();

    /// Writes everything into the ini file and removes the journal.
    Result<> fold();

private:
    /// One line of the journal.
    struct Change
    {
        PositionKey key;
        std::optional<SavedPosition> position; ///< none: the entry is removed
    };
    using Changes = QHash<QString, Change>; ///< by the group of the ini file

    friend Result<> copyPositions(const QString &from, const QString &to);
    [[nodiscard]] static QByteArray toLine(const Change &change);
    [[nodiscard]] static std::optional<Change> fromLine(const QByteArray &line);
    void replay(const QByteArray &lines);
    void change(const Change &change);
    void move(const PositionKey &from, const PositionKey &to);
    Result<> write();
    [[nodiscard]] Result<> writeLocked();
    [[nodiscard]] Result<> foldLocked();
    void setInIni(const QString &group, const Change &change);

    QString m_path;
    std::unique_ptr<QSettings> m_ini;
    std::unique_ptr<JournalFile> m_journal;
    Changes m_changes;         ///< those of the journal, which the ini file has not got yet
    QList<Change> m_unwritten; ///< the journal has not got them yet
    qint64 m_foldBytes = 0;    ///< a failed fold() is not repeated below this size of the journal
    bool m_hasWritten = false;
};

/// Where the journal of the positions at \a path is.
[[nodiscard]] QString positionJournalPath(const QString &path);

/// Writes all positions of the file at \a from and its journal into a new ini file at \a to, as
/// they are at one moment; empty if there are none. Another process may write them meanwhile.
/// \return or FileUnwritable
[[nodiscard]] Result<> copyPositions(const QString &from, const QString &to);

} // namespace dogear::settings
