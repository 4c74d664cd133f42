// SPDX-License-Identifier: GPL-3.0-or-later
#include "common_date.h"

#include <base/utc.h>

#include <algorithm>
#include <array>

namespace dogear::feed {

namespace {

constexpr std::array<QStringView, 12> months = {u"Jan",
                                                u"Feb",
                                                u"Mar",
                                                u"Apr",
                                                u"May",
                                                u"Jun",
                                                u"Jul",
                                                u"Aug",
                                                u"Sep",
                                                u"Oct",
                                                u"Nov",
                                                u"Dec"};

/// The North American zones of RFC 822 section 5.1, in minutes east of Greenwich.
constexpr std::array<std::pair<QStringView, int>, 8> namedZones = {{{u"EST", -300},
                                                                    {u"EDT", -240},
                                                                    {u"CST", -360},
                                                                    {u"CDT", -300},
                                                                    {u"MST", -420},
                                                                    {u"MDT", -360},
                                                                    {u"PST", -480},
                                                                    {u"PDT", -420}}};

/// Consumes a text from its front. After the first mismatch isFine() stays false.
class Scanner
{
public:
    explicit Scanner(QStringView text)
        : m_rest(text)
    {}

    [[nodiscard]] bool isFine() const { return m_isFine; }
    [[nodiscard]] bool isAtEnd() const { return m_rest.isEmpty(); }

    bool takes(char16_t wanted)
    {
        if (!m_rest.startsWith(QChar(wanted)))
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }

    void expect(char16_t wanted) { m_isFine = takes(wanted) && m_isFine; }

    /// Reads all ASCII digits at the front; there must be \a least to \a most of them.
    int number(qsizetype least, qsizetype most)
    {
        int value = 0;
        qsizetype count = 0;
        // One digit more than allowed is read, which is enough to refuse it; no int overflows.
        while (count < m_rest.size() && count <= most && isDigit(m_rest.at(count)))
            value = value * 10 + (m_rest.at(count++).unicode() - u'0');
        m_isFine = count >= least && count <= most && m_isFine;
        m_rest = m_rest.sliced(count);
        return value;
    }

    QStringView letters(qsizetype count)
    {
        const QStringView word = m_rest.first(std::min(count, m_rest.size()));
        m_isFine = word.size() == count && m_isFine;
        m_rest = m_rest.sliced(word.size());
        return word;
    }

    void dropDigits()
    {
        while (!m_rest.isEmpty() && isDigit(m_rest.front()))
            m_rest = m_rest.sliced(1);
    }

    [[nodiscard]] QStringView rest() const { return m_rest; }

private:
    static bool isDigit(QChar c) { return c >= u'0' && c <= u'9'; }

    QStringView m_rest;
    bool m_isFine = true;
};

int secondsOfDay(Scanner &text)
{
    const int hours = text.number(2, 2);
    text.expect(u':');
    const int minutes = text.number(2, 2);
    text.expect(u':');
    const int seconds = text.number(2, 2);
    // A leap second is left to the reader of unusual dates.
    const bool isUsual = hours <= 23 && minutes <= 59 && seconds <= 59;
    return isUsual && text.isFine() ? (hours * 60 + minutes) * 60 + seconds : -1;
}

/// Reads the rest of \a text as a zone, in seconds east of Greenwich.
std::optional<int> offset(Scanner &text, bool hasColon)
{
    for (const QStringView greenwich : std::array<QStringView, 3>{u"GMT", u"Z", u"UTC"}) {
        if (text.rest() == greenwich)
            return 0;
    }
    for (const auto &[name, minutes] : namedZones) {
        if (text.rest() == name)
            return minutes * 60;
    }
    const bool isWest = text.takes(u'-');
    if (!isWest)
        text.expect(u'+');
    // RFC 822 has four digits, RFC 3339 two pairs with a colon.
    const int hours = text.number(hasColon ? 2 : 4, hasColon ? 2 : 4);
    int minutes = 0;
    if (hasColon) {
        text.expect(u':');
        minutes = hours * 60 + text.number(2, 2);
    } else {
        minutes = hours / 100 * 60 + hours % 100;
    }
    constexpr int farthest = 14 * 60; // in minutes; no place is further from Greenwich
    if (!text.isFine() || !text.isAtEnd() || minutes > farthest)
        return std::nullopt;
    return (isWest ? -minutes : minutes) * 60;
}

std::optional<QDateTime> assemble(const QDate &date, int seconds, std::optional<int> offset)
{
    if (!date.isValid() || seconds < 0 || !offset)
        return std::nullopt;
    return QDateTime(date, QTime(0, 0), utc).addSecs(seconds - *offset);
}

int readMonth(Scanner &text)
{
    const QStringView name = text.letters(3);
    const auto found = std::ranges::find(months, name);
    return found == months.end() ? 0 : int(found - months.begin()) + 1;
}

std::optional<QDateTime> readRfc822(Scanner text)
{
    // The weekday is skipped, because it is often wrong.
    if (!text.rest().isEmpty() && text.rest().front().isLetter()) {
        text.letters(3);
        text.expect(u',');
        text.expect(u' ');
    }
    const int day = text.number(1, 2);
    text.expect(u' ');
    const int month = readMonth(text);
    text.expect(u' ');
    const int year = text.number(4, 4);
    text.expect(u' ');
    const int seconds = secondsOfDay(text);
    text.expect(u' ');
    return text.isFine() ? assemble({year, month, day}, seconds, offset(text, false))
                         : std::nullopt;
}

std::optional<QDateTime> readRfc3339(Scanner text)
{
    const int year = text.number(4, 4);
    text.expect(u'-');
    const int month = text.number(2, 2);
    text.expect(u'-');
    const int day = text.number(2, 2);
    text.expect(u'T');
    const int seconds = secondsOfDay(text);
    if (text.takes(u'.'))
        text.dropDigits();
    return text.isFine() ? assemble({year, month, day}, seconds, offset(text, true)) : std::nullopt;
}

} // namespace

std::optional<QDateTime> readCommonDate(QStringView text)
{
    // RFC 3339 has a dash after the year; any other text is tried as RFC 822.
    const bool isYearFirst = text.size() > 4 && text.at(4) == u'-';
    return isYearFirst ? readRfc3339(Scanner(text)) : readRfc822(Scanner(text));
}

} // namespace dogear::feed
