// SPDX-License-Identifier: GPL-3.0-or-later
// Tests shows whose feed has moved, and their former addresses.

#include <support/served_library.h>

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::ServerAnswer;
using test::ServerRequest;
using test::wait;

class TestMovedShows final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void aFormerAddressIsTheShow();
    void aFormerAddressThatIsDeadIsStillTheShow();
    void aFormerAddressMayBeAnotherShowByNow();
    void aRedirectThatIsNewEachTimeMakesNoSecondShow();
    void aListWithAFormerAddressAddsNothing();
    void aListWithBothAddressesAddsOneShow();
    void anAddressThatExpiresLeadsBack_data();
    void anAddressThatExpiresLeadsBack();
    void whatFailsForAWhileLeadsNowhere();
    void addressesThatNameEachOtherLeaveTheShowWhereItIs_data();
    void addressesThatNameEachOtherLeaveTheShowWhereItIs();
    void undoBringsTheFormerAddressesBack();

private:
    void redirect(const QString &from, const QString &to)
    {
        m_library->server.setRoute(from, [to](const ServerRequest &) {
            return ServerAnswer{.status = 301, .headers = {{"Location", to.toUtf8()}}};
        });
    }
    void serve(const QString &path,
               const QByteArray &channel = {},
               const QByteArray &title = "Show");
    void status(const QString &path, int status)
    {
        m_library->server.setRoute(
            path, [status](const ServerRequest &) { return ServerAnswer{.status = status}; });
    }
    QString write(const QStringList &paths);
    [[nodiscard]] QStringList homes()
    {
        QStringList paths;
        for (const domain::FollowedPodcast &show : m_library->shows())
            paths.append(show.url.path()
                         + (show.url.hasQuery() ? u'?' + show.url.query() : QString()));
        return paths;
    }

    std::unique_ptr<test::ServedLibrary> m_library;
};

void TestMovedShows::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::ServedLibrary>();
}

void TestMovedShows::serve(const QString &path, const QByteArray &channel, const QByteArray &title)
{
    const QByteArray body = "<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\">"
                            "<channel><title>"
                            + title + "</title>" + channel
                            + "<item><title>One</title><guid>1</guid></item></channel></rss>";
    m_library->server.setRoute(
        path, [body](const ServerRequest &) { return ServerAnswer{.body = body}; });
}

QString TestMovedShows::write(const QStringList &paths)
{
    QString outlines;
    for (const QString &path : paths) {
        outlines += u"<outline type=\"rss\" text=\"%1\" xmlUrl=\"%2\"/>"_s.arg(
            path, m_library->server.url(path).toString());
    }
    const QString file = m_library->folder.filePath(u"list.opml"_s);
    QFile list(file);
    if (list.open(QFile::WriteOnly))
        list.write(u"<opml><body>%1</body></opml>"_s.arg(outlines).toUtf8());
    return file;
}

void TestMovedShows::aFormerAddressIsTheShow()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    m_library->subscribe(u"/old"_s);
    QCOMPARE(homes(), QStringList{u"/new"_s});
    serve(u"/old"_s); // no longer redirects
    const auto again = m_library->subscribe(u"/old"_s);
    QVERIFY(again.added.constFirst().wasFollowed);
    QCOMPARE(homes(), QStringList{u"/new"_s});
}

void TestMovedShows::aFormerAddressThatIsDeadIsStillTheShow()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    m_library->subscribe(u"/old"_s);
    status(u"/old"_s, 410);
    const auto again = m_library->subscribe(u"/old"_s);
    QVERIFY(again.failed.isEmpty());
    QVERIFY(again.added.constFirst().wasFollowed);
}

void TestMovedShows::aFormerAddressMayBeAnotherShowByNow()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    m_library->subscribe(u"/old"_s);
    serve(u"/old"_s, {}, "Something else");
    QVERIFY(!m_library->subscribe(u"/old"_s).added.constFirst().wasFollowed);
    QCOMPARE(m_library->shows().size(), 2);
}

void TestMovedShows::aRedirectThatIsNewEachTimeMakesNoSecondShow()
{
    serve(u"/feed"_s);
    int asked = 0;
    m_library->server.setRoute(u"/old"_s, [&asked](const ServerRequest &) {
        return ServerAnswer{.status = 308,
                            .headers = {{"Location", "/feed?time=" + QByteArray::number(++asked)}}};
    });
    m_library->subscribe(u"/old"_s);
    QVERIFY(m_library->subscribe(u"/old"_s).added.constFirst().wasFollowed);
    QCOMPARE(m_library->shows().size(), 1);
}

void TestMovedShows::aListWithAFormerAddressAddsNothing()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    m_library->subscribe(u"/old"_s);
    const auto outcome =
        wait(m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(write({u"/old"_s}))));
    QVERIFY(outcome.added.constFirst().wasFollowed);
    QCOMPARE(homes(), QStringList{u"/new"_s});
}

void TestMovedShows::aListWithBothAddressesAddsOneShow()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    const QString list = write({u"/old"_s, u"/new"_s});
    const auto outcome =
        wait(m_library->library.subscriptions().subscribe(QUrl::fromLocalFile(list)));
    QCOMPARE(homes(), QStringList{u"/new"_s});
    QCOMPARE(outcome.failed.size(), 0);
    QCOMPARE(outcome.added.size(), 2);
    QCOMPARE(outcome.added.at(0).id, outcome.added.at(1).id);
    QVERIFY(!outcome.added.at(0).wasFollowed && outcome.added.at(1).wasFollowed);
    QCOMPARE(outcome.added.at(0).episodes, 1);
}

void TestMovedShows::anAddressThatExpiresLeadsBack_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("401, a password is required") << 401;
    QTest::newRow("403, forbidden") << 403;
    QTest::newRow("404, not found") << 404;
    QTest::newRow("410, gone") << 410;
}

void TestMovedShows::anAddressThatExpiresLeadsBack()
{
    QFETCH(const int, status);
    redirect(u"/feed"_s, u"/signed1"_s);
    serve(u"/signed1"_s);
    const PodcastId id = m_library->subscribe(u"/feed"_s).added.constFirst().id;
    this->status(u"/signed1"_s, status);
    redirect(u"/feed"_s, u"/signed2"_s);
    serve(u"/signed2"_s);
    QCOMPARE(m_library->refresh({id}).failed.size(), 0);
    QCOMPARE(homes(), QStringList{u"/signed2"_s});

    // The former address serves the feed itself.
    this->status(u"/signed2"_s, status);
    serve(u"/feed"_s);
    QCOMPARE(m_library->refresh({id}).failed.size(), 0);
    QCOMPARE(homes(), QStringList{u"/feed"_s});

    this->status(u"/feed"_s, status);
    const subscriptions::RefreshSummary summary = m_library->refresh({id});
    QCOMPARE(summary.failed.size(), 1);
    QCOMPARE(summary.failed.constFirst().error.httpStatus, status);
    QCOMPARE(summary.failed.constFirst().error.url.path(), u"/feed"_s);
}

void TestMovedShows::whatFailsForAWhileLeadsNowhere()
{
    redirect(u"/feed"_s, u"/new"_s);
    serve(u"/new"_s);
    const PodcastId id = m_library->subscribe(u"/feed"_s).added.constFirst().id;
    status(u"/new"_s, 503);
    serve(u"/feed"_s);
    QCOMPARE(m_library->refresh({id}).failed.size(), 1);
    QCOMPARE(homes(), QStringList{u"/new"_s});
}

void TestMovedShows::addressesThatNameEachOtherLeaveTheShowWhereItIs_data()
{
    QTest::addColumn<QStringList>("circle"); ///< each names the next, the last names the first
    QTest::addColumn<bool>("isChanging");
    QTest::newRow("two addresses") << QStringList{u"/a"_s, u"/b"_s} << false;
    QTest::newRow("two addresses whose episodes change at each request")
        << QStringList{u"/a"_s, u"/b"_s} << true;
    QTest::newRow("three addresses whose episodes change at each request")
        << QStringList{u"/a"_s, u"/b"_s, u"/c"_s} << true;
}

void TestMovedShows::addressesThatNameEachOtherLeaveTheShowWhereItIs()
{
    QFETCH(const QStringList, circle);
    QFETCH(const bool, isChanging);
    int asked = 0;
    for (qsizetype i = 0; i < circle.size(); ++i) {
        const QByteArray next =
            m_library->server.url(circle.at((i + 1) % circle.size())).toEncoded();
        m_library->server.setRoute(circle.at(i), [=, &asked](const ServerRequest &) {
            const QByteArray n = QByteArray::number(isChanging ? ++asked : 1);
            return ServerAnswer{
                .body = "<rss xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\">"
                        "<channel><title>S</title><itunes:new-feed-url>"
                        + next + "</itunes:new-feed-url><item><title>" + n + "</title><guid>" + n
                        + "</guid></item></channel></rss>"};
        });
    }
    m_library->subscribe(u"/a"_s);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(homes(), QStringList{u"/a"_s});
        QCOMPARE(m_library->refresh().failed.size(), 0);
    }
    QCOMPARE(homes(), QStringList{u"/a"_s});
}

void TestMovedShows::undoBringsTheFormerAddressesBack()
{
    redirect(u"/old"_s, u"/new"_s);
    serve(u"/new"_s);
    const PodcastId id = m_library->subscribe(u"/old"_s).added.constFirst().id;
    const auto removed = wait(m_library->library.subscriptions().remove(id));
    QVERIFY(removed.has_value());
    QVERIFY(wait(m_library->library.subscriptions().restore(*removed)).has_value());
    status(u"/old"_s, 404);
    QVERIFY(m_library->subscribe(u"/old"_s).added.constFirst().wasFollowed);
}

QTEST_GUILESS_MAIN(TestMovedShows)
#include "tst_moved_shows.moc"
