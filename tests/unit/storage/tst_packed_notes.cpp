// SPDX-License-Identifier: GPL-3.0-or-later
#include "packed_notes.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::storage;

class TestPackedNotes final : public QObject
{
    Q_OBJECT

private slots:
    void whatWasPackedIsRead_data();
    void whatWasPackedIsRead();
    void twoSayingsTakeLittleMoreThanOne();
    void whatIsTextStillIsReadAsItIs();
    void whatIsBrokenIsEmpty();
};

void TestPackedNotes::whatWasPackedIsRead_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<QString>("text");
    QTest::newRow("notes with markup") << u"<p>About <b>graphs</b></p>"_s << u"About graphs"_s;
    QTest::newRow("empty notes") << u""_s << u""_s;
    QTest::newRow("a picture without text") << u"<img src=\"a\">"_s << u""_s;
    QTest::newRow("letters of several scripts") << u"<p>Zwölf 十二 👍</p>"_s << u"Zwölf 十二 👍"_s;
}

void TestPackedNotes::whatWasPackedIsRead()
{
    QFETCH(const QString, html);
    QFETCH(const QString, text);
    const QVariant column = packNotes(html, text);
    QVERIFY(isPacked(column) && !column.isNull());
    QCOMPARE(notesHtml(column), html);
    QCOMPARE(notesText(QString(), column), text);
}

void TestPackedNotes::twoSayingsTakeLittleMoreThanOne()
{
    QString text;
    for (int i = 0; i < 200; ++i)
        text += QString::number(i * 7919) + u' ';
    const QString html = u"<p>"_s + text + u"</p>"_s;
    const double both = double(packNotes(html, text).size());
    const double one = double(packNotes(html, {}).size());
    QVERIFY2(both < one * 1.2, qPrintable(QString::number(both / one)));
}

void TestPackedNotes::whatIsTextStillIsReadAsItIs()
{
    const QVariant html = u"<p>About</p>"_s;
    QVERIFY(!isPacked(html));
    QCOMPARE(notesHtml(html), u"<p>About</p>"_s);
    QCOMPARE(notesText(u"About"_s, html), u"About"_s);
}

void TestPackedNotes::whatIsBrokenIsEmpty()
{
    QTest::ignoreMessage(QtWarningMsg, "qUncompress: Input data is corrupted");
    QCOMPARE(notesHtml(QByteArray("\0\0\0\x10xyz", 7)), QString());
}

QTEST_GUILESS_MAIN(TestPackedNotes)
#include "tst_packed_notes.moc"
