// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters from the file that plays, and from the document that a feed points to.
///
/// Threads: GUI thread; files are read and documents parsed in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor stops what is being fetched; nothing
///          comes of it then.
/// Tests:   tests/integration/tst_episode_chapters.cpp

#include <domain/chapter.h>
#include <library/document_reader.h>

#include <QList>
#include <QStringList>

namespace dogear::library {

/// What was read earlier, to read it again only if it changed.
struct ChapterValidators
{
    DocumentValidators document = {};
    QStringList files = {}; ///< copies of pictures, which lie in a cache and may be gone
};

struct ReadChapters
{
    bool isNotModified = false; ///< `chapters` is empty then
    QList<domain::Chapter> chapters;
    QByteArray etag; ///< of files: size and date
    QByteArray lastModified;
};

class ChapterReader final
{
public:
    using Answer = Future<Result<ReadChapters>>;

    /// Pictures that lie in media files are copied to \a pictures, a folder that is made at need.
    ChapterReader(net::HttpClient &http, Accounts &accounts, QString pictures);

    /// The chapters of a media file on this computer; their pictures are `file:` addresses.
    /// \return or UnsupportedScheme, and what tags::readMediaTags says
    [[nodiscard]] Answer readMedia(const DocumentPlace &place, const ChapterValidators &known = {});

    /// The chapters in a document.
    /// \return or what DocumentReader::read and feed::parseChapters say
    [[nodiscard]] Answer readDocument(const DocumentPlace &place,
                                      const DocumentValidators &known = {});

    /// Stops fetching what is at \a url; the answer never comes.
    void cancel(const QUrl &url) { m_documents.cancel(url); }

private:
    DocumentReader m_documents;
    QString m_pictures;
    QObject m_context; ///< of what is in flight
};

} // namespace dogear::library
