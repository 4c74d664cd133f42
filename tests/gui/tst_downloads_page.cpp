// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the episode list with downloads: rows, menu and keys, with a real library.

#include "list/episode_delegate.h"
#include "list/row_facts.h"
#include "real_warnings.h"
#include "test_library.h"

#include <support/download_rows.h>
#include <support/timeouts.h>
#include <widgets/episode_list_page.h>

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::DownloadState;
using itemmodels::EpisodeListModel;
using itemmodels::ViewKind;

class TestDownloadsPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void onlyItsListHasTheHeader();
    void theEmptyListSaysWhatDownloadsAreFor();
    void theMenuOffersWhatCanBeDone_data();
    void theMenuOffersWhatCanBeDone();
    void theMenuOfSeveralIsForThoseThatItChanges();
    void theKeyDownloads();
    void deleteTakesAwayOnlyHere();
    void theChipShowsWhatIsHere();
    void aRowIsReadOut();
    void theToolTipTellsTheState();
    void theRowTellsItsProgress();

private:
    using Requests = QList<std::pair<QList<EpisodeId>, DownloadChange>>;

    void show(const itemmodels::LibraryView &view)
    {
        QSignalSpy loaded(&m_library->listModel, &EpisodeListModel::loaded);
        m_library->listModel.query().setLibraryView(view);
        QTRY_VERIFY(!loaded.isEmpty());
    }
    /// Follows a show of five episodes: without a download, waiting, paused, failed and done.
    void followShow()
    {
        m_show = m_library->follow(
            u"A Show"_s, {{u"None"_s}, {u"Waiting"_s}, {u"Paused"_s}, {u"Failed"_s}, {u"Done"_s}});
        const QList<domain::EpisodeSummary> episodes = m_library->episodes(m_show);
        for (const domain::EpisodeSummary &episode : episodes)
            m_ids.insert(episode.title, episode.id);
        const Error full{ErrorCode::DiskFull};
        QVERIFY(test::writeDownloads(
            m_library->folders,
            {{.episode = id("Waiting")},
             {.episode = id("Paused"), .state = DownloadState::Paused},
             {.episode = id("Failed"), .state = DownloadState::Failed, .error = full},
             {.episode = id("Done"), .state = DownloadState::Done, .path = u"/a"_s}}));
        m_library->downloads.known.insert(
            id("Failed"), {.episode = id("Failed"), .state = DownloadState::Failed, .error = full});
        show({ViewKind::Podcast, m_show});
    }
    [[nodiscard]] EpisodeId id(const char *title) const
    {
        return m_ids.value(QLatin1StringView(title));
    }
    [[nodiscard]] QModelIndex row(const char *title) const
    {
        return m_library->listModel.indexOf(id(title));
    }
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    [[nodiscard]] QListView *list() const { return part<QListView>("episodeList"); }
    void select(const QList<const char *> &titles) const
    {
        list()->selectionModel()->clear();
        for (const char *title : titles) {
            list()->selectionModel()->setCurrentIndex(row(title), QItemSelectionModel::Select);
        }
    }
    /// Opens the context menu of the row \a title.
    [[nodiscard]] QMenu *menu(const char *title) const
    {
        emit list()->customContextMenuRequested(list()->visualRect(row(title)).center());
        return m_page->findChildren<QMenu *>(u"episodeMenu"_s).constLast();
    }
    static QString entries(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions()) {
            if (action->text().contains(u"ownload"_s) || action->text() == u"Keep"_s
                || action->text() == u"Show in folder"_s)
                texts.append(action->text());
        }
        return texts.join(u", "_s);
    }
    static bool choose(const QMenu &menu, const QString &text)
    {
        for (QAction *action : menu.actions()) {
            if (action->text() == text) {
                action->trigger();
                return true;
            }
        }
        return false;
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<EpisodeListPage> m_page;
    Requests m_requests;
    PodcastId m_show;
    QHash<QString, EpisodeId> m_ids;
};

void TestDownloadsPage::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_page = std::make_unique<EpisodeListPage>(m_library->listModel, m_library->images);
    m_page->resize(420, 700);
    m_page->show();
    m_requests.clear();
    m_ids.clear();
    connect(m_page.get(),
            &EpisodeListPage::downloadRequested,
            m_page.get(),
            [this](const QList<EpisodeId> &ids, DownloadChange change) {
                m_requests.append({ids, change});
            });
}

void TestDownloadsPage::cleanup()
{
    m_page.reset();
    m_library.reset();
}

void TestDownloadsPage::onlyItsListHasTheHeader()
{
    followShow();
    m_page->setDownloads({.summary = {.running = 1, .waiting = 2}});
    QVERIFY(!part<QLabel>("downloadsLine")->isVisible());
    show({ViewKind::Downloads});
    QVERIFY(part<QLabel>("downloadsLine")->isVisible());
    QCOMPARE(part<QLabel>("downloadsLine")->text().replace(QChar::Nbsp, u' '),
             u"1 downloading · 2 waiting"_s);
    QVERIFY(!part<QToolButton>("sortButton")->isEnabled()); // downloads have a fixed order
    QSignalSpy paused(m_page.get(), &EpisodeListPage::pauseAllRequested);
    part<QToolButton>("downloadsPause")->click();
    QCOMPARE(paused.size(), 1);
    m_library->listModel.query().setSearch(u"none"_s, true);
    QTRY_VERIFY(!part<QLabel>("downloadsLine")->isVisible());
}

void TestDownloadsPage::theEmptyListSaysWhatDownloadsAreFor()
{
    show({ViewKind::Downloads});
    QVERIFY(part<QLabel>("emptyText")->isVisible());
    QVERIFY(part<QLabel>("emptyText")->text().contains(u"without a network"_s));
}

void TestDownloadsPage::theMenuOffersWhatCanBeDone_data()
{
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QString>("offered");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<DownloadChange>("change");
    QTest::newRow("an episode without a download is downloaded")
        << QByteArray("None") << u"Download"_s << u"Download"_s << DownloadChange::Add;
    QTest::newRow("a waiting download is paused")
        << QByteArray("Waiting") << u"Pause download, Cancel download"_s << u"Pause download"_s
        << DownloadChange::Pause;
    QTest::newRow("a waiting download is cancelled")
        << QByteArray("Waiting") << u"Pause download, Cancel download"_s << u"Cancel download"_s
        << DownloadChange::Remove;
    QTest::newRow("a paused download is resumed")
        << QByteArray("Paused") << u"Resume download, Cancel download"_s << u"Resume download"_s
        << DownloadChange::Resume;
    QTest::newRow("a failed download is retried")
        << QByteArray("Failed") << u"Retry download, Cancel download"_s << u"Retry download"_s
        << DownloadChange::Resume;
    QTest::newRow("a finished download is removed")
        << QByteArray("Done") << u"Remove download, Show in folder"_s << u"Remove download"_s
        << DownloadChange::Remove;
    QTest::newRow("the file of a finished download is shown")
        << QByteArray("Done") << u"Remove download, Show in folder"_s << u"Show in folder"_s
        << DownloadChange::Show;
}

void TestDownloadsPage::theMenuOffersWhatCanBeDone()
{
    QFETCH(const QByteArray, title);
    QFETCH(const QString, offered);
    QFETCH(const QString, chosen);
    QFETCH(const DownloadChange, change);
    followShow();
    const QMenu *offer = menu(title.constData());
    QCOMPARE(entries(*offer), offered);
    QVERIFY(choose(*offer, chosen));
    QCOMPARE(m_requests, Requests({{{id(title.constData())}, change}}));
}

void TestDownloadsPage::theMenuOfSeveralIsForThoseThatItChanges()
{
    followShow();
    QVERIFY(test::writeStored(m_library->folders, id("None"), true));
    emit m_library->downloads.episodeChanged(id("None"));
    QTRY_COMPARE(entries(*menu("None")), u"Keep"_s);
    select({"None", "Waiting", "Paused", "Failed", "Done"});
    const QMenu *offer = menu("Paused");
    QCOMPARE(entries(*offer),
             u"Keep, Pause download, Resume download, Retry download, Cancel download, "
             "Remove download"_s);
    QVERIFY(choose(*offer, u"Keep"_s));
    QVERIFY(choose(*offer, u"Cancel download"_s));
    QCOMPARE(m_requests,
             Requests({{{id("None")}, DownloadChange::Add},
                       {{id("Waiting"), id("Paused"), id("Failed")}, DownloadChange::Remove}}));
    QSignalSpy queued(m_page.get(), &EpisodeListPage::queueRequested);
    QVERIFY(choose(*offer, u"Add to Up next"_s));
    QCOMPARE(queued.size(), 1); // one request for all episodes
    QCOMPARE(queued.first().first().value<QList<EpisodeId>>().size(), 5);
    select({"Waiting", "Paused"});
    // This row is not selected, so the menu is for it alone.
    QCOMPARE(entries(*menu("None")), u"Keep"_s);
}

void TestDownloadsPage::theKeyDownloads()
{
    followShow();
    select({"None", "Waiting", "Failed"});
    QTest::keyClick(list(), Qt::Key_D);
    QCOMPARE(
        m_requests,
        Requests({{{id("None")}, DownloadChange::Add}, {{id("Failed")}, DownloadChange::Resume}}));
    m_requests.clear();
    select({"Done"});
    QTest::keyClick(list(), Qt::Key_D); // D never removes a download
    QTest::keyClick(list(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(m_requests, Requests());
}

void TestDownloadsPage::deleteTakesAwayOnlyHere()
{
    followShow();
    select({"Done"});
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(m_requests, Requests());
    show({ViewKind::Downloads});
    select({"Waiting", "Done"});
    QTest::keyClick(list(), Qt::Key_Delete);
    QCOMPARE(m_requests, Requests({{{id("Waiting"), id("Done")}, DownloadChange::Remove}}));
}

void TestDownloadsPage::theChipShowsWhatIsHere()
{
    followShow();
    part<QToolButton>("chipOffline")->click();
    QTRY_COMPARE(m_library->listModel.rowCount(), 1);
    QCOMPARE(m_library->listModel.index(0).data().toString(), u"Done"_s);
    QVERIFY(!part<QToolButton>("chipOffline")->accessibleName().isEmpty());
}

void TestDownloadsPage::aRowIsReadOut()
{
    followShow();
    const auto spoken = [this](const char *title) {
        return row(title).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(spoken("None").startsWith(u"None, A Show, "_s));
    QVERIFY(spoken("None").endsWith(u", 20 min"_s));
    QVERIFY(spoken("Done").endsWith(u"20 min, Downloaded"_s));
    QTRY_VERIFY(spoken("Failed").endsWith(u"Download failed: the disk is full"_s));
    m_library->downloads.run(id("Waiting"), {.storedBytes = 35, .length = 100});
    QVERIFY(spoken("Waiting").endsWith(u"Downloading 35 %"_s));
    std::ignore = m_library->library.episodes().setPlayed(id("None"), true);
    QTRY_VERIFY(spoken("None").endsWith(u"20 min, Played"_s));
    std::ignore = m_library->library.queue().playLast({id("None")});
    QTRY_VERIFY(spoken("None").endsWith(u"Played, Up next"_s));
    QVERIFY(!m_library->listModel.data({}, Qt::AccessibleTextRole).isValid());
}

void TestDownloadsPage::theToolTipTellsTheState()
{
    followShow();
    QCOMPARE(rowToolTip(row("None")), u"<qt>None</qt>"_s);
    QCOMPARE(rowToolTip(row("Done")), u"<qt>Done<br>Downloaded</qt>"_s);
}

void TestDownloadsPage::theRowTellsItsProgress()
{
    followShow();
    EpisodeDelegate delegate(m_library->images, nullptr);
    delegate.setWaitingText(u"Waiting for its turn"_s);
    const auto paint = [&](const char *title) {
        QStyleOptionViewItem option;
        option.initFrom(list());
        option.state = QStyle::State_Enabled;
        option.rect = QRect(0, 0, 420, delegate.sizeHint(option, {}).height());
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Base));
        QPainter painter(&image);
        delegate.paint(&painter, option, row(title));
        return image;
    };
    /// Length of the progress line at the bottom of the row, in pixels of the accent colour.
    const auto lineLength = [this](const QImage &image) {
        const QColor accent = list()->palette().color(QPalette::Highlight);
        int longest = 0;
        for (int y = image.height() * 3 / 4; y < image.height(); ++y) {
            int length = 0;
            for (int x = 0; x < image.width(); ++x)
                length += image.pixelColor(x, y) == accent ? 1 : 0;
            longest = std::max(longest, length);
        }
        return longest;
    };
    const QImage elsewhere = paint("Waiting");
    delegate.setTellsDownloads(true);
    const QImage waiting = paint("Waiting");
    QVERIFY(waiting != elsewhere);
    QCOMPARE(lineLength(waiting), 0);
    m_library->downloads.run(id("Waiting"), {.storedBytes = 25, .length = 100});
    const int quarter = lineLength(paint("Waiting"));
    m_library->downloads.run(id("Waiting"), {.storedBytes = 75, .length = 100});
    const int most = lineLength(paint("Waiting"));
    QVERIFY(quarter > 0);
    QVERIFY2(std::abs(most - 3 * quarter) <= 3, qPrintable(QString::number(most))); // rounding
    delegate.setTellsDownloads(false);
    QCOMPARE(lineLength(paint("Waiting")), 0); // other lists show the listening progress there
}

QTEST_MAIN(TestDownloadsPage)
#include "tst_downloads_page.moc"
