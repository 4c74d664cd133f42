// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the view of a transcript: clicks, keys, selection, copying, and following the playback.

#include "real_warnings.h"
#include "transcript/transcript_view.h"
#include "transcript_library.h"

#include <support/timeouts.h>

#include <QMenu>
#include <QProxyStyle>
#include <QScrollBar>
#include <QSignalSpy>
#include <QWheelEvent>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;
using std::chrono::milliseconds;

namespace {

/// Style with a given duration of animations in ms; 0 turns animations off.
class MotionStyle final : public QProxyStyle
{
public:
    explicit MotionStyle(int duration)
        : m_duration(duration)
    {}
    int styleHint(StyleHint hint,
                  const QStyleOption *option,
                  const QWidget *widget,
                  QStyleHintReturn *returned) const override
    {
        return hint == SH_Widget_Animation_Duration
                   ? m_duration
                   : QProxyStyle::styleHint(hint, option, widget, returned);
    }

private:
    int m_duration;
};

} // namespace

class TestTranscriptView final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aClickPlays();
    void theTimeAboveAParagraphPlays();
    void aDoubleClickSelectsAWord();
    void draggingSelectsAndDoesNotJump();
    void aClickTakesTheSelectionAway();
    void keysGoFromCueToCue();
    void keysSelect();
    void keysOfTheWindowStay();
    void copying_data();
    void copying();
    void theMenuDoesTheSame();
    void itFollows();
    void scrollingStopsIt_data();
    void scrollingStopsIt();
    void nothingIsLeftWhereNothingIsHeard();
    void motionIsReduced_data();
    void motionIsReduced();
    void hitsAreShown();
    void aDayOfTalk();
    void aNarrowerPaneShowsTheSamePlace();
    void withoutTimes();
    void statesAreSeen_data();
    void statesAreSeen();

private:
    void open(const QByteArray &document, const QString &file = u"t.vtt"_s)
    {
        const PodcastId show = m_library->library.follow(
            u"Show"_s, {m_library->episode(u"One"_s, {{file, document}})});
        const auto episodes = m_library->library.episodes(show);
        QCOMPARE(episodes.size(), 1);
        m_library->library.library.transcripts().setOpen(m_library->detail(episodes.constFirst()));
        QTRY_COMPARE(m_library->model.state(), itemmodels::TranscriptState::Ready);
    }
    [[nodiscard]] int scrolled() const { return m_view->verticalScrollBar()->value(); }
    void hear(milliseconds position) { m_library->model.setPosition(position); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_view.get(), key, modifiers);
    }
    void click(QPoint at) const { QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at); }
    void drag(QPoint from, QPoint to) const
    {
        QWidget *viewport = m_view->viewport();
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (const QPoint at : {(from + to) / 2, to}) {
            QMouseEvent move(QEvent::MouseMove,
                             QPointF(at),
                             viewport->mapToGlobal(QPointF(at)),
                             Qt::NoButton,
                             Qt::LeftButton,
                             Qt::NoModifier);
            QCoreApplication::sendEvent(viewport, &move);
        }
        QTest::mouseRelease(viewport, Qt::LeftButton, {}, to);
    }
    [[nodiscard]] QImage painted() const { return m_view->viewport()->grab().toImage(); }

    std::unique_ptr<test::TranscriptLibrary> m_library;
    std::unique_ptr<TranscriptView> m_view;
};

void TestTranscriptView::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TranscriptLibrary>();
    m_view = std::make_unique<TranscriptView>(nullptr);
    m_view->setModel(m_library->model);
    m_view->resize(420, 300);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestTranscriptView::cleanup()
{
    m_view.reset();
    m_library.reset();
}

void TestTranscriptView::aClickPlays()
{
    open(test::vtt({u"One is said."_s, u"Two is said."_s, u"Three is said."_s}));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    click(m_view->rectOf(1).center());
    QTRY_COMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 4'000ms);
    click(QPoint(200, 290)); // below the text, where no cue is
    click(m_view->rectOf(2).center());
    QTRY_COMPARE(played.count(), 2);
    QCOMPARE(played.constLast().constFirst().value<milliseconds>(), 8'000ms);
}

void TestTranscriptView::theTimeAboveAParagraphPlays()
{
    open(test::vtt({u"<v Ann>One is said."_s, u"<v Bob>Two is said."_s}));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    const QRect words = m_view->rectOf(1);
    click(words.topLeft() + QPoint(words.height(), -words.height()));
    QTRY_COMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 4'000ms);
}

void TestTranscriptView::aDoubleClickSelectsAWord()
{
    open(test::vtt({u"Incomprehensibilities"_s, u"are said."_s}));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    const QPoint word = m_view->rectOf(0).center();
    click(word);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, word);
    QCOMPARE(m_view->textToCopy(), u"Incomprehensibilities"_s);
    QSignalSpy other(m_view.get(), &TranscriptView::quoteRequested);
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(other.count(), 1);
    press(Qt::Key_Down);
    press(Qt::Key_Return); // plays cue 1; the double click cancelled the click's delayed playback
    QCOMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 4'000ms);
}

void TestTranscriptView::draggingSelectsAndDoesNotJump()
{
    open(test::vtt(
        {u"<v Ann>One is said."_s, u"<v Bob>Two is said."_s, u"<v Cid>Three is said."_s}));
    hear(1s);
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    const QRect first = m_view->rectOf(0);
    const QRect second = m_view->rectOf(1);
    drag(QPoint(first.left() - 2, first.center().y()),
         QPoint(second.right() + 40, second.center().y()));
    QCOMPARE(m_view->textToCopy(), u"Ann: One is said.\n\nBob: Two is said."_s);
    QVERIFY(!m_view->isFollowing());
    drag(QPoint(second.right() + 40, second.center().y()),
         QPoint(second.left() - 2, second.center().y()));
    QCOMPARE(m_view->textToCopy(), u"Two is said."_s); // dragged backwards
    press(Qt::Key_Escape);
    press(Qt::Key_Home);
    press(Qt::Key_Return);
    QCOMPARE(played.count(), 1); // only by the key, not by dragging
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 0ms);
}

void TestTranscriptView::aClickTakesTheSelectionAway()
{
    open(test::vtt({u"One is said."_s, u"Two is said."_s}));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->textToCopy(), u"One is said. Two is said."_s);
    click(m_view->rectOf(1).center());
    QCOMPARE(m_view->textToCopy(), QString());
    click(m_view->rectOf(0).center()); // the next click plays again
    QTRY_COMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 0ms);
}

void TestTranscriptView::keysGoFromCueToCue()
{
    open(test::longVtt(200));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    const auto playedAt = [&played, this] {
        press(Qt::Key_Return);
        return played.takeLast().constFirst().value<milliseconds>();
    };
    press(Qt::Key_Down);
    QCOMPARE(playedAt(), 0ms);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    QCOMPARE(playedAt(), 4'000ms);
    QVERIFY(m_view->accessibleDescription().contains(u"number 1."_s));
    press(Qt::Key_End);
    QCOMPARE(playedAt(), 199 * 4'000ms);
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(199)));
    press(Qt::Key_Down); // the last cue stays
    QCOMPARE(playedAt(), 199 * 4'000ms);
    press(Qt::Key_Home);
    QCOMPARE(playedAt(), 0ms);
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(0)));
    press(Qt::Key_PageDown);
    QVERIFY(scrolled() > 100);
}

void TestTranscriptView::keysSelect()
{
    open(test::vtt({u"One."_s, u"Two."_s, u"Three."_s, u"Four."_s}));
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(m_view->textToCopy(), u"Two."_s);
    press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_view->textToCopy(), u"Two. Three."_s);
    press(Qt::Key_Up, Qt::ShiftModifier);
    press(Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(m_view->textToCopy(), u"One. Two."_s);
    press(Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(m_view->textToCopy(), u"Two. Three. Four."_s);
    press(Qt::Key_Up);
    QCOMPARE(m_view->textToCopy(), u"Three."_s);
}

void TestTranscriptView::keysOfTheWindowStay()
{
    open(test::vtt({u"One."_s}));
    for (const int key : {int(Qt::Key_Space), int(Qt::Key_Left), int(Qt::Key_S)}) {
        QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::NoModifier);
        asked.ignore();
        QCoreApplication::sendEvent(m_view.get(), &asked);
        QVERIFY(!asked.isAccepted());
    }
}

void TestTranscriptView::copying_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isQuote");
    QTest::newRow("Ctrl+C") << int(Qt::Key_C) << false;
    QTest::newRow("Ctrl+Shift+C, with the time") << int(Qt::Key_C) << true;
}

void TestTranscriptView::copying()
{
    QFETCH(const int, key);
    QFETCH(const bool, isQuote);
    open(test::vtt({u"One."_s, u"Two."_s}));
    QSignalSpy copied(m_view.get(), &TranscriptView::copyRequested);
    QSignalSpy quoted(m_view.get(), &TranscriptView::quoteRequested);
    const Qt::KeyboardModifiers modifiers = isQuote ? Qt::ControlModifier | Qt::ShiftModifier
                                                    : Qt::KeyboardModifiers(Qt::ControlModifier);
    press(Qt::Key(key), modifiers);
    QCOMPARE(copied.count() + quoted.count(), 0); // nothing is selected yet
    press(Qt::Key_End);
    press(Qt::Key(key), modifiers);
    QCOMPARE(copied.count(), isQuote ? 0 : 1);
    QCOMPARE(quoted.count(), isQuote ? 1 : 0);
    const QList<QVariant> told = isQuote ? quoted.takeFirst() : copied.takeFirst();
    QCOMPARE(told.at(0).toString(), u"Two."_s);
    if (isQuote)
        QCOMPARE(told.at(1).value<milliseconds>(), 4'000ms);
}

void TestTranscriptView::theMenuDoesTheSame()
{
    open(test::vtt({u"One."_s, u"Two."_s}));
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    QSignalSpy copied(m_view.get(), &TranscriptView::copyRequested);
    QSignalSpy quoted(m_view.get(), &TranscriptView::quoteRequested);
    const QPoint at = m_view->rectOf(1).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, at, m_view->viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(m_view->viewport(), &asked);
    auto *menu = m_view->findChild<QMenu *>(u"transcriptMenu"_s);
    QVERIFY(menu);
    for (QAction *action : menu->actions())
        action->trigger();
    QCOMPARE(played.count(), 1);
    QCOMPARE(played.constFirst().constFirst().value<milliseconds>(), 4'000ms);
    QCOMPARE(copied.constFirst().constFirst().toString(), u"Two."_s);
    QCOMPARE(quoted.count(), 1);
    QCOMPARE(m_view->textToCopy(), u"One. Two."_s); // the last entry selects all
    menu->close();
}

void TestTranscriptView::itFollows()
{
    open(test::longVtt(400));
    hear(1s);
    QCOMPARE(scrolled(), 0);
    hear(300 * 4s + 1s);
    const auto isInUpperThird = [this] {
        const QRect words = m_view->rectOf(m_library->model.current());
        const int height = m_view->viewport()->height();
        return words.top() > height / 6 && words.bottom() < height / 2;
    };
    QTRY_VERIFY(isInUpperThird());
    hear(301 * 4s + 1s);
    QTRY_VERIFY(isInUpperThird());
    hear(2s); // jumps back
    QTRY_COMPARE(scrolled(), 0);
}

void TestTranscriptView::scrollingStopsIt_data()
{
    QTest::addColumn<QString>("by");
    QTest::newRow("the mouse wheel") << u"wheel"_s;
    QTest::newRow("the scroll bar") << u"bar"_s;
    QTest::newRow("the key Page Down") << u"page"_s;
    QTest::newRow("the key Down, to the next cue") << u"cursor"_s;
}

void TestTranscriptView::scrollingStopsIt()
{
    QFETCH(const QString, by);
    open(test::longVtt(400));
    hear(1s);
    QSignalSpy changed(m_view.get(), &TranscriptView::followingChanged);
    if (by == "wheel"_L1) {
        QWheelEvent wheel(QPointF(50, 50),
                          m_view->viewport()->mapToGlobal(QPointF(50, 50)),
                          {},
                          {0, -240},
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(m_view->viewport(), &wheel);
    } else if (by == "bar"_L1) {
        m_view->verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    } else {
        press(by == "page"_L1 ? Qt::Key_PageDown : Qt::Key_Down);
    }
    QVERIFY(!m_view->isFollowing());
    QCOMPARE(changed.count(), 1);
    const int here = scrolled();
    hear(300 * 4s + 1s);
    QCOMPARE(scrolled(), here);
    m_view->setFollowing(true);
    QTRY_VERIFY(scrolled() > here + 500);
    QCOMPARE(changed.count(), 2);
    press(Qt::Key_Down);
    QVERIFY(!m_view->isFollowing());
    press(Qt::Key_Return); // playing a cue turns following on
    QVERIFY(m_view->isFollowing());
}

void TestTranscriptView::nothingIsLeftWhereNothingIsHeard()
{
    open(test::longVtt(400));
    press(Qt::Key_PageDown);
    QVERIFY(m_view->isFollowing());
    hear(300 * 4s + 1s); // playback begins
    QTRY_VERIFY(m_view->viewport()->rect().contains(m_view->rectOf(300)));
}

void TestTranscriptView::motionIsReduced_data()
{
    QTest::addColumn<int>("duration");
    QTest::addColumn<bool>("isAtOnce");
    QTest::newRow("with animations") << 200 << false;
    QTest::newRow("without animations, as the desktop asks") << 0 << true;
}

void TestTranscriptView::motionIsReduced()
{
    QFETCH(const int, duration);
    QFETCH(const bool, isAtOnce);
    MotionStyle style(duration);
    m_view->setStyle(&style);
    open(test::longVtt(400));
    hear(1s);
    hear(20 * 4s + 1s);
    QCOMPARE(scrolled() > 50, isAtOnce);
    QTRY_VERIFY(scrolled() > 50);
    m_view.reset(); // the view must not outlive its style
}

void TestTranscriptView::hitsAreShown()
{
    open(test::longVtt(400));
    hear(1s);
    const auto hits = findInTranscript(m_library->model.paragraphs(), u"number 30"_s);
    QCOMPARE(hits.size(), 11); // the numbers 30 and 300 to 309
    QCOMPARE(m_view->hitFromHere(hits), 0);
    m_view->setHits(hits, 1);
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(300)));
    QVERIFY(!m_view->isFollowing());
    QCOMPARE(m_view->hitFromHere(hits), 1);
    const QImage marked = painted();
    m_view->setHits({}, -1);
    QVERIFY(painted() != marked);
}

/// 20,000 cues are available at once, can be scrolled to the end and are measured in steps.
void TestTranscriptView::aDayOfTalk()
{
    open(test::longVtt(20'000));
    QCOMPARE(m_library->model.rowCount(), 20'000);
    press(Qt::Key_End);
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(19'999)));
    hear(10'000 * 4s + 1s);
    m_view->setFollowing(true);
    QTRY_VERIFY(m_view->viewport()->rect().contains(m_view->rectOf(10'000)));
    press(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(m_view->textToCopy().size() > 600'000);
}

void TestTranscriptView::aNarrowerPaneShowsTheSamePlace()
{
    open(test::longVtt(400));
    m_view->setHits(findInTranscript(m_library->model.paragraphs(), u"number 200."_s), 0);
    QVERIFY(m_view->viewport()->rect().contains(m_view->rectOf(200)));
    m_view->resize(260, 300);
    const auto distance = [this] { return std::abs(m_view->rectOf(200).center().y() - 150); };
    QTRY_VERIFY(distance() < 600);
    QVERIFY(m_view->rectOf(200).right() < 260);
}

void TestTranscriptView::withoutTimes()
{
    open("One is written.\n\nTwo is written.", u"t.txt"_s);
    QSignalSpy played(m_view.get(), &TranscriptView::timeActivated);
    hear(1s);
    QCOMPARE(m_library->model.current(), -1);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(played.count(), 0);
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_view->textToCopy(), u"One is written.\n\nTwo is written."_s);
}

void TestTranscriptView::statesAreSeen_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("text");
    const QString arabic = u"مرحبا بكم في البودكاست الجديد"_s;
    for (const auto *state : {"heard", "hovered", "focused", "selected", "found", "searched"}) {
        QTest::addRow("%s", state) << QString::fromLatin1(state) << u"Two is said."_s;
        QTest::addRow("%s, from right to left", state) << QString::fromLatin1(state) << arabic;
    }
}

void TestTranscriptView::statesAreSeen()
{
    QFETCH(const QString, state);
    QFETCH(const QString, text);
    open(test::vtt({u"<v Ann>One is said."_s, u"<v Bob>"_s + text}));
    m_view->setFocus();
    const QImage before = painted();
    if (state == "heard"_L1) {
        hear(5s);
    } else if (state == "hovered"_L1) {
        const QPointF at = m_view->rectOf(1).center();
        QMouseEvent move(QEvent::MouseMove,
                         at,
                         m_view->viewport()->mapToGlobal(at),
                         Qt::NoButton,
                         Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(m_view->viewport(), &move);
        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::PointingHandCursor);
    } else if (state == "focused"_L1) {
        m_view->activateWindow();
        QTRY_VERIFY(m_view->hasFocus());
        press(Qt::Key_End);
    } else if (state == "selected"_L1) {
        press(Qt::Key_A, Qt::ControlModifier);
    } else if (state == "searched"_L1) {
        m_view->setSearched(query::parse(
            text.section(u' ', 0, 0), query::LastWord::AsTyped, QDateTime::currentDateTime()));
    } else {
        m_view->setHits({{1, {0, 3}}}, 0);
    }
    QVERIFY(painted() != before);
}

QTEST_MAIN(TestTranscriptView)
#include "tst_transcript_view.moc"
