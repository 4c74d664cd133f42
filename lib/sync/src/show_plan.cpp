// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/show_plan.h>

#include <algorithm>

namespace dogear::sync {

using domain::SyncedShow;
using domain::SyncShowState;

namespace {

bool needsConsent(qsizetype removed, qsizetype all)
{
    return removed > maxSilentRemovals && removed * 2 > all;
}

/// Makes the plan in steps: additions there, removals there, additions here, removals here.
class Planner
{
public:
    explicit Planner(const ShowLists &lists)
        : m_lists(lists)
        , m_both(lists.both)
    {}

    ShowPlan make()
    {
        takeAdded();
        if (!m_lists.isUnion)
            takeRemoved();
        sendAdded();
        if (!m_lists.isUnion)
            sendRemoved();
        return m_plan;
    }

private:
    void remember(const SyncedShow &show)
    {
        m_plan.remember.append(show);
        m_both.insert(show.feed, show);
    }
    void forget(qint64 feed)
    {
        m_plan.forget.insert(feed);
        m_both.remove(feed);
    }

    void takeAdded();
    void takeRemoved();
    void sendAdded();
    void sendRemoved();

    const ShowLists &m_lists;
    QHash<qint64, SyncedShow> m_both;
    ShowPlan m_plan;
};

void Planner::takeAdded()
{
    for (auto each = m_lists.added.cbegin(); each != m_lists.added.cend(); ++each) {
        const qint64 feed = each.key();
        const bool isHere = m_lists.here.contains(feed);
        // Servers return an addition again. A show that both had and that is gone here was removed
        // here since.
        if (!isHere && !m_lists.isUnion && m_both.contains(feed))
            continue;
        if (!isHere)
            m_plan.follow.insert(feed, each.value());
        const SyncedShow show{feed, each.value(), SyncShowState::Shared};
        if (m_both.value(feed) != show)
            remember(show);
    }
}

void Planner::takeRemoved()
{
    QList<SyncedShow> gone;
    qsizetype shared = 0;
    for (const SyncedShow &show : std::as_const(m_both)) {
        const bool isShared =
            show.state == SyncShowState::Shared && m_lists.here.contains(show.feed);
        shared += isShared ? 1 : 0;
        // An answer with both is about a show that was removed and followed again.
        const bool isGone =
            m_lists.removed.contains(show.feed) && !m_lists.added.contains(show.feed);
        if (isGone && isShared)
            gone.append(show);
    }
    const bool isAsked = needsConsent(gone.size(), shared);
    for (SyncedShow &show : gone) {
        show.state = SyncShowState::RemovedThere;
        if (isAsked) {
            remember(show);
            continue;
        }
        m_plan.unfollow.insert(show.feed, m_lists.here.value(show.feed).id);
        forget(show.feed);
    }
    for (const qint64 feed : m_lists.removed) {
        if (m_both.contains(feed) && !m_lists.here.contains(feed) && !m_lists.added.contains(feed))
            forget(feed);
    }
    m_plan.questionsHere = static_cast<int>(std::ranges::count_if(
        m_both, [](const SyncedShow &show) { return show.state == SyncShowState::RemovedThere; }));
}

void Planner::sendAdded()
{
    for (auto each = m_lists.here.cbegin(); each != m_lists.here.cend(); ++each) {
        // A server that was reset gets everything again, except what it refused.
        const auto known = m_both.constFind(each.key());
        const bool isThere = known != m_both.cend()
                             && (!m_lists.isUnion || m_lists.added.contains(each.key())
                                 || known->state == SyncShowState::Refused);
        const bool isLeaving = m_plan.unfollow.contains(each.key());
        if (each->isUploadable && !isThere && !isLeaving)
            m_plan.add.insert(each.key(), each->address);
    }
}

void Planner::sendRemoved()
{
    QList<SyncedShow> gone;
    qsizetype shared = 0;
    for (const SyncedShow &show : std::as_const(m_both)) {
        const bool isHere = m_lists.here.contains(show.feed) || m_plan.follow.contains(show.feed);
        if (!isHere && show.state == SyncShowState::RemoveThere)
            m_plan.remove.insert(show.feed, show.spelling);
        if (isHere
            && (show.state == SyncShowState::RemovedHere
                || show.state == SyncShowState::RemoveThere))
            m_plan.remember.append({show.feed, show.spelling, SyncShowState::Shared});
        if (!isHere && show.state == SyncShowState::RemovedHere)
            ++m_plan.questionsThere;
        if (show.state != SyncShowState::Shared)
            continue;
        ++shared;
        if (!isHere)
            gone.append(show);
    }
    const bool isAsked = needsConsent(gone.size(), shared);
    for (SyncedShow &show : gone) {
        if (!isAsked) {
            m_plan.remove.insert(show.feed, show.spelling);
            continue;
        }
        show.state = SyncShowState::RemovedHere;
        m_plan.remember.append(show);
        ++m_plan.questionsThere;
    }
}

} // namespace

ShowPlan planShows(const ShowLists &lists)
{
    return Planner(lists).make();
}

} // namespace dogear::sync
