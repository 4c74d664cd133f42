// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/local_http_routes.h>

namespace dogear::test {

namespace {

ServerAnswer ok()
{
    return {.body = "ok"};
}

ServerAnswer redirect(const ServerRequest &request, int hops)
{
    if (hops == 0)
        return ok();
    const QByteArray query = request.query().toLatin1();
    const int status = query.startsWith("status=") ? query.sliced(7).toInt() : 302;
    QByteArray location = "/redirect/" + QByteArray::number(hops - 1);
    if (!query.isEmpty())
        location += '?' + query;
    return {.status = status, .headers = {{"Location", location}}};
}

ServerAnswer gzipped(bool isBroken)
{
    QByteArray body = gzip(compressedText());
    if (isBroken) // after the header of ten bytes, so that only the deflated data is damaged
        body.replace(12, 8, QByteArray(8, '\xff'));
    return {.body = body, .headers = {{"Content-Encoding", "gzip"}}};
}

ServerAnswer deflated()
{
    // qCompress() writes four bytes of length before the zlib stream; "deflate" is that stream.
    return {.body = qCompress(compressedText()).sliced(4),
            .headers = {{"Content-Encoding", "deflate"}}};
}

ServerAnswer chunked(bool isCut)
{
    return {.body = isCut ? "1\r\no\r\n" : "1\r\no\r\n1\r\nk\r\n0\r\n\r\n",
            .headers = {{"Transfer-Encoding", "chunked"}},
            .hasLength = false,
            .ending = Ending::Close};
}

ServerAnswer truncated(int size, Ending ending)
{
    return {.body = patternBytes(1000), .truncateAt = size, .ending = ending};
}

} // namespace

ServerAnswer cannedAnswer(const ServerRequest &request)
{
    const QList<QByteArray> words =
        request.pathWithoutQuery().toLatin1().split('/'); // "/a/b" is "", "a", "b"
    const QByteArray name = words.value(1);
    const QByteArray argument = words.value(2);
    const int number = argument.toInt();

    if (name == "ok")
        return ok();
    if (name == "bytes")
        return answerWith({patternBytes(number), "audio/mpeg", "\"bytes-" + argument + '"'},
                          request);
    if (name == "status")
        return {.status = number, .body = "status " + argument};
    if (name == "redirect")
        return redirect(request, number);
    if (name == "loop")
        return {.status = 302, .headers = {{"Location", "/loop"}}};
    if (name == "empty")
        return {};
    if (name == "truncate")
        return truncated(number, Ending::Close);
    if (name == "gzip")
        return gzipped(argument == "broken");
    if (name == "deflate")
        return deflated();
    if (name == "chunked")
        return chunked(argument == "cut");
    if (name == "slow")
        return {.body = "ok", .delay = std::chrono::milliseconds(number)};
    if (name == "stall")
        return truncated(3, Ending::Stall);
    if (name == "silent")
        return {.isSilent = true};
    if (name == "drop")
        return {.ending = Ending::Drop};
    if (name == "drip")
        return {.body = patternBytes(number), .bytesPerSecond = 200};
    return {.status = 404, .body = "nothing here"};
}

QByteArray patternBytes(qint64 size)
{
    QByteArray bytes(size, '\0');
    for (qsizetype i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(i % 251);
    return bytes;
}

QByteArray compressedText()
{
    QByteArray text;
    for (int line = 0; line < 500; ++line)
        text += "line " + QByteArray::number(line) + " of a text that compresses well\n";
    return text;
}

} // namespace dogear::test
