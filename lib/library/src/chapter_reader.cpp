// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_files.h"

#include <feed/chapters.h>
#include <library/accounts.h>
#include <library/chapter_reader.h>
#include <net/http_client.h>

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

bool isWeb(const QUrl &url)
{
    return url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

ChapterReader::Answer refused(const ChapterPlace &place)
{
    return readyFuture<Result<ReadChapters>>(
        failure({ErrorCode::UnsupportedScheme, place.url.scheme(), place.url}));
}

Result<ReadChapters> parse(const net::HttpResponse &response)
{
    if (response.isNotModified())
        return ReadChapters{.isNotModified = true, .chapters = {}, .etag = {}, .lastModified = {}};
    const auto parsed = feed::parseChapters(response.body, response.finalUrl);
    if (!parsed)
        return failure(parsed.error());
    return ReadChapters{
        .chapters = parsed->chapters, .etag = response.etag, .lastModified = response.lastModified};
}

} // namespace

bool ChapterPlace::isLocal() const
{
    return url.scheme() == "file"_L1 || url.scheme() == "qrc"_L1;
}

bool ChapterPlace::isAllowed() const
{
    return isWeb(url) || (isLocal() && url.scheme() == feed.scheme());
}

ChapterReader::ChapterReader(net::HttpClient &http, Accounts &accounts, QString pictures)
    : m_http(http)
    , m_accounts(accounts)
    , m_pictures(std::move(pictures))
{}

ChapterReader::~ChapterReader()
{
    for (Future<Response> &request : m_requests)
        request.cancel();
}

void ChapterReader::cancel(const QUrl &url)
{
    if (const auto request = m_requests.find(url); request != m_requests.end()) {
        Future<Response> running = *request;
        m_requests.erase(request);
        running.cancel();
    }
}

ChapterReader::Answer ChapterReader::readMedia(const ChapterPlace &place,
                                               const ChapterValidators &known)
{
    if (!place.isLocal() || !place.isAllowed())
        return refused(place);
    return QtConcurrent::run(readChaptersOfMedia, place.url, known, m_pictures);
}

ChapterReader::Answer ChapterReader::readDocument(const ChapterPlace &place,
                                                  const ChapterValidators &known)
{
    if (!place.isAllowed())
        return refused(place);
    if (place.isLocal())
        return QtConcurrent::run(readChapterFile, place.url, known.etag);
    const net::HttpRequest request{.url = place.url,
                                   .etag = known.etag,
                                   .lastModified = known.lastModified,
                                   .maxBytes = feed::ChapterLimits().maxBytes};
    const QUrl key = place.url;
    return m_accounts.authorised(place.url, place.feed)
        .then(&m_context,
              [this, key, request](const QUrl &way) {
                  net::HttpRequest authorised = request;
                  authorised.url = way;
                  return get(key, authorised);
              })
        .then(&m_context, [this, key](const Response &response) -> Answer {
            m_requests.remove(key);
            if (!response)
                return readyFuture<Result<ReadChapters>>(failure(response.error()));
            return QtConcurrent::run(parse, *response);
        });
}

/// Hosts that keep feeds behind a password may turn away who sends it along for other things.
Future<ChapterReader::Response> ChapterReader::get(const QUrl &key, const net::HttpRequest &request)
{
    return ask(key, request).then(&m_context, [this, key, request](const Response &response) {
        const int status = response ? 0 : response.error().httpStatus;
        const bool isRefused = status == 401 || status == 403;
        if (!isRefused || request.url.userInfo().isEmpty())
            return readyFuture(response);
        net::HttpRequest plain = request;
        plain.url.setUserInfo({});
        return ask(key, plain);
    });
}

Future<ChapterReader::Response> ChapterReader::ask(const QUrl &key, const net::HttpRequest &request)
{
    const Future<Response> answer = m_http.get(request);
    m_requests.insert(key, answer);
    return answer;
}

} // namespace dogear::library
