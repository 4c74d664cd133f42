// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_show.h"

#include <files/media_types.h>

#include <QFileInfo>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

constexpr std::array coverNames{"cover"_L1, "folder"_L1, "front"_L1}; // in order of preference
constexpr std::array pictureSuffixes{"jpg"_L1,
                                     "jpeg"_L1,
                                     "png"_L1,
                                     "webp"_L1,
                                     "gif"_L1,
                                     "bmp"_L1,
                                     "tif"_L1,
                                     "tiff"_L1};

QString folderOf(const QString &path)
{
    return path.contains(u'/') ? path.section(u'/', 0, -2) : QString();
}

/// The rank of a cover name, 0 for the best; coverNames.size() for any other name.
std::size_t coverRank(const QString &fileName)
{
    const QFileInfo name(fileName); // used for its string functions; does not access the disk
    const auto isSuffix = [&](QLatin1StringView suffix) {
        return name.suffix().compare(suffix, Qt::CaseInsensitive) == 0;
    };
    if (std::ranges::none_of(pictureSuffixes, isSuffix))
        return coverNames.size();
    const QString stem = name.completeBaseName();
    const auto isName = [&](QLatin1StringView cover) {
        return stem.compare(cover, Qt::CaseInsensitive) == 0;
    };
    return std::size_t(std::ranges::find_if(coverNames, isName) - coverNames.begin());
}

QString spaced(QString name)
{
    return name.replace(u'_', u' ').simplified();
}

QString titleFromName(const QString &path)
{
    const QFileInfo name(path);
    const QString title = spaced(name.completeBaseName());
    return title.isEmpty() ? name.fileName() : title;
}

/// The text that all of \a files have; empty if one of them has another or none.
QString common(const QList<LocalFile> &files, QString (*textOf)(const LocalFile &))
{
    const QString text = files.isEmpty() ? QString() : textOf(files.constFirst());
    const auto isSame = [&](const LocalFile &file) { return textOf(file) == text; };
    return std::ranges::all_of(files, isSame) ? text : QString();
}

/// The album artist, because the artists of the tracks of one album may differ.
QString artistOf(const LocalFile &file)
{
    return file.labels.albumArtist.isEmpty() ? file.labels.artist : file.labels.albumArtist;
}

/// Selects the best cover of each folder that has one.
QHash<QString, QString> bestCovers(const QStringList &covers)
{
    QHash<QString, QString> best;
    for (const QString &cover : covers) {
        const QString folder = folderOf(cover);
        const auto known = best.constFind(folder);
        if (known == best.cend()
            || std::pair(coverRank(cover), cover) < std::pair(coverRank(*known), *known))
            best.insert(folder, cover);
    }
    return best;
}

/// Returns titles that distinguish the episodes: from the tags, or from the file name if a title
/// occurs twice, with the name of the folder in front if that occurs twice, too.
QStringList titlesOf(const QList<LocalFile> &files)
{
    const auto counted = [](const QStringList &titles) {
        QHash<QString, int> counts;
        for (const QString &title : titles)
            ++counts[title.toCaseFolded()];
        return counts;
    };
    const auto isTwice = [](const QHash<QString, int> &counts, const QString &title) {
        return counts.value(title.toCaseFolded()) > 1;
    };
    QStringList titles;
    for (const LocalFile &file : files)
        titles.append(file.title.isEmpty() ? titleFromName(file.path) : file.title);
    const QHash<QString, int> tagged = counted(titles);
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (isTwice(tagged, titles.at(i)))
            titles[i] = titleFromName(files.at(i).path);
    }
    const QHash<QString, int> named = counted(titles);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString folder = folderOf(files.at(i).path).section(u'/', -1);
        if (isTwice(named, titles.at(i)) && !folder.isEmpty())
            titles[i] = u"%1 – %2"_s.arg(spaced(folder), titles.at(i));
    }
    return titles;
}

QString typeOf(const LocalFile &file)
{
    QString type = files::mediaTypeOf(file.path);
    if (!file.hasVideo)
        return type;
    // The ending names a container, which may or may not contain video; the tags know.
    if (*file.hasVideo && type.startsWith("audio/"_L1))
        type.replace(0, 5, u"video"_s);
    else if (!*file.hasVideo && type.startsWith("video/"_L1))
        type.replace(0, 5, u"audio"_s);
    return type;
}

/// Converts a comment, which is plain text, to notes, which are HTML.
QString toNotes(const QString &comment)
{
    if (comment.isEmpty())
        return {};
    QString html = comment.toHtmlEscaped();
    // The pair first: tags that were written on Windows end each line with it.
    html.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    html.replace("\n\n"_L1, "</p><p>"_L1).replace(u'\n', "<br>"_L1);
    return "<p>"_L1 + html + "</p>"_L1;
}

/// Finds the pictures of a show and of its episodes.
class Pictures
{
public:
    explicit Pictures(const LocalShowFiles &localShow, const QList<LocalFile> &files)
        : m_covers(bestCovers(localShow.covers))
    {
        QSet<QByteArray> embedded;
        for (const LocalFile &file : files) {
            if (!file.coverHash.isEmpty() && m_firstWithCover.isEmpty())
                m_firstWithCover = file.path;
            if (!file.coverHash.isEmpty())
                embedded.insert(file.coverHash);
        }
        // The same picture in every file is the picture of the show, not of its episodes.
        m_isOneForAll = embedded.size() < 2;
    }

    [[nodiscard]] QString ofShow() const
    {
        const QString cover = m_covers.value({});
        return cover.isEmpty() ? m_firstWithCover : cover;
    }

    /// The picture of an episode; empty if it is that of the show.
    [[nodiscard]] QString ofEpisode(const LocalFile &file) const
    {
        if (!file.coverHash.isEmpty() && !m_isOneForAll)
            return file.path;
        for (QString folder = folderOf(file.path); !folder.isEmpty(); folder = folderOf(folder)) {
            if (const QString cover = m_covers.value(folder); !cover.isEmpty())
                return cover;
        }
        return {};
    }

private:
    QHash<QString, QString> m_covers;
    QString m_firstWithCover;
    bool m_isOneForAll = true;
};

/// Converts relative paths to file addresses.
class Addresses
{
public:
    explicit Addresses(const QUrl &localShow)
        : m_folder(folderOf(localShow.toLocalFile()) + u'/')
    {}

    [[nodiscard]] QUrl of(const QString &path) const
    {
        return path.isEmpty() ? QUrl() : QUrl::fromLocalFile(m_folder + path);
    }

private:
    QString m_folder;
};

bool isFolder(const QUrl &url)
{
    return url.path().endsWith(u'/');
}

QString titleOfShow(const LocalShowFiles &localShow, const QList<LocalFile> &files)
{
    if (!isFolder(localShow.url))
        return files.isEmpty() ? QString() : titlesOf(files).constFirst();
    // An album title in all tags is better than the name of the folder.
    const QString album = common(files, [](const LocalFile &file) { return file.labels.album; });
    if (!album.isEmpty())
        return album;
    const QString name = spaced(folderOf(localShow.url.toLocalFile()).section(u'/', -1));
    return name.isEmpty() ? localShow.url.toLocalFile() : name;
}

} // namespace

bool isLocalShow(const QUrl &url)
{
    return url.isLocalFile() && (isFolder(url) || !files::mediaTypeOf(url.fileName()).isEmpty());
}

bool isCoverName(const QString &fileName)
{
    return coverRank(fileName) < coverNames.size();
}

feed::ParsedFeed toFeed(const LocalShowFiles &localShow)
{
    const QList<LocalFile> files = inPlayingOrder(localShow.files);
    const QStringList titles = titlesOf(files);
    const Pictures pictures(localShow, files);
    const Addresses addresses(localShow.url);
    feed::ParsedFeed feed;
    feed.podcast.title = titleOfShow(localShow, files);
    feed.podcast.author = common(files, artistOf);
    feed.podcast.image = addresses.of(pictures.ofShow());
    // Serial: parts of a book or course are heard from the first one on.
    feed.podcast.type = domain::ShowType::Serial;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const LocalFile &file = files.at(i);
        domain::Episode episode;
        episode.guid = file.path;
        episode.title = titles.at(i);
        episode.author = file.labels.artist;
        episode.duration = file.duration;
        episode.enclosure = domain::Enclosure{
            .url = addresses.of(file.path), .type = typeOf(file), .length = file.bytes};
        episode.notesHtml = toNotes(file.labels.comment);
        episode.image = addresses.of(pictures.ofEpisode(file));
        feed.episodes.append(episode);
    }
    return feed;
}

} // namespace dogear::subscriptions
