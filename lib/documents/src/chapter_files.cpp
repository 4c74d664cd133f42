// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_files.h"

#include <documents/document_files.h>
#include <tags/media_tags.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::documents {

namespace {

ReadChapters unchanged()
{
    return {.isNotModified = true, .chapters = {}, .etag = {}, .lastModified = {}};
}

/// Writes \a picture to \a folder. \return the address of the file, or an empty one on failure
QUrl keepPicture(const QByteArray &picture, const QString &folder)
{
    // Named by content, so that a picture that many chapters share is stored once.
    const QByteArray name = QCryptographicHash::hash(picture, QCryptographicHash::Sha256);
    const QString path = folder + u'/' + QString::fromLatin1(name.toHex().first(40));
    if (QFile::exists(path))
        return QUrl::fromLocalFile(path);
    QSaveFile file(path);
    const bool isWritten = QDir().mkpath(folder) && file.open(QIODevice::WriteOnly)
                           && file.write(picture) == picture.size() && file.commit();
    return isWritten ? QUrl::fromLocalFile(path) : QUrl();
}

} // namespace

Result<ReadChapters> readChaptersOfMedia(const QUrl &url,
                                         const ChapterValidators &known,
                                         const QString &pictures)
{
    const QString path = pathOf(url);
    const QByteArray present = etagOf(path);
    const auto isThere = [](const QString &file) { return QFile::exists(file); };
    if (present == known.document.etag && std::ranges::all_of(known.files, isThere))
        return unchanged();
    const auto tags = tags::readMediaTags(path);
    if (!tags)
        return failure(tags.error());
    ReadChapters read{.chapters = tags->chapters, .etag = present, .lastModified = {}};
    for (qsizetype i = 0; i < read.chapters.size(); ++i) {
        domain::Chapter &chapter = read.chapters[i];
        const QByteArray picture = tags->chapterPictures.value(i);
        if (!picture.isEmpty())
            chapter.image = keepPicture(picture, pictures);
        else if (!isWebUrl(chapter.image))
            chapter.image.clear(); // a media file must not name other local files
    }
    return read;
}

} // namespace dogear::documents
