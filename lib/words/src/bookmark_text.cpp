// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/bookmark_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::words {

using domain::Bookmark;

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct BookmarkText
{
    Q_DECLARE_TR_FUNCTIONS(BookmarkText)
};

/// Returns \a text as one line without markup. A backslash makes any ASCII punctuation literal
/// (CommonMark section 2.4); only the characters with a meaning inside a line are escaped, because
/// the text never begins a block.
QString escaped(const QString &text)
{
    static const QString special = u"\\`*_[]<>&#~|$"_s;
    QString line;
    for (const QChar c : text.simplified()) {
        if (c.category() == QChar::Other_Control)
            continue;
        if (special.contains(c))
            line.append(u'\\');
        line.append(c);
    }
    return line;
}

/// Encodes \a url as a link destination: a parenthesis would end it (CommonMark section 6.3).
QString destination(const QUrl &url)
{
    QString address = QString::fromLatin1(url.toEncoded());
    address.replace(u'(', "%28"_L1).replace(u')', "%29"_L1);
    return address;
}

QString entry(const Bookmark &bookmark)
{
    const QString time = formatPosition(bookmark.position);
    const QUrl link = domain::linkAtTime(bookmark);
    // One arg() with two texts: with two calls "%2" in an address would be replaced as well.
    const QString place = link.isEmpty() ? time : u"[%1](%2)"_s.arg(time, destination(link));
    const QString note = escaped(bookmark.note);
    // Appended, not inserted with arg(): a note may contain "%1".
    return "- "_L1 + place + (note.isEmpty() ? QString() : u' ' + note);
}

/// Groups bookmarks by episode, in the order of each episode's first bookmark.
QList<QList<Bookmark>> byEpisode(const QList<Bookmark> &bookmarks)
{
    QList<QList<Bookmark>> groups;
    QHash<std::pair<QString, QString>, qsizetype> places;
    for (const Bookmark &bookmark : bookmarks) {
        // Not the episode's id: a bookmark may outlive its show, and then has none.
        const std::pair key{bookmark.feedKey, bookmark.guid};
        if (!places.contains(key)) {
            places.insert(key, groups.size());
            groups.append(QList<Bookmark>());
        }
        groups[places.value(key)].append(bookmark);
    }
    for (QList<Bookmark> &group : groups)
        // Stable: bookmarks of the same time keep the order of the caller.
        std::ranges::stable_sort(group, {}, &Bookmark::position);
    return groups;
}

} // namespace

QString bookmarksAsMarkdown(const QList<Bookmark> &bookmarks)
{
    QStringList lines{"# "_L1 + BookmarkText::tr("Bookmarks")};
    for (const QList<Bookmark> &group : byEpisode(bookmarks)) {
        const QString title = escaped(group.constFirst().title);
        const QString show = escaped(group.constFirst().podcastTitle);
        // Blank lines: some readers of Markdown need them around headings and lists.
        lines.append(QString());
        lines.append("## "_L1 + (title.isEmpty() ? BookmarkText::tr("Without a title") : title));
        if (!show.isEmpty())
            lines << QString() << u'*' + show + u'*';
        lines.append(QString());
        for (const Bookmark &bookmark : group)
            lines.append(entry(bookmark));
    }
    return lines.join(u'\n') + u'\n';
}

QString shareText(const Bookmark &place)
{
    QStringList parts{place.title.simplified(), place.podcastTitle.simplified()};
    parts.removeAll(QString());
    parts.append(formatPosition(place.position));
    const QUrl link = domain::linkAtTime(place);
    const QString line = parts.join(u" · "_s);
    return link.isEmpty() ? line : line + u'\n' + QString::fromLatin1(link.toEncoded());
}

} // namespace dogear::words
