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

/// A longer one is a sentence that begins with a time.
constexpr qsizetype maxTitleLength = 150;

bool isAround(QChar letter)
{
    static constexpr QStringView around = u" \u00a0\t()[]{}-–—:|•·*>→.,#";
    return around.contains(letter);
}

bool isAround(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar letter) { return isAround(letter); });
}

QStringView trimmed(QStringView text)
{
    while (!text.isEmpty() && isAround(text.front()) && text.front() != u'('
           && text.front() != u'[')
        text = text.sliced(1);
    // Brackets of the title itself are closed.
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

/// What is left of a line without its times and addresses; brackets that were around those go too.
QString titleOf(const QString &line, const QList<FoundLink> &out)
{
    QString title;
    qsizetype at = 0;
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
    if (times.isEmpty() || times.size() > 2)
        return {};
    const FoundLink &first = times.constFirst();
    const FoundLink &last = times.constLast();
    const qsizetype end = last.begin + last.length;
    const bool isRange = times.size() == 1
                         || isAround(QStringView(line).mid(
                             first.begin + first.length, last.begin - first.begin - first.length));
    const bool isAtEdge =
        isAround(QStringView(line).first(first.begin)) || isAround(QStringView(line).sliced(end));
    if (!isRange || !isAtEdge)
        return {};
    out.append(times);
    std::ranges::sort(out, {}, &FoundLink::begin);
    domain::Chapter chapter;
    chapter.start = timeOf(first);
    chapter.title = titleOf(line, out);
    chapter.link = address;
    if (times.size() == 2 && timeOf(last) > chapter.start)
        chapter.end = timeOf(last);
    if (chapter.title.isEmpty() || chapter.title.size() > maxTitleLength)
        return {};
    return chapter;
}

} // namespace

QList<domain::Chapter> findChapters(const QString &notes, std::optional<milliseconds> duration)
{
    if (!notes.contains(u':'))
        return {};
    const QString text = toPlainText(notes);
    Linkifier linkifier(duration);
    linkifier.learn(text);
    QList<domain::Chapter> chapters;
    for (const QString &line : text.split(u'\n')) {
        const auto chapter = readLine(line, linkifier);
        if (!chapter)
            continue;
        if (!chapters.isEmpty() && chapter->start < chapters.constLast().start)
            break;
        chapters.append(*chapter);
    }
    return chapters.size() < 2 ? QList<domain::Chapter>() : domain::normalised(chapters, duration);
}

} // namespace dogear::notes
