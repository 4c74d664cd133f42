// SPDX-License-Identifier: GPL-3.0-or-later
#include "block_list.h"

#include "cue_text.h"

#include <feed/play_time.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dogear::feed {

void BlockList::setTime(std::chrono::milliseconds time)
{
    m_time = time;
    m_hasTimes = true;
}

void BlockList::setSpeaker(const QString &speaker)
{
    m_speaker = speaker.simplified();
    // Authors write "Anna:" inside <cite>.
    while (m_speaker.endsWith(u':') || m_speaker.endsWith(u' '))
        m_speaker.chop(1);
    m_hasSpeakers = true;
}

void BlockList::add(QString text)
{
    text = text.trimmed();
    if (const auto time = takeTime(text))
        setTime(*time);
    // If elements name the speakers, a colon in the text has another meaning.
    const QString speaker = m_hasSpeakers ? m_speaker : takeSpeaker(text);
    m_list.add({m_time, std::nullopt, speaker, text});
}

std::optional<std::chrono::milliseconds> takeTime(QString &text)
{
    // In brackets at the start, or alone on the first line; "10:30 is early" is text.
    static const QRegularExpression form(
        uR"(^(?:\[([0-9:.,]{4,14})\]|\(([0-9:.,]{4,14})\)|([0-9:.,]{4,14})(?=\s*(?:\n|$))))"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    const QString written = match.captured(match.lastCapturedIndex());
    // "[2024]" is a year, not a time.
    const auto time = written.contains(u':') ? readPlayTime(written) : std::nullopt;
    if (time)
        text = text.sliced(match.capturedEnd()).trimmed();
    return time;
}

} // namespace dogear::feed
