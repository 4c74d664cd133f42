// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that views report what cannot be read from the library, and do not look empty.

#include "features/details/detail_controller.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/bookmark_list_model.h>
#include <itemmodels/chapter_list_model.h>
#include <itemmodels/fetch_list_model.h>
#include <listening/bookmarks.h>
#include <playback/chapter_navigator.h>
#include <storage/connection.h>
#include <support/timeouts.h>
#include <widgets/bookmarks_page.h>
#include <widgets/detail_page.h>
#include <widgets/episode_list_page.h>
#include <widgets/message_bar.h>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::EpisodeListModel;
using itemmodels::ViewKind;

namespace {

/// HTTP client that calls damage once, before it answers the first request.
class DamagingHttpClient final : public net::HttpClient
{
public:
    [[nodiscard]] Future<Result<net::HttpResponse>> get(const net::HttpRequest &request) override
    {
        std::exchange(damage, [] {})();
        return readyFuture(
            Result<net::HttpResponse>(failure({ErrorCode::Offline, {}, request.url})));
    }

    std::function<void()> damage = [] {};
};

} // namespace

class TestUnreadableViews final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aListSaysItAndNotThatThereIsNothing_data();
    void aListSaysItAndNotThatThereIsNothing();
    void tryingAgainReadsTheListAgain_data();
    void tryingAgainReadsTheListAgain();
    void tryingAgainReadsTheBookmarksAgain();
    void rowsThatCannotBeReadAreSaidOnce();
    void theSidebarSaysIt_data();
    void theSidebarSaysIt();
    void theHealthOfAShowSaysIt();
    void thePageOfAShowSaysIt();
    void chaptersOfTheNotesStay();
    void aTranscriptSaysIt();
    void aListOfShowsThatCannotBeReadBackSaysIt();

private:
    /// Renames \a table, so that the open library cannot read it, as if its pages were damaged.
    void lose(const QString &table)
    {
        QVERIFY(m_library->settle());
        const auto other = storage::Connection::open(m_library->folders.database);
        QVERIFY(other.has_value());
        const auto lost = (*other)->execute(u"ALTER TABLE %1 RENAME TO lost_%1"_s.arg(table));
        QVERIFY2(lost.has_value(), lost ? "" : qPrintable(lost.error().detail));
    }
    /// Undoes lose().
    void mend(const QString &table)
    {
        const auto other = storage::Connection::open(m_library->folders.database);
        QVERIFY(other.has_value());
        QVERIFY((*other)->execute(u"ALTER TABLE lost_%1 RENAME TO %1"_s.arg(table)).has_value());
    }

    std::unique_ptr<test::TestLibrary> m_library;
    QWidget m_window;
    PodcastId m_show;
};

void TestUnreadableViews::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    QList<test::WrittenEpisode> episodes{
        {.title = u"First"_s,
         .notes = u"<p>0:00 One<br>1:00 Two</p>"_s,
         .transcripts = {{QUrl(u"https://example.org/t.vtt"_s), u"text/vtt"_s}}}};
    for (int i = 0; i < 400; ++i)
        episodes.append({.title = u"Number %1"_s.arg(i)});
    m_show = m_library->follow(u"Show"_s, episodes);
    QVERIFY(m_show.isValid());
}

void TestUnreadableViews::aListSaysItAndNotThatThereIsNothing_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<itemmodels::LibraryView>("view");
    QTest::addColumn<QString>("search");
    using itemmodels::LibraryView;
    QTest::newRow("Inbox") << u"episode"_s << LibraryView{ViewKind::Inbox} << QString();
    QTest::newRow("a show") << u"podcast"_s << LibraryView{ViewKind::Podcast, PodcastId{1}}
                            << QString();
    QTest::newRow("Up next") << u"queue"_s << LibraryView{ViewKind::UpNext} << QString();
    QTest::newRow("Downloads") << u"download"_s << LibraryView{ViewKind::Downloads} << QString();
    QTest::newRow("a search") << u"episode_text"_s << LibraryView{ViewKind::History} << u"Number"_s;
}

void TestUnreadableViews::aListSaysItAndNotThatThereIsNothing()
{
    QFETCH(const QString, table);
    QFETCH(const itemmodels::LibraryView, view);
    QFETCH(const QString, search);
    EpisodeListModel &model = m_library->listModel;
    widgets::EpisodeListPage page(model, m_library->images);
    page.show();
    // The Inbox is shown first and would not be read again, so another view is shown before.
    model.query().setLibraryView({ViewKind::History});
    QTRY_VERIFY(!model.isLoading());
    lose(table);
    QSignalSpy failed(&model, &EpisodeListModel::failed);
    model.query().setSearch(search, false);
    model.query().setLibraryView(view);
    QTRY_VERIFY(!failed.isEmpty());
    const auto *text = page.findChild<QLabel *>(u"emptyText"_s);
    const QString said = text->text();
    QVERIFY(text->isVisible());
    QVERIFY2(said.startsWith(u"The library"_s), qPrintable(said));
    page.setHasShows(false); // as an unreadable sidebar does
    page.setWasFetched(true);
    QCOMPARE(text->text(), said);
    QVERIFY(!page.findChild<QListView *>(u"episodeList"_s)->isVisible());
}

void TestUnreadableViews::tryingAgainReadsTheListAgain_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("hasShows");
    QTest::newRow("a place is read, and no feed is") << u"queue"_s << QString() << true;
    QTest::newRow("a place is read before a show is added") << u"queue"_s << QString() << false;
    QTest::newRow("a search stays and is repeated") << u"episode_text"_s << u"Number"_s << true;
}

void TestUnreadableViews::tryingAgainReadsTheListAgain()
{
    QFETCH(const QString, table);
    QFETCH(const QString, search);
    QFETCH(const bool, hasShows);
    EpisodeListModel &model = m_library->listModel;
    widgets::EpisodeListPage page(model, m_library->images);
    page.setHasShows(hasShows);
    page.show();
    lose(table);
    QSignalSpy failed(&model, &EpisodeListModel::failed);
    model.query().setLibraryView({ViewKind::UpNext});
    if (!search.isEmpty())
        page.searchFor(search);
    QTRY_VERIFY(!failed.isEmpty());
    mend(table);
    QSignalSpy loaded(&model, &EpisodeListModel::loaded);
    QSignalSpy added(&page, &widgets::EpisodeListPage::addRequested);
    QSignalSpy fetched(&page, &widgets::EpisodeListPage::retryRequested);
    page.findChild<QPushButton *>(u"emptyAction"_s)->click();
    QTRY_VERIFY(!loaded.isEmpty());
    QCOMPARE(model.query().search().text, search);
    QCOMPARE(added.size(), 0);
    QCOMPARE(fetched.size(), 0);
}

void TestUnreadableViews::tryingAgainReadsTheBookmarksAgain()
{
    const domain::EpisodeSummary episode = m_library->episodes(m_show).constFirst();
    m_library->library.bookmarks().add(episode.id, std::chrono::seconds(10), u"walrus"_s);
    itemmodels::BookmarkListModel model(m_library->library.bookmarks(),
                                        m_library->library.subscriptions(),
                                        m_library->library.refresher());
    widgets::BookmarksPage page(model, m_library->images);
    page.show();
    QTRY_COMPARE(model.rowCount(), 1);
    lose(u"bookmark"_s);
    QSignalSpy failed(&model, &itemmodels::BookmarkListModel::failed);
    auto *field = page.findChild<QLineEdit *>(u"bookmarkSearch"_s);
    field->setText(u"walrus"_s);
    QTRY_VERIFY(!failed.isEmpty());
    mend(u"bookmark"_s);
    QSignalSpy loaded(&model, &itemmodels::BookmarkListModel::loaded);
    page.findChild<QPushButton *>(u"emptyAction"_s)->click();
    QTRY_VERIFY(!loaded.isEmpty());
    QCOMPARE(field->text(), u"walrus"_s); // the search stays
    QCOMPARE(model.rowCount(), 1);
}

void TestUnreadableViews::rowsThatCannotBeReadAreSaidOnce()
{
    EpisodeListModel &model = m_library->listModel;
    model.query().setLibraryView({ViewKind::AllEpisodes});
    // The Inbox has as many rows, so the number of rows alone does not show that it is replaced.
    QTRY_VERIFY(!model.isLoading());
    QTRY_COMPARE(model.rowCount(), 401);
    lose(u"stored_media"_s);
    QSignalSpy failed(&model, &EpisodeListModel::failed);
    QCOMPARE(model.index(300).data().toString(), QString()); // empty, but its reading is started
    QTRY_COMPARE(failed.size(), 1);
    (void)model.index(310).data(); // as the next painting does
    QVERIFY(m_library->settle());
    QVERIFY(m_library->settle());
    QCOMPARE(failed.size(), 1);
    mend(u"stored_media"_s);
    (void)model.index(310).data();
    QTRY_COMPARE(model.index(310).data().toString(), u"Number 309"_s);
    QCOMPARE(failed.size(), 1);
}

void TestUnreadableViews::theSidebarSaysIt_data()
{
    QTest::addColumn<QString>("table");
    QTest::newRow("the shows") << u"podcast"_s;
    QTest::newRow("the saved searches") << u"saved_search"_s;
    QTest::newRow("the number of episodes in progress") << u"episode"_s;
}

void TestUnreadableViews::theSidebarSaysIt()
{
    QFETCH(const QString, table);
    lose(table);
    QSignalSpy failed(&m_library->sidebarModel, &itemmodels::SidebarModel::failed);
    m_library->sidebarModel.reload();
    QTRY_VERIFY(!failed.isEmpty());
}

void TestUnreadableViews::theHealthOfAShowSaysIt()
{
    lose(u"fetch"_s);
    itemmodels::FetchListModel model(m_library->library.subscriptions(),
                                     m_library->library.refresher());
    QSignalSpy failed(&model, &itemmodels::FetchListModel::failed);
    model.setPodcast(m_show);
    QTRY_COMPARE(failed.size(), 1);
}

void TestUnreadableViews::thePageOfAShowSaysIt()
{
    widgets::DetailPage page(m_library->images);
    widgets::MessageBar messages;
    library::Library &library = m_library->library;
    DetailController details(
        library.subscriptions(), library.episodes(), *m_library->session, page, messages);
    QSignalSpy shown(&details, &DetailController::podcastShown);
    details.showPodcast(m_show);
    QTRY_COMPARE(shown.size(), 1);
    QCOMPARE(messages.text(), QString());
    lose(u"podcast"_s);
    details.showPodcast(m_show);
    QTRY_VERIFY(!messages.text().isEmpty());
    QCOMPARE(shown.size(), 1);
}

void TestUnreadableViews::chaptersOfTheNotesStay()
{
    const domain::EpisodeSummary episode = m_library->episodes(m_show).constFirst();
    const auto detail = m_library->library.episodes().detail(episode.id);
    QTRY_VERIFY(detail.isFinished());
    QVERIFY(detail.result().has_value());
    lose(u"skipped_chapter"_s);
    documents::Chapters &chapters = m_library->library.chapters();
    QSignalSpy failed(&chapters, &documents::Chapters::failed);
    chapters.setOpen(*detail.result());
    QTRY_COMPARE(chapters.of(episode.id).chapters.size(), 2);
    QCOMPARE(failed.size(), 1);
    const auto stored = chapters.stored(*detail.result());
    QTRY_VERIFY(stored.isFinished());
    QVERIFY(!stored.result().has_value());
    chapters.setOpen(std::nullopt);
}

void TestUnreadableViews::aTranscriptSaysIt()
{
    const domain::EpisodeSummary episode = m_library->episodes(m_show).constFirst();
    const auto detail = m_library->library.episodes().detail(episode.id);
    QTRY_VERIFY(detail.isFinished());
    lose(u"transcript_pick"_s);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"no stored transcript"_s));
    documents::Transcripts &transcripts = m_library->library.transcripts();
    transcripts.setOpen(*detail.result());
    QTRY_VERIFY(transcripts.open().error.has_value());
    QCOMPARE(transcripts.open().error->code, ErrorCode::DatabaseFailed);
    QVERIFY(!transcripts.open().isLoading);
    transcripts.setOpen(std::nullopt);
}

/// The show is followed, but its title and counts cannot be read back.
void TestUnreadableViews::aListOfShowsThatCannotBeReadBackSaysIt()
{
    const QTemporaryDir folder;
    const auto folders = settings::DataFolders::create(folder.filePath(u"data"_s));
    QVERIFY(folders.has_value());
    DamagingHttpClient http;
    http.damage = [&] {
        const auto other = storage::Connection::open(folders->database);
        QVERIFY((*other)->execute(u"ALTER TABLE podcast RENAME TO lost_podcast"_s).has_value());
    };
    const test::FakeClock clock;
    library::Library library(*folders, http, clock);
    QFile list(folder.filePath(u"list.opml"_s));
    QVERIFY(list.open(QFile::WriteOnly));
    list.write("<opml version=\"2.0\"><body><outline text=\"A\" type=\"rss\""
               " xmlUrl=\"https://example.org/feed\"/></body></opml>");
    list.close();
    const auto outcome = library.subscriptions().subscribe(QUrl::fromLocalFile(list.fileName()));
    QTRY_VERIFY(outcome.isFinished());
    QCOMPARE(outcome.result().added.size(), 1);
    QVERIFY(std::ranges::any_of(
        outcome.result().failed, [](const subscriptions::FailedSubscription &failed) {
            return failed.url.isEmpty() && failed.error.code == ErrorCode::DatabaseFailed;
        }));
}

QTEST_MAIN(TestUnreadableViews)
#include "tst_unreadable_views.moc"
