// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the tab of a transcript: its visibility, search, choice of a transcript, copying, and
// messages about problems.

#include "real_warnings.h"
#include "transcript/transcript_view.h"
#include "transcript_library.h"

#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using std::chrono::milliseconds;

namespace {

constexpr int transcriptTab = 2;
const QStringList said{u"Hello from the graph."_s,
                       u"The Graph is a tree."_s,
                       u"Trees are gráphs."_s,
                       u"Nothing more."_s};

} // namespace

class TestTranscriptPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theTabIsThereWhereThereIsATranscript();
    void aClickPlaysInTheEpisode();
    void searching_data();
    void searching();
    void hitsAreGoneThrough();
    void searchIsLeft();
    void anotherEpisodeIsNotSearched();
    void copies();
    void aQuotationNamesTimeAndPage();
    void anotherOneIsChosen();
    void whatIsSaid_data();
    void whatIsSaid();
    void tryingAgain();
    void anOlderTextStaysUnderWhatWentWrong();
    void followIsOffered();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    [[nodiscard]] TranscriptView *view() const
    {
        return static_cast<TranscriptView *>(part<QWidget>("transcriptView"));
    }
    [[nodiscard]] QString text(const char *name) const { return part<QLabel>(name)->text(); }
    void open(int episode)
    {
        const auto detail = m_library->detail(m_episodes.at(episode));
        m_page->showEpisode(detail);
        m_library->library.library.transcripts().setOpen(detail);
        QTRY_VERIFY(m_library->model.state() != itemmodels::TranscriptState::Loading);
    }
    void search(const QString &words) const
    {
        auto *field = part<QLineEdit>("findField");
        field->setFocus();
        field->clear();
        QTest::keyClicks(field, words);
    }

    std::unique_ptr<test::TranscriptLibrary> m_library;
    std::unique_ptr<DetailPage> m_page;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestTranscriptPage::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TranscriptLibrary>();
    m_page = std::make_unique<DetailPage>(m_library->library.images);
    m_page->episodePage().setTranscriptModel(m_library->model);
    m_page->resize(420, 600);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    auto gone = m_library->episode(u"Gone"_s, {{u"gone.vtt"_s, "WEBVTT"}});
    QVERIFY(QFile::remove(gone.transcripts.constFirst().url.toLocalFile()));
    m_episodes = m_library->library.episodes(m_library->library.follow(
        u"Show"_s,
        {m_library->episode(u"Timed"_s, {{u"1.vtt"_s, test::vtt(said)}}),
         {.title = u"None"_s},
         m_library->episode(u"Two"_s, {{u"3.vtt"_s, test::vtt(said)}, {u"3.txt"_s, "Plain."}}),
         gone,
         m_library->episode(u"Empty"_s, {{u"5.vtt"_s, "WEBVTT\n"}}),
         m_library->episode(u"Long"_s, {{u"6.vtt"_s, test::longVtt(300)}})}));
    QCOMPARE(m_episodes.size(), 6);
    open(0);
    part<QTabBar>("detailTabs")->setCurrentIndex(transcriptTab);
    QTRY_VERIFY(view()->isVisible());
}

void TestTranscriptPage::cleanup()
{
    m_page.reset();
    m_library.reset();
}

void TestTranscriptPage::theTabIsThereWhereThereIsATranscript()
{
    auto *tabs = part<QTabBar>("detailTabs");
    QVERIFY(tabs->isVisible() && tabs->isTabVisible(transcriptTab));
    QVERIFY(!tabs->isTabVisible(1)); // the episode has no chapters
    open(1);
    QVERIFY(!tabs->isVisible());
    QVERIFY(!view()->isVisible()); // the notes are shown instead
    open(2);
    QVERIFY(tabs->isVisible());
    QCOMPARE(tabs->currentIndex(), transcriptTab); // the tab is kept for the next episode
    QVERIFY(view()->isVisible());
    open(3); // the tab of an unreadable transcript tells the problem
    QVERIFY(tabs->isTabVisible(transcriptTab));
}

void TestTranscriptPage::aClickPlaysInTheEpisode()
{
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::timeActivated);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->rectOf(2).center());
    QTRY_COMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().at(0).value<EpisodeId>(), m_episodes.at(0).id);
    QCOMPARE(played.constFirst().at(1).value<milliseconds>(), 8'000ms);
}

void TestTranscriptPage::searching_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("count");
    QTest::newRow("a word that occurs once") << u"nothing"_s << u"1 of 1"_s;
    QTest::newRow("ignoring case and accents") << u"GRAPH"_s << u"1 of 3"_s;
    QTest::newRow("across the end of a cue") << u"graph. the"_s << u"1 of 1"_s;
    QTest::newRow("a word that does not occur") << u"walrus"_s << u"No hits"_s;
}

void TestTranscriptPage::searching()
{
    QFETCH(const QString, words);
    QFETCH(const QString, count);
    QVERIFY(!part<QLabel>("findCount")->isVisible());
    QTRY_VERIFY(!view()->verticalScrollBar()->isVisible()); // every paragraph is measured by then
    const QImage before = view()->viewport()->grab().toImage();
    search(words);
    QTRY_VERIFY(part<QLabel>("findCount")->isVisible() && text("findCount") == count);
    const bool isFound = count != u"No hits"_s;
    QCOMPARE(part<QToolButton>("findNext")->isEnabled(), isFound);
    QTRY_COMPARE(view()->viewport()->grab().toImage() == before, !isFound);
}

void TestTranscriptPage::hitsAreGoneThrough()
{
    auto *field = part<QLineEdit>("findField");
    search(u"graph"_s);
    QTRY_COMPARE(text("findCount"), u"1 of 3"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(text("findCount"), u"2 of 3"_s);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(text("findCount"), u"3 of 3"_s); // wraps around
    part<QToolButton>("findNext")->click();
    QCOMPARE(text("findCount"), u"1 of 3"_s);
    part<QToolButton>("findPrevious")->click();
    QCOMPARE(text("findCount"), u"3 of 3"_s);
    QTest::keyClick(view(), Qt::Key_F3);
    QCOMPARE(text("findCount"), u"1 of 3"_s);
    QTest::keyClick(view(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(text("findCount"), u"3 of 3"_s);
}

void TestTranscriptPage::searchIsLeft()
{
    auto *field = part<QLineEdit>("findField");
    search(u"graph"_s);
    QTRY_COMPARE(text("findCount"), u"1 of 3"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QString());
    QVERIFY(!part<QLabel>("findCount")->isVisible());
    QVERIFY(view()->hasFocus());
    part<QTabBar>("detailTabs")->setCurrentIndex(0);
    QTest::keyClick(m_page.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(view()->isVisible()); // from the notes as well
    QVERIFY(field->hasFocus());
}

void TestTranscriptPage::anotherEpisodeIsNotSearched()
{
    search(u"graph"_s);
    QTRY_COMPARE(text("findCount"), u"1 of 3"_s);
    open(5);
    QCOMPARE(part<QLineEdit>("findField")->text(), QString());
    QTest::keyClick(view(), Qt::Key_F3);
    QVERIFY(!part<QLabel>("findCount")->isVisible());
}

void TestTranscriptPage::copies()
{
    QTest::keyClick(view(), Qt::Key_End);
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Nothing more."_s);
}

void TestTranscriptPage::aQuotationNamesTimeAndPage()
{
    QTest::keyClick(view(), Qt::Key_End);
    QTest::keyClick(view(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith(u"Nothing more.\n\nTimed · Show · 0:12\nhttps://example.org/"_s),
             qPrintable(copied));
    QVERIFY2(copied.endsWith(u"#t=12"_s), qPrintable(copied));
    QVERIFY2(!copied.contains(u"mp3"_s), qPrintable(copied));
}

void TestTranscriptPage::anotherOneIsChosen()
{
    auto *chooser = part<QToolButton>("transcriptChooser");
    QVERIFY(!chooser->isVisible()); // the episode has only one transcript
    open(2);
    QTRY_VERIFY(chooser->isVisible());
    QCOMPARE(chooser->text(), u"Subtitles (VTT)"_s);
    const auto actions = chooser->menu()->actions();
    QCOMPARE(actions.size(), 2);
    QVERIFY(actions.at(0)->isChecked());
    actions.at(1)->trigger();
    QTRY_COMPARE(m_library->model.index(0).data().toString(), u"Plain."_s);
    QCOMPARE(chooser->text(), u"Plain text"_s);
    QVERIFY(text("transcriptNoticeText").contains(u"has no times"_s));
    QVERIFY(part<QWidget>("transcriptNotice")->isVisible());
    QVERIFY(!part<QPushButton>("transcriptRetry")->isVisible());
}

void TestTranscriptPage::whatIsSaid_data()
{
    QTest::addColumn<int>("episode");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the transcript cannot be read") << 3 << u"gone.vtt is not there."_s;
    QTest::newRow("the transcript has no words")
        << 4 << u"There are no words in this transcript."_s;
}

void TestTranscriptPage::whatIsSaid()
{
    QFETCH(const int, episode);
    QFETCH(const QString, expected);
    open(episode);
    auto *page = part<QWidget>("transcriptPage");
    auto *label = page->findChild<QLabel *>(u"emptyText"_s);
    QVERIFY(label && label->isVisible());
    QVERIFY2(label->text().startsWith(expected), qPrintable(label->text()));
    QCOMPARE(page->findChild<QPushButton *>(u"emptyAction"_s)->text(), u"Try again"_s);
    QVERIFY(!view()->isVisible());
    QVERIFY(!part<QLineEdit>("findField")->isVisible());
}

void TestTranscriptPage::tryingAgain()
{
    open(3);
    m_library->library.write(u"gone.vtt"_s, test::vtt({u"Here again."_s}));
    part<QWidget>("transcriptPage")->findChild<QPushButton *>(u"emptyAction"_s)->click();
    QTRY_VERIFY(view()->isVisible());
    QCOMPARE(m_library->model.index(0).data().toString(), u"Here again."_s);
}

void TestTranscriptPage::anOlderTextStaysUnderWhatWentWrong()
{
    QVERIFY(!part<QWidget>("transcriptNotice")->isVisible());
    QVERIFY(QFile::remove(m_library->library.folder.filePath(u"1.vtt"_s)));
    m_library->library.library.transcripts().retry();
    QTRY_VERIFY(part<QWidget>("transcriptNotice")->isVisible());
    QVERIFY(text("transcriptNoticeText").contains(u"is kept"_s));
    QVERIFY(view()->isVisible());
    QCOMPARE(m_library->model.rowCount(), 4);
    m_library->library.write(u"1.vtt"_s, test::vtt({u"New."_s}));
    part<QPushButton>("transcriptRetry")->click();
    QTRY_COMPARE(m_library->model.rowCount(), 1);
    QVERIFY(!part<QWidget>("transcriptNotice")->isVisible());
}

void TestTranscriptPage::followIsOffered()
{
    open(5);
    auto *follow = part<QPushButton>("transcriptFollow");
    QVERIFY(!follow->isVisible());
    m_library->model.setPosition(1s);
    QVERIFY(!follow->isVisible()); // it follows already
    QTest::keyClick(view(), Qt::Key_PageDown);
    QVERIFY(follow->isVisible());
    QVERIFY(view()->rect().contains(follow->geometry()));
    m_library->model.setPosition(200 * 4s + 1s);
    follow->click();
    QTRY_VERIFY(view()->viewport()->rect().contains(view()->rectOf(200)));
    QVERIFY(!follow->isVisible());
    QTest::keyClick(view(), Qt::Key_PageUp);
    QVERIFY(follow->isVisible());
    m_library->model.setPosition(std::nullopt); // another episode plays
    QVERIFY(!follow->isVisible());
}

QTEST_MAIN(TestTranscriptPage)
#include "tst_transcript_page.moc"
