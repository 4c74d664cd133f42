// SPDX-License-Identifier: GPL-3.0-or-later
#include "linkifier.h"

#include <domain/chapter_order.h>
#include <notes/note_chapters.h>
#include <notes/notes.h>

#include <QStringList>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::notes {

using std::chrono::milliseconds;

namespace {

/// A longer text is not a title but a sentence that begins with a time.
constexpr qsizetype maxTitleLength = 150;

bool isAround(QChar letter)
{
    static constexpr QStringView around = u" \u00a0\t()[]{}-–—:：|｜•·*>→.,、，#【】「」（）";
    return around.contains(letter);
}

/// Whether \a letter is an emoji, arrow or similar symbol, or a character that joins or colours
/// such symbols; never true for letters and digits.
bool isSymbol(char32_t letter)
{
    switch (QChar::category(letter)) {
    case QChar::Symbol_Other:
    case QChar::Symbol_Modifier:
    case QChar::Mark_NonSpacing:
    case QChar::Mark_Enclosing:
    case QChar::Other_Format:
        return true;
    default:
        return false;
    }
}

bool isAround(QStringView text)
{
    const QList<uint> letters = text.toUcs4();
    return std::ranges::all_of(letters, [](uint letter) {
        return isSymbol(letter) || (letter <= 0xffff && isAround(QChar(char16_t(letter))));
    });
}

/// Whether \a text may precede the time in a line: an optional line number ("3."), then only
/// separators and symbols.
bool isBeforeTime(QStringView text)
{
    const QStringView line = text.trimmed();
    const auto digits =
        std::ranges::find_if_not(line, [](QChar letter) { return letter.isDigit(); })
        - line.begin();
    constexpr qsizetype maxDigits = 3; // four digits are a year
    const bool isNumbered = digits > 0 && digits <= maxDigits && digits < line.size()
                            && QStringView(u".):").contains(line.at(digits));
    return isAround(isNumbered ? line.sliced(digits) : line);
}

QStringView trimmed(QStringView text)
{
    // An opening bracket belongs to the title.
    while (!text.isEmpty() && isAround(text.front()) && text.front() != u'('
           && text.front() != u'[')
        text = text.sliced(1);
    // Keep a closing bracket that belongs to the title.
    while (!text.isEmpty() && isAround(text.back())) {
        const bool isClosed = (text.back() == u')' && text.contains(u'('))
                              || (text.back() == u']' && text.contains(u'['));
        if (isClosed)
            break;
        text.chop(1);
    }
    return text;
}

bool isTime(const FoundLink &link)
{
    return link.href.startsWith(QLatin1StringView(timeScheme) + u':');
}

milliseconds timeOf(const FoundLink &link)
{
    return milliseconds(link.href.section(u':', 1).toLongLong());
}

/// \return the text of \a line from \a begin on, without the times and addresses in \a out and the
///   brackets around them
QString titleOf(const QString &line, const QList<FoundLink> &out, qsizetype begin)
{
    QString title;
    qsizetype at = begin;
    for (const FoundLink &link : out) {
        title += QStringView(line).sliced(at, link.begin - at);
        at = link.begin + link.length;
        const bool isInBrackets = !title.isEmpty() && at < line.size()
                                  && ((title.back() == u'(' && line.at(at) == u')')
                                      || (title.back() == u'[' && line.at(at) == u']'));
        if (isInBrackets) {
            title.chop(1);
            ++at;
        }
    }
    title += QStringView(line).sliced(at);
    return trimmed(title).toString().simplified();
}

/// \return the offset of the opening bracket directly before \a time, else of \a time itself
qsizetype bracketBefore(const QString &line, const FoundLink &time)
{
    const qsizetype before = time.begin - 1;
    const bool isOpened = before >= 0 && (line.at(before) == u'(' || line.at(before) == u'[');
    return isOpened ? before : time.begin;
}

/// Reads the chapter in \a line; its title may be empty.
std::optional<domain::Chapter> readLine(const QString &line, const Linkifier &linkifier)
{
    QList<FoundLink> times;
    QList<FoundLink> out;
    QUrl address;
    for (const FoundLink &link : linkifier.links(line, true)) {
        if (isTime(link)) {
            times.append(link);
        } else if (link.href.startsWith("http"_L1)) {
            if (address.isEmpty())
                address = QUrl(link.href, QUrl::TolerantMode);
            out.append(link);
        }
    }
    // Two times may be a range; a line with more is a sentence.
    if (times.isEmpty() || times.size() > 2)
        return {};
    const FoundLink &first = times.constFirst();
    const FoundLink &last = times.constLast();
    const qsizetype end = last.begin + last.length;
    const bool isRange = times.size() == 1
                         || isAround(QStringView(line).mid(
                             first.begin + first.length, last.begin - first.begin - first.length));
    const bool isInFront = isBeforeTime(QStringView(line).first(first.begin));
    // The time must begin or end the line: "Ajax 21:15 Bremen" is a score.
    if (!isRange || (!isInFront && !isAround(QStringView(line).sliced(end))))
        return {};
    out.append(times);
    std::ranges::sort(out, {}, &FoundLink::begin);
    domain::Chapter chapter;
    chapter.start = timeOf(first);
    chapter.title = titleOf(line, out, isInFront ? bracketBefore(line, first) : 0);
    chapter.link = address;
    if (times.size() == 2 && timeOf(last) > chapter.start)
        chapter.end = timeOf(last);
    return chapter;
}

/// Joins a time on a line of its own with the title on the next line that has text.
class LineReader
{
public:
    explicit LineReader(const Linkifier &linkifier)
        : m_linkifier(linkifier)
    {}

    std::optional<domain::Chapter> read(const QString &line)
    {
        if (line.trimmed().isEmpty())
            return {};
        auto chapter = readLine(line, m_linkifier);
        // A time alone waits for the next line that has text; a second time alone replaces it.
        if (chapter && chapter->title.isEmpty()) {
            m_alone = chapter;
            return {};
        }
        if (!chapter && m_alone) {
            chapter = m_alone;
            chapter->title = trimmed(line).toString().simplified();
        }
        m_alone.reset();
        return chapter && chapter->title.size() <= maxTitleLength ? chapter : std::nullopt;
    }

private:
    const Linkifier &m_linkifier;
    std::optional<domain::Chapter> m_alone; ///< a time whose title is still missing
};

} // namespace

QList<domain::Chapter> findChapters(const QString &notes, std::optional<milliseconds> duration)
{
    if (!mayHaveTimes(notes))
        return {};
    const QString text = toPlainText(notes);
    Linkifier linkifier(duration);
    linkifier.learn(text); // the whole text decides what two-part times mean
    QList<domain::Chapter> chapters;
    LineReader lines(linkifier);
    for (const QString &line : text.split(u'\n')) {
        const auto chapter = lines.read(line);
        if (!chapter)
            continue;
        // An earlier time is not part of the list, for example one in a later sentence.
        if (!chapters.isEmpty() && chapter->start < chapters.constLast().start)
            break;
        chapters.append(*chapter);
    }
    return chapters.size() < 2 ? QList<domain::Chapter>() : domain::normalised(chapters, duration);
}

} // namespace dogear::notes
