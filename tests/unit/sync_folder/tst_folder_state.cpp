// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync_folder/folder_state.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::sync_folder;

class TestFolderState final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aStateIsReadAsItWasWritten();
    void anotherVersionReadsTheFilesAgain();
    void anUnreadableStateIsEmpty();

private:
    [[nodiscard]] static FolderState sample();
};

FolderState TestFolderState::sample()
{
    FolderState state;
    state.own = {.number = 9,
                 .size = 1000,
                 .modified = 1'700'000'000'123,
                 .start = 900,
                 .check = "0123456789abcdef",
                 .session = u"abc"_s,
                 .nextCompaction = 500};
    state.files.insert(u"dogear-phone.log"_s,
                       {.device = u"phone"_s,
                        .size = 20,
                        .modified = 30,
                        .start = 4,
                        .check = "fedcba9876543210",
                        .number = 5});
    state.seenHere.insert(u"phone"_s, 5);
    state.seenByOthers.insert(u"phone"_s, 8);
    return state;
}

void TestFolderState::aStateIsReadAsItWasWritten()
{
    QVERIFY(folderStateFrom(toJson(sample())) == sample());
    QVERIFY(folderStateFrom(toJson(FolderState())) == FolderState());
}

void TestFolderState::anotherVersionReadsTheFilesAgain()
{
    QByteArray json = toJson(sample());
    json.replace("\"version\":1", "\"version\":0");
    FolderState expected = sample();
    expected.files.clear();
    QVERIFY(folderStateFrom(json) == expected);
}

void TestFolderState::anUnreadableStateIsEmpty()
{
    QVERIFY(folderStateFrom("") == FolderState());
    QVERIFY(folderStateFrom("[]") == FolderState());
    QVERIFY(folderStateFrom("{\"own\":5,\"files\":[1]}") == FolderState());
}

QTEST_GUILESS_MAIN(TestFolderState)
#include "tst_folder_state.moc"
