// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Divides uploads into batches, and finds the action because of which a batch is refused.
///
/// Some servers drop a whole batch because of one action, with a status that says no more. A
/// refused batch is halved until the action is alone; the others go.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_push_queue.cpp

#include <base/error.h>
#include <domain/sync_action.h>
#include <sync/transport.h>

#include <QList>

#include <optional>

namespace dogear::sync {

struct Upload
{
    qint64 id = 0; ///< LoggedAction::id
    domain::SyncAction action;

    friend bool operator==(const Upload &, const Upload &) = default;
};

enum class PushFailure {
    Refused,  ///< because of an action in it
    TryLater, ///< the server or the network; nothing is wrong with the actions
    Fatal,    ///< the login, or no such service; the run ends
};

[[nodiscard]] PushFailure pushFailure(const Error &error);

class PushQueue final
{
public:
    struct Refusal
    {
        qint64 id = 0;
        Error reason;
    };

    PushQueue() = default;
    /// \a uploads: in the order of sending. \a isPersistent: earlier runs failed with 500, too, so
    /// a 500 is blamed on the action even if no batch is accepted.
    explicit PushQueue(QList<Upload> uploads,
                       bool isPersistent = false,
                       int batchSize = Transport::maxActions);

    [[nodiscard]] bool isEmpty() const { return m_batches.isEmpty(); }
    /// The batch to send next. \pre not isEmpty()
    [[nodiscard]] const QList<Upload> &next() const { return m_batches.constFirst(); }
    /// The server took next().
    void accept();
    /// The server refused next() with \a error. \pre pushFailure() is Refused
    void refuse(const Error &error);

    /// Number of actions that are not decided yet.
    [[nodiscard]] int remaining() const;
    /// The actions to set aside. Empty while it may be the server that is broken: if every batch
    /// failed with a status of 500, none is blamed.
    [[nodiscard]] QList<Refusal> refusals() const;
    /// The error of a server that refused everything; empty if refusals() are final.
    [[nodiscard]] std::optional<Error> serverError() const;

private:
    QList<QList<Upload>> m_batches;
    QList<Refusal> m_refused;
    bool m_isPersistent = false;
    bool m_hasAccepted = false;
};

} // namespace dogear::sync
