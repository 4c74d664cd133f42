// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the texts and icons of download states, the download button and the header of the downloads
// list.

#include "detail/download_button.h"
#include "list/downloads_header.h"
#include "real_warnings.h"

#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::DownloadState;
using domain::MediaPresence;
using downloads::BlockReason;
using downloads::DownloadProgress;

namespace {

constexpr qint64 million = 1'000'000;

DownloadStatus running(qint64 storedBytes, std::optional<qint64> length, qint64 rate = million)
{
    return {.state = DownloadState::Waiting,
            .presence = MediaPresence::Partial,
            .progress = DownloadProgress{storedBytes, length, rate}};
}

DownloadStatus inTrouble(qint64 storedBytes, std::optional<qint64> length, ErrorCode code)
{
    DownloadStatus status = running(storedBytes, length, 0);
    status.progress->problem = Error{code};
    return status;
}

DownloadStatus inState(DownloadState state)
{
    return {.state = state};
}

DownloadStatus failed(ErrorCode code)
{
    return {.state = DownloadState::Failed, .error = Error{code}};
}

} // namespace

class TestDownloadStates final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        dogear::test::failOnRealWarning();
        resources::loadIcons();
    }

    void oneIsToldInWords_data();
    void oneIsToldInWords();
    void everyStateHasItsIcon();
    void allAreToldInOneLine_data();
    void allAreToldInOneLine();
    void whoWaitsSaysForWhat_data();
    void whoWaitsSaysForWhat();
    void theButtonSaysWhatItDoes_data();
    void theButtonSaysWhatItDoes();
    void nothingToDownloadIsNothingToClick();
    void theHeaderPausesAndResumes();
};

void TestDownloadStates::oneIsToldInWords_data()
{
    QTest::addColumn<DownloadStatus>("status");
    QTest::addColumn<QString>("line");  // in the downloads list
    QTest::addColumn<QString>("state"); // in all other places
    QTest::newRow("no download and nothing cached") << DownloadStatus() << QString() << QString();
    QTest::newRow("partly cached") << DownloadStatus{.presence = MediaPresence::Partial}
                                   << QString() << u"Partly on this computer"_s;
    QTest::newRow("completely cached") << DownloadStatus{.presence = MediaPresence::Complete}
                                       << QString() << u"On this computer"_s;
    QTest::newRow("waiting") << inState(DownloadState::Waiting) << u"Waiting for you"_s
                             << u"Waiting to be downloaded"_s;
    QTest::newRow("downloading") << running(12 * million, 192 * million)
                                 << u"12 of 192 MB · 3 min left"_s << u"Downloading 6 %"_s;
    QTest::newRow("downloading, no data at the moment")
        << running(12 * million, 34 * million, 0) << u"12 of 34 MB"_s << u"Downloading 35 %"_s;
    QTest::newRow("downloading, length unknown")
        << running(12 * million, {}) << u"12.0 MB"_s << u"Downloading"_s;
    QTest::newRow("downloading, nothing received yet")
        << running(0, {}) << u"Begins…"_s << u"Downloading"_s;
    QTest::newRow("the server does not answer")
        << inTrouble(0, {}, ErrorCode::Timeout) << u"Waiting: the server does not answer"_s
        << u"Waiting: the server does not answer"_s;
    QTest::newRow("the network is lost during the download")
        << inTrouble(12 * million, 34 * million, ErrorCode::Offline)
        << u"12 of 34 MB · Waiting: no network"_s << u"Waiting: no network"_s;
    QTest::newRow("more received than announced")
        << running(40 * million, 34 * million) << u"40.0 MB"_s << u"Downloading 100 %"_s;
    QTest::newRow("the server announces a length of zero")
        << running(0, 0) << u"0 of 0 bytes"_s << u"Downloading"_s;
    QTest::newRow("paused") << inState(DownloadState::Paused) << u"Paused"_s
                            << u"Download paused"_s;
    QTest::newRow("failed") << failed(ErrorCode::Timeout) << u"Failed: the server does not answer"_s
                            << u"Download failed: the server does not answer"_s;
    QTest::newRow("failed, reason not known yet")
        << inState(DownloadState::Failed) << u"Failed"_s << u"Download failed"_s;
    QTest::newRow("downloaded") << inState(DownloadState::Done) << QString() << u"Downloaded"_s;
    QTest::newRow("removed") << inState(DownloadState::Removed) << QString() << QString();
}

void TestDownloadStates::oneIsToldInWords()
{
    QFETCH(const DownloadStatus, status);
    QFETCH(const QString, line);
    QFETCH(const QString, state);
    QCOMPARE(downloadLine(status, u"Waiting for you"_s), line);
    QCOMPARE(downloadState(status), state);
    QCOMPARE(downloadIcon(status).isEmpty(), state.isEmpty());
}

void TestDownloadStates::everyStateHasItsIcon()
{
    QSet<QString> icons;
    for (const DownloadState state : {DownloadState::Waiting,
                                      DownloadState::Paused,
                                      DownloadState::Failed,
                                      DownloadState::Done})
        icons.insert(downloadIcon(inState(state)));
    for (const MediaPresence presence : {MediaPresence::Partial, MediaPresence::Complete})
        icons.insert(downloadIcon({.presence = presence}));
    QCOMPARE(icons.size(), 6);
    for (const QString &icon : std::as_const(icons))
        QVERIFY2(QFile::exists(u":/icons/"_s + icon + u".svg"_s), qPrintable(icon));
}

void TestDownloadStates::allAreToldInOneLine_data()
{
    QTest::addColumn<DownloadsOverview>("overview");
    QTest::addColumn<QString>("line");
    QTest::newRow("no downloads") << DownloadsOverview() << QString();
    QTest::newRow("some are running, some waiting")
        << DownloadsOverview{.summary = {.running = 2,
                                         .waiting = 12,
                                         .bytesPerSecond = 1'230'000,
                                         .storedBytes = 12 * million,
                                         .length = 68 * million}}
        << u"2 downloading · 12 of 68 MB · 1.2 MB/s · 12 waiting"_s;
    QTest::newRow("running, no data at the moment")
        << DownloadsOverview{.summary = {.running = 1, .storedBytes = 1, .length = 3 * million}}
        << u"1 downloading · 0.0 of 3.0 MB"_s;
    QTest::newRow("only paused and failed downloads")
        << DownloadsOverview{.summary = {.failed = 2, .paused = 3}} << u"3 paused · 2 failed"_s;
    QTest::newRow("the network is metered")
        << DownloadsOverview{.summary = {.waiting = 12, .blockReason = BlockReason::MeteredNetwork}}
        << u"Waiting: the network is metered · 12 waiting"_s;
    QTest::newRow("outside the allowed hours, time without seconds")
        << DownloadsOverview{.summary = {.waiting = 1, .blockReason = BlockReason::OutsideHours},
                             .from = QTime(13, 5)}
        << u"Waiting for 13:05 · 1 waiting"_s;
    QTest::newRow("the user paused all downloads")
        << DownloadsOverview{.summary = {.waiting = 12,
                                         .blockReason = BlockReason::PausedByUser,
                                         .isPausedAll = true}}
        << u"All downloads are paused · 12 waiting"_s;
    QTest::newRow("the user paused all downloads, none is listed")
        << DownloadsOverview{.summary = {.isPausedAll = true}} << u"All downloads are paused"_s;
}

void TestDownloadStates::allAreToldInOneLine()
{
    QFETCH(const DownloadsOverview, overview);
    QFETCH(const QString, line);
    QCOMPARE(downloadsLine(overview), line);
}

void TestDownloadStates::whoWaitsSaysForWhat_data()
{
    QTest::addColumn<BlockReason>("blockReason");
    QTest::addColumn<QString>("line");
    QTest::newRow("waiting for its turn") << BlockReason::None << u"Waiting"_s;
    QTest::newRow("waiting for the start time, without seconds")
        << BlockReason::OutsideHours << u"Waiting for 01:00"_s;
    QTest::newRow("waiting for a network") << BlockReason::Offline << u"Waiting for the network"_s;
    QTest::newRow("waiting for an unmetered network")
        << BlockReason::MeteredNetwork << u"Waiting for another network"_s;
    QTest::newRow("waiting for disk space")
        << BlockReason::LowSpace << u"Waiting for room on the disk"_s;
    QTest::newRow("paused with all downloads")
        << BlockReason::PausedByUser << u"Paused with all downloads"_s;
}

void TestDownloadStates::whoWaitsSaysForWhat()
{
    QFETCH(const BlockReason, blockReason);
    QFETCH(const QString, line);
    QCOMPARE(
        waitingLine({.summary = {.waiting = 1, .blockReason = blockReason}, .from = QTime(1, 0)}),
        line);
}

void TestDownloadStates::theButtonSaysWhatItDoes_data()
{
    QTest::addColumn<DownloadStatus>("status");
    QTest::addColumn<DownloadChange>("change");
    QTest::addColumn<QString>("tip");
    QTest::addColumn<QString>("text");
    QTest::newRow("no download and nothing cached")
        << DownloadStatus() << DownloadChange::Add << u"Download"_s << QString();
    QTest::newRow("partly cached")
        << DownloadStatus{.presence = MediaPresence::Partial} << DownloadChange::Add
        << u"Partly on this computer. Download."_s << QString();
    QTest::newRow("completely cached")
        << DownloadStatus{.presence = MediaPresence::Complete} << DownloadChange::Add
        << u"On this computer. Keep (already here)."_s << QString();
    QTest::newRow("waiting") << inState(DownloadState::Waiting) << DownloadChange::Remove
                             << u"Waiting to be downloaded. Cancel the download."_s << QString();
    QTest::newRow("downloading") << running(35, 100) << DownloadChange::Remove
                                 << u"Downloading 35 %. Cancel the download."_s << u"35 %"_s;
    QTest::newRow("paused") << inState(DownloadState::Paused) << DownloadChange::Resume
                            << u"Download paused. Resume the download."_s << QString();
    QTest::newRow("failed") << failed(ErrorCode::DiskFull) << DownloadChange::Resume
                            << u"Download failed: the disk is full. Retry."_s << QString();
    QTest::newRow("downloaded") << inState(DownloadState::Done) << DownloadChange::Remove
                                << u"Downloaded. Remove the download."_s << QString();
}

void TestDownloadStates::theButtonSaysWhatItDoes()
{
    QFETCH(const DownloadStatus, status);
    QFETCH(const DownloadChange, change);
    QFETCH(const QString, tip);
    QFETCH(const QString, text);
    DownloadButton button(nullptr);
    button.setDownloadable(true);
    button.setStatus(status);
    QCOMPARE(button.toolTip(), tip);
    QCOMPARE(button.accessibleName(), tip);
    QCOMPARE(button.text(), text);
    QVERIFY(!button.icon().isNull());
    QSignalSpy requested(&button, &DownloadButton::changeRequested);
    button.click();
    QCOMPARE(requested.first().first().value<DownloadChange>(), change);
}

void TestDownloadStates::nothingToDownloadIsNothingToClick()
{
    DownloadButton button(nullptr);
    QVERIFY(!button.isEnabled());
    button.setDownloadable(true);
    QVERIFY(button.isEnabled());
    button.setDownloadable(false);
    button.setStatus(inState(DownloadState::Done)); // the existing download can be removed
    QVERIFY(button.isEnabled());
}

void TestDownloadStates::theHeaderPausesAndResumes()
{
    DownloadsHeader header(nullptr);
    header.show();
    const auto *line = header.findChild<QLabel *>(u"downloadsLine"_s);
    auto *pause = header.findChild<QToolButton *>(u"downloadsPause"_s);
    QVERIFY(!line->isVisible() && !pause->isVisible());
    QSignalSpy requested(&header, &DownloadsHeader::pauseAllRequested);
    header.setOverview({.summary = {.running = 1}});
    QVERIFY(line->isVisible() && pause->isVisible());
    QCOMPARE(pause->text(), u"Pause all"_s);
    pause->click();
    QVERIFY(requested.takeFirst().first().toBool());
    header.setOverview(
        {.summary = {.waiting = 1, .blockReason = BlockReason::PausedByUser, .isPausedAll = true}});
    QCOMPARE(pause->text(), u"Resume all"_s);
    pause->click();
    QVERIFY(!requested.takeFirst().first().toBool());
    header.setOverview({.summary = {.failed = 1}});
    QVERIFY(line->isVisible() && !pause->isVisible());
}

QTEST_MAIN(TestDownloadStates)
#include "tst_download_states.moc"
