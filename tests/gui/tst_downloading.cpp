// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the download requests of the window's parts and the messages about them; nothing is
// downloaded.

#include "features/details/detail_controller.h"
#include "features/downloads/download_controller.h"
#include "real_warnings.h"
#include "test_library.h"

#include <downloads/downloads.h>
#include <settings/settings.h>
#include <support/download_rows.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::DownloadState;
using downloads::BlockReason;

class TestDownloading final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsAskedForIsStored();
    void removingIsUndone();
    void pausingAllIsShownEverywhere();
    void theButtonFollowsItsEpisode();
    void theButtonTellsWhyItFailed();
    void oneFailureIsNamedAndTriedAgain();
    void manyFailuresAreOneSentence();
    void whatHoldsAllUpIsSaid();
    void aFileThatIsGoneIsSaid();
    void fiveHundredAtOnceKeepTheirOrder();

private:
    [[nodiscard]] EpisodeId id(int row) const { return m_ids.at(row); }
    [[nodiscard]] std::optional<DownloadState> state(EpisodeId id)
    {
        auto episodes = m_library->library.episodes().summaries({id});
        if (!test::waitUntil([&] { return episodes.isFinished(); }))
            return {};
        return episodes.result()->constFirst().download;
    }
    [[nodiscard]] QString message() const { return m_messages->text(); }
    [[nodiscard]] QPushButton *messageAction() const
    {
        return m_messages->findChild<QPushButton *>(u"messageAction"_s);
    }
    [[nodiscard]] QToolButton *button() const
    {
        return m_page->findChild<QToolButton *>(u"detailDownload"_s);
    }
    void showDetail(EpisodeId episode)
    {
        m_details->showEpisode(episode);
        QTRY_COMPARE(m_page->episode(), episode);
    }
    /// Follows a show with \a count episodes and sets m_ids, newest first.
    void follow(int count)
    {
        QList<test::WrittenEpisode> episodes;
        for (int i = 1; i <= count; ++i)
            episodes.append({u"Episode %1"_s.arg(i)});
        const PodcastId show = m_library->follow(u"A Show"_s, episodes);
        m_ids.clear();
        for (const domain::EpisodeSummary &episode : m_library->episodes(show))
            m_ids.append(episode.id);
        QCOMPARE(m_ids.size(), count);
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<stream::Streamer> m_streamer;
    std::unique_ptr<downloads::Downloads> m_downloads;
    std::unique_ptr<settings::Settings> m_settings;
    std::unique_ptr<QWidget> m_window;
    // Owned by the window.
    MessageBar *m_messages = nullptr;
    EpisodeListPage *m_list = nullptr;
    DetailPage *m_page = nullptr;
    DetailController *m_details = nullptr;
    DownloadController *m_actions = nullptr;
    QMenu *m_menu = nullptr;
    QList<EpisodeId> m_ids;
};

void TestDownloading::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_streamer = std::make_unique<stream::Streamer>(m_library->folders.media, "test");
    m_downloads = m_library->library.makeDownloads(*m_streamer, m_library->clock);
    m_settings = std::make_unique<settings::Settings>(m_library->folders.settings);
    m_window = std::make_unique<QWidget>();
    m_messages = new MessageBar(m_window.get());
    m_list = new EpisodeListPage(m_library->listModel, m_library->images, m_window.get());
    m_page = new DetailPage(m_library->images, m_window.get());
    m_details = new DetailController(m_library->library.subscriptions(),
                                     m_library->library.episodes(),
                                     *m_library->session,
                                     *m_page,
                                     *m_messages);
    m_actions = new DownloadController(
        *m_downloads, m_library->library.episodes(), *m_settings, *m_messages, *m_window);
    m_actions->connectTo(*m_list);
    m_actions->connectTo(*m_details);
    m_menu = new QMenu(m_window.get());
    m_actions->addTo(*m_menu);
    m_window->show();
    follow(4);
    // Keeps every requested download from starting.
    auto paused = m_downloads->setPausedAll(true);
    QTRY_VERIFY(paused.isFinished());
}

void TestDownloading::cleanup()
{
    m_window.reset();
    m_downloads.reset();
    m_streamer.reset();
    m_settings.reset();
    m_library.reset();
}

void TestDownloading::whatIsAskedForIsStored()
{
    emit m_list->downloadRequested({id(0), id(1)}, DownloadChange::Add);
    QTRY_COMPARE(m_downloads->summary().waiting, 2);
    QCOMPARE(state(id(0)), DownloadState::Waiting);
    emit m_list->downloadRequested({id(0)}, DownloadChange::Pause);
    QTRY_COMPARE(m_downloads->summary().paused, 1);
    QCOMPARE(state(id(0)), DownloadState::Paused);
    emit m_list->downloadRequested({id(0)}, DownloadChange::Resume);
    QTRY_COMPARE(m_downloads->summary().paused, 0);
    QCOMPARE(state(id(0)), DownloadState::Waiting);
    QVERIFY(message().isEmpty()); // the rows show it, without a message
}

void TestDownloading::removingIsUndone()
{
    emit m_list->downloadRequested({id(0), id(1)}, DownloadChange::Add);
    QTRY_COMPARE(m_downloads->summary().waiting, 2);
    emit m_list->downloadRequested({id(0), id(1)}, DownloadChange::Remove);
    QTRY_VERIFY(message().startsWith(u"2 download"_s));
    QVERIFY(!state(id(0)) && !state(id(1)));
    messageAction()->click();
    QTRY_COMPARE(m_downloads->summary().waiting, 2);
    QCOMPARE(state(id(1)), DownloadState::Waiting);
}

void TestDownloading::pausingAllIsShownEverywhere()
{
    auto added = m_downloads->add({id(0)});
    QTRY_VERIFY(added.isFinished());
    QAction *pause = m_menu->actions().constFirst();
    QTRY_VERIFY(pause->isChecked());
    const auto *line = m_list->findChild<QLabel *>(u"downloadsLine"_s);
    QTRY_VERIFY(line->text().replace(QChar::Nbsp, u' ').startsWith(u"All downloads are paused"_s));
    pause->trigger();
    QTRY_VERIFY(!m_downloads->summary().isPausedAll);
    emit m_list->pauseAllRequested(true);
    QTRY_VERIFY(m_downloads->summary().isPausedAll);
    QTRY_VERIFY(pause->isChecked());
}

void TestDownloading::theButtonFollowsItsEpisode()
{
    showDetail(id(0));
    QTRY_COMPARE(button()->toolTip(), u"Download"_s);
    button()->click();
    QTRY_COMPARE(button()->toolTip(), u"Waiting to be downloaded. Cancel the download."_s);
    QTest::keyClick(&m_page->episodePage(), Qt::Key_D); // D only downloads and never cancels
    QVERIFY(m_library->settle());
    QCOMPARE(state(id(0)), DownloadState::Waiting);
    showDetail(id(1));
    QTRY_COMPARE(button()->toolTip(), u"Download"_s);
    showDetail(id(0));
    QTRY_VERIFY(button()->toolTip().startsWith(u"Waiting"_s));
    button()->click();
    QTRY_COMPARE(button()->toolTip(), u"Download"_s);
    QTRY_VERIFY(message().startsWith(u"1 download"_s));
}

void TestDownloading::theButtonTellsWhyItFailed()
{
    showDetail(id(0));
    const Error full{ErrorCode::DiskFull};
    QVERIFY(test::writeDownloads(
        m_library->folders, {{.episode = id(0), .state = DownloadState::Failed, .error = full}}));
    emit m_downloads->failed(id(0), full);
    QTRY_COMPARE(button()->toolTip(), u"Download failed: the disk is full. Retry."_s);
    button()->click();
    QTRY_COMPARE(state(id(0)), DownloadState::Waiting);
}

void TestDownloading::oneFailureIsNamedAndTriedAgain()
{
    const Error gone{.code = ErrorCode::HttpStatus, .httpStatus = 404};
    QVERIFY(test::writeDownloads(
        m_library->folders, {{.episode = id(1), .state = DownloadState::Failed, .error = gone}}));
    emit m_downloads->failed(id(1), gone);
    QTRY_COMPARE(message(), u"“Episode 2” was not downloaded: not found (404)."_s);
    messageAction()->click();
    QTRY_COMPARE(state(id(1)), DownloadState::Waiting);
}

void TestDownloading::manyFailuresAreOneSentence()
{
    QSignalSpy wanted(m_actions, &DownloadController::viewRequested);
    for (int i = 0; i < 3; ++i)
        emit m_downloads->failed(id(i), {ErrorCode::Timeout});
    QTRY_VERIFY(message().startsWith(u"3 download"_s));
    messageAction()->click();
    QCOMPARE(wanted.size(), 1);
}

void TestDownloading::whatHoldsAllUpIsSaid()
{
    emit m_downloads->downloadsBlocked({ErrorCode::DiskFull});
    QVERIFY(message().startsWith(u"The disk is full, so downloads wait."_s));
    QVERIFY(!messageAction()->isVisible());
}

void TestDownloading::aFileThatIsGoneIsSaid()
{
    emit m_list->downloadRequested({id(3)}, DownloadChange::Show);
    QTRY_VERIFY(message().startsWith(u"The file is gone"_s));
}

void TestDownloading::fiveHundredAtOnceKeepTheirOrder()
{
    follow(500);
    QSignalSpy overviews(m_downloads.get(), &downloads::Downloads::summaryChanged);
    emit m_list->downloadRequested(m_ids, DownloadChange::Add);
    QTRY_COMPARE(m_downloads->summary().waiting, 500);
    auto rows = m_library->library.episodes().list({.download = true});
    QTRY_VERIFY(rows.isFinished());
    QList<EpisodeId> order;
    const auto stored = rows.result();
    for (const domain::EpisodeSummary &episode : *stored)
        order.append(episode.id);
    QCOMPARE(order, m_ids);
    QVERIFY(overviews.size() < 5); // summed up, not one for each download
}

QTEST_MAIN(TestDownloading)
#include "tst_downloading.moc"
