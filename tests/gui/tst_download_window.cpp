// SPDX-License-Identifier: GPL-3.0-or-later
// Tests downloading in the real window, from a local HTTP server.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <ctime>
#include <utility>

using namespace dogear;
using namespace dogear::test;
using domain::DownloadState;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

namespace {

/// Returns the CPU time of this thread in ms, which other programs on the machine do not lengthen.
qint64 workedSoFar()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

} // namespace

class TestDownloadWindow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theKeyBringsTheFile();
    void whatIsTakenAwayComesBack();
    void aFailureIsToldAndTriedAgain();
    void thePlaceIsThereAgainAfterARestart();
    void fiveHundredAtOnceDoNotHoldTheWindowUp();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    [[nodiscard]] int rows() { return list()->model()->rowCount(); }
    QVariant cell(int row, int role) { return list()->model()->index(row, 0).data(role); }
    std::optional<DownloadState> state(int row)
    {
        const QVariant state = cell(row, EpisodeListModel::DownloadRole);
        return state.isValid() ? std::optional(state.value<DownloadState>()) : std::nullopt;
    }
    QString message() { return part<QLabel>("messageText")->text(); }
    void showPlace(ViewKind kind) { part<widgets::Sidebar>("sidebar")->selectView({.kind = kind}); }
    int toCome()
    {
        const QAbstractItemModel &places = *part<widgets::Sidebar>("sidebar")->model();
        for (int row = 0; row < places.rowCount(); ++row) {
            const QModelIndex index = places.index(row, 0);
            if (index.data(SidebarModel::ViewRole).value<itemmodels::LibraryView>().kind
                == ViewKind::Downloads)
                return index.data(SidebarModel::UnplayedCountRole).toInt();
        }
        return -1;
    }
    /// Follows a show whose \a count episodes all have the file at \a path, and shows it.
    void start(const QString &path, int count)
    {
        m_dogear = startDogear(
            m_data, {writeFeed(m_folder->filePath(u"feed.xml"_s), m_origin->url(path), count)});
        // The window shows the Inbox first, then the added show.
        const auto *model = qobject_cast<EpisodeListModel *>(list()->model());
        QTRY_VERIFY(model->query().view().kind == ViewKind::Podcast && !model->isLoading());
        QTRY_COMPARE(rows(), count);
        QTRY_VERIFY(list()->currentIndex().isValid());
    }
    void press(int row, Qt::Key key)
    {
        list()->setCurrentIndex(list()->model()->index(row, 0));
        QTest::keyClick(list(), key);
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    std::unique_ptr<LocalHttpServer> m_origin;
    std::unique_ptr<Application> m_dogear;
};

void TestDownloadWindow::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    m_origin = std::make_unique<LocalHttpServer>();
    m_origin->setMedia(u"/e.mp3"_s, patternBytes(300'000), "audio/mpeg");
    prepareLibrary(m_data);
    // Reserves no free space, so that the tests pass on a full disk.
    settings::Settings settings(settings::DataFolders::create(m_data)->settings);
    settings::DownloadSettings downloads;
    downloads.keepFreeMegabytes = 0;
    settings.setDownloads(downloads);
}

void TestDownloadWindow::theKeyBringsTheFile()
{
    start(u"/e.mp3"_s, 3);
    QVERIFY(!state(1));
    press(1, Qt::Key_D);
    QTRY_COMPARE_WITH_TIMEOUT(state(1), DownloadState::Done, 20'000);
    QTRY_COMPARE(toCome(), 0);
    QTRY_VERIFY(part<QToolButton>("detailDownload")->toolTip().startsWith(u"Downloaded"_s));
    const QDir show(m_data + u"/downloads/Test show"_s);
    QCOMPARE(show.entryList(QDir::Files).size(), 1);
    QCOMPARE(QFileInfo(show.filePath(show.entryList(QDir::Files).constFirst())).size(), 300'000);
    showPlace(ViewKind::Downloads);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(cell(0, Qt::DisplayRole).toString(), u"Episode 2"_s);
    showPlace(ViewKind::AllEpisodes);
    QTRY_COMPARE(rows(), 3);
    part<QToolButton>("chipOffline")->click();
    QTRY_COMPARE(rows(), 1);
}

void TestDownloadWindow::whatIsTakenAwayComesBack()
{
    start(u"/e.mp3"_s, 2);
    press(0, Qt::Key_D);
    QTRY_COMPARE_WITH_TIMEOUT(state(0), DownloadState::Done, 20'000);
    showPlace(ViewKind::Downloads);
    QTRY_COMPARE(rows(), 1);
    press(0, Qt::Key_Delete);
    QTRY_COMPARE(rows(), 0);
    QCOMPARE(message(), u"1 download removed."_s);
    QTRY_VERIFY(part<QWidget>("listEmpty")->isVisible());
    part<QPushButton>("messageAction")->click();
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(state(0), DownloadState::Done);
}

void TestDownloadWindow::aFailureIsToldAndTriedAgain()
{
    start(u"/gone.mp3"_s, 1);
    QTRY_VERIFY(part<QToolButton>("detailDownload")->isEnabled());
    part<QToolButton>("detailDownload")->click();
    QTRY_COMPARE_WITH_TIMEOUT(state(0), DownloadState::Failed, 20'000);
    QTRY_COMPARE(message(), u"“Episode 1” was not downloaded: not found (404)."_s);
    QTRY_VERIFY(part<QToolButton>("detailDownload")->toolTip().contains(u"404"_s));
    m_origin->setMedia(u"/gone.mp3"_s, patternBytes(1'000), "audio/mpeg");
    part<QPushButton>("messageAction")->click();
    QTRY_COMPARE_WITH_TIMEOUT(state(0), DownloadState::Done, 20'000);
}

void TestDownloadWindow::thePlaceIsThereAgainAfterARestart()
{
    // The server never answers this path, so the downloads are still waiting at the restart.
    start(u"/silent"_s, 3);
    press(0, Qt::Key_D);
    press(2, Qt::Key_D);
    QTRY_COMPARE(toCome(), 2);
    showPlace(ViewKind::Downloads);
    QTRY_COMPARE(rows(), 2);
    m_dogear->window().close();
    m_dogear.reset();
    m_dogear = startDogear(m_data);
    QTRY_COMPARE(rows(), 2);
    QTRY_COMPARE(toCome(), 2);
    QTRY_COMPARE(part<widgets::Sidebar>("sidebar")->currentView().kind, ViewKind::Downloads);
    QTRY_VERIFY(part<QLabel>("downloadsLine")->isVisible());
}

/// Queues 500 downloads at once from a server that never answers: the list and the sidebar show
/// them, and no turn of the event loop takes 50 ms of CPU time.
void TestDownloadWindow::fiveHundredAtOnceDoNotHoldTheWindowUp()
{
    start(u"/silent"_s, 500); // most rows have not been read yet
    const QString first = cell(0, Qt::DisplayRole).toString();
    list()->selectAll();
    qint64 longest = 0;
    qint64 last = workedSoFar();
    QTimer turns;
    connect(&turns, &QTimer::timeout, &turns, [&] {
        const qint64 now = workedSoFar();
        longest = std::max(longest, now - std::exchange(last, now));
    });
    turns.start(0);
    QTest::keyClick(list(), Qt::Key_D);
    QTRY_COMPARE_WITH_TIMEOUT(toCome(), 500, 20'000);
    QTRY_COMPARE(state(499), DownloadState::Waiting);
    QTRY_COMPARE(state(0), DownloadState::Waiting);
    showPlace(ViewKind::Downloads);
    QTRY_COMPARE(rows(), 500);
    QCOMPARE(cell(0, Qt::DisplayRole).toString(), first); // in the order of the show's list
    QVERIFY2(longest < 50, qPrintable(QString::number(longest)));
}

QTEST_MAIN(TestDownloadWindow)
#include "tst_download_window.moc"
