// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the fetch history on the page of a show: outcomes, errors and the next read.

#include "real_warnings.h"
#include "test_library.h"

#include <itemmodels/fetch_list_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>

#include <QLabel>
#include <QSignalSpy>
#include <QTabBar>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::FetchListModel;
using widgets::DetailPage;

class TestFeedHealth final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingIsReadBeforeItIsVisible();
    void fetchesAreToldNewestFirst();
    void whatIsRepeatedIsSaidOnce();
    void aRefreshIsShownAtOnce();
    void aShowThatWasNeverReadSaysSo();
    void theNextReadIsTold();
    void aFailedShowSaysWhenItIsTriedAgain();
    void serversWriteNoMarkup();
    void nothingIsWiderThanThePane();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    bool refresh()
    {
        m_library->clock.advance(std::chrono::minutes(1));
        auto refreshed = m_library->library.refresher().refresh({m_show});
        return test::waitUntil([&] { return refreshed.isFinished(); });
    }
    bool open()
    {
        auto show = m_library->library.subscriptions().find(m_show);
        if (!test::waitUntil([&] { return show.isFinished(); }))
            return false;
        m_page->showPodcast(*show.result());
        return true;
    }
    bool openTab()
    {
        QSignalSpy loaded(m_fetches.get(), &FetchListModel::loaded);
        part<QTabBar>("podcastTabs")->setCurrentIndex(3);
        return test::waitUntil([&] { return !loaded.isEmpty(); });
    }
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        if (const auto *list = part<QWidget>("healthFetches")) {
            for (const QLabel *label : list->findChildren<QLabel *>())
                lines.append(label->text().isEmpty() ? u"("_s + label->accessibleName() + u')'
                                                     : label->text());
        }
        return lines;
    }
    void breakFeed() { QVERIFY(QFile::remove(m_library->folder.filePath(u"1.xml"_s))); }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<FetchListModel> m_fetches;
    std::unique_ptr<DetailPage> m_page;
    PodcastId m_show;
};

void TestFeedHealth::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_fetches = std::make_unique<FetchListModel>(m_library->library.subscriptions(),
                                                 m_library->library.refresher());
    m_page = std::make_unique<DetailPage>(m_library->images);
    m_page->setFetchModel(*m_fetches);
    m_page->resize(520, 600);
    m_page->show();
    m_show = m_library->follow(u"A show"_s, {{u"One"_s}});
    QVERIFY(m_show.isValid());
}

void TestFeedHealth::cleanup()
{
    m_page.reset();
    m_fetches.reset();
    m_library.reset();
}

void TestFeedHealth::nothingIsReadBeforeItIsVisible()
{
    QVERIFY(open());
    QVERIFY(!m_fetches->podcast().isValid());
    QVERIFY(!part<QLabel>("healthNext")->isVisible());
    QVERIFY(openTab());
    QCOMPARE(m_fetches->podcast(), m_show);
    QVERIFY(part<QLabel>("healthNext")->isVisible());
    m_page->showNothing(); // the history is no longer visible
    QVERIFY(!m_fetches->podcast().isValid());
    QVERIFY(open());
    QTRY_COMPARE(m_fetches->podcast(), m_show);
    part<QTabBar>("podcastTabs")->setCurrentIndex(1);
    QVERIFY(!m_fetches->podcast().isValid());
    QVERIFY(!part<QLabel>("healthNext")->isVisible());
}

void TestFeedHealth::fetchesAreToldNewestFirst()
{
    QVERIFY(refresh());
    QVERIFY(open());
    QVERIFY(openTab());
    const QStringList told = lines();
    QCOMPARE(told.size(), 6); // two fetches with sign, time and outcome each
    QCOMPARE(told.at(0), u"(Read)"_s);
    QVERIFY2(told.at(2).startsWith(u"Read, the same as before"), qPrintable(told.at(2)));
    QVERIFY2(told.at(5).startsWith(u"Read · "), qPrintable(told.at(5)));
    QVERIFY(told.at(5).contains(u"bytes") || told.at(5).contains(u"kB"));
}

void TestFeedHealth::whatIsRepeatedIsSaidOnce()
{
    breakFeed();
    QVERIFY(refresh());
    QVERIFY(refresh());
    QVERIFY(open());
    QVERIFY(openTab());
    const QString told = lines().join(u'\n');
    QCOMPARE(told.count(u"is not there"_s), 1);
    QCOMPARE(told.count(u"Same error"_s), 1);
    QCOMPARE(told.count(u"(Failed)"_s), 2);
    QVERIFY(told.indexOf(u"is not there"_s) < told.indexOf(u"Same error"_s));
}

void TestFeedHealth::aRefreshIsShownAtOnce()
{
    QVERIFY(open());
    QVERIFY(openTab());
    const auto before = lines().size();
    QVERIFY(refresh());
    QTRY_COMPARE(lines().size(), before + 3);
}

void TestFeedHealth::aShowThatWasNeverReadSaysSo()
{
    auto followed = m_library->library.subscriptions().followUnread(
        QUrl(u"https://example.org/unread"_s), u"Unread"_s);
    QTRY_VERIFY(followed.isFinished());
    m_show = *followed.result();
    QVERIFY(open());
    QVERIFY(!part<QLabel>("healthEmpty")->isVisible());
    QVERIFY(openTab());
    QVERIFY(part<QLabel>("healthEmpty")->isVisible());
    QCOMPARE(lines().size(), 0);
    QVERIFY(refresh()); // fails, as there is no network
    QTRY_VERIFY(!part<QLabel>("healthEmpty")->isVisible());
    QTRY_VERIFY(lines().join(u' ').contains(u"There is no connection"_s));
}

void TestFeedHealth::theNextReadIsTold()
{
    QVERIFY(open());
    QVERIFY(openTab());
    auto *next = part<QLabel>("healthNext");
    QCOMPARE(next->text(), u"Next read: when you refresh it"_s);
    m_page->updateNextRefresh(PodcastId{4711}, QDateTime::currentDateTimeUtc().addDays(1));
    QCOMPARE(next->text(), u"Next read: when you refresh it"_s);
    m_page->updateNextRefresh(m_show, QDateTime::currentDateTimeUtc().addDays(1));
    QVERIFY2(next->text().startsWith(u"Next read: Tomorrow "), qPrintable(next->text()));
    QVERIFY(open()); // the time is still known after reopening
    QVERIFY(next->text().startsWith(u"Next read: Tomorrow "));
}

void TestFeedHealth::aFailedShowSaysWhenItIsTriedAgain()
{
    breakFeed();
    QVERIFY(refresh());
    QVERIFY(open());
    const QString sentence = part<QLabel>("podcastProblemText")->text();
    QVERIFY(!sentence.contains(u"Next try"_s));
    m_page->updateNextRefresh(m_show, QDateTime::currentDateTimeUtc().addDays(1));
    const QString text = part<QLabel>("podcastProblemText")->text();
    QVERIFY2(text.startsWith(sentence + u"\nNext try: Tomorrow "), qPrintable(text));
    m_page->updateNextRefresh(m_show, QDateTime::currentDateTimeUtc().addSecs(-5));
    QCOMPARE(part<QLabel>("podcastProblemText")->text(), sentence); // the next try is due now
}

void TestFeedHealth::serversWriteNoMarkup()
{
    breakFeed();
    QVERIFY(refresh());
    QVERIFY(open());
    QVERIFY(openTab());
    for (const QLabel *label : part<QWidget>("healthFetches")->findChildren<QLabel *>())
        QVERIFY(label->text().isEmpty() || label->textFormat() == Qt::PlainText);
}

void TestFeedHealth::nothingIsWiderThanThePane()
{
    breakFeed();
    QVERIFY(refresh());
    QVERIFY(open());
    QVERIFY(openTab());
    for (const int width : {900, 500, 240}) {
        m_page->resize(width, 500); // or to its minimum width
        const auto right = [this](const QWidget *widget) {
            return widget->mapTo(m_page.get(), QPoint(widget->width(), 0)).x();
        };
        QTRY_COMPARE_LE(right(part<QWidget>("feedHealth")), m_page->width());
        for (const QLabel *label : part<QWidget>("healthFetches")->findChildren<QLabel *>())
            QTRY_COMPARE_LE(right(label), m_page->width());
    }
}

QTEST_MAIN(TestFeedHealth)
#include "tst_feed_health.moc"
