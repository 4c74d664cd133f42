// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_files.h"

#include <base/workers.h>
#include <documents/chapter_reader.h>
#include <feed/chapters.h>
#include <net/cause.h>

#include <QtConcurrentRun>

namespace dogear::documents {

namespace {

Result<ReadChapters> parse(const ReadDocument &document)
{
    if (document.isNotModified)
        return ReadChapters{.isNotModified = true, .chapters = {}, .etag = {}, .lastModified = {}};
    const auto parsed = feed::parseChapters(document.body, document.url);
    if (!parsed)
        return failure(parsed.error());
    return ReadChapters{
        .chapters = parsed->chapters, .etag = document.etag, .lastModified = document.lastModified};
}

} // namespace

ChapterReader::ChapterReader(net::HttpClient &http, accounts::Accounts &accounts, QString pictures)
    : m_documents(http, accounts, net::Purpose::Chapters)
    , m_pictures(std::move(pictures))
{}

ChapterReader::Answer ChapterReader::readMedia(const DocumentSource &documentSource,
                                               const ChapterValidators &known)
{
    // Chapters inside a media file are only read if the file is on this computer.
    if (!documentSource.isLocal() || !documentSource.isAllowed())
        return readyFuture<Result<ReadChapters>>(failure(
            {ErrorCode::UnsupportedScheme, documentSource.url.scheme(), documentSource.url}));
    return QtConcurrent::run(workers(), readChaptersOfMedia, documentSource.url, known, m_pictures);
}

ChapterReader::Answer ChapterReader::readDocument(const DocumentSource &documentSource,
                                                  const DocumentValidators &known)
{
    return m_documents.read(documentSource, known, feed::ChapterLimits().maxBytes)
        .then(&m_context, [](const Result<ReadDocument> &document) -> Answer {
            if (!document)
                return readyFuture<Result<ReadChapters>>(failure(document.error()));
            // Documents may be large; parsing must not block the GUI thread.
            return QtConcurrent::run(workers(), parse, *document);
        });
}

} // namespace dogear::documents
