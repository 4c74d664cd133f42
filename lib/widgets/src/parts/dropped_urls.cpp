// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/media_types.h>
#include <widgets/dropped_urls.h>

#include <QFileInfo>
#include <QMimeData>
#include <QMimeDatabase>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Judges a file by its name alone, because a drag must not wait for a disk. Names of other types,
/// such as pictures or text documents, are refused. A name without a known type may be that of a
/// folder, so it is accepted; the file is examined after the drop.
bool isFollowableFile(const QUrl &url)
{
    static const QStringList documents{u"opml"_s, u"xml"_s, u"rss"_s, u"atom"_s};
    const QString name = url.fileName();
    if (documents.contains(QFileInfo(name).suffix().toLower())
        || !files::mediaTypeOf(name).isEmpty())
        return true;
    return QMimeDatabase().mimeTypeForFile(name, QMimeDatabase::MatchExtension).isDefault();
}

} // namespace

QList<QUrl> followableUrls(const QMimeData &dropped)
{
    static const QStringList schemes{
        u"https"_s, u"http"_s, u"feed"_s, u"itpc"_s, u"pcast"_s, u"podcast"_s};
    QList<QUrl> urls;
    QList<QUrl> candidates = dropped.urls();
    if (candidates.isEmpty() && dropped.hasText()) // the user may drag an address out of a text
        candidates.append(QUrl(dropped.text().trimmed(), QUrl::StrictMode)); // refuses sentences
    for (const QUrl &url : std::as_const(candidates)) {
        if (url.isLocalFile() ? isFollowableFile(url) : schemes.contains(url.scheme()))
            urls.append(url);
    }
    return urls;
}

} // namespace dogear::widgets
