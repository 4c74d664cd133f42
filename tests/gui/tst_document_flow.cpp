// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the settings of chapters and transcripts are applied and that failures of the
// transcript command are reported.

#include "features/documents/document_controller.h"
#include "real_warnings.h"

#include <net/network_status.h>
#include <support/download_library.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using settings::DocumentSettings;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;

class TestDocumentFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void whatFailsIsSaid_data();
    void whatFailsIsSaid();
    void documentsComeOnceTheNetworkIsFree();

private:
    std::unique_ptr<DownloadLibrary> m_library;
    std::unique_ptr<net::NetworkStatus> m_network;
    std::unique_ptr<DocumentController> m_documents;
};

void TestDocumentFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<DownloadLibrary>();
    m_network = std::make_unique<net::NetworkStatus>();
    library::Library &library = *m_library->library;
    m_documents = std::make_unique<DocumentController>(
        library.documents().collector, library.documents().maker, *m_network);
}

void TestDocumentFlow::cleanup()
{
    m_documents.reset();
    m_network.reset();
    m_library.reset();
}

void TestDocumentFlow::whatFailsIsSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("the program does not exist")
        << u"/nowhere/hear {file}"_s
        << u"“/nowhere/hear” could not be started, so no transcripts are made. Check the command "
           "in the settings."_s;
    QTest::newRow("the program fails with a message")
        << u"sh -c \"echo no such model >&2; exit 3\""_s
        << u"“sh” failed and said: no such model. No more transcripts are made until you change "
           "the command in the settings."_s;
    QTest::newRow("the program fails without a message")
        << u"false"_s
        << u"“false” failed. No more transcripts are made until you change the command in the "
           "settings."_s;
    QTest::newRow("the program writes no subtitles")
        << u"true"_s
        << u"“true” left no subtitles (SRT, VTT), so no more transcripts are made until you "
           "change the command in the settings."_s;
}

void TestDocumentFlow::whatFailsIsSaid()
{
    QFETCH(const QString, command);
    QFETCH(const QString, said);
    const auto ids = m_library->follow(u"Show"_s, {u"A"_s});
    m_library->start();
    (void)answerOf(m_library->downloads->add(ids));
    QVERIFY(m_library->finish(1));
    const QSignalSpy failed(m_documents.get(), &DocumentController::failed);
    m_documents->start({.command = command}, 0ms);
    QVERIFY(waitForEvents([&] { return !failed.isEmpty(); }));
    QCOMPARE(failed.constFirst().constFirst().toString(), said);
}

void TestDocumentFlow::documentsComeOnceTheNetworkIsFree()
{
    m_library->follow(u"Show"_s, {u"A"_s});
    const QSignalSpy done(&m_library->library->documents().collector,
                          &documents::DocumentCollector::caughtUp);
    m_network->take(true, true); // online, metered
    m_documents->start({.readsAll = true}, 0ms);
    QVERIFY(m_library->settle());
    QCOMPARE(done.size(), 0);
    m_network->take(true, false); // online, not metered
    QVERIFY(waitForEvents([&] { return done.size() == 1; }));
}

QTEST_MAIN(TestDocumentFlow)
#include "tst_document_flow.moc"
