// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the message bar, the refresh bar, the empty state and the dialog that asks for an address.

#include "real_warnings.h"

#include <support/timeouts.h>
#include <widgets/add_podcast_dialog.h>
#include <widgets/empty_state.h>
#include <widgets/message_bar.h>
#include <widgets/refresh_bar.h>

#include <QEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear::widgets;
using dogear::ErrorCode;

namespace {

/// An act whose undo is counted in \a undone.
UndoableAct counting(int &undone)
{
    return {u"Remove"_s, [&undone] {
                ++undone;
                return dogear::readyFuture(dogear::Result<>());
            }};
}

} // namespace

class TestMessages final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { dogear::resources::loadIcons(); }
    void init() { dogear::test::failOnRealWarning(); }

    void undoHappensOnce();
    void closedMessageDoesNothing();
    void messageWithUndoGoesByItself();
    void messageWithUndoStaysUnderThePointer();
    void undoSurvivesItsMessage();
    void buttonAndKeyUndoTheSameAct_data();
    void buttonAndKeyUndoTheSameAct();
    void aFailedUndoIsSaid_data();
    void aFailedUndoIsSaid();
    void aBriefMessageGoesByItself();
    void messageWithoutActionHasNoButton();
    void anErrorHasASign();
    void newMessageReplacesTheOld();
    void whatGoesOnStaysUntilItIsOver();
    void aShortRefreshSaysNothing();
    void aLongRefreshTellsHowFarItIs();
    void aRefreshCanBeStopped();
    void emptyStateOffersOneThing();
    void emptyStateLeavesItsSignOutFirst();
    void aMessageLiesOverTheListAndMovesNothing();
    void addressIsTrimmed();
    void nothingCannotBeFollowed();
};

void TestMessages::undoHappensOnce()
{
    MessageBar bar;
    int undone = 0;
    bar.show(u"Gone."_s, u"Undo"_s, [&] { ++undone; });
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.text(), u"Gone."_s);
    auto *button = bar.findChild<QPushButton *>(u"messageAction"_s);
    QCOMPARE(button->text(), u"Undo"_s);
    button->click();
    button->click();
    QCOMPARE(undone, 1);
    QVERIFY(!bar.isVisible());
}

void TestMessages::closedMessageDoesNothing()
{
    MessageBar bar;
    int undone = 0;
    bar.show(u"Gone."_s, u"Undo"_s, [&] { ++undone; });
    bar.findChild<QToolButton *>(u"messageClose"_s)->click();
    QVERIFY(!bar.isVisible());
    QCOMPARE(undone, 0);
}

void TestMessages::messageWithUndoGoesByItself()
{
    MessageBar bar;
    int undone = 0;
    auto *timer = bar.findChild<QTimer *>(u"messageTimer"_s);
    bar.show(u"Gone."_s, u"Undo"_s, [&] { ++undone; });
    QCOMPARE(timer->intervalAsDuration(), std::chrono::milliseconds(10'000));
    QVERIFY(timer->isActive());
    timer->start(0);
    QTRY_VERIFY(!bar.isVisible());
    QCOMPARE(undone, 0);
    bar.show(u"That did not work."_s); // without an action it stays until it is closed
    QVERIFY(!timer->isActive());
}

void TestMessages::messageWithUndoStaysUnderThePointer()
{
    MessageBar bar;
    int undone = 0;
    bar.offerUndo(u"Gone."_s, counting(undone));
    auto *timer = bar.findChild<QTimer *>(u"messageTimer"_s);
    const QPointF inside(5, 5);
    QEnterEvent enter(inside, inside, inside);
    QCoreApplication::sendEvent(&bar, &enter);
    QVERIFY(bar.underMouse());
    // Called after the bar's own slot: whether the bar waits again. The timer is stopped, because
    // with an interval of 0 the next rounds would follow at once.
    QList<bool> isExtended;
    const auto count = connect(timer, &QTimer::timeout, &bar, [&] {
        isExtended.append(timer->isActive());
        timer->stop();
    });
    timer->start(0);
    QTRY_VERIFY(!isExtended.isEmpty());
    QCOMPARE(isExtended, QList{true});
    QVERIFY(bar.isVisible());
    disconnect(count);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&bar, &leave);
    timer->start(0);
    QTRY_VERIFY(!bar.isVisible());
    QCOMPARE(undone, 0);
}

void TestMessages::undoSurvivesItsMessage()
{
    MessageBar bar;
    int undone = 0;
    bar.offerUndo(u"Gone."_s, counting(undone));
    bar.findChild<QToolButton *>(u"messageClose"_s)->click();
    QCOMPARE(bar.undoStack().lastName(), u"Remove"_s);
    bar.undoStack().undoLast();
    QTRY_COMPARE(undone, 1);
}

void TestMessages::buttonAndKeyUndoTheSameAct_data()
{
    QTest::addColumn<bool>("isKeyFirst");
    QTest::newRow("the key, then the button") << true;
    QTest::newRow("the button, then the key") << false;
}

void TestMessages::buttonAndKeyUndoTheSameAct()
{
    QFETCH(const bool, isKeyFirst);
    MessageBar bar;
    int undone = 0;
    bar.offerUndo(u"Gone."_s, counting(undone));
    auto *button = bar.findChild<QPushButton *>(u"messageAction"_s);
    if (isKeyFirst)
        bar.undoStack().undoLast();
    else
        button->click();
    QVERIFY(!bar.isVisible());
    button->click();
    bar.undoStack().undoLast();
    QTRY_COMPARE(undone, 1);
}

void TestMessages::aFailedUndoIsSaid_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("text");
    QTest::newRow("it has changed") << ErrorCode::NotFound
                                    << u"“Remove” can no longer be undone, because it has changed "
                                       "since."_s;
    QTest::newRow("the disk is full")
        << ErrorCode::DiskFull << u"“Remove” could not be undone: the disk is full."_s;
    QTest::newRow("the user stopped it") << ErrorCode::Cancelled << QString();
}

void TestMessages::aFailedUndoIsSaid()
{
    QFETCH(const ErrorCode, code);
    QFETCH(const QString, text);
    MessageBar bar;
    bar.undoStack().add({u"Remove"_s, [code] {
                             return dogear::readyFuture(
                                 dogear::Result<>(dogear::failure({.code = code})));
                         }});
    const QSignalSpy failed(&bar.undoStack(), &UndoStack::failed);
    bar.undoStack().undoLast();
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(bar.text(), text);
    QVERIFY(bar.undoStack().lastName().isEmpty()); // it does not come back
}

void TestMessages::aBriefMessageGoesByItself()
{
    MessageBar bar;
    auto *timer = bar.findChild<QTimer *>(u"messageTimer"_s);
    bar.showBriefly(u"Undone."_s);
    QVERIFY(bar.isVisible());
    QVERIFY(!bar.findChild<QPushButton *>(u"messageAction"_s)->isVisible());
    QVERIFY(timer->isActive());
}

void TestMessages::messageWithoutActionHasNoButton()
{
    MessageBar bar;
    bar.show(u"That did not work."_s);
    QVERIFY(bar.isVisible());
    QVERIFY(!bar.findChild<QPushButton *>(u"messageAction"_s)->isVisible());
    QCOMPARE(bar.accessibleName(), u"That did not work."_s);
}

void TestMessages::anErrorHasASign()
{
    MessageBar bar;
    bar.resize(400, 60);
    const auto textOf = [&bar] { return bar.findChild<QLabel *>(u"messageText"_s)->geometry(); };
    const auto signOf = [&] {
        const QImage image = bar.grab().toImage();
        QSet<QRgb> colors;
        for (int x = 8; x < textOf().left() - 4; ++x)
            colors.insert(image.pixel(x, image.height() / 2));
        return colors.size() > 1; // something else than the background
    };
    bar.show(u"It worked."_s);
    const int before = textOf().left();
    QVERIFY(!signOf());
    bar.showError(dogear::Error{dogear::ErrorCode::Timeout});
    QTRY_VERIFY(textOf().left() > before);
    QVERIFY(signOf());
    bar.show(u"It worked."_s);
    QTRY_COMPARE(textOf().left(), before);
}

void TestMessages::newMessageReplacesTheOld()
{
    MessageBar bar;
    int undone = 0;
    bar.show(u"One."_s, u"Undo"_s, [&] { ++undone; });
    bar.show(u"Two."_s);
    QCOMPARE(bar.text(), u"Two."_s);
    bar.findChild<QPushButton *>(u"messageAction"_s)->click();
    QCOMPARE(undone, 0);
}

void TestMessages::whatGoesOnStaysUntilItIsOver()
{
    MessageBar bar;
    int stopped = 0;
    bar.showPersistent(u"Reading…"_s, u"Stop"_s, [&] { ++stopped; });
    QVERIFY(bar.isVisible());
    QVERIFY(!bar.findChild<QTimer *>(u"messageTimer"_s)->isActive());
    bar.withdraw(u"Reading…"_s);
    QVERIFY(!bar.isVisible());
    bar.showPersistent(u"Reading…"_s, u"Stop"_s, [&] { ++stopped; });
    bar.findChild<QPushButton *>(u"messageAction"_s)->click();
    QCOMPARE(stopped, 1);
    QVERIFY(!bar.isVisible());
    bar.showPersistent(u"Reading…"_s, u"Stop"_s, [&] { ++stopped; });
    bar.show(u"Something else."_s);
    bar.withdraw(u"Reading…"_s);
    QVERIFY(bar.isVisible());
    QCOMPARE(bar.text(), u"Something else."_s);
}

void TestMessages::aShortRefreshSaysNothing()
{
    RefreshBar bar;
    bar.begin();
    bar.setProgress(1, 2);
    QVERIFY(!bar.isVisible());
    bar.end();
    // The bar would appear 500 ms after the beginning of a refresh.
    QVERIFY(!dogear::test::waitUntil([&] { return bar.isVisible(); }, 700));
}

void TestMessages::aLongRefreshTellsHowFarItIs()
{
    RefreshBar bar;
    const auto *text = bar.findChild<QLabel *>(u"refreshText"_s);
    const auto *progress = bar.findChild<QProgressBar *>();
    bar.begin();
    QCOMPARE(progress->maximum(), 0); // the number of feeds is not known yet
    QTRY_VERIFY(bar.isVisible());
    bar.setProgress(11, 300);
    QCOMPARE(text->text(), u"Refreshing 12 of 300"_s);
    QCOMPARE(progress->value(), 11);
    bar.setProgress(300, 300);
    QCOMPARE(text->text(), u"Refreshing 300 of 300"_s);
    bar.end();
    QVERIFY(!bar.isVisible());
}

void TestMessages::aRefreshCanBeStopped()
{
    RefreshBar bar;
    QSignalSpy cancelled(&bar, &RefreshBar::cancelRequested);
    bar.begin();
    bar.findChild<QToolButton *>(u"refreshCancel"_s)->click();
    QCOMPARE(cancelled.size(), 1);
    // The bar would appear 500 ms after the beginning of a refresh.
    QVERIFY(!dogear::test::waitUntil([&] { return bar.isVisible(); }, 700));
}

void TestMessages::emptyStateOffersOneThing()
{
    EmptyState empty;
    QSignalSpy activated(&empty, &EmptyState::activated);
    auto *button = empty.findChild<QPushButton *>(u"emptyAction"_s);
    empty.setContent(u"show"_s, u"Nothing here."_s, u"Add a show"_s);
    empty.show();
    QCOMPARE(empty.findChild<QLabel *>(u"emptyText"_s)->text(), u"Nothing here."_s);
    QVERIFY(button->isVisible());
    button->click();
    QCOMPARE(activated.count(), 1);
    empty.setContent(u"show"_s, u"Nothing here."_s);
    QVERIFY(!button->isVisible());
}

/// With large type or in a low window the icon is left out, so that the text is not cut.
void TestMessages::emptyStateLeavesItsSignOutFirst()
{
    EmptyState empty;
    empty.setContent(u"favourite"_s, u"Episodes you mark with a star appear here."_s);
    const auto *text = empty.findChild<QLabel *>(u"emptyText"_s);
    empty.resize(120, 400);
    empty.show();
    const auto icon = [&empty] {
        const QList<QLabel *> labels = empty.findChildren<QLabel *>();
        return *std::ranges::find_if(labels,
                                     [](const QLabel *label) { return !label->pixmap().isNull(); });
    };
    QVERIFY(icon()->isVisible());
    empty.resize(120, text->heightForWidth(text->width()) + 10);
    QVERIFY(!icon()->isVisible());
    QVERIFY(text->isVisible());
    QVERIFY(empty.minimumSizeHint().height() < 100);
}

void TestMessages::aMessageLiesOverTheListAndMovesNothing()
{
    QWidget window;
    auto *list = new QWidget(&window);
    list->setGeometry(100, 0, 300, 500);
    auto *bar = new MessageBar(&window);
    bar->overlay(*list);
    window.resize(700, 500);
    window.show();
    bar->show(u"A message that is long enough to be broken into two lines or three here."_s);
    QVERIFY(bar->isVisible());
    QVERIFY(list->geometry().contains(bar->geometry()));
    QCOMPARE(list->geometry(), QRect(100, 0, 300, 500));
    const int distance = list->geometry().bottom() - bar->geometry().bottom();
    list->setGeometry(100, 0, 300, 350);
    QCOMPARE(list->geometry().bottom() - bar->geometry().bottom(), distance);
    const QImage picture = bar->grab().toImage();
    QCOMPARE(picture.pixelColor(picture.width() / 2, 3).name(),
             bar->palette().color(QPalette::Window).name()); // not the colour of a tooltip
}

void TestMessages::addressIsTrimmed()
{
    AddPodcastDialog dialog;
    dialog.show();
    auto *field = dialog.findChild<QLineEdit *>(u"addPodcastField"_s);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::keyClicks(field, u"  https://example.org/feed "_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(accepted.count(), 1);
    QCOMPARE(dialog.text(), u"https://example.org/feed"_s);
}

void TestMessages::nothingCannotBeFollowed()
{
    AddPodcastDialog dialog;
    dialog.show();
    auto *field = dialog.findChild<QLineEdit *>(u"addPodcastField"_s);
    auto *accept = dialog.findChild<QPushButton *>(u"addPodcastAccept"_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(field, u"   "_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(field, u"x"_s);
    QVERIFY(accept->isEnabled());
}

QTEST_MAIN(TestMessages)
#include "tst_messages.moc"
