// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings say of chapters and transcripts is done, and what fails is said.

#include "flows/document_flow.h"

#include <net/network_status.h>
#include <support/download_library.h>

#include <QRegularExpression>
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
    std::unique_ptr<DocumentFlow> m_flow;
};

void TestDocumentFlow::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<DownloadLibrary>();
    m_network = std::make_unique<net::NetworkStatus>();
    library::Library &library = *m_library->library;
    m_flow = std::make_unique<DocumentFlow>(
        DocumentFlowParts{library.documents(), library.transcriptMaker(), *m_network});
}

void TestDocumentFlow::cleanup()
{
    m_flow.reset();
    m_network.reset();
    m_library.reset();
}

void TestDocumentFlow::whatFailsIsSaid_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("there is no such program")
        << u"/nowhere/hear {file}"_s
        << u"“/nowhere/hear” could not be started, so no transcripts are made. Check the command "
           "in the settings."_s;
    QTest::newRow("it fails and says why")
        << u"sh -c \"echo no such model >&2; exit 3\""_s
        << u"“sh” failed and said: no such model. No more transcripts are made until you change "
           "the command in the settings."_s;
    QTest::newRow("it fails and says nothing")
        << u"false"_s
        << u"“false” failed. No more transcripts are made until you change the command in the "
           "settings."_s;
    QTest::newRow("it makes nothing")
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
    QSignalSpy sentences(m_flow.get(), &DocumentFlow::said);
    m_flow->start({.command = command}, 0ms);
    QVERIFY(waitForEvents([&] { return !sentences.isEmpty(); }));
    QCOMPARE(sentences.constFirst().constFirst().toString(), said);
}

void TestDocumentFlow::documentsComeOnceTheNetworkIsFree()
{
    m_library->follow(u"Show"_s, {u"A"_s});
    const QSignalSpy done(&m_library->library->documents(), &library::DocumentCollector::caughtUp);
    m_network->take(true, true);
    m_flow->start({.readsAll = true}, 0ms);
    QVERIFY(m_library->settle());
    QCOMPARE(done.size(), 0);
    m_network->take(true, false);
    QVERIFY(waitForEvents([&] { return done.size() == 1; }));
}

QTEST_GUILESS_MAIN(TestDocumentFlow)
#include "tst_document_flow.moc"
