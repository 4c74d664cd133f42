// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/chapters.h>
#include <feed/feed_parser.h>
#include <feed/opml.h>
#include <feed/transcript.h>
#include <feed/unpack.h>

#include <QRegularExpression>
#include <QTest>

#include <zlib.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

class TestUnpack final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void bytes_data();
    void bytes();
    void aBombIsRefused();
    void everyParser();
};

namespace {

QByteArray gzip(const QByteArray &plain)
{
    // zlib: added to the window bits, this asks for a gzip header.
    constexpr int gzipHeader = 16;
    z_stream stream{};
    deflateInit2(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzipHeader, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(plain.size()))), '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(plain.constData()));
    stream.avail_in = uInt(plain.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    deflate(&stream, Z_FINISH);
    packed.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return packed;
}

const QByteArray text =
    "<rss><channel><title>S</title><item><title>One</title><guid>g</guid></item>"
    "</channel></rss>";

} // namespace

void TestUnpack::bytes_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("an uncompressed document is unchanged") << text << text;
    QTest::newRow("compressed with gzip") << gzip(text) << text;
    QTest::newRow("compressed twice") << gzip(gzip(text)) << text;
    QTest::newRow("several gzip members")
        << gzip(text.first(20)).append(gzip(text.sliced(20))) << text;
    QTest::newRow("padding after the last member") << gzip(text).append("\0\0junk", 6) << text;
    QTest::newRow("an empty document") << QByteArray() << QByteArray();
}

void TestUnpack::bytes()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QByteArray, expected);
    const auto unpacked = unpack(document, 1000);
    QVERIFY(unpacked);
    QCOMPARE(*unpacked, expected);
}

void TestUnpack::aBombIsRefused()
{
    const auto unpacked = unpack(gzip(QByteArray(5'000'000, ' ')), 1'000'000);
    QVERIFY(!unpacked);
    QCOMPARE(unpacked.error().code, ErrorCode::LimitExceeded);
}

void TestUnpack::everyParser()
{
    const auto feed = parseFeed(gzip(text), {});
    QVERIFY(feed);
    QCOMPARE(feed->episodes.size(), 1);
    const auto json = parseFeed(
        gzip(R"({"version":"https://jsonfeed.org/version/1.1","title":"S","items":[]})"), {});
    QVERIFY(json);
    const auto list = parseOpml(
        gzip("<opml><body><outline text='S' xmlUrl='https://e.org/f'/></body></opml>"), {});
    QVERIFY(list);
    QCOMPARE(list->entries.size(), 1);
    const auto chapters = parseChapters(gzip(R"({"chapters":[{"startTime":0,"title":"A"}]})"), {});
    QVERIFY(chapters);
    const auto transcript =
        parseTranscript(gzip("WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n"), u"text/vtt"_s);
    QVERIFY(transcript);
}

QTEST_GUILESS_MAIN(TestUnpack)
#include "tst_unpack.moc"
