// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Simulates a device that syncs through a folder of its own, and the program that carries
///        the files to the folders of other devices.

#include "sync_device.h"

#include <storage/library_value_store.h>
#include <sync_folder/folder_run.h>
#include <sync_folder/folder_thread.h>

namespace dogear::test {

/// Lists by hand in memory.
class FakeLists final : public storage::SharedLists
{
public:
    [[nodiscard]] Result<QList<storage::SharedList>> all(storage::Connection &) override
    {
        return lists;
    }
    [[nodiscard]] Result<> replace(storage::Connection &,
                                   const QList<storage::SharedList> &wanted) override
    {
        lists = wanted;
        return {};
    }

    QList<storage::SharedList> lists;
};

class FolderDevice final : public SyncDevice
{
public:
    /// \a folder is created if it does not exist; \a clock outlives the device.
    FolderDevice(const QString &name, const QString &folder, FakeClock &clock);

    /// Runs once and waits. Takes the new id of the device if there is one.
    Result<sync_folder::FolderReport> syncFolder();

    // What the user does. Each change is recorded, as in the program.
    void toggleFavourite(const QString &episode);
    void toggleTag(const QString &show, const QString &tag);
    void setSpeed(const QString &show, double speed);
    void addBookmark(const QString &episode, int seconds, const QString &note);
    void setNotes(const QString &episode, const QString &note); ///< of all bookmarks there
    void removeBookmarks(const QString &episode);
    void setQueue(const QStringList &episodes);
    void record();
    /// Adds \a count plays to the log, one for each of as many episodes of \a shows shows.
    Result<> addActions(int count, int shows);

    // What the library has, as text.
    [[nodiscard]] QStringList queue();
    [[nodiscard]] QStringList favourites(); ///< sorted
    [[nodiscard]] QStringList tags();       ///< "show: tag", sorted
    [[nodiscard]] QStringList speeds();     ///< "show: speed", sorted
    [[nodiscard]] QStringList bookmarks();  ///< "episode @seconds note", sorted

    [[nodiscard]] QString folder() const { return m_folder; }
    /// Path of the file that this device writes.
    [[nodiscard]] QString file() const;
    /// Copies the file of this device into the folder of \a to; only the first \a bytes of it if
    /// that is not negative.
    void carryTo(const FolderDevice &to, qint64 bytes = -1) const;

    FakeLists lists; ///< of the library

private:
    [[nodiscard]] QStringList texts(const QString &sql);
    [[nodiscard]] PodcastId show(const QString &name);

    QString m_folder;
    sync_folder::FolderThread m_thread;
};

} // namespace dogear::test
