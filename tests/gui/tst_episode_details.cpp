// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the tab Details of an episode: every value that Dogear stores of the Podcasting 2.0
// namespace is visible there, as plain text.

#include "real_warnings.h"
#include "show_feeds.h"
#include "stored_values.h"
#include "test_library.h"

#include <domain/extras_json.h>
#include <feed/feed_parser.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/detail_tabs.h>
#include <widgets/episode_detail_page.h>
#include <widgets/tab_order.h>

#include <QAbstractButton>
#include <QAccessible>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

const QByteArray everyElement = test::everyElement();

QByteArray feedWith(const QByteArray &item)
{
    return R"(<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0")"
           R"( xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Show</title>)"
           "<item>"
           + item + "</item></channel></rss>";
}

const QString hostile = u"<img src=x> &amp; %1\u202egpj\u2066\u0007\u0000\n&x"_s;
const QString harmless = u"<img src=x> &amp; %1gpj &x"_s;

/// Replaces each text that is no address by a hostile one.
QJsonValue poisoned(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().contains("://"_L1) ? value : QJsonValue(hostile);
    if (value.isArray()) {
        QJsonArray list;
        for (const auto &each : value.toArray())
            list.append(poisoned(each));
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject before = value.toObject();
    for (auto field = before.begin(); field != before.end(); ++field)
        object.insert(field.key(), poisoned(*field));
    return object;
}

QString accessibleName(QWidget &widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

} // namespace

class TestEpisodeDetails final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void everyElementIsStored();
    void everyStoredValueIsVisible();
    void hostileTextIsPlain();
    void anEpisodeWithoutFactsHasNoTab();
    void rowsAreCreatedWhenTheTabIsOpened();
    void personsLeadToTheirEpisodes();
    void linksOpen();
    void repliesAreLoadedOnRequest();
    void aFailureOfRepliesCanBeTriedAgain();
    void excerptsPlay();
    void versionsAreChosen();
    void theKeyboardReachesEverything();
    void aNarrowPaneCutsNothingOff();
    void aRefreshKeepsTheRows();

private:
    [[nodiscard]] domain::EpisodeDetail stored(const QByteArray &item);
    void open(const domain::EpisodeDetail &episode)
    {
        m_page->showEpisode(episode);
        m_page->tabs().enter(int(EpisodeTab::Details));
        QVERIFY(details()->isVisible());
    }
    [[nodiscard]] QScrollArea *details() const
    {
        return m_page->findChild<QScrollArea *>(u"episodeDetails"_s);
    }
    template<typename T>
    [[nodiscard]] QList<T *> parts(const QString &name = {}) const
    {
        return details()->findChildren<T *>(name);
    }
    [[nodiscard]] QString shown() const
    {
        QStringList texts;
        for (const QLabel *label : parts<QLabel>())
            texts.append(label->text());
        return texts.join(u'\n');
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<DetailPage> m_page;
};

void TestEpisodeDetails::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_page = std::make_unique<DetailPage>(m_library->images);
    m_page->resize(520, 600);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestEpisodeDetails::cleanup()
{
    m_page.reset();
    m_library.reset();
}

/// Follows a show whose feed has \a item. \return the item as the library has it
domain::EpisodeDetail TestEpisodeDetails::stored(const QByteArray &item)
{
    const QUrl url = m_library->write(u"feed.xml"_s, feedWith(item));
    auto outcome = m_library->library.subscriptions().subscribe(url);
    if (!test::waitUntil([&] { return outcome.isFinished(); }) || outcome.result().added.isEmpty())
        return {};
    const auto episodes = m_library->episodes(outcome.result().added.constFirst().id);
    if (episodes.isEmpty())
        return {};
    auto detail = m_library->library.episodes().detail(episodes.constFirst().id);
    (void)test::waitUntil([&] { return detail.isFinished(); });
    return detail.result().value_or(domain::EpisodeDetail());
}

void TestEpisodeDetails::everyElementIsStored()
{
    const auto parsed = feed::parseFeed(feedWith(everyElement), QUrl(u"https://e.org/feed"_s));
    QVERIFY(parsed.has_value());
    const domain::Episode &read = parsed->episodes.constFirst();
    const domain::EpisodeDetail detail = stored(everyElement);
    QVERIFY(detail.episode.extras == read.extras);
    QVERIFY(detail.episode.persons == read.persons);
    QVERIFY(detail.episode.transcripts == read.transcripts);
    // Otherwise the test below would not see a field: the feed above has to use each one.
    const QStringList unused{u"chapters"_s}; // of Podlove; they have a tab of their own
    for (const QString &key : domain::toJson(domain::EpisodeExtras{}, domain::Absent::Null).keys())
        QVERIFY2(unused.contains(key) || domain::toJson(*read.extras).contains(key),
                 qPrintable(key));
}

void TestEpisodeDetails::everyStoredValueIsVisible()
{
    const domain::EpisodeDetail detail = stored(everyElement);
    open(detail);
    const QString all = shown();
    const QJsonObject values = domain::toJson(*detail.episode.extras);
    QCOMPARE(test::hiddenValues(values, test::episodeValuesShownAs(), all), QStringList());
    QVERIFY(test::valuesOf(values).size() > 60);
    for (const QString &text : {u"Guest"_s,
                                u"Ada Lovelace"_s,
                                u"https://e.org/ada.jpg"_s,
                                u"Editor"_s,
                                u"Writing"_s,
                                u"Mary Shelley"_s,
                                u"Grace Hopper"_s,
                                u"What it is"_s,
                                u"Bonus"_s,
                                u"Explicit"_s,
                                u"https://e.org/a.mp3"_s,
                                u"https://e.org/t.vtt"_s,
                                u"captions"_s,
                                u"https://e.org/chapters.json"_s})
        QVERIFY2(all.contains(text, Qt::CaseInsensitive), qPrintable(text));
}

void TestEpisodeDetails::hostileTextIsPlain()
{
    domain::EpisodeDetail detail = stored(everyElement);
    detail.episode.extras.edit() =
        domain::episodeExtrasFromJson(poisoned(domain::toJson(*detail.episode.extras)).toObject());
    detail.episode.persons = {{hostile, hostile, hostile, {}, {}}};
    detail.episode.author = hostile + u"x"_s;
    detail.episode.subtitle = hostile;
    detail.episode.transcripts = {{QUrl(u"https://e.org/t"_s), hostile, hostile, false}};
    detail.episode.chaptersUrl = QUrl(u"javascript:alert(1)"_s);
    detail.episode.chaptersType = hostile;
    open(detail);
    QVERIFY(shown().count(harmless) > 25);
    const auto isForbidden = [](QChar c) {
        return c.category() == QChar::Other_Control || (c >= QChar(0x202a) && c <= QChar(0x202e))
               || c == QChar(0x2066) || c == QChar(0x2067);
    };
    for (QWidget *part : parts<QWidget>()) {
        const QString name = accessibleName(*part);
        QVERIFY2(std::ranges::none_of(name, isForbidden), qPrintable(name));
        if (const auto *label = qobject_cast<QLabel *>(part); label && !label->text().isEmpty()) {
            QVERIFY2(std::ranges::none_of(label->text(), isForbidden), qPrintable(label->text()));
            // The program's own headings need no format.
            QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'),
                     qPrintable(label->text()));
        }
    }
    QSignalSpy opened(m_page.get(), &DetailPage::linkActivated);
    for (QLabel *link : parts<QLabel>(u"factLink"_s))
        QTest::keyClick(link, Qt::Key_Return);
    for (const QList<QVariant> &url : std::as_const(opened))
        QVERIFY(url.constFirst().toUrl().scheme().startsWith("http"_L1));
}

void TestEpisodeDetails::anEpisodeWithoutFactsHasNoTab()
{
    const auto *tabs = m_page->findChild<QTabBar *>(u"detailTabs"_s);
    m_page->showEpisode(stored("<title>Plain</title><guid>p</guid>"
                               "<enclosure url=\"https://e.org/a.mp3\" type=\"audio/mpeg\"/>"));
    QVERIFY(!tabs->isVisible());
    m_page->tabs().enter(int(EpisodeTab::Details));
    QVERIFY(!details()->isVisible());
    domain::EpisodeDetail licensed;
    licensed.summary.id = EpisodeId{99};
    licensed.episode.extras.edit().license = domain::License{u"mit"_s, {}};
    open(licensed);
    QVERIFY(tabs->isVisible());
    QVERIFY(tabs->isTabVisible(int(EpisodeTab::Notes)));
    QVERIFY(!tabs->isTabVisible(int(EpisodeTab::Chapters)));
    QCOMPARE(shown(), u"About the episode\nLicence\nmit"_s); // heading, name and text
}

void TestEpisodeDetails::rowsAreCreatedWhenTheTabIsOpened()
{
    m_page->showEpisode(stored(everyElement));
    QVERIFY(parts<QLabel>().isEmpty());
    m_page->tabs().enter(int(EpisodeTab::Details));
    QVERIFY(parts<QLabel>().size() > 50);
}

void TestEpisodeDetails::personsLeadToTheirEpisodes()
{
    open(stored(everyElement));
    const QList<QLabel *> persons = parts<QLabel>(u"person"_s);
    QCOMPARE(persons.size(), 3);
    QCOMPARE(persons.constFirst()->text(), u"Ada Lovelace"_s);
    QSignalSpy activated(m_page.get(), &DetailPage::personActivated);
    QTest::keyClick(persons.constFirst(), Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.constFirst().constFirst().toString(), u"person:\"Ada Lovelace\""_s);
}

void TestEpisodeDetails::linksOpen()
{
    open(stored(everyElement));
    QSignalSpy opened(m_page.get(), &DetailPage::linkActivated);
    const QList<QLabel *> links = parts<QLabel>(u"factLink"_s);
    const auto thread = std::ranges::find(links, u"https://e.org/@show/1"_s, &QLabel::text);
    QVERIFY(thread != links.end());
    QTest::keyClick(*thread, Qt::Key_Return);
    QCOMPARE(opened.constLast().constFirst().toUrl(), QUrl(u"https://e.org/@show/1"_s));
    QVERIFY(m_library->http.asked.isEmpty()); // nothing is fetched to show the page
}

void TestEpisodeDetails::repliesAreLoadedOnRequest()
{
    open(stored(everyElement));
    QSignalSpy requested(&m_page->episodePage(), &EpisodeDetailPage::repliesRequested);
    const QList<QPushButton *> buttons = parts<QPushButton>(u"showReplies"_s);
    QCOMPARE(buttons.size(), 1);
    buttons.constFirst()->click();
    const QUrl thread(u"https://e.org/@show/1"_s);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.constFirst().constFirst().toUrl(), thread);
    QVERIFY(!buttons.constFirst()->isEnabled());
    m_page->episodePage().setReplies(
        thread,
        QList<domain::Comment>{{u"Eve"_s, u"eve"_s, hostile, {}, QUrl(u"https://e.org/r"_s), 0}});
    QVERIFY(shown().contains(harmless));
    QVERIFY(shown().contains(u"https://e.org/r"_s));
    QVERIFY(!buttons.constFirst()->isVisible());
    // Below their thread.
    QVERIFY(shown().indexOf(u"https://e.org/r"_s) > shown().indexOf(u"https://e.org/@show/1"_s));
    m_page->episodePage().setReplies(QUrl(u"https://e.org/other"_s), QList<domain::Comment>());
}

void TestEpisodeDetails::aFailureOfRepliesCanBeTriedAgain()
{
    open(stored(everyElement));
    const QUrl thread(u"https://e.org/@show/1"_s);
    auto *button = parts<QPushButton>(u"showReplies"_s).constFirst();
    for (int round = 0; round < 2; ++round) {
        button->click();
        m_page->episodePage().setReplies(thread, failure({.code = ErrorCode::Offline}));
        QVERIFY(button->isEnabled());
        QCOMPARE(shown().count(u"There is no network"_s), 1);
    }
    button->click();
    m_page->episodePage().setReplies(thread, QList<domain::Comment>());
    QCOMPARE(shown().count(u"There is no network"_s), 0);
    QVERIFY(shown().contains(u"There are no replies."_s));
}

void TestEpisodeDetails::excerptsPlay()
{
    const domain::EpisodeDetail detail = stored(everyElement);
    open(detail);
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::excerptActivated);
    const QList<QToolButton *> buttons = parts<QToolButton>(u"playExcerpt"_s);
    QCOMPARE(buttons.size(), 1);
    QVERIFY2(accessibleName(*buttons.constFirst()).contains(u"Why it matters"_s),
             qPrintable(accessibleName(*buttons.constFirst())));
    buttons.constFirst()->click();
    QCOMPARE(played.size(), 1);
    QCOMPARE(played.constFirst().at(0).value<EpisodeId>(), detail.summary.id);
    QCOMPARE(played.constFirst().at(1).value<std::chrono::milliseconds>(), 73s);
    QCOMPARE(played.constFirst().at(2).value<std::chrono::milliseconds>(), 60s);
}

void TestEpisodeDetails::versionsAreChosen()
{
    const domain::EpisodeDetail detail = stored(everyElement);
    open(detail);
    const QUrl video(u"https://e.org/video.mp4"_s);
    const QList<QRadioButton *> versions = parts<QRadioButton>(u"version"_s);
    QCOMPARE(versions.size(), 2); // the enclosure and the video; the ipfs source cannot be played
    QVERIFY(versions.at(0)->isChecked());
    QSignalSpy chosen(&m_page->episodePage(), &EpisodeDetailPage::versionChosen);
    versions.at(1)->click();
    QCOMPARE(chosen.constLast().at(0).value<EpisodeId>(), detail.summary.id);
    QCOMPARE(chosen.constLast().at(1).toUrl(), video);
    versions.at(0)->click();
    QCOMPARE(chosen.constLast().at(1).toUrl(), QUrl(u"https://e.org/a.mp3"_s));
    m_page->episodePage().updateVersion(detail.summary.id, video);
    QVERIFY(versions.at(1)->isChecked());
    m_page->episodePage().updateVersion(EpisodeId{12345}, {});
    QVERIFY(versions.at(1)->isChecked());
    QCOMPARE(chosen.size(), 2); // what the program marks is no choice of the user
}

void TestEpisodeDetails::theKeyboardReachesEverything()
{
    open(stored(everyElement));
    QVERIFY(details()->hasFocus()); // the arrow keys scroll
    const QList<QWidget *> reached = inLayoutOrder(*details());
    const QList<QWidget *> all = parts<QWidget>();
    for (QWidget *part : all) {
        const bool isControl = qobject_cast<QAbstractButton *>(part)
                               || part->objectName() == "person"_L1
                               || part->objectName() == "factLink"_L1;
        if (!isControl)
            continue;
        QVERIFY(reached.contains(part));
        QVERIFY2(!accessibleName(*part).isEmpty(), qPrintable(part->objectName()));
        QVERIFY2(!part->toolTip().isEmpty(), qPrintable(accessibleName(*part)));
    }
    // From top to bottom, as they are read.
    int before = 0;
    for (QWidget *part : reached) {
        if (part == details() || !part->isVisible())
            continue;
        const int top = part->mapTo(details()->widget(), QPoint()).y();
        QVERIFY2(top >= before - part->height(), qPrintable(accessibleName(*part)));
        before = top;
    }
}

void TestEpisodeDetails::aNarrowPaneCutsNothingOff()
{
    m_page->resize(260, 600);
    open(stored(everyElement));
    QTRY_COMPARE_LE(details()->widget()->width(), details()->viewport()->width());
    for (const QLabel *label : parts<QLabel>())
        QVERIFY2(label->mapTo(details()->widget(), QPoint(label->width(), 0)).x()
                     <= details()->widget()->width(),
                 qPrintable(label->text()));
}

void TestEpisodeDetails::aRefreshKeepsTheRows()
{
    const domain::EpisodeDetail detail = stored(everyElement);
    open(detail);
    QLabel *person = parts<QLabel>(u"person"_s).constFirst();
    person->setFocus();
    m_page->showEpisode(detail);
    QCOMPARE(parts<QLabel>(u"person"_s).constFirst(), person);
    QVERIFY(person->hasFocus());
}

QTEST_MAIN(TestEpisodeDetails)
#include "tst_episode_details.moc"
