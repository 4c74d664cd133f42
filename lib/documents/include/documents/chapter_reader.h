// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads chapters from a media file, or from the document that a feed names.
///
/// Threads: GUI thread; files are read and documents parsed in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor cancels running requests, whose
///          futures then have no result.
/// Tests:   tests/integration/tst_episode_chapters.cpp

#include <documents/document_reader.h>
#include <domain/chapter.h>

#include <QList>
#include <QStringList>

namespace dogear::documents {

/// Results of an earlier reading, which make the next one conditional.
struct ChapterValidators
{
    DocumentValidators document = {};
    QStringList files = {}; ///< cached copies of pictures, which may have been deleted
};

struct ReadChapters
{
    bool isNotModified = false; ///< `chapters` is then empty
    QList<domain::Chapter> chapters;
    QByteArray etag; ///< for files: size and date
    QByteArray lastModified;
};

class ChapterReader final
{
public:
    using Answer = Future<Result<ReadChapters>>;

    /// Pictures inside media files are copied to \a pictures, a folder that is created when needed.
    ChapterReader(net::HttpClient &http, accounts::Accounts &accounts, QString pictures);

    /// Reads the chapters of a local media file; the addresses of their pictures are `file:` URLs.
    /// \return the chapters, or UnsupportedScheme, or an Error of tags::readMediaTags
    [[nodiscard]] Answer readMedia(const DocumentSource &documentSource,
                                   const ChapterValidators &known = {});

    /// Reads the chapters of a document.
    /// \return the chapters, or an Error of DocumentReader::read or feed::parseChapters
    [[nodiscard]] Answer readDocument(const DocumentSource &documentSource,
                                      const DocumentValidators &known = {});

    /// Cancels the request for \a url; its future gets no result.
    void cancel(const QUrl &url) { m_documents.cancel(url); }

private:
    DocumentReader m_documents;
    QString m_pictures;
    QObject m_context; ///< of continuations in flight
};

} // namespace dogear::documents
