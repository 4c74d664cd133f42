// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads how sync with each target stands, and carries out what the user decides about it.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   Devices; database and library outlive it.
/// Tests:   tests/integration/tst_devices.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/sync_target.h>
#include <sync/server_profile.h>
#include <sync/sync_answers.h>
#include <sync/upload_rules.h>

#include <QList>
#include <QObject>
#include <QUrl>

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::devices {

class DeviceLibrary;

/// A question that sync asks before it removes many shows.
enum class RemovalQuestion {
    Here, ///< shows that are gone on the server are still followed here
    There ///< shows that are no longer followed here are still on the server
};

struct TargetState
{
    domain::SyncTarget target;
    domain::SyncProgress progress;
    QList<sync::Limitation> limitations; ///< what is known by now
    bool canGroupDevices = false;        ///< its devices do not share their shows, and could
    int waiting = 0;                     ///< actions to upload
    int questionsHere = 0;               ///< shows, RemovalQuestion::Here
    int questionsThere = 0;              ///< shows, RemovalQuestion::There
    QList<domain::SyncRunRecord> runs;   ///< newest first
    QList<domain::SetAsideAction> setAside;

    friend bool operator==(const TargetState &, const TargetState &) = default;
};

/// A show that is uploaded only if the user allows it.
struct PrivateShow
{
    PodcastId show;
    QString title;
    QUrl feed;
    sync::UploadBlock reason = sync::UploadBlock::HasToken;
    bool isAllowed = false;

    friend bool operator==(const PrivateShow &, const PrivateShow &) = default;
};

struct DevicesState
{
    QList<TargetState> targets;
    QList<PrivateShow> privateShows; ///< sorted by title

    friend bool operator==(const DevicesState &, const DevicesState &) = default;
};

class DeviceStates final : public QObject
{
    Q_OBJECT

public:
    DeviceStates(storage::DatabaseThread &database,
                 DeviceLibrary &library,
                 QObject *parent = nullptr);

    [[nodiscard]] Future<Result<DevicesState>> read();

    /// Lets what \a target refused wait for its upload again.
    [[nodiscard]] Future<Result<>> retry(domain::SyncTargetId target);
    /// Answers \a question. \a isWanted: the shows are removed on the other side, too; else they
    /// are shared again. What goes elsewhere goes with the next run.
    [[nodiscard]] Future<Result<>> answer(domain::SyncTargetId target,
                                          RemovalQuestion question,
                                          bool isWanted);
    /// Stores whether the address of a private show may be uploaded, without its password.
    [[nodiscard]] Future<Result<>> allowUpload(const QUrl &feed, bool isAllowed);

signals:
    /// Emitted after retry(), answer() or allowUpload().
    void changed();

private:
    [[nodiscard]] Future<Result<>> tell(const Future<Result<>> &change);

    storage::DatabaseThread &m_database;
    DeviceLibrary &m_library;
    sync::SyncAnswers m_answers;
};

} // namespace dogear::devices
