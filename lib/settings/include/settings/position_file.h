// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where every episode was left: an ini file of its own, which outlives the database.
///
/// One group per episode, named by a hash of feed and guid. Written atomically: a crash leaves the
/// old file or the new one. Changes of another process (`dogearctl`) are merged, entry by entry.
///
/// Threads: GUI thread. Reads come from memory; save() writes the file.
/// Spec:    QSettings, IniFormat; the keys are documented in src/position_file.cpp
/// Tests:   tests/unit/settings/tst_position_file.cpp

#include <base/result.h>

#include <QDateTime>
#include <QList>
#include <QSettings>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::settings {

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
    explicit PositionFile(const QString &path);

    [[nodiscard]] std::optional<SavedPosition> find(const PositionKey &key) const;

    /// Stores and writes through to the disk before it returns.
    /// \return or FileUnwritable, with the value kept in memory
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

    /// Takes in what another process wrote.
    void reload();

private:
    void set(const PositionKey &key, const SavedPosition &position);
    void move(const PositionKey &from, const PositionKey &to);
    Result<> write();

    QSettings m_ini;
};

} // namespace dogear::settings
