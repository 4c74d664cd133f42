// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that servers send instead of sound are recognised by their first bytes.
#include "answer_content.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestAnswerContent final : public QObject
{
    Q_OBJECT

private slots:
    void documents_data();
    void documents();
    void media_data();
    void media();
    void showsWhatAMessageSays();
};

void TestAnswerContent::documents_data()
{
    QTest::addColumn<QByteArray>("opening");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QLatin1StringView>("kind");
    const auto row = [](const char *name,
                        QLatin1StringView kind,
                        const QByteArray &opening,
                        const QByteArray &type = "audio/mpeg") {
        QTest::newRow(name) << opening << type << kind;
    };
    row("rule 76: a page to log in",
        unexpected_content::webPage,
        "<!DOCTYPE html>\n<html><title>Sign in</title></html>",
        "text/html; charset=utf-8");
    row("a page that is labelled as sound",
        unexpected_content::webPage,
        "<html><body>Not here</body></html>");
    row("a page in capitals behind blanks", unexpected_content::webPage, "\r\n\t <HTML><HEAD>");
    row("a page behind a comment",
        unexpected_content::webPage,
        "<!-- cached --> <!DOCTYPE html><html>");
    row("a page that begins as XML",
        unexpected_content::webPage,
        "<?xml version='1.0'?><!DOCTYPE html PUBLIC \"\"><html>");
    row("a page behind a byte order mark",
        unexpected_content::webPage,
        "\xef\xbb\xbf<!doctype html>");
    row("a page in UTF-16",
        unexpected_content::webPage,
        QByteArray("\xff\xfe<\0h\0t\0m\0l\0>\0", 14));
    row("a piece of a page", unexpected_content::webPage, "<h1>Not found</h1>", "text/html");
    row("text that is labelled as a page", unexpected_content::webPage, "Not found", "text/html");
    row("HLS", unexpected_content::playlist, "#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:10,\nseg1.ts\n");
    row("HLS with its label",
        unexpected_content::playlist,
        "#EXTM3U\n",
        "application/vnd.apple.mpegurl");
    row("M3U without a head", unexpected_content::playlist, "https://m.example.org/a.mp3\n");
    row("M3U of plain names", unexpected_content::playlist, "a.mp3\nb.mp3\n", "audio/x-mpegurl");
    row("PLS", unexpected_content::playlist, "[playlist]\nFile1=https://m.example.org/a.mp3\n");
    row("PLS with its label", unexpected_content::playlist, "[PlayList]\n", "audio/x-scpls");
    row("XSPF",
        unexpected_content::playlist,
        "<?xml version=\"1.0\"?>\n<playlist version=\"1\" xmlns=\"http://xspf.org/ns/0/\">");
    row("ASX",
        unexpected_content::playlist,
        "<ASX version=\"3.0\"><entry/></ASX>",
        "video/x-ms-asf");
    row("SMIL", unexpected_content::playlist, "<smil><body/></smil>");
    row("DASH",
        unexpected_content::playlist,
        "<?xml version=\"1.0\"?><MPD xmlns=\"urn:mpeg:dash\">");
    row("an error as JSON",
        unexpected_content::message,
        "{\"error\":\"geo blocked\"}",
        "application/json");
    row("an error as XML",
        unexpected_content::message,
        "<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>",
        "application/octet-stream");
    row("an error as text", unexpected_content::message, "Too many requests", "text/plain");
    row("an error as text that is labelled as sound",
        unexpected_content::message,
        "File not found.");
    row("an error in Latin-1", unexpected_content::message, "Datei nicht verf\xfcgbar");
    row("blanks only", unexpected_content::nothing, "  \r\n ");
    row("no byte", unexpected_content::nothing, "");
}

void TestAnswerContent::documents()
{
    QFETCH(const QByteArray, opening);
    QFETCH(const QByteArray, type);
    QFETCH(const QLatin1StringView, kind);
    const auto found = stream::nonMediaKind(opening, type);
    QVERIFY(found.has_value());
    QCOMPARE(found->section(u':', 0, 0), kind);
}

void TestAnswerContent::media_data()
{
    QTest::addColumn<QByteArray>("opening");
    QTest::newRow("an MP3 frame") << QByteArray::fromHex("fffb9000") + QByteArray(400, '\0');
    QTest::newRow("only the header of an MP3 frame") << QByteArray::fromHex("fffb9000");
    QTest::newRow("an ID3v2 tag") << QByteArray("ID3\3\0\0\0\0\1\0TIT2", 14);
    QTest::newRow("an AAC frame") << QByteArray::fromHex("fff15080017ffc");
    QTest::newRow("an MPEG layer I frame, which starts like UTF-16")
        << QByteArray::fromHex("fffe9004ffffeeff");
    QTest::newRow("MP4") << QByteArray("\0\0\0\x18"
                                       "ftypM4A ",
                                       12);
    QTest::newRow("Ogg") << QByteArray("OggS\0\2\0\0", 8);
    QTest::newRow("FLAC") << QByteArray("fLaC\0\0\0\x22", 8);
    QTest::newRow("WAV") << QByteArray("RIFF\x24\0\0\0WAVE", 12);
    QTest::newRow("Matroska") << QByteArray::fromHex("1a45dfa3");
    QTest::newRow("null bytes at the start") << QByteArray(512, '\0');
}

/// Whatever the Content-Type says.
void TestAnswerContent::media()
{
    QFETCH(const QByteArray, opening);
    for (const char *type : {"audio/mpeg", "text/plain", "text/html", "application/json", ""})
        QCOMPARE(stream::nonMediaKind(opening, type), std::nullopt);
}

void TestAnswerContent::showsWhatAMessageSays()
{
    const QByteArray text = "  Quota exceeded " + QByteArray(600, 'x');
    const QString found = stream::nonMediaKind(text, "text/plain").value_or(QString());
    QVERIFY(found.startsWith(u"message: Quota exceeded x"_s));
    QCOMPARE_LT(found.size(), 200);
}

QTEST_APPLESS_MAIN(TestAnswerContent)

#include "tst_answer_content.moc"
