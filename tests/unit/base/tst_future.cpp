// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/future.h>

#include <QTest>
#include <QThread>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestFuture final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aValueComesOnTheThreadOfTheContext();
    void aValueThatIsThereComesFromTheEventLoop();
    void futuresOfFuturesAreFlat();
    void chainsKeepTheirOrder();
    void aContextThatGoesFirstIsNotCalled();
    void aContextMayGoInTheMiddleOfAChain();
    void aContextMayGoWhileTheValueIsMade();
    void aValueThatNeverComesCancels();
    void withoutContextOnTheThreadThatFinishes();
};

void TestFuture::aValueComesOnTheThreadOfTheContext()
{
    const Future<int> made = QtConcurrent::run([] { return 6; });
    QThread *thread = nullptr;
    const Future<int> result = made.then(this, [&](int value) {
        thread = QThread::currentThread();
        return value * 7;
    });
    QTRY_VERIFY(result.isFinished());
    QCOMPARE(result.result(), 42);
    QCOMPARE(thread, QThread::currentThread());
}

void TestFuture::aValueThatIsThereComesFromTheEventLoop()
{
    bool wasCalled = false;
    readyFuture(1).then(this, [&](int) { wasCalled = true; });
    QVERIFY(!wasCalled); // so that nobody is called before what it gave away is in its place
    QTRY_VERIFY(wasCalled);
}

void TestFuture::futuresOfFuturesAreFlat()
{
    const Future<QString> result =
        readyFuture(2)
            .then(this, [](int value) { return readyFuture(value + 1); })
            .then(this, [](int value) { return QtConcurrent::run([value] { return value + 1; }); })
            .then([](int value) { return readyFuture(value + 1); })
            .then(this, [](int value) { return QString::number(value); });
    QTRY_VERIFY(result.isFinished());
    QCOMPARE(result.result(), u"5"_s);
}

void TestFuture::chainsKeepTheirOrder()
{
    QList<int> order;
    for (int i = 0; i < 100; ++i)
        readyFuture(i).then(this, [&](int value) { order.append(value); });
    QTRY_COMPARE(order.size(), 100);
    QVERIFY(std::is_sorted(order.cbegin(), order.cend()));
}

void TestFuture::aContextThatGoesFirstIsNotCalled()
{
    QPromise<int> promise;
    promise.start();
    auto context = std::make_unique<QObject>();
    bool wasCalled = false;
    const Future<int> result = Future<int>(promise.future()).then(context.get(), [&](int value) {
        wasCalled = true;
        return value;
    });
    context.reset();
    QVERIFY(result.isCanceled());
    promise.addResult(1);
    promise.finish();
    QCoreApplication::processEvents();
    QVERIFY(!wasCalled);
}

void TestFuture::aContextMayGoInTheMiddleOfAChain()
{
    auto context = std::make_unique<QObject>();
    bool wasCalled = false;
    const Future<int> result = readyFuture(1)
                                   .then(this,
                                         [&](int value) {
                                             context.reset();
                                             return value;
                                         })
                                   .then(context.get(), [&](int value) {
                                       wasCalled = true;
                                       return value;
                                   });
    QTRY_VERIFY(!context);
    QTRY_VERIFY(result.isCanceled());
    QVERIFY(!wasCalled);
}

void TestFuture::aContextMayGoWhileTheValueIsMade()
{
    for (int i = 0; i < 500; ++i) {
        auto context = std::make_unique<QObject>();
        Future<int>(QtConcurrent::run([] { return 1; })).then(context.get(), [](int) {});
        if (i % 2 == 0)
            QThread::yieldCurrentThread();
        context.reset();
    }
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

void TestFuture::aValueThatNeverComesCancels()
{
    auto promise = std::make_unique<QPromise<int>>();
    promise->start();
    bool wasCalled = false;
    const Future<int> result = Future<int>(promise->future())
                                   .then(this, [](int value) { return readyFuture(value); })
                                   .then(this, [&](int value) {
                                       wasCalled = true;
                                       return value;
                                   });
    promise.reset();
    QTRY_VERIFY(result.isCanceled());
    QVERIFY(!wasCalled);
}

void TestFuture::withoutContextOnTheThreadThatFinishes()
{
    QThread *thread = QThread::currentThread();
    QPromise<int> promise;
    promise.start();
    Future<int> made(promise.future());
    const Future<bool> isElsewhere =
        made.then([thread](int) { return QThread::currentThread() != thread; });
    const auto finished = QtConcurrent::run([&] {
        promise.addResult(1);
        promise.finish();
    });
    QTRY_VERIFY(isElsewhere.isFinished() && finished.isFinished());
    QVERIFY(isElsewhere.result());
}

QTEST_GUILESS_MAIN(TestFuture)

#include "tst_future.moc"
