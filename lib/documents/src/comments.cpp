// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/workers.h>
#include <documents/comments.h>
#include <net/http_client.h>
#include <notes/notes.h>

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QtConcurrentRun>

#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::documents {

using domain::Comment;

namespace {

constexpr qint64 maxAnswerBytes = 2 * 1024 * 1024;
constexpr std::chrono::milliseconds timeout{15'000};

/// The replies of an answer by the post that they reply to.
struct Replies
{
    QHash<QString, QList<QJsonObject>> byPost;
    QString root; ///< the post of the episode
};

bool isWeb(const QUrl &url)
{
    return (url.scheme() == "https"_L1 || url.scheme() == "http"_L1) && !url.host().isEmpty();
}

QUrl pageOf(const QJsonObject &reply)
{
    const QUrl page(reply.value("url"_L1).toString());
    return isWeb(page) ? page : QUrl();
}

Comment toComment(const QJsonObject &reply, int depth)
{
    const QJsonObject account = reply.value("account"_L1).toObject();
    // An author hides a text behind a warning; both are needed to understand it.
    const QString warning = reply.value("spoiler_text"_L1).toString();
    const QString text = notes::toPlainText(reply.value("content"_L1).toString());
    Comment comment{.author = account.value("display_name"_L1).toString(),
                    .account = account.value("acct"_L1).toString(),
                    .text = warning.isEmpty() ? text : QString(warning + u'\n' + text),
                    .time = {},
                    .link = pageOf(reply),
                    .depth = depth};
    const QDateTime time =
        QDateTime::fromString(reply.value("created_at"_L1).toString(), Qt::ISODateWithMs);
    if (time.isValid())
        comment.time = time.toUTC();
    return comment;
}

/// Lists the replies depth first, without recursion: a hostile answer may nest them deeply. Replies
/// are taken out of the map, so that a cycle of replies ends.
QList<Comment> inThreads(Replies replies)
{
    QList<Comment> comments;
    std::vector<std::pair<QJsonObject, int>> waiting; // the next one last
    const auto push = [&](const QString &post, int depth) {
        const QList<QJsonObject> answers = replies.byPost.take(post);
        for (auto answer = answers.crbegin(); answer != answers.crend(); ++answer)
            waiting.emplace_back(*answer, depth);
    };
    push(replies.root, 0);
    while (!waiting.empty() && comments.size() < maxComments) {
        const auto [reply, depth] = waiting.back();
        waiting.pop_back();
        const Comment comment = toComment(reply, depth);
        if (comment.text.trimmed().isEmpty())
            continue;
        comments.append(comment);
        push(reply.value("id"_L1).toString(), depth + 1);
    }
    return comments;
}

/// Returns the number of \a post at its server; empty if its address has no known form.
QString numberOf(const QUrl &post)
{
    // "/@ada/1", "/users/ada/statuses/1" (Mastodon), "/notice/AbC" (Pleroma, Akkoma).
    static const QRegularExpression form(
        u"^/(?:@[^/]+|users/[^/]+/statuses|notice)/([A-Za-z0-9]{1,64})/?$"_s);
    return form.match(post.path()).captured(1);
}

Result<QList<Comment>> unreadable(const QUrl &url, const QString &detail)
{
    return failure({.code = ErrorCode::BadResponse, .detail = detail, .url = url});
}

} // namespace

QUrl repliesAddress(const QUrl &post)
{
    const QString number = numberOf(post);
    if (!isWeb(post) || number.isEmpty())
        return {};
    QUrl address;
    address.setScheme(post.scheme());
    address.setHost(post.host());
    address.setPort(post.port());
    address.setPath("/api/v1/statuses/"_L1 + number + "/context"_L1);
    return address;
}

Result<QList<Comment>> readReplies(const QByteArray &answer, const QUrl &post)
{
    QJsonParseError fault;
    const QJsonObject object = QJsonDocument::fromJson(answer, &fault).object();
    if (fault.error != QJsonParseError::NoError)
        return unreadable(post, fault.errorString());
    const QJsonValue descendants = object.value("descendants"_L1);
    if (!descendants.isArray())
        return unreadable(post, u"no list of replies"_s);
    Replies replies{.byPost = {}, .root = numberOf(post)};
    for (const auto &each : descendants.toArray()) {
        const QJsonObject reply = each.toObject();
        replies.byPost[reply.value("in_reply_to_id"_L1).toString()].append(reply);
    }
    return inThreads(std::move(replies));
}

Comments::Answer Comments::load(const QUrl &post)
{
    const QUrl address = repliesAddress(post);
    if (address.isEmpty())
        return readyFuture<Result<QList<Comment>>>(
            failure({.code = ErrorCode::NotFound, .url = post}));
    const Future<Result<net::HttpResponse>> request = m_http.get({.url = address,
                                                                  .cause = net::Purpose::Comments,
                                                                  .maxBytes = maxAnswerBytes,
                                                                  .timeout = timeout});
    return request.then([post](const Result<net::HttpResponse> &response) {
        if (!response)
            return readyFuture<Result<QList<Comment>>>(failure(response.error()));
        return Answer(QtConcurrent::run(workers(), readReplies, response->body, post));
    });
}

} // namespace dogear::documents
