// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the page of a show: that it shows all that a feed says, as plain text, and its buttons.

#include "real_warnings.h"
#include "show_feeds.h"
#include "shown_texts.h"
#include "stored_values.h"
#include "test_library.h"

#include <domain/extras_json.h>
#include <feed/feed_parser.h>
#include <itemmodels/show_episodes_model.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QJsonArray>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::ShowEpisodesModel;
using widgets::DetailPage;

namespace {

using Wanted = std::function<QString(const feed::ParsedFeed &)>;

/// Form in which people read values of podcasting20Feed(), by the path of their JSON keys.
const QHash<QString, QString> shownAs{
    {u"locked.locked"_s, u"Not allowed"_s},
    {u"block.blocked"_s, u"Not allowed"_s},
    {u"location.rel"_s, u"Made in"_s},
    {u"location.geo"_s, u"52.5,13.4"_s},
    {u"location.country"_s, u"Germany"_s},
    {u"trailers.published"_s, u"2021"_s},
    {u"trailers.length"_s, u"12.3 MB"_s},
    {u"trailers.season"_s, u"Season 3"_s},
    {u"value.recipients.split"_s, u"%"_s}, // see valuesAreExplained()
    {u"value.recipients.fee"_s, u"fee of 5 %"_s},
    {u"value.time_splits.start"_s, u"1:00–5:00"_s},
    {u"value.time_splits.duration"_s, u"1:00–5:00"_s},
    {u"value.time_splits.remote_start"_s, u"2:54"_s},
    {u"value.time_splits.remote_percentage"_s, u"90 %"_s},
    {u"images.width"_s, u"1600 × 900"_s},
    {u"images.height"_s, u"1600 × 900"_s},
    {u"live_items.status"_s, u"Planned"_s},
    {u"live_items.start"_s, u"2035"_s},
    {u"live_items.end"_s, u"Planned end"_s},
    {u"live_items.notes_html"_s, u"With a kettle of tea."_s},
    {u"update_frequency.dtstart"_s, u"2023"_s},
    {u"update_frequency.complete"_s, u"Finished"_s},
    {u"social_interact.priority"_s, u""_s},
    {u"uses_podping"_s, u"Announced by Podping"_s},
};

} // namespace

Q_DECLARE_METATYPE(Wanted)

class TestShowPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void directoriesShowNothingElse_data();
    void directoriesShowNothingElse();
    void theInventedShowIsDescribed_data();
    void theInventedShowIsDescribed();
    void everyElementIsVisible();
    void everyElementOfALiveStreamIsVisible();
    void valuesAreExplained_data();
    void valuesAreExplained();
    void hostileTextIsPlain_data();
    void hostileTextIsPlain();
    void addressesOfOtherKindsAreNoLinks();
    void episodesAreBelowTheirSeasons();
    void aClickOpensAnEpisode();
    void theNewestEpisodeIsPlayed();
    void cardsFollowTheirFeed();
    void aLiveStreamCanBeRemindedOf();
    void otherShowsOfTheAuthorAreLinks();
    void aShowThatIsNotFollowed();
    void thePageIsShared();
    void tabsAreReachedByKey();
    void everyControlHasAName();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    void open(const domain::Podcast &podcast,
              const std::optional<QDateTime> &previewedAt = {}) const
    {
        domain::FollowedPodcast show;
        show.id = PodcastId{3};
        show.url = QUrl(u"https://example.org/feed"_s);
        show.podcast = podcast;
        show.previewedAt = previewedAt;
        m_page->showPodcast(show);
    }
    [[nodiscard]] static domain::Podcast parsed(const QByteArray &document)
    {
        const auto feed = feed::parseFeed(document, QUrl(u"https://example.org/feed"_s));
        return feed ? feed->podcast : domain::Podcast();
    }
    /// Follows the feed \a document and opens its page with all that the library tells.
    [[nodiscard]] bool follow(const QByteArray &document);
    [[nodiscard]] QString shown() const
    {
        return test::shownTexts(*part<QWidget>("podcastDetail")).join(u'\n');
    }
    [[nodiscard]] bool isShown(const QString &text) const { return shown().contains(text); }
    void openTab(int tab) const { part<QTabBar>("podcastTabs")->setCurrentIndex(tab); }
    /// Returns the rows of the tab of episodes, as they are told to a screen reader.
    [[nodiscard]] QStringList episodeRows() const;

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<ShowEpisodesModel> m_episodes;
    std::unique_ptr<DetailPage> m_page;
    PodcastId m_show;
};

void TestShowPage::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_episodes = std::make_unique<ShowEpisodesModel>(m_library->library.lists().showOutlines,
                                                     m_library->library.episodes(),
                                                     m_library->library.refresher());
    m_page = std::make_unique<DetailPage>(m_library->images);
    m_page->setEpisodesModel(*m_episodes);
    m_page->resize(600, 700);
    m_page->show();
}

void TestShowPage::cleanup()
{
    m_page.reset();
    m_episodes.reset();
    m_library.reset();
}

bool TestShowPage::follow(const QByteArray &document)
{
    const QUrl url = m_library->write(u"feed.xml"_s, document);
    auto outcome = m_library->library.subscriptions().subscribe(url);
    if (!test::waitUntil([&] { return outcome.isFinished(); }) || outcome.result().added.isEmpty())
        return false;
    m_show = outcome.result().added.constFirst().id;
    auto show = m_library->library.subscriptions().find(m_show);
    auto span = m_library->library.lists().showOutlines.span(m_show);
    if (!test::waitUntil([&] { return show.isFinished() && span.isFinished(); }))
        return false;
    m_page->showPodcast(*show.result());
    m_page->updateSpan(m_show, *span.result());
    return true;
}

QStringList TestShowPage::episodeRows() const
{
    QStringList rows;
    for (int row = 0; row < m_episodes->rowCount(); ++row)
        rows.append(m_episodes->index(row).data(Qt::AccessibleTextRole).toString());
    return rows;
}

/// The rows are what two directories show of a podcast in a browser, field by field. Ratings,
/// reviews, followers and charts are no part of a feed (README.md).
void TestShowPage::directoriesShowNothingElse_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<Wanted>("wanted");
    const auto ofFirst = [](auto field) -> Wanted {
        return [field](const feed::ParsedFeed &feed) { return field(feed.episodes.constFirst()); };
    };
    const auto year = [](const feed::ParsedFeed &feed, bool isFirst) {
        const auto byDate = [](const domain::Episode &a, const domain::Episode &b) {
            return a.published < b.published;
        };
        const auto [first, last] = std::ranges::minmax(feed.episodes, byDate);
        return QString::number((isFirst ? first : last).published->date().year());
    };
    const std::pair<const char *, Wanted> fields[] = {
        {"title", [](const auto &feed) { return feed.podcast.title; }},
        {"author", [](const auto &feed) { return feed.podcast.author; }},
        {"category", [](const auto &feed) { return feed.podcast.categories.value(0); }},
        {"description",
         [](const auto &feed) { return feed.podcast.descriptionHtml.left(20).trimmed(); }},
        {"latest episode", ofFirst([](const domain::Episode &one) { return one.title; })},
        {"number of episodes",
         [](const auto &feed) { return QString::number(feed.episodes.size()); }},
        {"first year active", [year](const auto &feed) { return year(feed, true); }},
        {"last year active", [year](const auto &feed) { return year(feed, false); }},
        {"rating",
         [](const auto &feed) {
             return feed.podcast.isExplicit.value_or(false) ? u"Explicit"_s : u"Clean"_s;
         }},
        {"copyright", [](const auto &feed) { return feed.podcast.copyright; }},
        {"language",
         [](const auto &feed) {
             return QLocale::languageToString(QLocale(feed.podcast.language).language());
         }},
        {"website", [](const auto &feed) { return feed.podcast.link.toDisplayString(); }},
        {"feed", [](const auto &) { return u"feed.xml"_s; }},
        {"play", [](const auto &) { return u"Play"_s; }},
        {"follow", [](const auto &) { return u"Follow"_s; }},
    };
    QFile seed(QStringLiteral(DOGEAR_CORPUS "/seed/pytorch-dev-podcast.xml"));
    const QByteArray real = seed.open(QFile::ReadOnly) ? seed.readAll() : QByteArray();
    for (const auto &[name, wanted] : fields) {
        QTest::addRow("%s of an invented show", name) << test::plainShowFeed() << wanted;
        if (!real.isEmpty())
            QTest::addRow("%s of the show of the seed pages", name) << real << wanted;
    }
}

void TestShowPage::directoriesShowNothingElse()
{
    QFETCH(const QByteArray, document);
    QFETCH(const Wanted, wanted);
    const auto feed = feed::parseFeed(document, QUrl(u"https://example.org/feed"_s));
    QVERIFY(feed.has_value());
    QVERIFY(follow(document));
    const QString text = wanted(*feed);
    QVERIFY(!text.isEmpty());
    QVERIFY2(isShown(text), qPrintable(text));
}

void TestShowPage::theInventedShowIsDescribed_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("title") << u"Tales of a Lighthouse"_s;
    QTest::newRow("creator") << u"Ada Keeper"_s;
    QTest::newRow("owner") << u"The Lamp Room"_s;
    QTest::newRow("description") << u"Stories about lamps and weather."_s;
    QTest::newRow("category") << u"Technology"_s;
    QTest::newRow("years") << u"2021 – 2024"_s;
    QTest::newRow("language") << u"English"_s;
    QTest::newRow("rating") << u"Clean"_s;
    QTest::newRow("copyright") << u"© 2021 The Lamp Room"_s;
    QTest::newRow("website") << u"https://lighthouse.example/"_s;
    QTest::newRow("newest episode") << u"The last storm"_s;
    QTest::newRow("date of the data") << u"Last read"_s;
}

void TestShowPage::theInventedShowIsDescribed()
{
    QFETCH(const QString, text);
    QVERIFY(follow(test::plainShowFeed()));
    QVERIFY2(isShown(text), qPrintable(text));
}

void TestShowPage::everyElementIsVisible()
{
    const domain::Podcast podcast = parsed(test::podcasting20Feed());
    const QJsonObject extras = domain::toJson(*podcast.extras);
    // Each element is in the feed, so that a new one is not forgotten here.
    QCOMPARE(extras.size(), 17);
    open(podcast);
    const domain::Person &person = podcast.persons.constFirst();
    const domain::Funding &funding = podcast.fundings.constFirst();
    for (const QString &text : {podcast.guid,
                                funding.text,
                                funding.url.toString(),
                                person.name,
                                u"Guest"_s,
                                u"Writing"_s,
                                person.link.toString(),
                                person.image.toString()})
        QVERIFY2(isShown(text), qPrintable(text));
    QVERIFY(test::valuesOf(extras).size() > 60);
    QCOMPARE(test::hiddenValues(extras, shownAs, shown()), QStringList());
}

void TestShowPage::everyElementOfALiveStreamIsVisible()
{
    const domain::Podcast podcast = parsed(test::liveItemFeed());
    QCOMPARE(podcast.extras->liveItems.size(), 1);
    open(podcast);
    const QJsonObject extras = domain::toJson(podcast.extras->liveItems.constFirst().extras);
    QCOMPARE(extras.size(), 14); // each element is in the feed
    QCOMPARE(test::hiddenValues(extras, test::episodeValuesShownAs(), shown()), QStringList());
}

void TestShowPage::valuesAreExplained_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a block of all directories") << u"All directories"_s;
    QTest::newRow("a place on a map") << u"https://www.openstreetmap.org/relation/62422"_s;
    QTest::newRow("the share of a recipient, after fees") << u"75 %"_s;
    QTest::newRow("the share of another one") << u"25 %"_s;
    QTest::newRow("payments are information") << u"Dogear sends no payments"_s;
    QTest::newRow("a stream that is live") << u"Live now"_s;
    QTest::newRow("a show without an address") << u"The feed gives no address for it"_s;
}

void TestShowPage::valuesAreExplained()
{
    QFETCH(const QString, text);
    open(parsed(test::podcasting20Feed()));
    QVERIFY2(isShown(text), qPrintable(text));
}

void TestShowPage::hostileTextIsPlain_data()
{
    QTest::addColumn<QString>("hostile");
    QTest::newRow("HTML") << u"<b>bold</b><img src='https://evil.example/x.png'>"_s;
    QTest::newRow("control characters") << u"bell\u0007 and escape\u001b[31m"_s;
    QTest::newRow("overrides of the direction") << u"safe\u202etxt.exe\u202c"_s;
    QTest::newRow("line breaks") << u"one\ntwo\r\n\u2028three"_s;
    QTest::newRow("a very long text") << u"long "_s.repeated(20'000);
}

void TestShowPage::hostileTextIsPlain()
{
    QFETCH(const QString, hostile);
    // Every text of the extras is replaced: the JSON has them all.
    const std::function<QJsonValue(const QJsonValue &)> poisoned =
        [&](const QJsonValue &value) -> QJsonValue {
        if (value.isString() && !value.toString().startsWith("http"_L1))
            return hostile;
        if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue each : value.toArray())
                array.append(poisoned(each));
            return array;
        }
        QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            if (field.key() != "status"_L1 && field.key() != "notes_html"_L1)
                field.value() = poisoned(field.value());
        }
        return value.isObject() ? QJsonValue(object) : value;
    };
    domain::Podcast podcast = parsed(test::podcasting20Feed());
    const QJsonObject extras = poisoned(domain::toJson(*podcast.extras)).toObject();
    podcast.extras.edit() = domain::podcastExtrasFromJson(extras);
    for (QString *text : {&podcast.title,
                          &podcast.author,
                          &podcast.copyright,
                          &podcast.ownerName,
                          &podcast.guid,
                          &podcast.generator,
                          &podcast.language,
                          &podcast.persons[0].name,
                          &podcast.persons[0].role,
                          &podcast.persons[0].group,
                          &podcast.fundings[0].text})
        *text = hostile;
    podcast.categories = {hostile};
    open(podcast);
    m_page->updateOthersOfAuthor(PodcastId{3}, {{PodcastId{4}, hostile}});
    static const QRegularExpression unwanted(
        u"[\\x{0}-\\x{9}\\x{b}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}-\\x{200f}\\x{2028}\\x{202a}-\\x{202e}]"_s);
    for (const QLabel *label : part<QWidget>("podcastDetail")->findChildren<QLabel *>()) {
        const bool isLiteral =
            label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text());
        QVERIFY2(isLiteral, qPrintable(label->text()));
        QVERIFY2(!label->text().contains(unwanted), qPrintable(label->text()));
        QVERIFY(label->text().size() < 30'000);
    }
    QVERIFY(m_library->http.asked.isEmpty()); // nothing is fetched for a text
}

void TestShowPage::addressesOfOtherKindsAreNoLinks()
{
    domain::Podcast podcast;
    podcast.link = QUrl(u"javascript:alert(1)"_s);
    podcast.fundings = {{QUrl(u"file:///etc/passwd"_s), u"Help"_s}};
    podcast.extras.edit().license = domain::License{u"terms"_s, QUrl(u"ftp://example.org/x"_s)};
    open(podcast);
    const auto *page = part<QWidget>("podcastDetail");
    for (const QLabel *label : page->findChildren<QLabel *>()) {
        const bool isLink = label->cursor().shape() == Qt::PointingHandCursor;
        QVERIFY2(!isLink || !label->isVisibleTo(page), qPrintable(label->text()));
    }
    QVERIFY(isShown(u"ftp://example.org/x"_s)); // as text
}

void TestShowPage::episodesAreBelowTheirSeasons()
{
    const QByteArray seasons =
        QByteArray(test::showFeedHead)
        + "<title>Two Winters</title>"
          "<item><title>Snow</title><guid>3</guid><pubDate>Mon, 08 Jan 2024 07:00:00 GMT</pubDate>"
          "<podcast:season name='The second winter'>2</podcast:season></item>"
          "<item><title>What comes</title><guid>2</guid>"
          "<pubDate>Mon, 01 Jan 2024 07:00:00 GMT</pubDate><itunes:season>2</itunes:season>"
          "<itunes:episodeType>trailer</itunes:episodeType></item>"
          "<item><title>Ice</title><guid>1</guid><pubDate>Mon, 02 Jan 2023 07:00:00 GMT</pubDate>"
          "<itunes:season>1</itunes:season><itunes:episodeType>bonus</itunes:episodeType></item>"
          "</channel></rss>";
    QVERIFY(follow(seasons));
    openTab(0);
    QTRY_COMPARE(m_episodes->rowCount(), 5);
    QTRY_VERIFY(episodeRows().at(4).startsWith(u"Ice"_s));
    const QStringList rows = episodeRows();
    QVERIFY2(rows.at(0).contains(u"Season 2"_s), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(0).contains(u"The second winter"_s), qPrintable(rows.at(0)));
    QVERIFY2(rows.at(2).contains(u"Trailer"_s), qPrintable(rows.at(2)));
    QCOMPARE(rows.at(3), u"Season 1"_s);
    QVERIFY2(rows.at(4).contains(u"Bonus"_s), qPrintable(rows.at(4)));
    m_page->grab(); // paints headings, too
}

void TestShowPage::aClickOpensAnEpisode()
{
    QVERIFY(follow(test::plainShowFeed()));
    openTab(0);
    QTRY_COMPARE(m_episodes->rowCount(), 2);
    QTRY_VERIFY(episodeRows().at(0).startsWith(u"The last storm"_s));
    auto *list = part<QListView>("showEpisodes");
    QSignalSpy opened(m_page.get(), &DetailPage::episodeRequested);
    QSignalSpy played(m_page.get(), &DetailPage::playRequested);
    const QModelIndex row = m_episodes->index(0);
    const auto id = row.data(ShowEpisodesModel::EpisodeIdRole).value<EpisodeId>();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().value<EpisodeId>(), id);
    QCOMPARE(played.count(), 0);
    list->setCurrentIndex(row);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(played.count(), 1);
    QCOMPARE(played.first().first().value<EpisodeId>(), id);
}

void TestShowPage::theNewestEpisodeIsPlayed()
{
    QVERIFY(follow(test::plainShowFeed()));
    QVERIFY(part<QWidget>("newestEpisode")->isVisible());
    QCOMPARE(part<QLabel>("newestTitle")->text(), u"The last storm"_s);
    QSignalSpy played(m_page.get(), &DetailPage::playRequested);
    QSignalSpy opened(m_page.get(), &DetailPage::episodeRequested);
    part<QPushButton>("newestPlay")->click();
    QTest::mouseClick(part<QLabel>("newestTitle"), Qt::LeftButton);
    QCOMPARE(played.count(), 1);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(played.first().first().value<EpisodeId>(), opened.first().first().value<EpisodeId>());
    domain::FollowedPodcast other; // its episodes are not known yet
    other.id = PodcastId{99};
    m_page->showPodcast(other);
    QVERIFY(!part<QWidget>("newestEpisode")->isVisible());
}

void TestShowPage::cardsFollowTheirFeed()
{
    open(parsed(test::podcasting20Feed()));
    QSignalSpy wanted(m_page.get(), &DetailPage::followRequested);
    const QList<QPushButton *> buttons = m_page->findChildren<QPushButton *>(u"cardFollow"_s);
    // Publisher, podroll and list; the reference without an address has no button.
    QCOMPARE(buttons.size(), 3);
    QCOMPARE(m_page->findChildren<QWidget *>(u"showCard"_s).size(), 4);
    for (QPushButton *button : buttons)
        button->click();
    QCOMPARE(wanted.at(0).first().toUrl(), QUrl(u"https://publisher.example/feed.xml"_s));
    QCOMPARE(wanted.at(1).first().toUrl(), QUrl(u"https://roll.example/feed.xml"_s));
    QCOMPARE(wanted.at(2).first().toUrl(), QUrl(u"https://listed.example/feed.xml"_s));
}

void TestShowPage::aLiveStreamCanBeRemindedOf()
{
    const domain::Podcast podcast = parsed(test::podcasting20Feed());
    open(podcast);
    QSignalSpy changed(m_page.get(), &DetailPage::reminderChanged);
    const auto buttons = [this] { return m_page->findChildren<QPushButton *>(u"liveRemind"_s); };
    QCOMPARE(buttons().size(), 1); // only of the planned stream
    buttons().constFirst()->click();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().at(0).value<PodcastId>(), PodcastId{3});
    QCOMPARE(changed.first().at(1).value<domain::LiveItem>().title, u"Walking live"_s);
    QVERIFY(changed.first().at(2).toBool());
    domain::Podcast again = podcast;
    again.extras.edit().liveItems[0].notesHtml = u"New notes"_s;
    open(again); // a refresh keeps the reminder
    QVERIFY(buttons().constFirst()->isChecked());
    buttons().constFirst()->click();
    QVERIFY(!changed.last().at(2).toBool());
}

void TestShowPage::otherShowsOfTheAuthorAreLinks()
{
    open({});
    m_page->updateOthersOfAuthor(PodcastId{4}, {{PodcastId{5}, u"Of another page"_s}});
    QVERIFY(!part<QWidget>("othersOfAuthor"));
    m_page->updateOthersOfAuthor(PodcastId{3}, {{PodcastId{5}, u"Second Show"_s}});
    QVERIFY(isShown(u"More by this author"_s));
    QSignalSpy wanted(m_page.get(), &DetailPage::showRequested);
    const QList<QLabel *> labels = part<QWidget>("othersOfAuthor")->findChildren<QLabel *>();
    QTest::mouseClick(labels.constLast(), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.first().first().value<PodcastId>(), PodcastId{5});
}

void TestShowPage::aShowThatIsNotFollowed()
{
    open(parsed(test::plainShowFeed()));
    auto *tabs = part<QTabBar>("podcastTabs");
    QVERIFY(!part<QWidget>("podcastFollow")->isVisible());
    QVERIFY(part<QWidget>("podcastStopFollowing")->isVisible());
    QVERIFY(tabs->isTabVisible(2));
    tabs->setCurrentIndex(2);
    open(parsed(test::plainShowFeed()), QDateTime::currentDateTimeUtc());
    QVERIFY(part<QWidget>("podcastFollow")->isVisible());
    QVERIFY(!part<QWidget>("podcastStopFollowing")->isVisible());
    QVERIFY(!part<QWidget>("podcastMarkAll")->isVisible());
    QVERIFY(!tabs->isTabVisible(2)); // it has no settings
    QVERIFY(part<QWidget>("showAbout")->isVisible());
    QSignalSpy wanted(m_page.get(), &DetailPage::followRequested);
    part<QPushButton>("podcastFollow")->click();
    QCOMPARE(wanted.first().first().toUrl(), QUrl(u"https://example.org/feed"_s));
    open(parsed(test::plainShowFeed()));
    QVERIFY(!part<QWidget>("podcastFollow")->isVisible());
    QVERIFY(part<QWidget>("showSettings")->isVisible()); // the user had chosen this tab
}

void TestShowPage::thePageIsShared()
{
    open(parsed(test::plainShowFeed()));
    part<QAction>("podcastCopyPage")->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"https://lighthouse.example/"_s);
    part<QAction>("podcastShareFeed")->trigger();
    QCOMPARE(QApplication::clipboard()->text(), u"https://example.org/feed"_s);
    QSignalSpy wanted(m_page.get(), &DetailPage::exportRequested);
    part<QAction>("podcastExport")->trigger();
    QCOMPARE(wanted.first().first().value<PodcastId>(), PodcastId{3});
    open({});
    QVERIFY(!part<QAction>("podcastCopyPage")->isEnabled()); // it has no website
}

void TestShowPage::tabsAreReachedByKey()
{
    open(parsed(test::plainShowFeed()));
    m_page->activateWindow();
    auto *tabs = part<QTabBar>("podcastTabs");
    QCOMPARE(tabs->count(), 4);
    tabs->setFocus();
    QTRY_VERIFY(tabs->hasFocus());
    QCOMPARE(tabs->currentIndex(), 1);
    QVERIFY(part<QWidget>("showAbout")->isVisible());
    QTest::keyClick(tabs, Qt::Key_Right);
    QVERIFY(part<QWidget>("showSettings")->isVisible());
    QTest::keyClick(tabs, Qt::Key_Right);
    QVERIFY(part<QWidget>("feedHealth")->isVisible());
    tabs->setCurrentIndex(0);
    QVERIFY(part<QWidget>("showEpisodes")->isVisible());
    domain::FollowedPodcast other;
    other.id = PodcastId{99};
    m_page->showPodcast(other);
    QCOMPARE(tabs->currentIndex(), 0); // the tab stays when the show changes
}

void TestShowPage::everyControlHasAName()
{
    open(parsed(test::podcasting20Feed()));
    m_page->updateOthersOfAuthor(PodcastId{3}, {{PodcastId{5}, u"Second Show"_s}});
    for (const QWidget *widget : part<QWidget>("podcastDetail")->findChildren<QWidget *>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool hasName = !widget->accessibleName().isEmpty()
                             || (label && !label->text().isEmpty())
                             || (button && !button->text().isEmpty());
        QVERIFY2(hasName,
                 qPrintable(widget->objectName()
                            + QLatin1StringView(widget->metaObject()->className())));
    }
}

QTEST_MAIN(TestShowPage)
#include "tst_show_page.moc"
