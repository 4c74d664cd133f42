// SPDX-License-Identifier: GPL-3.0-or-later
#include "linkifier.h"

#include <notes/notes.h>

#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

// A single expression, so that one pass assigns each character to one kind of link: no time is
// found inside an address or a date. Every part is bounded or begins at a boundary, so the pass
// takes linear time.
const QRegularExpression &linkExpression()
{
    static const QRegularExpression expression(
        // A date with a time of day is matched so that its time becomes no link.
        uR"((?<date>(?<!\d)\d{4}-\d{2}-\d{2}[T ]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?:\.\d{1,9})?)"
        uR"((?:Z|[+-]\d{2}:?\d{2})?)"
        uR"(|(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4},?[ ]{1,2}\d{1,2}:\d{2}(?::\d{2})?))"
        uR"(|(?<url>(?<![A-Za-z0-9_/.@-])(?:https?://|www\.))"
        uR"([^\s<>"\x{a0}\x{201c}\x{201d}\x{3000}-\x{3002}\x{3008}-\x{3011}\x{ff01}-\x{ff20}]+))"
        uR"(|(?<mail>(?<![\w.+/@%:-])[\w+%-][\w.+%-]{0,63}@)"
        uR"([A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9][A-Za-z0-9-]{0,62}){1,8}))"
        // The wide colon is used in Chinese and Japanese. A colon may follow the time, as in
        // "1:23: Title", but not in MAC and IPv6 addresses.
        uR"(|(?<time>(?<![\w:\x{ff1a}/+.])(?:\d{1,3}[:\x{ff1a}])?\d{1,4}[:\x{ff1a}]\d{2})"
        uR"((?:[.,]\d{1,3}(?![\d:\x{ff1a}]))?)"
        uR"((?!\w|[:\x{ff1a}](?:[\d:\x{ff1a}]|[0-9a-f]{2}:)))"
        // No time of day, which a unit or time zone follows.
        uR"((?!\s?(?:[ap]\.?m\b|Uhr\b|UTC\b|GMT\b|CES?T\b|[ECMP][SD]?T\b))))"_s,
        QRegularExpression::CaseInsensitiveOption);
    return expression;
}

constexpr QChar wideColon(0xff1a);

/// A fast check that rejects most pieces of text, because every link has one of these parts.
bool mayHaveLinks(const QString &text)
{
    return mayHaveTimes(text) || text.contains(u'@')
           || text.contains("www."_L1, Qt::CaseInsensitive);
}

/// \return the length without punctuation at the end, which belongs to the sentence, and without
///   closing brackets whose opening bracket is before the address
qsizetype lengthWithoutPunctuation(QStringView address)
{
    static constexpr QStringView trailing = u".,;:!?'*_~\u2019\u00bb\u2026";
    qsizetype length = address.size();
    while (length > 0) {
        const QStringView rest = address.first(length);
        const QChar last = rest.back();
        const bool isUnbalanced = (last == u')' && rest.count(u')') > rest.count(u'('))
                                  || (last == u']' && rest.count(u']') > rest.count(u'['));
        if (!trailing.contains(last) && !isUnbalanced)
            break;
        --length;
    }
    return length;
}

struct TimeParts
{
    std::optional<int> hours;
    int minutes = 0; ///< of a two-part time: the first part
    int seconds = 0; ///< of a two-part time: the second part
    int milliseconds = 0;

    [[nodiscard]] bool isValid() const { return seconds < 60 && (!hours || minutes < 60); }
    [[nodiscard]] std::chrono::milliseconds value(TwoPartTime meaning) const
    {
        if (!hours && meaning == TwoPartTime::HoursMinutes)
            return std::chrono::hours(minutes) + std::chrono::minutes(seconds);
        return std::chrono::hours(hours.value_or(0)) + std::chrono::minutes(minutes)
               + std::chrono::seconds(seconds) + std::chrono::milliseconds(milliseconds);
    }
};

TimeParts timeParts(const QString &written)
{
    QString text = written;
    text.replace(wideColon, u':').replace(u',', u'.');
    // Padded to milliseconds: ".5" is 500. The expression allows three digits at most.
    const QString fraction = text.section(u'.', 1).leftJustified(3, u'0');
    const QStringList parts = text.section(u'.', 0, 0).split(u':');
    const bool hasHours = parts.size() == 3;
    return {.hours = hasHours ? std::optional(parts.at(0).toInt()) : std::nullopt,
            .minutes = parts.at(hasHours ? 1 : 0).toInt(),
            .seconds = parts.at(hasHours ? 2 : 1).toInt(),
            .milliseconds = fraction.toInt()};
}

std::optional<FoundLink> webLink(const QRegularExpressionMatch &match)
{
    const QStringView address = match.capturedView(u"url");
    const qsizetype length = lengthWithoutPunctuation(address);
    QString href = address.first(length).toString();
    if (href.startsWith("www."_L1, Qt::CaseInsensitive))
        href.prepend("https://"_L1);
    const QUrl url(href, QUrl::TolerantMode);
    const bool hasHost = url.isValid() && url.host().size() > qsizetype("www."_L1.size());
    if (!hasHost)
        return {};
    return FoundLink{match.capturedStart(), length, href};
}

} // namespace

bool mayHaveTimes(const QString &text)
{
    return text.contains(u':') || text.contains(wideColon);
}

void Linkifier::learn(const QString &text)
{
    if (!mayHaveTimes(text))
        return;
    auto matches = linkExpression().globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedLength(u"time") <= 0)
            continue;
        const TimeParts parts = timeParts(match.captured(u"time"));
        if (!parts.isValid())
            continue;
        if (parts.hours)
            m_hasThreeParts = true;
        else
            m_latestAsHours =
                std::max(m_latestAsHours, hours(parts.minutes) + minutes(parts.seconds));
    }
}

TwoPartTime Linkifier::meaning() const
{
    // A text that writes hours as "1:02:03" does not mean hours by "12:34". Otherwise two parts
    // mean hours only if all times of the text are then before the end of the episode.
    const bool fits = m_duration && m_latestAsHours < *m_duration;
    return fits && !m_hasThreeParts ? TwoPartTime::HoursMinutes : TwoPartTime::MinutesSeconds;
}

QList<FoundLink> Linkifier::links(const QString &text, bool withTimes) const
{
    QList<FoundLink> found;
    if (!mayHaveLinks(text))
        return found;
    auto matches = linkExpression().globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedLength(u"url") > 0) {
            if (auto link = webLink(match))
                found.append(*link);
        } else if (match.capturedLength(u"mail") > 0) {
            found.append({match.capturedStart(),
                          match.capturedLength(),
                          "mailto:"_L1 + match.captured(u"mail")});
        } else if (withTimes && match.capturedLength(u"time") > 0) {
            const TimeParts parts = timeParts(match.captured(u"time"));
            const milliseconds time = parts.value(meaning());
            if (parts.isValid() && (!m_duration || time < *m_duration))
                found.append(
                    {match.capturedStart(),
                     match.capturedLength(),
                     QLatin1StringView(timeScheme) + u':' + QString::number(time.count())});
        }
    }
    return found;
}

} // namespace dogear::notes
