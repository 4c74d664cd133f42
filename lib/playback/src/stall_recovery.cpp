// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/stall_recovery.h>

namespace dogear::playback {

bool StallRecovery::setStalled(bool isStalled, const QDateTime &now)
{
    if (isStalled == m_isStalled)
        return false;
    m_isStalled = isStalled;
    m_since = isStalled ? now : QDateTime();
    return true;
}

void StallRecovery::restart(const QDateTime &now)
{
    m_reloadedAt.reset();
    m_since = m_isStalled ? now : QDateTime();
}

StallRecovery::Action StallRecovery::check(const QDateTime &now, std::chrono::milliseconds position)
{
    if (!m_since.isValid() || m_since.msecsTo(now) < limit.count())
        return Action::None;
    m_since = {};
    // If reloading did not lead past this part of the file, it will not do so next time either.
    const bool isSame = m_reloadedAt && position - *m_reloadedAt < nearby;
    m_reloadedAt = position;
    return isSame ? Action::Fail : Action::Reload;
}

} // namespace dogear::playback
