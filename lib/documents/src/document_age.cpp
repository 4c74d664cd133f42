// SPDX-License-Identifier: GPL-3.0-or-later
#include <documents/document_age.h>
#include <documents/document_reader.h>

namespace dogear::documents {

bool DocumentAge::isDue(const DocumentSource &documentSource,
                        const std::optional<QDateTime> &readAt) const
{
    // Local files have no waiting time: they are compared by size and date each time.
    if (!documentSource.isLocal() && readAt && isWithin(*readAt, documentAge))
        return false;
    return !recentFailure(documentSource.url);
}

void DocumentAge::recordFailure(const QUrl &url, const Error &error)
{
    m_failed.insert(url, {m_clock.now(), error});
}

std::optional<Error> DocumentAge::recentFailure(const QUrl &url) const
{
    const auto failed = m_failed.constFind(url);
    if (failed == m_failed.cend() || !isWithin(failed->first, retryAge))
        return {};
    return failed->second;
}

/// Whether less than \a age has passed since \a then. A \a then in the future means that the clock
/// was set back; it does not delay anything.
bool DocumentAge::isWithin(const QDateTime &then, std::chrono::milliseconds age) const
{
    const QDateTime now = m_clock.now();
    return then <= now && then.addMSecs(age.count()) > now;
}

} // namespace dogear::documents
