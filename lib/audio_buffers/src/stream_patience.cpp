// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_patience.h"

namespace dogear::audio_buffers {

using namespace std::chrono_literals;

namespace {

/// What is missing at the end of a stream that was cut off, at least.
constexpr auto surelyEarly = 2s;
/// Who asks at the end of a file is told so within this time.
constexpr auto endsWithin = 2s;
constexpr auto askAgainAfter = 1s;

} // namespace

StreamPatience::StreamPatience()
{
    m_later.setSingleShot(true);
    m_later.setInterval(askAgainAfter);
    connect(&m_later, &QTimer::timeout, this, &StreamPatience::ask);
}

void StreamPatience::forget()
{
    m_asked.invalidate();
    m_later.stop();
}

bool StreamPatience::takeEnd(milliseconds reached, milliseconds duration)
{
    const bool endedAtOnce =
        m_asked.isValid() && !m_asked.hasExpired(milliseconds(endsWithin).count());
    if (duration <= reached + surelyEarly || endedAtOnce)
        return false;
    ask();
    return true;
}

bool StreamPatience::takeError()
{
    if (!m_asked.isValid())
        return false;
    m_later.start();
    return true;
}

void StreamPatience::ask()
{
    m_asked.start();
    emit goOn();
}

} // namespace dogear::audio_buffers
