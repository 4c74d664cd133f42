// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/future.h>
#include <support/timeouts.h>

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
    void everyContinuationIsCalled_data();
    void everyContinuationIsCalled();
    void everyContinuationIsCancelled();
    void aSharedFutureMayBeReturned();
    void continuationsMayBeAddedWhileTheValueComes();
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
    QVERIFY(!wasCalled); // so a caller can store what it needs before the function runs
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

/// Qt 6.4 reads the context from the thread that finishes (future.h). The context is destroyed at
/// any moment of that; the test passes if nothing crashes.
void TestFuture::aContextMayGoWhileTheValueIsMade()
{
    for (int i = 0; i < 500; ++i) {
        auto context = std::make_unique<QObject>();
        Future<int>(QtConcurrent::run([] { return 1; })).then(context.get(), [](int) {});
        // In every second round the worker has a better chance to finish first.
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

void TestFuture::everyContinuationIsCalled_data()
{
    QTest::addColumn<QList<bool>>("haveContext"); // of each continuation
    QTest::addColumn<int>("addedBefore");         // the value is set

    const QList<QList<bool>> forms{{false, false},
                                   {false, false, false},
                                   {true, true},
                                   {true, true, true},
                                   {false, true, false},
                                   {true, false, true}};
    for (const QList<bool> &form : forms) {
        QByteArray name;
        for (const bool hasContext : form)
            name += hasContext ? "with " : "without ";
        name += "context, ";
        for (int before = 0; before <= form.size(); ++before) {
            const QByteArray row = name + QByteArray::number(before) + " before the value";
            QTest::newRow(row.constData()) << form << before;
        }
    }
}

void TestFuture::everyContinuationIsCalled()
{
    QFETCH(const QList<bool>, haveContext);
    QFETCH(const int, addedBefore);
    QPromise<int> promise;
    promise.start();
    const Future<int> shared(promise.future());
    QList<Future<int>> results;
    QList<int> called;
    for (int i = 0; i < haveContext.size(); ++i) {
        if (i == addedBefore) {
            promise.addResult(100);
            promise.finish();
        }
        const auto function = [&called, i](int value) {
            called.append(i);
            return value + i;
        };
        // Each caller of a function that returns a shared future gets a copy.
        Future<int> copy = shared; // NOLINT(performance-unnecessary-copy-initialization)
        results.append(haveContext.at(i) ? copy.then(this, function) : copy.then(function));
    }
    if (addedBefore == haveContext.size()) {
        promise.addResult(100);
        promise.finish();
    }
    QTRY_COMPARE(called.size(), haveContext.size());
    for (int i = 0; i < results.size(); ++i) {
        QTRY_VERIFY(results.at(i).isFinished());
        QCOMPARE(results.at(i).result(), 100 + i);
    }
}

void TestFuture::everyContinuationIsCancelled()
{
    auto promise = std::make_unique<QPromise<int>>();
    promise->start();
    Future<int> shared(promise->future());
    const auto function = [](int value) { return value; };
    const QList<Future<int>> results{shared.then(function),
                                     shared.then(this, function),
                                     shared.then(function),
                                     shared.then([](int value) { return readyFuture(value); })};
    promise.reset();
    for (const Future<int> &result : results)
        QTRY_VERIFY(result.isFinished() && result.isCanceled());
}

void TestFuture::aSharedFutureMayBeReturned()
{
    QPromise<int> promise;
    promise.start();
    const Future<int> shared(promise.future());
    const auto share = [&shared](int) { return shared; };
    const QList<Future<int>> results{
        readyFuture(1).then(share),
        readyFuture(2).then(share),
        readyFuture(3).then(this, share),
        readyFuture(4).then(share).then([](int value) { return value; })};
    promise.addResult(7);
    promise.finish();
    for (const Future<int> &result : results) {
        QTRY_VERIFY(result.isFinished() && result.resultCount() == 1);
        QCOMPARE(result.result(), 7);
    }
}

void TestFuture::continuationsMayBeAddedWhileTheValueComes()
{
    for (int round = 0; round < 30; ++round) {
        // The three workers race with the value; a continuation that was lost would never finish.
        const Future<int> shared = QtConcurrent::run([] { return 1; });
        const auto add = [shared] {
            Future<int> copy = shared; // NOLINT(performance-unnecessary-copy-initialization)
            return copy.then([](int value) { return value + 1; });
        };
        QList<Future<Future<int>>> added;
        for (int thread = 0; thread < 3; ++thread)
            added.append(QtConcurrent::run(add));
        for (const Future<Future<int>> &future : added)
            QTRY_VERIFY(future.isFinished() && future.result().isFinished());
        for (const Future<Future<int>> &future : added)
            QCOMPARE(future.result().result(), 2);
    }
}

QTEST_GUILESS_MAIN(TestFuture)

#include "tst_future.moc"
