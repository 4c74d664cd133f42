// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that changed download settings and network states are applied while downloads run.

#include "features/downloads/download_configurator.h"
#include "real_warnings.h"

#include <downloads/downloads.h>
#include <net/network_status.h>
#include <support/download_library.h>
#include <support/timeouts.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using downloads::BlockReason;
using settings::DownloadSettings;
using test::answerOf;
using test::DownloadLibrary;

class TestDownloadSettingsFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theNetworkHoldsThemUp_data();
    void theNetworkHoldsThemUp();
    void meteredNetworksMayBeAllowed();
    void theFolderMoves();
    void aFolderThatCannotBeMade();
    void whatWasStreamedGoesWithItsRoom();

private:
    /// Returns settings that reserve no free space, so that the tests pass on a full disk.
    static DownloadSettings with(const QString &folder = {}, bool allowsMetered = false)
    {
        return {.folder = folder, .allowsMetered = allowsMetered, .keepFreeMegabytes = 0};
    }
    BlockReason blockReason() const { return m_library->downloads->summary().blockReason; }
    void download() { QVERIFY(answerOf(m_library->downloads->add({m_episode})).has_value()); }

    std::unique_ptr<DownloadLibrary> m_library;
    std::unique_ptr<net::NetworkStatus> m_network;
    std::unique_ptr<DownloadConfigurator> m_configurator;
    EpisodeId m_episode;
};

void TestDownloadSettingsFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<DownloadLibrary>();
    m_network = std::make_unique<net::NetworkStatus>();
    m_configurator = std::make_unique<DownloadConfigurator>(
        *m_library->downloads, *m_library->streamer, *m_network, m_library->target());
    const QList<EpisodeId> ids = m_library->follow(u"Show"_s, {u"A"_s});
    QCOMPARE(ids.size(), 1);
    m_episode = ids.constFirst();
}

void TestDownloadSettingsFlow::cleanup()
{
    m_configurator.reset();
    m_library.reset();
    m_network.reset();
}

void TestDownloadSettingsFlow::theNetworkHoldsThemUp_data()
{
    QTest::addColumn<bool>("isOnline");
    QTest::addColumn<bool>("isMetered");
    QTest::addColumn<bool>("isBeforeTheStart");
    QTest::addColumn<BlockReason>("wanted");
    QTest::newRow("offline at the start") << false << false << true << BlockReason::Offline;
    QTest::newRow("offline after the start") << false << false << false << BlockReason::Offline;
    QTest::newRow("metered at the start") << true << true << true << BlockReason::MeteredNetwork;
    QTest::newRow("metered after the start")
        << true << true << false << BlockReason::MeteredNetwork;
}

void TestDownloadSettingsFlow::theNetworkHoldsThemUp()
{
    QFETCH(const bool, isOnline);
    QFETCH(const bool, isMetered);
    QFETCH(const bool, isBeforeTheStart);
    QFETCH(const BlockReason, wanted);
    if (isBeforeTheStart)
        m_network->take(isOnline, isMetered);
    m_configurator->start(with(), {});
    m_network->take(isOnline, isMetered);
    download();
    QTRY_COMPARE(blockReason(), wanted);
    QCOMPARE(m_library->origin.bytesSent(), 0);
    m_network->take(true, false); // online, not metered
    QVERIFY(m_library->finish(1));
}

void TestDownloadSettingsFlow::meteredNetworksMayBeAllowed()
{
    m_network->take(true, true); // online, metered
    m_configurator->start(with(), {});
    download();
    QTRY_COMPARE(blockReason(), BlockReason::MeteredNetwork);
    m_configurator->setDownloads(with({}, true));
    QVERIFY(m_library->finish(1));
}

void TestDownloadSettingsFlow::theFolderMoves()
{
    const QString other = m_library->folder.filePath(u"Other"_s);
    m_configurator->start(with(), {});
    download();
    QVERIFY(m_library->finish(1));
    QVERIFY(m_library->pathOf(m_episode).startsWith(m_library->target() + u'/'));
    m_configurator->setDownloads(with(other));
    QTRY_VERIFY(m_library->pathOf(m_episode).startsWith(other + u'/'));
    QVERIFY(m_library->isWhole(m_episode));
    m_configurator->setDownloads(with());
    QTRY_VERIFY(m_library->pathOf(m_episode).startsWith(m_library->target() + u'/'));
    QVERIFY(m_library->isWhole(m_episode));
}

void TestDownloadSettingsFlow::aFolderThatCannotBeMade()
{
    m_configurator->start(with(), {});
    download();
    QVERIFY(m_library->finish(1));
    const QSignalSpy failed(m_configurator.get(), &DownloadConfigurator::failed);
    // No user can create a folder below a device file.
    m_configurator->setDownloads(with(u"/dev/null/Podcasts"_s));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(m_library->isWhole(m_episode)); // the file stays where it was
}

void TestDownloadSettingsFlow::whatWasStreamedGoesWithItsRoom()
{
    m_configurator->start(with(), {.megabytes = 10});
    stream::Streamer &streamer = *m_library->streamer;
    const media::MediaKey key = m_library->keyOf(m_episode);
    const QSignalSpy completed(&streamer, &stream::Streamer::completed);
    streamer.download(key, m_library->origin.url(u"/A.mp3"_s));
    QTRY_COMPARE(completed.count(), 1);
    streamer.stopDownload(key);
    QCOMPARE(answerOf(streamer.stored()).size(), 1);
    m_configurator->setCache({.megabytes = 0});
    QTRY_VERIFY(answerOf(streamer.stored()).isEmpty());
}

QTEST_MAIN(TestDownloadSettingsFlow)
#include "tst_download_settings_flow.moc"
