// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>
#include <feed/opml.h>

#include <QRegularExpression>
#include <QTest>

#include <encoding.h>
#include <iconv.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

const QUrl source{u"https://base.org/feed"_s};

QString document(const QString &declared, const QString &title)
{
    const QString declaration = declared.isNull()
                                    ? QString()
                                    : u"<?xml version=\"1.0\" encoding=\"%1\"?>\n"_s.arg(declared);
    return declaration + "<rss><channel><title>S</title><item><title>"_L1 + title
           + "</title></item></channel></rss>"_L1;
}

/// Converts \a text to \a encoding, a name that iconv knows.
QByteArray encoded(const QString &text, const QByteArray &encoding)
{
    QByteArray in = text.toUtf8();
    QByteArray out(in.size() * 4 + 8, '\0');
    char *from = in.data();
    char *to = out.data();
    size_t inLeft = size_t(in.size());
    size_t outLeft = size_t(out.size());
    const iconv_t handle = iconv_open(encoding.constData(), "UTF-8");
    const bool isEncoded = iconv(handle, &from, &inLeft, &to, &outLeft) != size_t(-1);
    iconv_close(handle);
    Q_ASSERT(isEncoded);
    Q_UNUSED(isEncoded)
    out.truncate(out.size() - qsizetype(outLeft));
    return out;
}

} // namespace

class TestEncoding final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void legacy_data();
    void legacy();
    void labels_data();
    void labels();
    void damage_data();
    void damage();
    void mixed_data();
    void mixed();
    void lists();
};

void TestEncoding::legacy_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("title");
    const auto row = [](const char *label, const char *encoding, const QString &title) {
        QTest::newRow(qPrintable(u"rule 2: %1 is read"_s.arg(QLatin1StringView(label))))
            << QString::fromLatin1(label) << QByteArray(encoding) << title;
    };
    row("windows-1250", "CP1250", u"Žluťoučký kůň – „ano“"_s);
    row("windows-1251", "CP1251", u"Привет, «мир» №1"_s);
    row("windows-1252", "CP1252", u"Ça “va” – 5 €"_s);
    row("windows-1253", "CP1253", u"Καλημέρα"_s);
    row("windows-1254", "CP1254", u"Günaydın şğ"_s);
    row("windows-1255", "CP1255", u"שלום"_s);
    row("windows-1256", "CP1256", u"مرحبا"_s);
    row("windows-1257", "CP1257", u"Ąžuolas ģ"_s);
    row("windows-1258", "CP1258", u"Đường"_s.normalized(QString::NormalizationForm_C));
    row("cp1251", "CP1251", u"Привет"_s);
    row("ISO-8859-1", "ISO-8859-1", u"Grüße à Zoë"_s);
    row("latin1", "ISO-8859-1", u"Grüße"_s);
    row("iso-8859-2", "ISO-8859-2", u"Łódź żółw"_s);
    row("ISO_8859-5", "ISO-8859-5", u"Привет"_s);
    row("ISO-8859-7", "ISO-8859-7", u"Καλημέρα"_s);
    row("ISO-8859-9", "ISO-8859-9", u"Günaydın"_s);
    row("ISO-8859-15", "ISO-8859-15", u"5 € à Œuf"_s);
    row("KOI8-R", "KOI8-R", u"Привет"_s);
    row("koi8-u", "KOI8-U", u"Привіт"_s);
    row("Shift_JIS", "CP932", u"こんにちは①ソ表"_s);
    row("x-sjis", "CP932", u"こんにちは"_s);
    row("EUC-JP", "EUC-JP", u"こんにちは"_s);
    row("ISO-2022-JP", "ISO-2022-JP", u"こんにちは"_s);
    row("EUC-KR", "EUC-KR", u"안녕하세요"_s);
    row("ks_c_5601-1987", "CP949", u"안녕하세요 뷁"_s);
    row("GB2312", "GB18030", u"你好镕"_s);
    row("GBK", "GBK", u"你好，世界"_s);
    row("gb18030", "GB18030", u"你好 😀"_s);
    row("Big5", "BIG5", u"你好，世界"_s);
    row("macintosh", "MACINTOSH", u"Grüße “x”"_s);
    row("UTF-16", "UTF-16", u"Grüße 你好 😀"_s); // with a byte order mark
    row("UTF-16LE", "UTF-16LE", u"Grüße 你好 😀"_s);
    row("UTF-16BE", "UTF-16BE", u"Grüße 你好 😀"_s);
    row("UTF-32", "UTF-32", u"Grüße 你好 😀"_s);
    row("UTF-32BE", "UTF-32BE", u"Grüße 😀"_s);
    row("UTF-32LE", "UTF-32LE", u"Grüße 😀"_s);
    row("UTF-8", "UTF-8", u"Grüße 你好 😀"_s);
}

void TestEncoding::legacy()
{
    QFETCH(const QString, label);
    QFETCH(const QByteArray, encoding);
    QFETCH(const QString, title);
    const auto declared = parseFeed(encoded(document(label, title), encoding), source);
    QVERIFY(declared.has_value());
    QCOMPARE(declared->episodes.constFirst().title, title);
    QCOMPARE(declared->warnings, QStringList());

    const auto byHttp = parseFeed(encoded(document({}, title), encoding),
                                  source,
                                  {},
                                  "text/xml; charset=\"" + label.toLatin1() + "\"; x=y");
    QVERIFY(byHttp.has_value());
    QCOMPARE(byHttp->episodes.constFirst().title, title);
}

void TestEncoding::labels_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isWarned");
    const QString word = u"Grüße – Привет"_s;
    const QString latin = u"Grüße à “toi”"_s;
    const QString cyrillic = u"Привет"_s;
    const auto row = [](const char *name,
                        const QByteArray &bytes,
                        const QByteArray &contentType,
                        const QString &title,
                        bool isWarned) {
        QTest::newRow(name) << bytes << contentType << title << isWarned;
    };
    const auto utf8 = [](const QString &declared, const QString &title) {
        return document(declared, title).toUtf8();
    };
    row("rule 1: bytes in UTF-8 without any label", utf8({}, word), {}, word, false);
    row("rule 2: the declaration before HTTP",
        encoded(document(u"windows-1251"_s, cyrillic), "CP1251"),
        "text/xml; charset=utf-8",
        cyrillic,
        false);
    row("rule 2: the declaration before another HTTP charset",
        encoded(document(u"windows-1251"_s, cyrillic), "CP1251"),
        "text/xml; charset=KOI8-R",
        cyrillic,
        false);
    row("rule 2: HTTP says latin1 and the bytes are UTF-8",
        utf8(u"UTF-8"_s, word),
        "text/xml; charset=ISO-8859-1",
        word,
        false);
    row("rule 2: only HTTP speaks, and wrongly",
        utf8({}, word),
        "application/rss+xml;charset=ISO-8859-1",
        word,
        true);
    row("rule 2: a mark before the declaration",
        "\xef\xbb\xbf" + utf8(u"ISO-8859-1"_s, word),
        {},
        word,
        false);
    row("rule 2: a mark before HTTP",
        "\xef\xbb\xbf" + utf8({}, word),
        "x; charset=big5",
        word,
        false);
    row("a mark twice", "\xef\xbb\xbf\xef\xbb\xbf" + utf8(u"UTF-8"_s, word), {}, word, false);
    row("a mark of UTF-8 before latin1",
        "\xef\xbb\xbf" + encoded(document({}, latin), "CP1252"),
        {},
        latin,
        true);
    row("a mark of UTF-16 before UTF-8", "\xff\xfe" + utf8({}, word), {}, word, true);
    row("UTF-16 said of ASCII", utf8(u"UTF-16"_s, u"plain"_s), {}, u"plain"_s, true);
    row("UTF-16 said of UTF-8", utf8(u"utf-16"_s, word), {}, word, true);
    row("UTF-8 said of windows-1252",
        encoded(document(u"utf-8"_s, latin), "CP1252"),
        {},
        latin,
        true);
    row("nothing said of windows-1252", encoded(document({}, latin), "CP1252"), {}, latin, true);
    row("UTF-8 said of what HTTP knows",
        encoded(document(u"utf-8"_s, cyrillic), "CP1251"),
        "text/xml; charset=windows-1251",
        cyrillic,
        true);
    row("latin1 said of UTF-8", utf8(u"ISO-8859-1"_s, word), {}, word, true);
    row("windows-1251 said of UTF-8", utf8(u"windows-1251"_s, word), {}, word, true);
    row("Shift_JIS said of UTF-8",
        utf8(u"Shift_JIS"_s, u"こんにちは世界"_s),
        {},
        u"こんにちは世界"_s,
        true);
    row("latin1 means windows-1252",
        encoded(document(u"ISO-8859-1"_s, latin), "CP1252"),
        {},
        latin,
        false);
    row("us-ascii said of windows-1252",
        encoded(document(u"us-ascii"_s, latin), "CP1252"),
        {},
        latin,
        false);
    row("utf8 without a hyphen", utf8(u"utf8"_s, word), {}, word, false);
    row("a label with space", utf8(u" UTF-8 "_s, word), {}, word, false);
    row("a label that nobody knows", utf8(u"x-klingon"_s, word), {}, word, true);
    row("a label that nobody knows, of windows-1252",
        encoded(document(u"x-klingon"_s, latin), "CP1252"),
        {},
        latin,
        true);
    row("an empty label", utf8(u""_s, word), {}, word, false);
    row("a label of tricks", utf8(u"UTF-8//TRANSLIT"_s, word), {}, word, true);
    row("UTF-7 is not read", utf8(u"UTF-7"_s, u"+ADw-b+AD4-"_s), {}, u"+ADw-b+AD4-"_s, false);
    row("a Content-Type without charset", utf8({}, word), "text/xml", word, false);
    row("a Content-Type that ends early", utf8({}, word), "text/xml; charset=\"", word, false);
    row("UTF-16 without a mark after white space",
        encoded("\n\n"_L1 + document({}, word), "UTF-16LE"),
        {},
        word,
        false);
}

void TestEncoding::labels()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, contentType);
    QFETCH(const QString, title);
    QFETCH(const bool, isWarned);
    const auto feed = parseFeed(bytes, source, {}, contentType);
    QVERIFY2(feed.has_value(), feed ? "" : qPrintable(toName(feed.error().code)));
    QCOMPARE(feed->episodes.constFirst().title, title);
    const QString warnings = feed->warnings.join(u'\n');
    QVERIFY2(warnings.contains("encoding"_L1) == isWarned, qPrintable(warnings));
}

void TestEncoding::damage_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one byte of windows-1252 in UTF-8")
        << QByteArray("Grüße, it\x92s") << u"Grüße, it’s"_s;
    QTest::newRow("a character that is cut in half")
        << QByteArray("Grüße 你\xe4\xbd") << u"Grüße 你\ufffd"_s;
    QTest::newRow("an overlong encoding of a character")
        << QByteArray("äöü \xc0\xbc") << u"äöü À¼"_s;
    QTest::newRow("a surrogate pair encoded as two characters")
        << QByteArray("äöü \xed\xa0\xbd\xed\xb8\x80") << u"äöü 😀"_s;
    QTest::newRow("an unpaired surrogate") << QByteArray("äöü \xed\xa0\xbd.") << u"äöü \ufffd."_s;
}

void TestEncoding::damage()
{
    QFETCH(const QByteArray, title);
    QFETCH(const QString, expected);
    const auto feed = parseFeed(
        "<rss><channel><item><title>" + title + "</title></item></channel></rss>", source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.constFirst().title, expected);
    QCOMPARE(feed->warnings.size(), 1);
    QVERIFY(feed->warnings.constFirst().startsWith("repaired"_L1));
}

void TestEncoding::mixed_data()
{
    QTest::addColumn<QByteArray>("declaration");
    QTest::addColumn<QByteArray>("encoding");
    QTest::addColumn<QString>("first");
    QTest::newRow("ISO-8859-1 with one element in UTF-8")
        << "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"_ba
        << "CP1252"_ba << u"Malmö, Århus"_s;
    QTest::newRow("windows-1251 with one element in UTF-8")
        << "<?xml version=\"1.0\" encoding=\"windows-1251\"?>"_ba
        << "CP1251"_ba << u"Привет"_s;
    QTest::newRow("no label, more windows-1252 than UTF-8") << ""_ba
                                                            << "CP1252"_ba << u"Malmö, Århus, è"_s;
}

void TestEncoding::mixed()
{
    QFETCH(const QByteArray, declaration);
    QFETCH(const QByteArray, encoding);
    QFETCH(const QString, first);
    const QString second = u"Brøndby"_s;
    const auto feed =
        parseFeed(declaration + "<rss><channel><item><title>" + encoded(first, encoding)
                      + "</title><guid>1</guid></item><item><title>" + second.toUtf8()
                      + "</title><guid>2</guid></item></channel></rss>",
                  source);
    QVERIFY(feed.has_value());
    QCOMPARE(feed->episodes.at(0).title, first);
    QCOMPARE(feed->episodes.at(1).title, second);
    QCOMPARE(feed->warnings.size(), 1);
}

void TestEncoding::lists()
{
    const QString text = u"<?xml version=\"1.0\" encoding=\"windows-1251\"?><opml><body>"
                         "<outline text=\"Привет\" xmlUrl=\"https://e.org/\"/></body></opml>"_s;
    for (const QByteArray &encoding : {"CP1251"_ba, "UTF-16"_ba}) {
        const QByteArray bytes = encoded(text, encoding);
        QVERIFY(isOpml(bytes));
        const auto list = parseOpml(bytes);
        QVERIFY(list.has_value());
        QCOMPARE(list->entries.constFirst().title, u"Привет"_s);
    }
}

QTEST_GUILESS_MAIN(TestEncoding)
#include "tst_encoding.moc"
