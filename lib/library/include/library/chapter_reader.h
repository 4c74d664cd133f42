// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chapters from the file that plays, and from the document that a feed points to.
///
/// A feed from the web is not believed when it names a file: those are read only for feeds that are
/// files themselves, and resources only for the Guide.
///
/// Threads: GUI thread; files are read and documents parsed in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor stops what is being fetched; nothing
///          comes of it then.
/// Tests:   tests/integration/tst_episode_chapters.cpp

#include <base/future.h>
#include <base/result.h>
#include <domain/chapter.h>

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QUrl>

namespace dogear::net {
class HttpClient;
struct HttpRequest;
struct HttpResponse;
} // namespace dogear::net

namespace dogear::library {

class Accounts;

/// What an episode's feed says of where its chapters are.
struct ChapterPlace
{
    QUrl url;
    QUrl feed; ///< the feed that names it

    /// Whether it may be read at all.
    [[nodiscard]] bool isAllowed() const;
    /// Whether it is read without a network.
    [[nodiscard]] bool isLocal() const;
};

/// What was read earlier, to read it again only if it changed.
struct ChapterValidators
{
    QByteArray etag = {};
    QByteArray lastModified = {};
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
    ~ChapterReader();
    ChapterReader(const ChapterReader &) = delete;
    ChapterReader &operator=(const ChapterReader &) = delete;

    /// The chapters of a media file on this computer; their pictures are `file:` addresses.
    /// \return or UnsupportedScheme, and what tags::readMediaTags says
    [[nodiscard]] Answer readMedia(const ChapterPlace &place, const ChapterValidators &known = {});

    /// The chapters in a document, with the account of the feed if it is on its server; where that
    /// is refused (401, 403) it is asked for once more without.
    /// \return or UnsupportedScheme, and what HttpClient::get and feed::parseChapters say
    [[nodiscard]] Answer readDocument(const ChapterPlace &place,
                                      const ChapterValidators &known = {});

    /// Stops fetching what is at \a url; the answer never comes.
    void cancel(const QUrl &url);

private:
    using Response = Result<net::HttpResponse>;
    [[nodiscard]] Future<Response> get(const QUrl &key, const net::HttpRequest &request);
    [[nodiscard]] Future<Response> ask(const QUrl &key, const net::HttpRequest &request);

    net::HttpClient &m_http;
    Accounts &m_accounts;
    QString m_pictures;
    QHash<QUrl, Future<Response>> m_requests; ///< by what was asked for, without credentials
    QObject m_context;                        ///< of what is in flight
};

} // namespace dogear::library
