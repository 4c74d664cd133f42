// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_sync.h"

#include <storage/connection.h>

#include <utility>

namespace dogear::sync {

using storage::Connection;

void ShowSync::read(const ShowRequest &request, std::function<void(std::optional<qint64>)> next)
{
    m_request = request;
    m_afterRead = std::move(next);
    m_run.progress(SyncPhase::ReadingShows);
    m_run.after(m_run.transport().showChanges(request.cursor), [this](const ShowChanges &changes) {
        m_answer.changes = changes;
        // The whole list unites the devices at first, and later shows whether the server still has
        // what it had.
        if (m_request.isFirst || m_request.isEverything)
            readAll();
        else
            makePlan();
    });
}

void ShowSync::readAll()
{
    m_run.after(m_run.transport().allShows(), [this](const QStringList &all) {
        m_answer.all = all;
        m_answer.hasAll = true;
        makePlan();
    });
}

void ShowSync::makePlan()
{
    // A server with one list for all devices gives it to a new device, too.
    if (m_request.isFirst)
        m_run.report().profile.isPerDevice =
            m_answer.changes.added.isEmpty() && !m_answer.all.isEmpty();
    m_run.inDatabase(
        [id = m_run.target(), answer = m_answer, request = m_request](Connection &connection) {
            return planFrom(connection, id, answer, request.privateShows, request.isFirst);
        },
        [this](const ShowPlan &made) { follow(made); });
}

void ShowSync::follow(const ShowPlan &plan)
{
    m_plan = plan;
    m_run.report().questionsHere = plan.questionsHere;
    m_run.report().questionsThere = plan.questionsThere;
    QList<QUrl> addresses;
    for (const QString &address : plan.follow)
        addresses.append(QUrl(address));
    if (addresses.isEmpty())
        unfollow();
    else
        m_run.after(m_run.library().follow(addresses), [this] { unfollow(); });
}

void ShowSync::unfollow()
{
    if (m_plan.unfollow.isEmpty())
        remember();
    else
        m_run.after(m_run.library().unfollow(m_plan.unfollow.values()), [this] { remember(); });
}

void ShowSync::remember()
{
    m_run.inDatabase([id = m_run.target(), plan = m_plan](
                         Connection &connection) { return rememberPlan(connection, id, plan); },
                     [this] { m_afterRead(m_answer.changes.cursor); });
}

void ShowSync::upload(std::function<void()> next)
{
    if (m_plan.add.isEmpty() && m_plan.remove.isEmpty()) {
        next();
        return;
    }
    m_afterUpload = std::move(next);
    m_run.progress(SyncPhase::Uploading, 0, m_plan.add.size() + m_plan.remove.size());
    m_run.after(m_run.transport().sendShows(m_plan.add.values(), m_plan.remove.values()),
                [this](const QList<AddressChange> &changes) {
                    m_run.inDatabase(
                        [id = m_run.target(), sent = m_plan, changes](Connection &connection) {
                            return rememberUpload(connection, id, sent, changes);
                        },
                        [this](const QList<UrlMove> &moves) {
                            m_run.report().moves += moves;
                            m_afterUpload();
                        });
                });
}

} // namespace dogear::sync
