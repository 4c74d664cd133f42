// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/folder_text.h>
#include <words/sync_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using sync_folder::FolderSummary;

class TestFolderText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void whatIsCarriedIsNamed();
    void receivedValuesAreCounted();
    void notices_data();
    void notices();
    void faultsOfTheFolder_data();
    void faultsOfTheFolder();
};

void TestFolderText::whatIsCarriedIsNamed()
{
    for (const QString &word : {u"Up next"_s, u"favourites"_s, u"lists"_s})
        QVERIFY2(words::folderCarriesText().contains(word), qPrintable(word));
}

void TestFolderText::receivedValuesAreCounted()
{
    QCOMPARE(words::folderReceivedText({}), QString());
    QVERIFY(words::folderReceivedText({.received = 3}).contains(u'3'));
}

void TestFolderText::notices_data()
{
    QTest::addColumn<FolderSummary>("summary");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("all is well") << FolderSummary{.received = 3, .sent = 2} << QStringList();
    QTest::newRow("conflict copies were read, and need nothing")
        << FolderSummary{.conflictCopies = 2} << QStringList();
    QTest::newRow("files of a newer Dogear")
        << FolderSummary{.newerFiles = 1} << QStringList{u"Update Dogear"_s};
    QTest::newRow("entries of a newer Dogear")
        << FolderSummary{.unknown = 1} << QStringList{u"Update Dogear"_s};
    QTest::newRow("damaged lines")
        << FolderSummary{.damaged = 4} << QStringList{u"4 line"_s, u"tries again"_s};
    QTest::newRow("a copied library")
        << FolderSummary{.hasNewDevice = true} << QStringList{u"nothing is lost"_s};
    QTest::newRow("several at once") << FolderSummary{.damaged = 4, .newerFiles = 1}
                                     << QStringList{u"Update Dogear"_s, u"4 line"_s};
}

void TestFolderText::notices()
{
    QFETCH(const FolderSummary, summary);
    QFETCH(const QStringList, parts);
    const QString text = words::folderNoticeText(u"/home/ann/Sync"_s, summary);
    QCOMPARE(text.isEmpty(), parts.isEmpty());
    for (const QString &part : parts)
        QVERIFY2(text.contains(part), qPrintable(text));
    if (!parts.isEmpty())
        QVERIFY2(text.contains(u"/home/ann/Sync"_s), qPrintable(text));
}

void TestFolderText::faultsOfTheFolder_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("part");
    QTest::newRow("a stick that is not plugged in") << ErrorCode::FileNotFound << u"disk"_s;
    QTest::newRow("a folder that may not be read") << ErrorCode::FileUnreadable << u"can't read"_s;
    QTest::newRow("a folder that may not be written")
        << ErrorCode::FileUnwritable << u"can't write"_s;
}

void TestFolderText::faultsOfTheFolder()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, part);
    const QString text = words::syncErrorSentence(u"/media/stick"_s, {.code = code, .detail = {}});
    QVERIFY2(text.contains(part) && text.contains(u"/media/stick"_s), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestFolderText)
#include "tst_folder_text.moc"
