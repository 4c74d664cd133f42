// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page that finds shows, without directories: keys, rows that stay, states, foreign text.

#include "detail/directory_show_page.h"
#include "discover/directory_facts.h"
#include "real_warnings.h"
#include "test_library.h"

#include <base/utc.h>
#include <itemmodels/directory_list_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/discover_page.h>
#include <words/format.h>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using discovery::Directory;
using discovery::DirectoryShow;
using discovery::ListedShow;
using discovery::SourceProgress;
using itemmodels::DirectoryListModel;

class TestDiscoverPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void openingIsAnnounced();
    void typingIsAnnounced();
    void returnActsOnTheFirstRowThatTheWordsFound();
    void returnLeavesOtherRowsAlone();
    void arrowsGoBetweenFieldAndList();
    void escapeInTheListGoesToTheField();
    void selectedRowsStay();
    void rowsUnderThePointerStay();
    void scrolledRowsStay();
    void aClickOnTheButtonActs();
    void states_data();
    void states();
    void sourcesAreSmallLabels();
    void theAgeOfAChartIsShown();
    void rowsTellWhatIsKnown_data();
    void rowsTellWhatIsKnown();
    void foreignTextIsLiteral_data();
    void foreignTextIsLiteral();
    void thePageOfAShowIsLiteral();
    void theDetailsShowAFoundEpisode();

private:
    template<typename T>
    T *part(const char *name)
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    QLineEdit *field() { return part<QLineEdit>("discoverSearch"); }
    QListView *list() { return part<QListView>("discoverList"); }
    QString placeholder()
    {
        return part<QWidget>("discoverEmpty")->isVisible() ? part<QLabel>("emptyText")->text()
                                                           : QString();
    }
    QString title(int row) { return m_model->index(row).data().toString(); }
    static DirectoryShow show(const QString &title, Directory directory = Directory::Apple)
    {
        DirectoryShow show;
        show.title = title;
        show.author = u"Ann"_s;
        show.feedUrl = QUrl(u"https://feeds.example/"_s + title);
        show.directories = {directory};
        return show;
    }
    bool open()
    {
        m_page->show();
        m_page->activateWindow();
        return QTest::qWaitForWindowActive(m_page.get());
    }
    /// Shows rows as if \a words had found them.
    void find(const QString &words, const QList<DirectoryShow> &shows)
    {
        field()->setText(words);
        m_model->restart(words);
        m_page->showResults(words);
        m_model->add(shows);
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<DirectoryListModel> m_model;
    std::unique_ptr<DiscoverPage> m_page;
};

void TestDiscoverPage::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_model = std::make_unique<DirectoryListModel>(m_library->library.subscriptions());
    m_page = std::make_unique<DiscoverPage>(*m_model, m_library->images);
    m_page->resize(460, 500);
}

void TestDiscoverPage::cleanup()
{
    m_page.reset();
    m_model.reset();
    m_library.reset();
}

void TestDiscoverPage::openingIsAnnounced()
{
    QSignalSpy opened(m_page.get(), &DiscoverPage::opened);
    m_page->setCountry(u"at"_s);
    QCOMPARE(m_page->chart().country, u"at"_s); // also before the boxes exist
    m_page->show();
    QCOMPARE(opened.count(), 1);
    QCOMPARE(m_page->chart().country, u"at"_s);
    QCOMPARE(m_page->chart().category, 0);
}

void TestDiscoverPage::typingIsAnnounced()
{
    QVERIFY(open());
    QSignalSpy changed(m_page.get(), &DiscoverPage::searchChanged);
    field()->setFocus();
    QTest::keyClicks(field(), u"ab"_s);
    QCOMPARE(changed.count(), 2);
    QCOMPARE(changed.constLast().constFirst().toString(), u"ab"_s);
    QTest::keyClick(field(), Qt::Key_Escape);
    QCOMPARE(m_page->searchText(), QString());
}

void TestDiscoverPage::returnActsOnTheFirstRowThatTheWordsFound()
{
    QVERIFY(open());
    QSignalSpy activated(m_page.get(), &DiscoverPage::activated);
    QSignalSpy selected(m_page.get(), &DiscoverPage::selected);
    find(u"plain"_s, {show(u"Plain"_s), show(u"Plain Two"_s)});
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated.constFirst().constFirst().value<ListedShow>().show.title, u"Plain"_s);
    QVERIFY(field()->hasFocus());
    QCOMPARE(selected.count(), 0); // the right pane stays
    // The selected row is meant from now on.
    m_model->add({show(u"plain"_s, Directory::Fyyd)});
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(activated.constLast().constFirst().value<ListedShow>().show.title, u"Plain"_s);
    QCOMPARE(list()->currentIndex().row(), 0);
}

void TestDiscoverPage::returnLeavesOtherRowsAlone()
{
    QVERIFY(open());
    find(u"plain"_s, {show(u"Plain"_s)});
    QSignalSpy activated(m_page.get(), &DiscoverPage::activated);
    QSignalSpy submitted(m_page.get(), &DiscoverPage::submitted);
    field()->setText(u"plain talk"_s); // the rows are still those of "plain"
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(activated.count(), 0);
    QCOMPARE(submitted.count(), 1);
    QCOMPARE(submitted.constFirst().constFirst().toString(), u"plain talk"_s);
    m_page->showLink();
    QVERIFY(!list()->isVisible());
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(submitted.count(), 2);
}

void TestDiscoverPage::arrowsGoBetweenFieldAndList()
{
    QVERIFY(open());
    QSignalSpy selected(m_page.get(), &DiscoverPage::selected);
    QSignalSpy activated(m_page.get(), &DiscoverPage::activated);
    find(u"plain"_s, {show(u"Plain"_s), show(u"Plain Two"_s)});
    field()->setFocus();
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(list()->hasFocus());
    QCOMPARE(list()->currentIndex().row(), 0);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(selected.count(), 2);
    QCOMPARE(selected.constLast().constFirst().value<ListedShow>().show.title, u"Plain Two"_s);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(activated.constLast().constFirst().value<ListedShow>().show.title, u"Plain Two"_s);
    QTest::keyClick(list(), Qt::Key_Up);
    QTest::keyClick(list(), Qt::Key_Up);
    QVERIFY(field()->hasFocus());
}

void TestDiscoverPage::escapeInTheListGoesToTheField()
{
    QVERIFY(open());
    find(u"plain"_s, {show(u"Plain"_s)});
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Escape);
    QCOMPARE(m_page->searchText(), QString());
    QVERIFY(field()->hasFocus());
}

void TestDiscoverPage::selectedRowsStay()
{
    QVERIFY(open());
    find(u"plain"_s, {show(u"About plain things"_s), show(u"More plain things"_s)});
    const QStringList before{title(0), title(1)};
    list()->setCurrentIndex(m_model->index(1));
    m_model->add({show(u"Plain"_s, Directory::Fyyd)});
    QCOMPARE(QStringList({title(0), title(1)}), before);
    QCOMPARE(list()->currentIndex().row(), 1);
    QCOMPARE(title(2), u"Plain"_s);
}

void TestDiscoverPage::rowsUnderThePointerStay()
{
    QVERIFY(open());
    find(u"plain"_s, {show(u"About plain things"_s), show(u"More plain things"_s)});
    const QString first = title(0);
    const QPoint place = list()->visualRect(m_model->index(0)).center();
    QTest::mouseMove(list()->viewport(), place + QPoint(1, 1));
    QTest::mouseMove(list()->viewport(), place);
    m_model->add({show(u"Plain"_s, Directory::Fyyd)});
    QCOMPARE(title(0), first);
    QCOMPARE(title(1), u"Plain"_s);
}

void TestDiscoverPage::scrolledRowsStay()
{
    QVERIFY(open());
    QList<DirectoryShow> shows;
    for (int i = 0; i < 40; ++i)
        shows.append(show(u"About plain things %1"_s.arg(i)));
    find(u"plain"_s, shows);
    QTRY_VERIFY(list()->verticalScrollBar()->maximum() > 0);
    list()->verticalScrollBar()->setValue(list()->verticalScrollBar()->maximum() / 2);
    const QPersistentModelIndex seen = list()->indexAt(QPoint(10, 10));
    const int row = seen.row();
    m_model->add({show(u"Plain"_s, Directory::Fyyd)});
    QCOMPARE(seen.row(), row);
    QCOMPARE(list()->indexAt(QPoint(10, 10)).row(), row);
}

void TestDiscoverPage::aClickOnTheButtonActs()
{
    QVERIFY(open());
    QSignalSpy activated(m_page.get(), &DiscoverPage::activated);
    QSignalSpy selected(m_page.get(), &DiscoverPage::selected);
    find(u"plain"_s, {show(u"Plain"_s)});
    const QRect row = list()->visualRect(m_model->index(0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(selected.count(), 1);
    QCOMPARE(activated.count(), 0);
    const int inset = row.height() / 2;
    QTest::mouseClick(
        list()->viewport(), Qt::LeftButton, {}, QPoint(row.right() - inset, row.center().y()));
    QCOMPARE(activated.count(), 1);
}

void TestDiscoverPage::states_data()
{
    using State = SourceProgress::State;
    QTest::addColumn<QList<SourceProgress>>("progress");
    QTest::addColumn<QString>("text");
    const SourceProgress asked{.directory = Directory::Apple, .state = State::Asked};
    const SourceProgress empty{.directory = Directory::Fyyd, .state = State::Answered};
    const SourceProgress failed{
        .directory = Directory::Fyyd, .state = State::Failed, .error = Error{ErrorCode::Timeout}};
    QTest::newRow("one is still asked") << QList{asked, failed} << u"Searching…"_s;
    QTest::newRow("one found nothing")
        << QList{empty, failed} << u"Nothing was found. Try fewer or other words."_s;
    QTest::newRow("all failed") << QList{failed}
                                << u"fyyd took too long to answer. Try again later."_s;
}

void TestDiscoverPage::states()
{
    QFETCH(const QList<SourceProgress>, progress);
    QFETCH(const QString, text);
    QVERIFY(open());
    find(u"plain"_s, {});
    m_page->setProgress(progress);
    QCOMPARE(placeholder(), text);
    m_model->add({show(u"Plain"_s)});
    QVERIFY(list()->isVisible());
}

void TestDiscoverPage::sourcesAreSmallLabels()
{
    using State = SourceProgress::State;
    QVERIFY(open());
    find(u"plain"_s, {});
    m_page->setProgress({{.directory = Directory::Apple, .state = State::Answered, .count = 1200},
                         {.directory = Directory::PodcastIndexKeyed},
                         {.directory = Directory::Fyyd, .state = State::Asked}});
    QCOMPARE(part<QLabel>("discoverSource0")->text(), u"Apple: "_s + QLocale().toString(1200));
    QVERIFY(!part<QLabel>("discoverSource1")->isVisible()); // not asked
    QCOMPARE(part<QLabel>("discoverSource2")->text(), u"fyyd: asking…"_s);
    QCOMPARE(part<QLabel>("discoverSource2")->accessibleDescription(), u"fyyd is being asked."_s);
}

void TestDiscoverPage::theAgeOfAChartIsShown()
{
    QVERIFY(open());
    m_model->restart({});
    m_page->showChartLoading();
    QCOMPARE(placeholder(), u"Reading the chart…"_s);
    m_model->add({show(u"Plain"_s)});
    m_page->showChart(u"There is no connection. What you see is from 24 November."_s);
    QVERIFY(list()->isVisible());
    QVERIFY(part<QLabel>("discoverNote")->isVisible());
    m_page->showChart({});
    QVERIFY(!part<QLabel>("discoverNote")->isVisible());
    m_model->restart({});
    QSignalSpy retried(m_page.get(), &DiscoverPage::retryRequested);
    m_page->showChartError(u"Apple took too long."_s);
    QCOMPARE(placeholder(), u"Apple took too long."_s);
    part<QWidget>("discoverEmpty")->findChild<QPushButton *>()->click();
    QCOMPARE(retried.count(), 1);
}

void TestDiscoverPage::rowsTellWhatIsKnown_data()
{
    QTest::addColumn<DirectoryShow>("show");
    QTest::addColumn<QString>("facts");
    DirectoryShow all = show(u"Plain"_s);
    all.directories = {Directory::Apple, Directory::PodcastIndex, Directory::PodcastIndexKeyed};
    all.newestEpisode = QDateTime::currentDateTimeUtc();
    all.episodeCount = 12;
    all.isExplicit = true;
    QTest::newRow("everything") << all
                                << u"Apple, Podcast Index · Today · 12 episodes · Explicit"_s;
    QTest::newRow("only who knows it") << show(u"Plain"_s) << u"Apple"_s;
    DirectoryShow clean = show(u"Plain"_s);
    clean.isExplicit = false;
    QTest::newRow("not explicit") << clean << u"Apple"_s;
}

void TestDiscoverPage::rowsTellWhatIsKnown()
{
    QFETCH(const DirectoryShow, show);
    QFETCH(const QString, facts);
    find(u"plain"_s, {show});
    const QString shown = directoryFacts(m_model->index(0));
    QCOMPARE(QString(shown).remove(QChar(0x2068)).remove(QChar(0x2069)), facts);
    QCOMPARE(followLabel(m_model->index(0)), QString());
    m_model->setPending(m_model->show(m_model->index(0)).key, true);
    QCOMPARE(followLabel(m_model->index(0)), u"Adding…"_s);
    const QString spoken = m_model->index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.startsWith(u"Plain, Ann, Adding…, Apple"_s), qPrintable(spoken));
}

void TestDiscoverPage::foreignTextIsLiteral_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("markup") << u"<b>R&D</b> <img src=x>"_s;
    QTest::newRow("a mnemonic") << u"A &B && C"_s;
    QTest::newRow("unsaved changes") << u"News[*]"_s;
    QTest::newRow("a placeholder of tr()") << u"100 %1 %n %L1"_s;
    QTest::newRow("very long") << QString(20'000, u'x');
}

void TestDiscoverPage::foreignTextIsLiteral()
{
    QFETCH(const QString, text);
    QVERIFY(open());
    DirectoryShow hostile = show(u"Plain"_s);
    hostile.title = text;
    hostile.author = text;
    hostile.description = text;
    hostile.categories = QStringList{text};
    hostile.language = text;
    find(u"plain"_s, {hostile});
    QCOMPARE(title(0), text);
    QVERIFY(!list()->grab().isNull());
    const QString tip = showToolTip(m_model->index(0));
    QVERIFY(tip.startsWith(u"<qt>"_s));
    QVERIFY(!tip.contains(u"<b>"_s) && !tip.contains(u"<img"_s));
    const QString spoken = m_model->index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(spoken.startsWith(text));
}

void TestDiscoverPage::thePageOfAShowIsLiteral()
{
    const QString hostile = u"<b>R&D</b> <img src=x> &amp;"_s;
    ListedShow listed;
    listed.key = 5;
    listed.show = show(hostile);
    listed.show.author = hostile;
    listed.show.description = hostile;
    listed.show.categories = QStringList{hostile};
    listed.show.language = hostile;
    listed.show.website = QUrl(u"https://page.example/<b>"_s);
    listed.feeds = {QUrl(u"https://feeds.example/f"_s)};
    DetailPage page(m_library->images);
    page.showDirectoryShow(listed);
    page.resize(400, 600);
    page.show();
    QCOMPARE(page.directoryShow(), 5U);
    QCOMPARE(page.findChild<QLabel *>(u"directoryShowTitle"_s)->text(), hostile);
    QCOMPARE(page.findChild<QLabel *>(u"directoryShowAbout"_s)->text(), hostile);
    const auto *shown = page.findChild<QWidget *>(u"directoryShow"_s);
    for (const QLabel *label : shown->findChildren<QLabel *>()) {
        if (label->text().contains(u'<'))
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
    }
    QSignalSpy follow(&page, &DetailPage::listedFollowRequested);
    auto *button = page.findChild<QPushButton *>(u"directoryShowFollow"_s);
    QVERIFY(button->isEnabled());
    button->click();
    QCOMPARE(follow.count(), 1);
    QCOMPARE(follow.constFirst().constFirst().value<ListedShow>().key, 5U);
    QSignalSpy preview(&page, &DetailPage::previewRequested);
    auto *episodes = page.findChild<QPushButton *>(u"directoryShowPreview"_s);
    episodes->click();
    QCOMPARE(preview.constFirst().constFirst().value<ListedShow>().key, 5U);
    QVERIFY(!episodes->isEnabled()); // until the feed is read
    page.endPreview(4);              // of another show
    QVERIFY(!episodes->isEnabled());
    page.endPreview(5);
    QVERIFY(episodes->isEnabled());
    listed.followed = PodcastId{3};
    page.showDirectoryShow(listed);
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->text(), u"Following"_s);
}

void TestDiscoverPage::theDetailsShowAFoundEpisode()
{
    ListedShow listed;
    listed.key = 5;
    listed.show = show(u"Plain Talk"_s);
    listed.show.description = u"Of the show."_s;
    listed.episode =
        discovery::DirectoryEpisode{.title = u"Tensors"_s,
                                    .description = u"<b>Of the episode.</b>"_s,
                                    .published = QDateTime(QDate(2020, 8, 4), QTime(9, 0), utc),
                                    .duration = std::chrono::minutes(17),
                                    .show = listed.show};
    DetailPage page(m_library->images);
    page.showDirectoryShow(listed);
    page.resize(400, 600);
    page.show();
    QCOMPARE(page.findChild<QLabel *>(u"directoryShowTitle"_s)->text(), u"Tensors"_s);
    QCOMPARE(page.findChild<QLabel *>(u"directoryShowAbout"_s)->text(),
             listed.episode->description);
    QStringList texts;
    for (const QLabel *label : page.findChildren<QLabel *>())
        texts.append(label->text());
    QVERIFY(texts.contains(u"17 min"_s));
    QVERIFY(texts.contains(
        words::formatDate(listed.episode->published, QDateTime::currentDateTimeUtc())));
    QVERIFY(!page.findChild<QPushButton *>(u"directoryShowFollow"_s)->isVisible());

    QSignalSpy play(&page, &DetailPage::listedPlayRequested);
    auto *button = page.findChild<QPushButton *>(u"directoryShowPlay"_s);
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(play.count(), 1);
    QCOMPARE(play.constFirst().constFirst().value<ListedShow>().episode, listed.episode);
    QVERIFY(!button->isEnabled()); // until the feed is read
    page.endPreview(5);
    QVERIFY(button->isEnabled());

    listed.key = 6;
    listed.episode.reset();
    page.showDirectoryShow(listed);
    QVERIFY(!button->isVisible());
    QVERIFY(page.findChild<QPushButton *>(u"directoryShowFollow"_s)->isVisible());
    QCOMPARE(page.findChild<QLabel *>(u"directoryShowAbout"_s)->text(), u"Of the show."_s);
}

QTEST_MAIN(TestDiscoverPage)
#include "tst_discover_page.moc"
