// SPDX-License-Identifier: GPL-3.0-or-later
// Decodes text of tags in an unknown or wrongly stated encoding.
#include "tag_text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::tags;

class TestTagText final : public QObject
{
    Q_OBJECT

private slots:
    void decodes_data();
    void decodes();
    void surrogates_data();
    void surrogates();
};

void TestTagText::decodes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &expected) {
        QTest::newRow(name) << bytes << expected;
    };
    row("ASCII", "Plain", u"Plain"_s);
    row("UTF-8",
        "Fr\xc3\xbchst\xc3\xbc"
        "ck",
        u"Frühstück"_s);
    row("windows-1252 as in ID3v1",
        "Fr\xfchst\xfc"
        "ck",
        u"Frühstück"_s);
    row("one letter of windows-1252 at the end", "caf\xe9", u"café"_s);
    row("a dash and quotes of windows-1252", "\x93Yes\x94 \x96 no", u"“Yes” – no"_s);
    row("bytes that windows-1252 does not define stay control characters",
        "\xe9\x81\x8d\x8f\x90\x9d",
        u"é\u0081\u008d\u008f\u0090\u009d"_s);
    row("UTF-8 that was cut within its last letter",
        "\xc3\x9c"
        "ber M\xc3",
        u"Über M"_s);
    row("UTF-8 that was cut within a letter of three bytes", "\xe6\x97\xa5\xe6\x9c", u"日"_s);
    row("nothing", "", u""_s);
}

void TestTagText::decodes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, expected);
    QCOMPARE(decodeNarrowText(bytes), expected);
}

void TestTagText::surrogates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    const QChar high(0xd83d);
    const QChar low(0xde00);
    row("a pair stays", QString(high) + low, QString(high) + low);
    row("a first half alone", u"a"_s + high + u'b', u"a\ufffdb"_s);
    row("a second half alone", u"a"_s + low + u'b', u"a\ufffdb"_s);
    row("a first half at the end", u"a"_s + high, u"a\ufffd"_s);
    row("halves in the wrong order", QString(low) + high, u"\ufffd\ufffd"_s);
}

void TestTagText::surrogates()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(withoutLoneSurrogates(text), expected);
}

QTEST_GUILESS_MAIN(TestTagText)
#include "tst_tag_text.moc"
