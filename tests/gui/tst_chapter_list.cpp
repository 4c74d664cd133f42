// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of chapters in the detail page: painting, clicks, keys and skipping.

#include "detail/chapter_list.h"
#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/chapter_list_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using itemmodels::ChapterListModel;
using std::chrono::milliseconds;
using Part = ChapterDelegate::Part;

class TestChapterList final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void tabsAreThereWhileThereAreChapters();
    void aClickPlays();
    void keysAndMenuDoTheSame();
    void aBoxSkips();
    void aLinkIsOpened();
    void aRowTellsTheLengthOfItsChapter();
    void statesAreSeen_data();
    void statesAreSeen();
    void aTitleIsForTheWholeShow();
    void patternsOfAShow();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    QListView *view() const { return part<QListView>("chapterList"); }
    [[nodiscard]] QModelIndex row(int i) const { return m_model->index(i); }
    [[nodiscard]] bool isSkipped(int i) const
    {
        return row(i).data(Qt::CheckStateRole).toInt() == Qt::Checked;
    }
    void open(const domain::EpisodeSummary &episode)
    {
        auto detail = m_library->library.episodes().detail(episode.id);
        QVERIFY(test::waitUntil([&] { return detail.isFinished(); }));
        m_page->showEpisode(*detail.result());
        m_library->library.chapters().setOpen(*detail.result());
        m_model->setEpisode(episode.id);
    }
    [[nodiscard]] QStyleOptionViewItem option(int i) const
    {
        QStyleOptionViewItem option;
        option.initFrom(view());
        option.widget = view();
        option.rect = view()->visualRect(row(i));
        return option;
    }
    void click(int i, Part what) const
    {
        const QRect place = ChapterDelegate::rectOf(what, option(i));
        const QPoint at =
            what == Part::Row ? place.center() - QPoint(place.width() / 4, 0) : place.center();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, at);
    }
    [[nodiscard]] QImage painted(int i) const
    {
        return view()->viewport()->grab(view()->visualRect(row(i))).toImage();
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<ChapterListModel> m_model;
    std::unique_ptr<DetailPage> m_page;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestChapterList::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_model = std::make_unique<ChapterListModel>(m_library->library.chapters());
    m_page = std::make_unique<DetailPage>(m_library->images);
    m_page->episodePage().setChapterModel(*m_model);
    m_page->resize(520, 600);
    m_page->show();
    m_episodes = m_library->episodes(m_library->follow(
        u"Show"_s,
        {{u"First"_s, u"<p>0:00 One<br>1:00 Ad<br>2:00 Two https://example.org/2</p>"_s},
         {u"Second"_s, u"<p>None</p>"_s},
         {u"Third"_s, u"<p>0:00 A<br>1:00 B</p>"_s}}));
    QCOMPARE(m_episodes.size(), 3);
    open(m_episodes.at(0));
    QTRY_COMPARE(m_model->rowCount(), 3);
    part<QTabBar>("detailTabs")->setCurrentIndex(1);
    QVERIFY(view()->isVisible());
}

void TestChapterList::cleanup()
{
    m_page.reset();
    m_model.reset();
    m_library.reset();
}

void TestChapterList::tabsAreThereWhileThereAreChapters()
{
    auto *tabs = part<QTabBar>("detailTabs");
    QVERIFY(tabs->isVisible());
    open(m_episodes.at(1));
    QTRY_VERIFY(!tabs->isVisible());
    QVERIFY(!view()->isVisible()); // the notes are shown instead
    open(m_episodes.at(2));
    QTRY_VERIFY(tabs->isVisible());
    QVERIFY(view()->isVisible()); // the chapters tab is kept for the next episode
    tabs->setCurrentIndex(0);
    QVERIFY(!view()->isVisible());
}

void TestChapterList::aClickPlays()
{
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::timeActivated);
    click(1, Part::Row);
    QCOMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().at(0).value<EpisodeId>(), m_episodes.at(0).id);
    QCOMPARE(played.constFirst().at(1).value<milliseconds>(), 60'000ms);
    QVERIFY(!isSkipped(1));
}

void TestChapterList::keysAndMenuDoTheSame()
{
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::timeActivated);
    QSignalSpy opened(m_page.get(), &DetailPage::linkActivated);
    view()->setCurrentIndex(row(2));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(played.count(), 1);
    QTest::keyClick(view(), Qt::Key_L);
    QCOMPARE(opened.count(), 1);
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_S, Qt::NoModifier);
    asked.ignore();
    QCoreApplication::sendEvent(view(), &asked);
    QVERIFY(asked.isAccepted()); // the window has its own shortcut S
    QTest::keyClick(view(), Qt::Key_S);
    QTRY_VERIFY(isSkipped(2));
    QTest::keyClick(view(), Qt::Key_S);
    QTRY_VERIFY(!isSkipped(2));

    emit view()->customContextMenuRequested(view()->visualRect(row(2)).center());
    auto *menu = m_page->findChild<QMenu *>(u"chapterMenu"_s);
    QVERIFY(menu);
    for (QAction *action : menu->actions()) {
        if (!action->isSeparator() && !action->text().contains(u"lways"))
            action->trigger();
    }
    QCOMPARE(played.count(), 2);
    QCOMPARE(opened.count(), 2);
    QTRY_VERIFY(isSkipped(2));
    menu->close();
}

void TestChapterList::aBoxSkips()
{
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::timeActivated);
    const QImage before = painted(1);
    click(1, Part::Skip);
    QTRY_VERIFY(isSkipped(1));
    QVERIFY(painted(1) != before);
    click(1, Part::Skip);
    QTRY_VERIFY(!isSkipped(1));
    m_library->library.chapters().setPatterns(m_episodes.at(0).podcastId, {u"ad"_s});
    QTRY_VERIFY(isSkipped(1));
    click(1, Part::Skip); // skipped by the show's pattern, so the box changes nothing
    QVERIFY(isSkipped(1));
    QCOMPARE(played.count(), 0);
}

void TestChapterList::aLinkIsOpened()
{
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::timeActivated);
    QSignalSpy opened(m_page.get(), &DetailPage::linkActivated);
    click(2, Part::Link);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.constFirst().constFirst().toUrl(), QUrl(u"https://example.org/2"_s));
    QCOMPARE(played.count(), 0);
    click(1, Part::Link); // no link, so the click counts for the row
    QCOMPARE(opened.count(), 1);
    QCOMPARE(played.count(), 1);
}

void TestChapterList::aRowTellsTheLengthOfItsChapter()
{
    const auto isBlank = [this](int i) {
        const QStyleOptionViewItem row = option(i);
        const QImage image =
            painted(i).copy(ChapterDelegate::lengthRect(row).translated(-row.rect.topLeft()));
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return false;
            }
        }
        return true;
    };
    QVERIFY(!isBlank(0));
    QVERIFY(!isBlank(1));
    QVERIFY(isBlank(2)); // the end of the last chapter is unknown
}

void TestChapterList::statesAreSeen_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("the current chapter") << u"current"_s << Qt::LeftToRight;
    QTest::newRow("a skipped chapter") << u"skipped"_s << Qt::LeftToRight;
    QTest::newRow("the current chapter, from right to left") << u"current"_s << Qt::RightToLeft;
    QTest::newRow("a skipped chapter, from right to left") << u"skipped"_s << Qt::RightToLeft;
}

void TestChapterList::statesAreSeen()
{
    QFETCH(const QString, state);
    QFETCH(const Qt::LayoutDirection, direction);
    m_page->setLayoutDirection(direction);
    const QImage before = painted(1);
    const QImage other = painted(0);
    if (state == "current"_L1)
        m_model->setCurrent(60s);
    else
        m_model->setData(row(1), int(Qt::Checked), Qt::CheckStateRole);
    QTRY_VERIFY(painted(1) != before);
    QCOMPARE(painted(0), other);
}

void TestChapterList::aTitleIsForTheWholeShow()
{
    QSignalSpy wanted(&m_page->episodePage(), &EpisodeDetailPage::titleSkipRequested);
    emit view()->customContextMenuRequested(view()->visualRect(row(1)).center());
    auto *menu = m_page->findChild<QMenu *>(u"chapterMenu"_s);
    QVERIFY(menu);
    menu->actions().constLast()->trigger();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.constFirst().at(0).value<PodcastId>(), m_episodes.at(0).podcastId);
    QCOMPARE(wanted.constFirst().at(1).toString(), u"Ad"_s);
    menu->close();
}

void TestChapterList::patternsOfAShow()
{
    domain::FollowedPodcast show;
    show.id = PodcastId{3};
    m_page->showPodcast(show);
    part<QTabBar>("podcastTabs")->setCurrentIndex(2); // the settings
    auto *field = part<QLineEdit>("podcastSkips");
    QSignalSpy changed(m_page.get(), &DetailPage::skipPatternsChanged);
    m_page->updateSkipPatterns(PodcastId{4}, {u"of another show"_s});
    QCOMPARE(field->text(), QString());
    m_page->updateSkipPatterns(show.id, {u"ad"_s, u"sponsor*"_s});
    QCOMPARE(field->text(), u"ad, sponsor*"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(changed.count(), 0); // unchanged patterns are not reported
    field->selectAll();
    QTest::keyClicks(field, u"ad,music , AD"_s);
    // Arrives while the user types, so it must not replace the text.
    m_page->updateSkipPatterns(show.id, {u"late"_s});
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(changed.count(), 1);
    const QStringList expected{u"ad"_s, u"music"_s};
    QCOMPARE(changed.constFirst().at(1).toStringList(), expected);
    QCOMPARE(field->text(), u"ad, music"_s);
    show.id = PodcastId{5};
    m_page->showPodcast(show);
    QCOMPARE(field->text(), QString());
}

QTEST_MAIN(TestChapterList)
#include "tst_chapter_list.moc"
