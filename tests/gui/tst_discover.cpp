// SPDX-License-Identifier: GPL-3.0-or-later
// Tests finding shows in the real window: searching, following, playing and charts, with doubles of
// the directories.

#include "real_warnings.h"
#include "window_with_directories.h"

#include <itemmodels/directory_list_model.h>
#include <support/timeouts.h>

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::test;
using itemmodels::DirectoryListModel;

namespace {

/// The sources that need no key, in the order of discovery::Directories.
constexpr std::array answering{0, 1, 3};

} // namespace

class TestDiscover final : public QObject, private WindowWithDirectories
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void twoKeysFollowAndPlay_data();
    void twoKeysFollowAndPlay();
    void theSecondKeyMayComeEarly();
    void oneGoodSourceIsEnough();
    void closingTheWindowCancelsAll();
    void withoutAnyAnswerItIsSaidOnce();
    void aRowWithoutAFeedIsLookedUp();
    void aShowThatIsOnlyAtAppleIsSaid();
    void aFoundShowHasAPage();
    void theChartIsShownFirst();
    void theChartComesBackAfterASearch();
    void aCountryWithoutAChartIsSaid();
    void aCategoryAndTheCountryAreChosen();
    void answersAreKept();
    void oldAnswersAreShownWithTheirDate();

private:
    QVariant cell(int row, int role = Qt::DisplayRole)
    {
        return list()->model()->index(row, 0).data(role);
    }
    bool isFollowed(int row)
    {
        return cell(row, DirectoryListModel::FollowedRole).value<PodcastId>().isValid();
    }
    QString source(int number)
    {
        const auto *label = part<QLabel>(qPrintable(u"discoverSource%1"_s.arg(number)));
        return label ? label->text() : QString();
    }
    QString placeholder()
    {
        const auto *page = part<QWidget>("discoverEmpty");
        return page->isVisible() ? page->findChild<QLabel *>(u"emptyText"_s)->text() : QString();
    }
    /// Reads a chart and searches, closes the window, and takes the network away.
    bool findAndStop()
    {
        m_doubles->setChart({other(u"Charted"_s, 2)});
        m_doubles->setHits(DirectoryDoubles::Apple, {pytorch()});
        start();
        goToDiscover();
        if (!waitUntil([this] { return rows() == 1; }))
            return false;
        QTest::keyClicks(field(), u"pytorch"_s);
        for (const int i : answering) {
            if (!waitUntil([this, i] {
                    return source(i).contains(u": "_s) && !source(i).contains(u"asking"_s);
                }))
                return false;
        }
        if (!waitUntil([this] { return source(0) == u"Apple: 1"_s; }))
            return false;
        m_dogear->window().close();
        m_dogear.reset();
        m_doubles->setChartAnswer({.ending = Ending::Drop});
        for (const auto source : DirectoryDoubles::sources)
            m_doubles->setAnswer(source, {.ending = Ending::Drop});
        return true;
    }
    DoubleHit pytorch()
    {
        return {.title = u"PyTorch Developer Podcast"_s, .feed = m_feed, .appleId = 100};
    }
    DoubleHit other(const QString &title, qint64 appleId)
    {
        return {.title = title,
                .feed = m_doubles->server.url(u"/other/%1"_s.arg(appleId)),
                .appleId = appleId,
                .author = u"Bob Example"_s};
    }

    QUrl m_feed; ///< of the PyTorch Developer Podcast
};

void TestDiscover::init()
{
    failOnWindowWarnings();
    prepare();
    m_feed = serveFeed(u"/pytorch.xml"_s, u"PyTorch Developer Podcast"_s);
}

void TestDiscover::twoKeysFollowAndPlay_data()
{
    QTest::addColumn<QList<int>>("order");
    static constexpr std::array names{"Apple", "Podcast Index", "fyyd"};
    QList<int> order{0, 1, 2};
    do {
        QTest::addRow("%s, then %s, then %s",
                      names.at(size_t(order.at(0))),
                      names.at(size_t(order.at(1))),
                      names.at(size_t(order.at(2))))
            << order;
    } while (std::next_permutation(order.begin(), order.end()));
}

void TestDiscover::twoKeysFollowAndPlay()
{
    QFETCH(const QList<int>, order);
    using Doubles = DirectoryDoubles;
    const auto delay = [&order](Doubles::Source source) {
        return 200ms * (order.indexOf(int(source)) + 1);
    };
    m_doubles->setHits(
        Doubles::Apple, {other(u"Learn PyTorch"_s, 1), pytorch()}, delay(Doubles::Apple));
    m_doubles->setHits(Doubles::PodcastIndex,
                       {pytorch(), other(u"PyTorch Weekly"_s, 3)},
                       delay(Doubles::PodcastIndex));
    m_doubles->setHits(
        Doubles::Fyyd, {pytorch(), other(u"PyTorch deutsch"_s, 4)}, delay(Doubles::Fyyd));
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_VERIFY(rows() > 0);
    QCOMPARE(cell(0).toString(), u"PyTorch Developer Podcast"_s);

    QTest::keyClick(field(), Qt::Key_Return);
    QStringList selected;
    const auto note = [&] {
        selected.append(list()->currentIndex().data().toString());
        selected.removeDuplicates();
    };
    note();
    const QAbstractItemModel *model = list()->model();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, note);
    connect(model, &QAbstractItemModel::rowsMoved, this, note);
    connect(list()->selectionModel(), &QItemSelectionModel::currentChanged, this, note);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
    for (const int i : answering)
        QTRY_VERIFY2(source(i).contains(u": "_s) && !source(i).contains(u"asking"_s),
                     qPrintable(source(i)));
    QTRY_VERIFY(isFollowed(0));
    QCOMPARE(selected, QStringList{u"PyTorch Developer Podcast"_s});
    QCOMPARE(list()->currentIndex().row(), 0);
    QVERIFY(field()->isVisible()); // still on the page
    QVERIFY2(rows() >= 4, qPrintable(QString::number(rows())));
    disconnect(model, nullptr, this, nullptr);
    disconnect(list()->selectionModel(), nullptr, this, nullptr);
}

void TestDiscover::theSecondKeyMayComeEarly()
{
    m_doubles->setHits(DirectoryDoubles::Apple, {pytorch()});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(field(), Qt::Key_Return);
    QVERIFY(cell(0, DirectoryListModel::IsPendingRole).toBool());
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_COMPARE(part<QLabel>("playerTitle")->text(), u"Episode 2"_s);
    QCOMPARE(m_doubles->server.requestsFor(u"/pytorch.xml"_s).size(), 1);
}

void TestDiscover::oneGoodSourceIsEnough()
{
    m_doubles->setAnswer(DirectoryDoubles::Apple, {.isSilent = true});
    m_doubles->setAnswer(DirectoryDoubles::PodcastIndex, {.status = 500, .body = "broken"});
    m_doubles->setHits(DirectoryDoubles::Fyyd, {pytorch()});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QVERIFY(waitUntil([this] { return rows() == 1; }, 1000));
    QTRY_COMPARE(source(0), u"Apple: asking…"_s);
    QTRY_COMPARE(source(1), u"Podcast Index: has a problem"_s);
    QTRY_COMPARE(source(3), u"fyyd: 1"_s);
    const auto *label = part<QLabel>("discoverSource1");
    QCOMPARE(label->accessibleDescription(),
             u"Podcast Index has a problem (500). Try again later."_s);
    QVERIFY(label->toolTip().contains(label->accessibleDescription()));
    QVERIFY(label->isVisible());
}

void TestDiscover::closingTheWindowCancelsAll()
{
    for (const auto source : DirectoryDoubles::sources)
        m_doubles->setAnswer(source, {.isSilent = true});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    for (const auto source : DirectoryDoubles::sources)
        QTRY_COMPARE(m_doubles->searches(source), 1);
    m_dogear->window().close();
    m_dogear.reset();
    for (const auto source : DirectoryDoubles::sources)
        QTRY_COMPARE(m_doubles->serverOf(source).openConnections(), 0);
}

void TestDiscover::withoutAnyAnswerItIsSaidOnce()
{
    for (const auto source : DirectoryDoubles::sources)
        m_doubles->setAnswer(source, {.status = 503, .body = "busy"});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(placeholder(), u"Apple has a problem (503). Try again later."_s);
    // The button asks again.
    m_doubles->setHits(DirectoryDoubles::Fyyd, {pytorch()});
    part<QWidget>("discoverEmpty")->findChild<QPushButton *>()->click();
    QTRY_COMPARE(rows(), 1);
    QVERIFY(list()->isVisible());
}

void TestDiscover::aRowWithoutAFeedIsLookedUp()
{
    DoubleHit hit = pytorch();
    hit.feed.clear();
    m_doubles->setHits(DirectoryDoubles::Apple, {hit});
    m_doubles->setLookup({pytorch()});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY(isFollowed(0));
    QCOMPARE(rows(), 1);
}

void TestDiscover::aShowThatIsOnlyAtAppleIsSaid()
{
    DoubleHit hit = pytorch();
    hit.feed.clear();
    m_doubles->setHits(DirectoryDoubles::Apple, {hit});
    m_doubles->setLookup({hit});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY2(message().contains(u"doesn't say where its feed is"_s), qPrintable(message()));
    QVERIFY(!cell(0, DirectoryListModel::IsPendingRole).toBool());
    QVERIFY(!isFollowed(0));
}

void TestDiscover::aFoundShowHasAPage()
{
    m_doubles->setHits(DirectoryDoubles::Apple, {pytorch()});
    start();
    goToDiscover();
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(rows(), 1);
    QTest::keyClick(field(), Qt::Key_Down);
    QVERIFY(list()->hasFocus());
    QTRY_VERIFY(part<QLabel>("directoryShowTitle"));
    QCOMPARE(part<QLabel>("directoryShowTitle")->text(), u"PyTorch Developer Podcast"_s);
    // Following there shows the page of the show, which has its settings.
    part<QPushButton>("directoryShowFollow")->click();
    QTRY_VERIFY(isFollowed(0));
    QTRY_VERIFY(part<QWidget>("podcastDetail") && part<QWidget>("podcastDetail")->isVisible());
    QVERIFY(field()->isVisible());
    // A followed row opens that page, too.
    list()->clearFocus();
    list()->setCurrentIndex({});
    list()->setFocus();
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTRY_COMPARE(part<QLabel>("podcastTitle")->text(), u"PyTorch Developer Podcast"_s);
}

void TestDiscover::theChartIsShownFirst()
{
    DoubleHit first = pytorch();
    first.feed.clear();
    m_doubles->setChart({first, other(u"Second"_s, 2)});
    m_doubles->setLookup({pytorch()});
    start();
    goToDiscover();
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(cell(0).toString(), u"PyTorch Developer Podcast"_s);
    QCOMPARE(cell(1).toString(), u"Second"_s);
    QTRY_COMPARE(cell(0, DirectoryListModel::FeedsRole).value<QList<QUrl>>(), QList{m_feed});
    auto *country = part<QComboBox>("discoverCountry");
    QCOMPARE(country->currentData().toString(), u"de"_s);
    QCOMPARE(country->currentText(), u"Germany"_s);
    QVERIFY2(country->count() > 160, qPrintable(QString::number(country->count())));
    // One request for all entries, not one for each.
    QCOMPARE(m_doubles->apple.requestsFor(u"/lookup"_s).size(), 1);
}

void TestDiscover::theChartComesBackAfterASearch()
{
    m_doubles->setChart({other(u"Charted"_s, 2)});
    m_doubles->setHits(DirectoryDoubles::Apple, {pytorch()});
    start();
    goToDiscover();
    QTRY_COMPARE(rows(), 1);
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(cell(0).toString(), u"PyTorch Developer Podcast"_s);
    QVERIFY(!part<QWidget>("discoverChart")->isVisible());
    QVERIFY(part<QWidget>("discoverSources")->isVisible());
    QTest::keyClick(field(), Qt::Key_Escape);
    QTRY_COMPARE(cell(0).toString(), u"Charted"_s);
    QVERIFY(part<QWidget>("discoverChart")->isVisible());
    QVERIFY(!part<QWidget>("discoverSources")->isVisible());
    QCOMPARE(m_doubles->charts.requestsFor(DirectoryDoubles::chartPath(u"de"_s)).size(), 1);
}

void TestDiscover::aCountryWithoutAChartIsSaid()
{
    m_doubles->setChartAnswer({.status = 404});
    start();
    goToDiscover();
    QTRY_VERIFY2(placeholder().contains(u"Apple has no chart of "_s), qPrintable(placeholder()));
    QVERIFY(placeholder().contains(u"Germany"_s));
}

void TestDiscover::aCategoryAndTheCountryAreChosen()
{
    start();
    goToDiscover();
    auto *country = part<QComboBox>("discoverCountry");
    auto *category = part<QComboBox>("discoverCategory");
    country->setCurrentIndex(country->findData(u"at"_s));
    emit country->activated(country->currentIndex());
    QTRY_COMPARE(m_doubles->charts.requestsFor(DirectoryDoubles::chartPath(u"at"_s)).size(), 1);
    category->setCurrentIndex(category->findText(u"Technology"_s));
    QVERIFY(category->currentIndex() > 0);
    emit category->activated(category->currentIndex());
    QTRY_VERIFY(std::ranges::any_of(m_doubles->apple.requests(), [](const ServerRequest &request) {
        return request.path.contains(u"/at/rss/toppodcasts/"_s)
               && request.path.contains(u"/genre=1318/"_s);
    }));
    // The next session begins with the country.
    m_dogear->window().close();
    m_dogear.reset();
    start();
    goToDiscover();
    QCOMPARE(part<QComboBox>("discoverCountry")->currentData().toString(), u"at"_s);
}

void TestDiscover::answersAreKept()
{
    QVERIFY(findAndStop());
    start();
    goToDiscover();
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(cell(0).toString(), u"Charted"_s);
    QVERIFY(!part<QLabel>("discoverNote")->isVisible());
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(cell(0).toString(), u"PyTorch Developer Podcast"_s);
    QTRY_COMPARE(source(0), u"Apple: 1"_s);
}

void TestDiscover::oldAnswersAreShownWithTheirDate()
{
    QVERIFY(findAndStop());
    // The first line of each file is its time (discovery/src/requests/answer_store.cpp).
    const QString folder = settings::DataFolders::create(m_data)->cache + u"/directories"_s;
    const QDateTime old = QDateTime::currentDateTimeUtc().addDays(-3);
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QFile::ReadWrite));
        const QByteArray all = file.readAll();
        file.resize(0);
        file.seek(0);
        file.write(old.toString(Qt::ISODate).toLatin1() + all.mid(all.indexOf('\n')));
    }
    start();
    goToDiscover();
    QTRY_COMPARE(cell(0).toString(), u"Charted"_s);
    QTRY_VERIFY(part<QLabel>("discoverNote")->isVisible());
    const QString note = part<QLabel>("discoverNote")->text();
    QVERIFY2(note.startsWith(u"Apple does not take the connection"_s), qPrintable(note));
    QVERIFY2(note.contains(u"What you see is from "_s + QString::number(old.date().day())),
             qPrintable(note));
    QTest::keyClicks(field(), u"pytorch"_s);
    QTRY_COMPARE(cell(0).toString(), u"PyTorch Developer Podcast"_s);
    QTRY_COMPARE(source(0), u"Apple: 1, older"_s);
    QTRY_COMPARE(source(1), u"Podcast Index: 0, older"_s);
}

QTEST_MAIN(TestDiscover)
#include "tst_discover.moc"
