// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_reader.h"

#include "local_listing.h"
#include "local_show.h"

#include <files/media_types.h>
#include <storage/episode_store.h>
#include <tags/picture_header.h>

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QtConcurrentRun>

#include <functional>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

/// Number of bytes that distinguish a document from media if the name does not.
constexpr qsizetype headBytes = 512;

using Stopped = std::function<bool()>;

/// The files of a listing with their tags.
struct ReadFiles
{
    QList<LocalFile> files;
    QStringList covers; ///< readable pictures only
    QStringList warnings;
    bool isWhole = true; ///< false if a file disappeared during the reading
};

LocalFile toFile(const ListedFile &listed, const tags::MediaTags &tags)
{
    LocalFile file{.path = listed.path,
                   .bytes = listed.bytes,
                   .title = tags.title,
                   .labels = tags.labels,
                   .duration = tags.duration,
                   .hasVideo = tags.hasVideo};
    if (!tags.cover.isEmpty())
        file.coverHash = QCryptographicHash::hash(tags.cover, QCryptographicHash::Blake2b_160);
    return file;
}

/// Whether the file at \a path begins like a picture. An unknown format counts as one, because the
/// window may be able to show it.
bool isPictureFile(const QString &path)
{
    constexpr qint64 headerBytes = qint64{1024} * 1024; // JPEG may have large metadata in front
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
           && tags::readPictureHeader(file.read(headerBytes)) != tags::PictureHeader::Broken;
}

/// Selects the readable covers of \a listing: a broken one must not hide the picture inside the
/// media file next to it.
void readCovers(const QString &folder, const LocalListing &listing, ReadFiles &read)
{
    for (const QString &cover : listing.covers) {
        if (isPictureFile(folder + u'/' + cover))
            read.covers.append(cover);
        else
            read.warnings.append(cover + ": not a picture that can be read"_L1);
    }
}

Result<ReadFiles> readFiles(const QString &folder,
                            const LocalListing &listing,
                            const Stopped &isStopped)
{
    ReadFiles read{.files = {}, .covers = {}, .warnings = listing.warnings};
    readCovers(folder, listing, read);
    for (const ListedFile &listed : listing.media) {
        if (isStopped())
            return failure({.code = ErrorCode::Cancelled});
        const auto tags = tags::readMediaTags(folder + u'/' + listed.path);
        if (tags) {
            read.files.append(toFile(listed, *tags));
            continue;
        }
        const ErrorCode code = tags.error().code;
        read.warnings.append(listed.path + ": "_L1 + toName(code));
        const bool isThere = code != ErrorCode::FileNotFound;
        read.isWhole = read.isWhole && isThere;
        if (isThere) // without tags, because the player may know more formats
            read.files.append({.path = listed.path, .bytes = listed.bytes});
    }
    return read;
}

Result<ReadFeed> readShow(const QUrl &url, const Validators &validators, const Stopped &isStopped)
{
    const QFileInfo localShow(url.toLocalFile());
    const bool isFolder = url.path().endsWith(u'/');
    const QString folder = isFolder ? localShow.absoluteFilePath() : localShow.absolutePath();
    const auto listing = isFolder ? listFolder(folder, isStopped) : listFile(url.toLocalFile());
    if (!listing)
        return failure(listing.error());
    ReadFeed read{.isWhole = true, .finalUrl = url, .bodyHash = listing->hash};
    if (listing->hash == validators.bodyHash) {
        read.isNotModified = true;
        return read;
    }
    const auto files = readFiles(folder, *listing, isStopped);
    if (!files)
        return failure(files.error());
    read.feed = toFeed({.url = url, .files = files->files, .covers = files->covers});
    read.feed.warnings = files->warnings;
    for (const domain::Episode &episode : std::as_const(read.feed.episodes))
        read.contentHashes.append(storage::contentHash(episode));
    // The order of files replaces dates, which local episodes do not have.
    read.isInOrder = true;
    read.isComplete = listing->isWhole && files->isWhole;
    if (!files->isWhole)
        read.bodyHash.clear(); // the file may return with the same date before the next reading
    return read;
}

/// Reads a show, measures the time, and adds the address to an error.
Result<ReadFeed> readTimed(const QUrl &url, const Validators &validators, const Stopped &isStopped)
{
    QElapsedTimer timer;
    timer.start();
    auto read = readShow(url, validators, isStopped);
    if (!read) {
        Error error = read.error();
        error.url = url;
        return failure(error);
    }
    read->elapsed = std::chrono::milliseconds(timer.elapsed());
    return read;
}

/// Whether a file is a feed or an OPML list, which are markup or JSON. Some begin with a byte order
/// mark; some begin with a warning of a server, and are only recognised by their name.
bool looksLikeDocument(const QString &name, const QByteArray &head)
{
    static const QStringList suffixes{
        u"xml"_s, u"rss"_s, u"atom"_s, u"opml"_s, u"rdf"_s, u"json"_s, u"htm"_s, u"html"_s};
    if (suffixes.contains(QFileInfo(name).suffix().toLower()))
        return true;
    if (head.startsWith("\xff\xfe") || head.startsWith("\xfe\xff")) // UTF-16
        return head.contains('<');
    const QByteArray text = (head.startsWith("\xef\xbb\xbf") ? head.sliced(3) : head).trimmed();
    return text.isEmpty() || text.startsWith('<') || text.startsWith('{');
}

} // namespace

LocalReader::LocalReader()
{
    m_pool.setMaxThreadCount(1);
}

LocalReader::~LocalReader()
{
    m_gone.request_stop();
    m_pool.waitForDone();
}

Future<Result<ReadFeed>> LocalReader::read(const QUrl &url,
                                           const Validators &validators,
                                           const std::stop_token &stop)
{
    const Stopped isStopped = [stop, gone = m_gone.get_token()] {
        return stop.stop_requested() || gone.stop_requested();
    };
    return QtConcurrent::run(&m_pool, readTimed, url, validators, isStopped);
}

Result<bool> isMediaFile(const QString &path)
{
    if (!files::mediaTypeOf(path).isEmpty())
        return true;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileUnreadable, file.errorString()});
    if (looksLikeDocument(path, file.read(headBytes)))
        return false;
    // A file whose name tells nothing may still be media.
    if (tags::readMediaTags(path))
        return true;
    return failure({ErrorCode::UnsupportedFeed, u"neither a document nor media"_s});
}

} // namespace dogear::subscriptions
