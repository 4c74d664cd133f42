// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores what a SyncServer got, as the server whose quirks it has would do.

#include <support/sync_server_quirks.h>

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QList>
#include <QSet>
#include <QStringList>

namespace dogear::test {

struct StoredAction
{
    QJsonObject fields; ///< as they came
    qint64 time = 0;    ///< Unix seconds, as the device says
    qint64 uploaded = 0;
};

struct StoredShow
{
    QString url;
    qint64 changed = 0;
    bool isRemoved = false;
};

class SyncServerStore final
{
public:
    explicit SyncServerStore(const SyncServerQuirks &quirks)
        : m_quirks(quirks)
    {}

    /// Stores \a fields at the time \a now. \return false if the server fails because of it
    [[nodiscard]] bool addAction(const QJsonObject &fields, const QString &device, qint64 now);
    /// The object that answers a request for actions.
    [[nodiscard]] QJsonObject actionsSince(qint64 since, qint64 now) const;

    void changeShows(const QString &device,
                     const QStringList &added,
                     const QStringList &removed,
                     qint64 now);
    /// The object that answers a request for changes of shows.
    [[nodiscard]] QJsonObject showsSince(const QString &device, qint64 since, qint64 now) const;
    /// The shows of all devices.
    [[nodiscard]] QStringList allShows() const;

    void addDevice(const QString &device) { m_devices.insert(device); }
    /// The array that answers a request for the devices of the user.
    [[nodiscard]] QJsonArray devices() const;
    [[nodiscard]] bool hasDevice(const QString &device) const { return m_devices.contains(device); }

    /// Forgets everything, as a server that was installed again.
    void clear();
    [[nodiscard]] const QList<StoredAction> &actions() const { return m_actions; }
    void append(const StoredAction &action) { m_actions.append(action); }

private:
    [[nodiscard]] QList<StoredShow> &showsOf(const QString &device);
    [[nodiscard]] QJsonObject shown(const StoredAction &action) const;
    [[nodiscard]] bool replaces(const StoredAction &action);

    SyncServerQuirks m_quirks;
    QList<StoredAction> m_actions;
    QHash<QString, QList<StoredShow>> m_shows; ///< by device; under "" if they are per user
    QSet<QString> m_devices;
};

} // namespace dogear::test
