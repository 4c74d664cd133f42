// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_samples.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

class TestLineFormat final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aLineIsReadAsItWasWritten();
    void examplesOfTheDocumentAreRead_data();
    void examplesOfTheDocumentAreRead();
    void otherEndsOfLinesAreRead();
    void aFlippedBitIsFound();
    void truncationIsFoundAtEveryByte();
    void otherTextIsNoLine_data();
    void otherTextIsNoLine();
};

void TestLineFormat::aLineIsReadAsItWasWritten()
{
    const QJsonObject object{{u"t"_s, u"line\nfeed \u00e4"_s}, {u"n"_s, 3}};
    const QByteArray line = encodeLine(object);
    QCOMPARE(line.count('\n'), 1);
    const auto read = decodeLine(line);
    QVERIFY(read);
    QCOMPARE(read->object, object);
    QCOMPARE(read->check, checkOf(line));
}

void TestLineFormat::examplesOfTheDocumentAreRead_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("the first line")
        << QByteArray(R"(dd5524bdeb698a4f {"device":"phone","dogear":1})");
    QTest::newRow("a session") << QByteArray(
        R"(f7856c90b7d696b5 {"id":"k2v9","n":1,"t":"session"})");
    QTest::newRow("a favourite") << QByteArray(
        R"(62719fa55fc06dbc {"at":1764230400123,)"
        R"("feed":"https://example.org/feed.xml","item":"e-1","n":3,)"
        R"("t":"favourite","url":"https://example.org/1.mp3","value":true})");
}

void TestLineFormat::examplesOfTheDocumentAreRead()
{
    QFETCH(const QByteArray, line);
    const auto read = decodeLine(line);
    QVERIFY(read);
    // Written in the same way: the order of the entries is that of the alphabet.
    QCOMPARE(encodeLine(read->object), QByteArray(line + '\n'));
}

void TestLineFormat::otherEndsOfLinesAreRead()
{
    QByteArray line = lineOf(1, play(1, 5, 6));
    line.insert(line.size() - 1, '\r');
    QVERIFY(decodeLine(line));
    QVERIFY(decodeLine(line.chopped(2)));
}

void TestLineFormat::aFlippedBitIsFound()
{
    const QByteArray line = lineOf(1, play(1, 5, 6)).chopped(1);
    for (qsizetype byte = 0; byte < line.size(); ++byte) {
        for (int bit = 0; bit < 8; ++bit) {
            QByteArray changed = line;
            changed[byte] = char(changed[byte] ^ (1 << bit));
            QVERIFY2(!decodeLine(changed), qPrintable(u"%1/%2"_s.arg(byte).arg(bit)));
        }
    }
}

void TestLineFormat::truncationIsFoundAtEveryByte()
{
    const QByteArray line = lineOf(1, favourite(1, 5)).chopped(1);
    for (qsizetype length = 0; length < line.size(); ++length)
        QVERIFY2(!decodeLine(line.first(length)), qPrintable(QString::number(length)));
}

void TestLineFormat::otherTextIsNoLine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("zeros, where a program reserved room") << QByteArray(200, '\0');
    QTest::newRow("JSON without a check") << QByteArray("{\"n\":1}");
    QTest::newRow("a check without JSON") << QByteArray("0123456789abcdef ");
    QTest::newRow("a list") << QByteArray("4f53cda18c2baa0c []");
    QTest::newRow("half of a check") << QByteArray("0123456");
}

void TestLineFormat::otherTextIsNoLine()
{
    QFETCH(const QByteArray, line);
    QVERIFY(!decodeLine(line));
}

QTEST_GUILESS_MAIN(TestLineFormat)
#include "tst_line_format.moc"
