// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_exchange.h"
#include "folder_names.h"
#include "folder_samples.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync_folder;
using namespace dogear::sync_folder::test;

namespace {

/// A device without a library: it remembers its state, as the database does.
struct Device
{
    QString folder;
    QString name;
    FolderState state = {};
    FolderNews news = {};
    OwnFileCheck found = OwnFileCheck::Intact;

    /// Runs once, and writes \a contents.
    bool run(const QList<Content> &contents = {})
    {
        FolderExchange exchange(folder, name, state);
        auto read = exchange.open();
        if (!read)
            return false;
        news = *read;
        found = exchange.found();
        name = exchange.device();
        state = exchange.stateBefore();
        if (!contents.isEmpty() && !exchange.append(contents))
            return false;
        if (!exchange.close(QDateTime::currentMSecsSinceEpoch()))
            return false;
        state = exchange.stateAfter();
        return true;
    }
};

QList<Content> rounds(int first, int last)
{
    QList<Content> contents;
    for (int round = first; round <= last; ++round) {
        for (int episode = 1; episode <= 50; ++episode)
            contents.append(play(episode, 1'700'000'000 + round, round));
    }
    return contents;
}

} // namespace

class TestFolderExchange final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void devicesReadEachOther();
    void twoDevicesWithOneIdAreSeparated();
    void aConflictCopyOfTheOwnFileLeadsToANewId();
    void aLostFileIsFound();
    void devicesThatAreInStepWriteNothing();
    void compactionLosesNothingThatAnotherDeviceHasNotRead();
    void aMissingFolderChangesNothing();

private:
    [[nodiscard]] Device device(const QString &name) const { return {m_folder->path(), name}; }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFolderExchange::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFolderExchange::devicesReadEachOther()
{
    Device desk = device(u"desk"_s);
    Device phone = device(u"phone"_s);
    QVERIFY(desk.run({play(1, 10, 20), favourite(2, 30)}));
    QVERIFY(phone.run({play(3, 40, 50)}));
    QCOMPARE(phone.news.actions.size(), 1);
    QCOMPARE(phone.news.fields.size(), 1);
    QVERIFY(desk.run());
    QCOMPARE(desk.news.actions.size(), 1);
    QVERIFY(desk.run() && phone.run());
    QVERIFY(desk.news.actions.isEmpty() && phone.news.actions.isEmpty());
}

void TestFolderExchange::twoDevicesWithOneIdAreSeparated()
{
    Device desk = device(u"desk"_s);
    QVERIFY(desk.run({play(1, 10, 20)}));
    Device copy = desk; // the library was copied to another machine
    QVERIFY(copy.run({play(2, 11, 21)}));
    QCOMPARE(copy.name, u"desk"_s);
    QVERIFY(desk.run({play(3, 12, 22)}));
    QCOMPARE(desk.found, OwnFileCheck::Foreign);
    QVERIFY(desk.name != u"desk"_s);
    QCOMPARE(desk.news.actions.size(), 2); // all of the file that it left
    QVERIFY(copy.run());
    QCOMPARE(copy.found, OwnFileCheck::Intact);
    QCOMPARE(copy.name, u"desk"_s);
    QCOMPARE(copy.news.actions, QList<domain::SyncAction>{play(3, 12, 22)});
    QVERIFY(desk.run() && copy.run());
    QCOMPARE(desk.found, OwnFileCheck::Intact);
}

void TestFolderExchange::aConflictCopyOfTheOwnFileLeadsToANewId()
{
    Device desk = device(u"desk"_s);
    QVERIFY(desk.run({play(1, 10, 20)}));
    QVERIFY(writeFile(m_folder->filePath(u"dogear-desk (conflicted copy).log"_s),
                      headerLine(u"desk"_s) + lineOf(5, play(2, 11, 21))));
    QVERIFY(desk.run());
    QCOMPARE(desk.found, OwnFileCheck::Foreign);
    QVERIFY(desk.news.actions.contains(play(2, 11, 21)) || desk.news.actions.size() == 2);
}

void TestFolderExchange::aLostFileIsFound()
{
    Device desk = device(u"desk"_s);
    QVERIFY(desk.run({play(1, 10, 20)}));
    QVERIFY(QFile::remove(m_folder->filePath(fileName(u"desk"_s))));
    QVERIFY(desk.run());
    QCOMPARE(desk.found, OwnFileCheck::Lost);
    QCOMPARE(desk.name, u"desk"_s);
}

void TestFolderExchange::devicesThatAreInStepWriteNothing()
{
    Device desk = device(u"desk"_s);
    Device phone = device(u"phone"_s);
    QVERIFY(desk.run({play(1, 10, 20)}) && phone.run({play(2, 11, 20)}));
    for (int run = 0; run < 3; ++run)
        QVERIFY(desk.run() && phone.run());
    const QByteArray deskFile = readBytes(m_folder->filePath(fileName(u"desk"_s)));
    const QByteArray phoneFile = readBytes(m_folder->filePath(fileName(u"phone"_s)));
    for (int run = 0; run < 3; ++run)
        QVERIFY(desk.run() && phone.run());
    QCOMPARE(readBytes(m_folder->filePath(fileName(u"desk"_s))), deskFile);
    QCOMPARE(readBytes(m_folder->filePath(fileName(u"phone"_s))), phoneFile);
}

void TestFolderExchange::compactionLosesNothingThatAnotherDeviceHasNotRead()
{
    Device desk = device(u"desk"_s);
    Device phone = device(u"phone"_s);
    QVERIFY(phone.run({play(99, 5, 5)})); // it is there, and reads nothing for a long time
    QVERIFY(desk.run(rounds(1, 100)));
    QVERIFY(desk.run(rounds(101, 110)));
    QVERIFY(phone.run({play(99, 6, 6)}));
    QCOMPARE(phone.news.actions.size(), 110 * 50); // every line, also replaced ones

    const qint64 before = QFileInfo(m_folder->filePath(fileName(u"desk"_s))).size();
    QVERIFY(desk.run(rounds(111, 140)));
    QCOMPARE_LT(QFileInfo(m_folder->filePath(fileName(u"desk"_s))).size(), before / 2);
    QVERIFY(phone.run());
    for (const Content &content : rounds(111, 140))
        QVERIFY(phone.news.actions.contains(std::get<domain::SyncAction>(content)));

    Device fresh = device(u"fresh"_s);
    QVERIFY(fresh.run());
    QMap<QString, qint64> places;
    for (const domain::SyncAction &action : std::as_const(fresh.news.actions)) {
        if (action.feed == play(1, 1, 1).feed)
            places[action.episode] = std::max(places[action.episode], action.position.value_or(0));
    }
    QCOMPARE(places.value(play(1, 1, 1).episode), 140);
    QCOMPARE(places.size(), 51);
}

void TestFolderExchange::aMissingFolderChangesNothing()
{
    Device desk = device(u"desk"_s);
    QVERIFY(desk.run({play(1, 10, 20)}));
    const FolderState state = desk.state;
    desk.folder = m_folder->filePath(u"none"_s); // the stick is not plugged in
    QVERIFY(!desk.run({play(2, 11, 21)}));
    QCOMPARE(desk.state, state);
    desk.folder = m_folder->path();
    QVERIFY(desk.run());
    QCOMPARE(desk.found, OwnFileCheck::Intact);
}

QTEST_GUILESS_MAIN(TestFolderExchange)
#include "tst_folder_exchange.moc"
