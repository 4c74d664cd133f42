// SPDX-License-Identifier: GPL-3.0-or-later
#include "calendar_day.h"

#include "month_names.h"

#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Reads a year (RFC 2822 section 4.3): two digits mean 1950 to 2049, three count from 1900.
int readYear(QStringView digits)
{
    const int year = digits.toInt();
    if (digits.size() == 2)
        return year < 50 ? 2000 + year : 1900 + year;
    return digits.size() == 3 && year >= 100 && year < 200 ? 1900 + year : year;
}

/// Converts a year of the Buddhist era, which Thailand uses, to the Gregorian calendar.
int gregorian(int year, const QString &text)
{
    constexpr int offset = 543;
    const bool isThai =
        std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Thai; });
    return isThai && year > 2400 ? year - offset : year;
}

/// Reads "2024-02-05", "2024/2/5", "2024年2月5日", "2024-036", "2024-W06-1"; a month without a day
/// counts as its first day.
QDate yearFirst(const QString &text)
{
    static const QRegularExpression ordinal(u"^(\\d{4})-(\\d{3})(?!\\d)"_s);
    static const QRegularExpression week(u"^(\\d{4})-?W(\\d{2})(?:-?([1-7]))?(?!\\d)"_s);
    static const QRegularExpression day(
        u"(?<![\\d./-])(\\d{4}) ?[-/.年년] ?(\\d{1,2})(?! ?\\d)(?: ?[-/.月월] ?(\\d{1,2})(?!\\d))?"_s);
    if (const auto match = ordinal.match(text); match.hasMatch()) {
        const int number = match.captured(2).toInt();
        // Day 366 of a common year would be in the next one.
        const QDate date = QDate(match.captured(1).toInt(), 1, 1).addDays(number - 1);
        return number > 0 && date.year() == match.captured(1).toInt() ? date : QDate();
    }
    if (const auto match = week.match(text); match.hasMatch()) {
        // ISO 8601: the 4th of January is always in the first week.
        const QDate first(match.captured(1).toInt(), 1, 4);
        const int weekday = match.hasCaptured(3) ? match.captured(3).toInt() : 1;
        return first.addDays((match.captured(2).toInt() - 1) * 7 + weekday - first.dayOfWeek());
    }
    const auto match = day.match(text);
    if (!match.hasMatch())
        return {};
    const int dayOfMonth = match.hasCaptured(3) ? match.captured(3).toInt() : 1;
    return {gregorian(match.captured(1).toInt(), text), match.captured(2).toInt(), dayOfMonth};
}

/// Reads "5.2.2024", "05-02-2024", "15/02/2024": the day comes first, unless it cannot be one. With
/// slashes the month may come first, as in America: an ambiguous date is not read.
std::optional<CalendarDay> numbersOnly(const QString &text)
{
    static const QRegularExpression form(
        u"(?<![\\d./-])(\\d{1,2})( ?[./-] ?| )(\\d{1,2})\\2(\\d{4}|\\d{2})(?![\\d])"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    int day = match.captured(1).toInt();
    int month = match.captured(3).toInt();
    const bool mayBeEither = day <= 12 && month <= 12 && day != month;
    if (mayBeEither && match.captured(2).contains(u'/'))
        return CalendarDay{{}, u"day and month may be either"_s};
    if (month > 12)
        std::swap(day, month);
    return CalendarDay{{gregorian(readYear(match.captured(4)), text), month, day}, {}};
}

/// A word or number of a date whose month is a word.
struct Token
{
    QString text;
    QString name; ///< comparableName() of a word; empty for a number
    [[nodiscard]] bool isNumber() const { return name.isEmpty(); }
};

QList<Token> tokensOf(const QString &text)
{
    static const QRegularExpression form(u"\\d+|\\pL[\\pL\\pM.'’׳״॰]*"_s);
    QList<Token> tokens;
    for (auto matches = form.globalMatch(text); matches.hasNext();) {
        const QString token = matches.next().captured(0);
        tokens.append({token, token.front().isDigit() ? QString() : comparableName(token)});
    }
    return tokens;
}

/// Returns the month with an English name, which may be misspelt after the third letter.
int englishMonth(const QString &name)
{
    static constexpr std::array months = {"jan"_L1,
                                          "feb"_L1,
                                          "mar"_L1,
                                          "apr"_L1,
                                          "may"_L1,
                                          "jun"_L1,
                                          "jul"_L1,
                                          "aug"_L1,
                                          "sep"_L1,
                                          "oct"_L1,
                                          "nov"_L1,
                                          "dec"_L1};
    const auto *const found = std::ranges::find_if(
        months, [&](QLatin1StringView month) { return name.startsWith(month); });
    return found == months.end() ? 0 : int(found - months.begin()) + 1;
}

/// Reads a date whose month is a word.
class WordDate
{
public:
    explicit WordDate(const QString &text)
        : m_text(text)
        , m_tokens(tokensOf(text))
    {
        for (const Token &token : std::as_const(m_tokens)) {
            if (!token.isNumber())
                m_words.append(token.name);
        }
    }

    CalendarDay read()
    {
        findMonth();
        if (m_month == 0)
            return {};
        QList<qsizetype> numbers;
        for (qsizetype i = 0; i < m_tokens.size(); ++i) {
            if (m_tokens.at(i).isNumber() && !isOfMonth(i))
                numbers.append(i);
        }
        // A number of five digits or more is no year, so the text is probably no date.
        const bool isYearTooLong = std::ranges::any_of(
            numbers, [this](qsizetype i) { return m_tokens.at(i).text.size() > 4; });
        if (numbers.isEmpty() || isYearTooLong)
            return {};
        const qsizetype year = yearAmong(numbers);
        numbers.removeOne(year);
        const int yearNumber = gregorian(readYear(m_tokens.at(year).text), m_text);
        if (numbers.isEmpty()) // a month without a day counts as its first day
            return {m_tokens.at(year).text.size() == 4 ? QDate(yearNumber, m_month, 1) : QDate(),
                    m_doubt};
        // The day stands next to the month.
        const auto distance = [this](qsizetype i) { return std::abs(i - m_at); };
        const qsizetype day = std::ranges::min(numbers, {}, distance);
        return {QDate(yearNumber, m_month, m_tokens.at(day).text.toInt()), m_doubt};
    }

private:
    [[nodiscard]] bool isOfMonth(qsizetype i) const { return i >= m_at && i < m_at + m_size; }

    void take(qsizetype at, qsizetype size, int month)
    {
        m_at = at;
        m_size = size;
        m_month = month;
    }

    /// Finds the month: the last word that names one, because weekdays, some of which have the name
    /// of a month in another language, come first.
    void findMonth()
    {
        for (qsizetype i = 0; i < m_tokens.size(); ++i) {
            if (!m_tokens.at(i).isNumber())
                takeExact(i);
        }
        // Also if the only match is the first word, which may be a weekday.
        if (m_month == 0 || m_at == 0) {
            for (qsizetype i = m_at + m_size; i < m_tokens.size(); ++i) {
                if (!m_tokens.at(i).isNumber())
                    takeSimilar(i);
            }
        }
    }

    void takeExact(qsizetype i)
    {
        const Token &token = m_tokens.at(i);
        const bool hasNext = i + 1 < m_tokens.size();
        const bool isVietnamese = token.name == "thang"_L1 || token.name == "thg"_L1;
        // "tháng 2" is month 2, February.
        if (isVietnamese && hasNext && m_tokens.at(i + 1).isNumber())
            return take(i, 2, m_tokens.at(i + 1).text.toInt());
        // Some languages have months of two words, such as the Arabic of Syria.
        if (hasNext && !m_tokens.at(i + 1).isNumber()) {
            const QString pair = token.name + u' ' + m_tokens.at(i + 1).name;
            if (const auto month = feed::findMonth(pair, m_words))
                return take(i, 2, month->month);
        }
        // The second word of a month of two words is not a month of its own.
        if (m_size == 2 && i == m_at + 1)
            return;
        if (const auto month = feed::findMonth(token.name, m_words)) {
            take(i, 1, month->month);
            m_doubt =
                month->isAmbiguous ? "languages differ on the month "_L1 + token.text : QString();
        }
    }

    void takeSimilar(qsizetype i)
    {
        const QString &name = m_tokens.at(i).name;
        // One or two letters begin too many names.
        if (name.size() < 3)
            return;
        if (const int month = englishMonth(name))
            take(i, 1, month);
        // A beginning is a guess, so a number must stand next to it.
        else if (const auto beginning = findMonthByPrefix(name); beginning && isBesideNumber(i))
            take(i, 1, *beginning);
    }

    [[nodiscard]] bool isBesideNumber(qsizetype i) const
    {
        return (i > 0 && m_tokens.at(i - 1).isNumber())
               || (i + 1 < m_tokens.size() && m_tokens.at(i + 1).isNumber());
    }

    /// Returns the number with four digits, else the last number.
    [[nodiscard]] qsizetype yearAmong(const QList<qsizetype> &numbers) const
    {
        const auto hasFour = [this](qsizetype i) { return m_tokens.at(i).text.size() == 4; };
        const auto found = std::ranges::find_if(numbers, hasFour);
        return found == numbers.end() ? numbers.constLast() : *found;
    }

    const QString &m_text;
    QList<Token> m_tokens;
    QStringList m_words;
    qsizetype m_at = 0; ///< index of the month's token
    qsizetype m_size = 0;
    int m_month = 0;
    QString m_doubt;
};

/// Reads "05 2月 2024".
QDate numberedMonth(const QString &text)
{
    static const QRegularExpression form(u"(\\d{1,2}) ?[月월]"_s);
    const auto match = form.match(text);
    if (!match.hasMatch())
        return {};
    QList<QString> numbers;
    const QString rest = text.left(match.capturedStart(0)) + u' ' + text.mid(match.capturedEnd(0));
    for (const Token &token : tokensOf(rest)) {
        if (token.isNumber())
            numbers.append(token.text);
    }
    if (numbers.size() != 2 || numbers.at(1).size() != 4)
        return {};
    return {numbers.at(1).toInt(), match.captured(1).toInt(), numbers.at(0).toInt()};
}

} // namespace

// Numeric forms first: a word next to them may be a weekday.
CalendarDay findCalendarDay(const QString &text)
{
    if (const QDate date = yearFirst(text); date.isValid())
        return {date, {}};
    if (const auto day = numbersOnly(text))
        return *day;
    if (const QDate date = numberedMonth(text); date.isValid())
        return {date, {}};
    return WordDate(text).read();
}

} // namespace dogear::feed
