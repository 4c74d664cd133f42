// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_list.h"
#include "cue_text.h"
#include "cue_time.h"
#include "transcript_readers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// A transcript has its first times near the start; the rest of a text need not be searched.
constexpr int sniffedLines = 200;

QStringView firstWord(QStringView text)
{
    return text.first(std::ranges::find_if(text, [](QChar c) { return c.isSpace(); })
                      - text.begin());
}

bool isNumber(QStringView line)
{
    return !line.isEmpty() && std::ranges::all_of(line, [](QChar c) { return c.isDigit(); });
}

/// Reads a file line by line. A cue stays open until the next one, because SRT files contain empty
/// lines inside a cue.
class TimedTextReader
{
public:
    TimedTextReader(bool isVtt, const TranscriptLimits &limits)
        : m_isVtt(isVtt)
        , m_state(isVtt ? State::Skipping : State::Between)
        , m_list(limits)
    {}

    void read(QStringView line)
    {
        ++m_line;
        const QStringView trimmed = line.trimmed();
        const auto times = readCueTimes(trimmed);
        if (times || hasCueArrow(trimmed))
            readTimes(times);
        else if (trimmed.isEmpty())
            readEmptyLine(line.isEmpty());
        else
            readText(trimmed);
    }

    [[nodiscard]] bool isFull() const { return m_list.isFull(); }

    Result<ParsedTranscript> take()
    {
        settleLoose();
        closeCue();
        return m_list.take();
    }

private:
    enum class State {
        Between,  ///< after an empty line
        InCue,    ///< after a line of times
        Skipping, ///< in a header, note, style sheet or unreadable cue, until an empty line
    };

    void readTimes(const std::optional<CueTimes> &times);
    void readEmptyLine(bool hasNoBlanks);
    void readText(QStringView line);
    void settleLoose();
    void closeCue();

    bool m_isVtt;
    State m_state;
    CueList m_list;
    int m_line = 0;
    std::optional<CueTimes> m_times; ///< of the open cue
    QStringList m_text;              ///< of the open cue
    QStringList m_loose; ///< lines after an empty line, which may be the name of the next cue
};

void TimedTextReader::readTimes(const std::optional<CueTimes> &times)
{
    // The line above the times is the number or name of this cue, not text of the one before.
    QStringList &above = m_state == State::InCue ? m_text : m_loose;
    const bool isNamed = !above.isEmpty() && (isNumber(above.constLast()) || above.size() == 1);
    // Directly below a text only a number is taken for one; a name could be a line of the text.
    if (isNamed && (m_state != State::InCue || isNumber(above.constLast())))
        above.removeLast();
    settleLoose();
    closeCue();
    m_times = times;
    m_state = m_times ? State::InCue : State::Skipping;
    if (!m_times)
        m_list.addUnreadable(m_line);
}

void TimedTextReader::readEmptyLine(bool hasNoBlanks)
{
    if (m_state == State::Between)
        settleLoose();
    // A line of blanks does not end a cue of WebVTT: YouTube's cues begin with one. SRT files have
    // cues with an empty line before their text.
    const bool endsCue = m_isVtt ? hasNoBlanks : !m_text.isEmpty();
    if (m_state != State::InCue || endsCue)
        m_state = State::Between;
}

void TimedTextReader::readText(QStringView line)
{
    if (m_state == State::InCue) {
        m_text.append(line.toString());
        return;
    }
    const QStringView word = firstWord(line);
    // The blocks that WebVTT defines besides cues; they end at an empty line.
    const bool isComment =
        m_loose.isEmpty() && (word == "NOTE"_L1 || word == "STYLE"_L1 || word == "REGION"_L1);
    if (m_state == State::Between && isComment)
        m_state = State::Skipping;
    else if (m_state == State::Between)
        m_loose.append(line.toString());
}

/// Assigns lines without times: they continue the last cue, or are a cue whose times are lost.
void TimedTextReader::settleLoose()
{
    if (m_loose.isEmpty())
        return;
    // WebVTT has no empty lines inside cues, and a number begins a new cue.
    const bool hasLostTimes = m_isVtt || isNumber(m_loose.constFirst()) || !m_times;
    if (!hasLostTimes)
        m_text.append(m_loose);
    // A number alone has no text that could be lost.
    else if (m_loose.size() > 1 || !isNumber(m_loose.constFirst()))
        m_list.addUnreadable(m_line);
    m_loose.clear();
}

void TimedTextReader::closeCue()
{
    if (m_times) {
        const QList<Voice> voices = voicesOf(m_text.join(u'\n'));
        for (Voice voice : voices) {
            // WebVTT has a tag for speakers, so a "Name: " in its text is left alone.
            if (voice.speaker.isEmpty() && !m_isVtt)
                voice.speaker = takeSpeaker(voice.text);
            m_list.add({m_times->start, m_times->end, voice.speaker, voice.text});
        }
    }
    m_times.reset();
    m_text.clear();
}

} // namespace

bool hasTimeLine(const QString &text)
{
    qsizetype at = 0;
    for (int i = 0; i < sniffedLines && at < text.size(); ++i) {
        qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            end = text.size();
        const QStringView line = QStringView(text).sliced(at, end - at);
        if (line.contains(u':') && readCueTimes(line.trimmed()))
            return true;
        at = end + 1;
    }
    return false;
}

Result<ParsedTranscript> parseTimedText(const QString &text, const TranscriptLimits &limits)
{
    TimedTextReader reader(text.startsWith("WEBVTT"_L1), limits);
    qsizetype at = 0;
    while (at < text.size() && !reader.isFull()) {
        qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            end = text.size();
        reader.read(QStringView(text).sliced(at, end - at));
        at = end + 1;
    }
    return reader.take();
}

} // namespace dogear::feed
