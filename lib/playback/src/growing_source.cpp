// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/growing_source.h>

#include <cstdint>
#include <utility>

namespace dogear::playback {

using std::chrono::milliseconds;

namespace {

/// Part of the stored bytes whose time is certain, because bit rates vary.
constexpr double certainPart = 0.95;

} // namespace

void GrowingSource::setStored(const std::optional<double> &fraction)
{
    m_isGrowing = true;
    m_stored = fraction;
}

milliseconds GrowingSource::handleLoaded(milliseconds position)
{
    m_isSeekable = m_isDeviceSeekable || !m_isGrowing || m_hasReopened;
    if (m_isSeekable || position <= milliseconds{})
        return position;
    m_pendingSeek = position;
    return {};
}

std::optional<milliseconds> GrowingSource::handleClosed()
{
    m_isSeekable = true;
    m_isDeviceSeekable = true;
    m_isReopeningUseful = false;
    return std::exchange(m_pendingSeek, std::nullopt);
}

std::optional<milliseconds> GrowingSource::handleKnownLength()
{
    if (!m_stored)
        return std::nullopt;
    m_isReopeningUseful = !m_isSeekable && !m_hasReopened;
    return m_isReopeningUseful ? m_pendingSeek : std::nullopt;
}

Seekability GrowingSource::seekability() const
{
    if (isSeekable())
        return Seekability::Seekable;
    return m_pendingSeek ? Seekability::Pending : Seekability::NotYet;
}

milliseconds GrowingSource::exactUpTo(milliseconds duration) const
{
    if (!m_isGrowing || isWhole())
        return milliseconds::max();
    const double exact = certainPart * m_stored.value_or(0) * double(duration.count());
    return milliseconds(std::int64_t(exact));
}

} // namespace dogear::playback
