// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_time.h"

#include <feed/play_time.h>

#include <QString>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

using std::chrono::milliseconds;

namespace {

/// The text on both sides of an arrow.
struct Sides
{
    QStringView before;
    QStringView behind;
};

/// Splits \a line at its first arrow: "-->", "->", "—>", "=>" or "→".
std::optional<Sides> splitAtArrow(QStringView line)
{
    const auto isShaft = [](QChar c) { return QStringView(u"-–—=").contains(c); };
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line.at(i) == u'→')
            return Sides{line.first(i), line.sliced(i + 1)};
        if (line.at(i) != u'>')
            continue;
        qsizetype shaft = i;
        while (shaft > 0 && isShaft(line.at(shaft - 1)))
            --shaft;
        if (shaft < i)
            return Sides{line.first(shaft), line.sliced(i + 1)};
    }
    return {};
}

/// Returns the digits and separators at the start of \a text; settings may follow without a space.
QStringView timeAtStart(QStringView text)
{
    const auto isOfTime = [](QChar c) {
        return c.isDigit() || c.isSpace() || QStringView(u":.,;").contains(c);
    };
    return text.first(std::ranges::find_if_not(text, isOfTime) - text.begin());
}

/// Converts a number of frames to milliseconds. Drop-frame timecode, which has a semicolon,
/// has 29.97 frames per second; for others 25 is the usual rate, and the error is below 0.2 s.
milliseconds ofFrames(int frames, bool isDropFrame)
{
    const int perSecond = isDropFrame ? 30 : 25;
    return milliseconds(std::min(999, frames * 1000 / perSecond));
}

/// Reads "00:00:01:500" and "00:00:01;12": a last part of three digits is milliseconds, a shorter
/// one is frames.
std::optional<milliseconds> readFourParts(const QString &text)
{
    const qsizetype at = std::max(text.lastIndexOf(u':'), text.lastIndexOf(u';'));
    const QStringView last = QStringView(text).sliced(at + 1);
    bool isNumber = false;
    const int number = last.toInt(&isNumber);
    const auto whole = readPlayTime(QStringView(text).first(at));
    if (!isNumber || number < 0 || !whole)
        return {};
    const bool isDropFrame = text.at(at) == u';';
    return *whole + (last.size() == 3 ? milliseconds(number) : ofFrames(number, isDropFrame));
}

std::optional<milliseconds> readCueTime(QStringView written)
{
    QString text = written.toString();
    // Translators leave blanks inside a time, as in "00: 00: 01".
    text.removeIf([](QChar c) { return c.isSpace(); });
    const bool hasFourParts = text.contains(u';') || text.count(u':') == 3;
    return hasFourParts ? readFourParts(text) : readPlayTime(text);
}

} // namespace

std::optional<CueTimes> readCueTimes(QStringView line)
{
    const auto sides = splitAtArrow(line);
    if (!sides)
        return {};
    const QStringView behind = sides->behind.trimmed();
    const auto start = readCueTime(sides->before);
    const auto end = readCueTime(timeAtStart(behind));
    if (!start || (!end && !behind.isEmpty()))
        return {};
    // "3 -> 4" is text: without a colon, only the arrow of the specification makes a line of times.
    if (!hasCueArrow(line) && !sides->before.contains(u':'))
        return {};
    return CueTimes{*start, end};
}

bool hasCueArrow(QStringView line)
{
    return line.contains("-->"_L1);
}

} // namespace dogear::feed
