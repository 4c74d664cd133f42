// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the detail page: an episode, a show, their buttons, and the video above the notes.

#include "real_warnings.h"
#include "test_library.h"

#include <support/application_font.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>
#include <widgets/tool_button.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::widgets;

namespace {

domain::EpisodeDetail sampleEpisode()
{
    domain::EpisodeDetail detail;
    detail.summary.id = EpisodeId{7};
    detail.summary.title = u"An <b>episode</b>"_s;
    detail.summary.podcastTitle = u"A Show"_s;
    detail.summary.duration = 17min;
    detail.episode.link = QUrl(u"https://example.org/7"_s);
    detail.episode.notesHtml = u"<p>Notes. <a href='https://example.org/'>A link</a></p>"_s;
    detail.episode.enclosure = domain::Enclosure{QUrl(u"https://example.org/7.mp3"_s), {}, {}};
    detail.episode.season = 2;
    detail.episode.number = 5;
    return detail;
}

domain::FollowedPodcast samplePodcast()
{
    domain::FollowedPodcast podcast;
    podcast.id = PodcastId{3};
    podcast.url = QUrl(u"https://example.org/feed"_s);
    podcast.podcast.title = u"A Show"_s;
    podcast.podcast.author = u"Its maker"_s;
    podcast.podcast.language = u"de"_s;
    podcast.podcast.copyright = u"© its maker"_s;
    podcast.podcast.link = QUrl(u"https://example.org/show"_s);
    podcast.podcast.descriptionHtml = u"<p>About <i>it</i></p>"_s;
    podcast.episodeCount = 83;
    return podcast;
}

} // namespace

class TestDetailPage final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingAtFirst();
    void episodeIsShown();
    void titleIsNeverMarkup();
    void playSaysWhere_data();
    void playSaysWhere();
    void stateOfAnotherEpisodeIsIgnored();
    void buttonsAsk();
    void linkIsCopied();
    void relativeLinksFollowTheirPage();
    void picturesWaitForAClick();
    void picturesAreLoadedIfSetSo();
    void showIsDescribed();
    void brokenShowCanBeTriedAgain();
    void feedAddressIsCopied();
    void theGuideHasNoAddress();
    void theCopyButtonStaysNextToTheAddress_data();
    void theCopyButtonStaysNextToTheAddress();
    void aLongWordIsWrappedInsideThePage();
    void anotherShowBeginsAtTheTop();
    void iconsOfTheHeaderFollowTheFont_data();
    void iconsOfTheHeaderFollowTheFont();
    void aFavouriteHasAnotherIcon();
    void narrowPaneKeepsTheWholeTitle();
    void aVideoIsAboveTheNotes_data();
    void aVideoIsAboveTheNotes();
    void aVideoIsThereForItsEpisode();
    void aFontIsScaledInItsUnit_data();
    void aFontIsScaledInItsUnit();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }

    [[nodiscard]] QStringList texts(const char *page) const
    {
        QStringList texts;
        const QList<QLabel *> labels = part<QWidget>(page)->findChildren<QLabel *>();
        for (const QLabel *label : labels)
            texts.append(label->text());
        return texts;
    }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<DetailPage> m_page;
};

void TestDetailPage::init()
{
    dogear::test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_page = std::make_unique<DetailPage>(m_library->images);
    m_page->resize(520, 600);
    m_page->show();
}

void TestDetailPage::cleanup()
{
    m_page.reset();
    m_library.reset();
}

void TestDetailPage::nothingAtFirst()
{
    QVERIFY(!m_page->episode().isValid());
    QVERIFY(!part<QWidget>("episodeDetail")->isVisible());
    QVERIFY(!part<QWidget>("podcastDetail")); // created on first use
    QVERIFY(!m_page->podcast().isValid());
    m_page->showEpisode(sampleEpisode());
    m_page->showNothing();
    QVERIFY(!m_page->episode().isValid());
}

void TestDetailPage::episodeIsShown()
{
    m_page->showEpisode(sampleEpisode());
    QVERIFY(part<QWidget>("episodeDetail")->isVisible());
    QCOMPARE(m_page->episode(), EpisodeId{7});
    const QString all = texts("episodeDetail").join(u'\n');
    QVERIFY(all.contains(u"A Show"_s));
    QVERIFY(all.contains(u"17:00"_s));
    QVERIFY(all.contains(u"Season 2, episode 5"_s));
    QVERIFY(part<NotesView>("notesView")->toPlainText().contains(u"Notes."_s));
}

void TestDetailPage::titleIsNeverMarkup()
{
    m_page->showEpisode(sampleEpisode());
    QCOMPARE(part<QLabel>("detailTitle")->text(), u"An <b>episode</b>"_s);
    QCOMPARE(part<QLabel>("detailTitle")->textFormat(), Qt::PlainText);
}

void TestDetailPage::playSaysWhere_data()
{
    QTest::addColumn<domain::EpisodeState>("state");
    QTest::addColumn<QString>("text");
    QTest::newRow("not started") << domain::EpisodeState{} << u"Play"_s;
    QTest::newRow("started") << domain::EpisodeState{.position = 754s} << u"Resume at 12:34"_s;
    QTest::newRow("played") << domain::EpisodeState{.isPlayed = true, .position = 754s}
                            << u"Play"_s;
}

void TestDetailPage::playSaysWhere()
{
    QFETCH(const domain::EpisodeState, state);
    QFETCH(const QString, text);
    m_page->showEpisode(sampleEpisode());
    m_page->episodePage().updateState(EpisodeId{7}, state);
    QCOMPARE(part<QPushButton>("detailPlay")->text(), text);
    m_page->episodePage().updatePlaying(EpisodeId{7}, true);
    QCOMPARE(part<QPushButton>("detailPlay")->text(), u"Pause"_s);
    m_page->episodePage().updatePlaying(EpisodeId{8}, true);
    QCOMPARE(part<QPushButton>("detailPlay")->text(), text);
}

void TestDetailPage::stateOfAnotherEpisodeIsIgnored()
{
    m_page->showEpisode(sampleEpisode());
    m_page->episodePage().updateState(EpisodeId{8}, {.isPlayed = true});
    QVERIFY(!part<QToolButton>("detailPlayed")->isChecked());
    m_page->episodePage().updateState(EpisodeId{7}, {.isPlayed = true});
    QVERIFY(part<QToolButton>("detailPlayed")->isChecked());
}

void TestDetailPage::buttonsAsk()
{
    m_page->showEpisode(sampleEpisode());
    QSignalSpy play(&m_page->episodePage(), &EpisodeDetailPage::playRequested);
    QSignalSpy pause(&m_page->episodePage(), &EpisodeDetailPage::pauseRequested);
    QSignalSpy played(&m_page->episodePage(), &EpisodeDetailPage::playedChangeRequested);
    QSignalSpy favourite(&m_page->episodePage(), &EpisodeDetailPage::favouriteChangeRequested);
    part<QPushButton>("detailPlay")->click();
    QCOMPARE(play.first().first().value<EpisodeId>(), EpisodeId{7});
    m_page->episodePage().updatePlaying(EpisodeId{7}, true);
    part<QPushButton>("detailPlay")->click();
    QCOMPARE(pause.count(), 1);
    QCOMPARE(play.count(), 1);
    part<QToolButton>("detailPlayed")->click();
    QCOMPARE(played.first().at(1).toBool(), true);
    part<QToolButton>("detailFavourite")->click();
    QCOMPARE(favourite.first().at(1).toBool(), true);
    m_page->episodePage().updateState(EpisodeId{7}, {.isFavourite = true});
    part<QToolButton>("detailFavourite")->click();
    QCOMPARE(favourite.last().at(1).toBool(), false);

    domain::EpisodeDetail silent = sampleEpisode();
    silent.episode.enclosure.reset();
    m_page->showEpisode(silent);
    m_page->episodePage().updatePlaying({}, false);
    QVERIFY(!part<QPushButton>("detailPlay")->isEnabled());
}

void TestDetailPage::linkIsCopied()
{
    m_page->showEpisode(sampleEpisode());
    part<QToolButton>("detailCopyLink")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"https://example.org/7"_s);
    domain::EpisodeDetail without = sampleEpisode();
    without.episode.link.clear();
    m_page->showEpisode(without);
    QVERIFY(!part<QToolButton>("detailCopyLink")->isVisible());
}

void TestDetailPage::relativeLinksFollowTheirPage()
{
    const auto pointsTo = [this](const char *view, const QString &url) {
        return part<NotesView>(view)->toHtml().contains(u"href=\"%1\""_s.arg(url));
    };
    domain::EpisodeDetail episode = sampleEpisode();
    episode.episode.notesHtml = u"<a href='more'>More</a>"_s;
    m_page->showEpisode(episode);
    QVERIFY(pointsTo("notesView", u"https://example.org/more"_s));
    episode.episode.link = QUrl(u"https://example.org/new/7"_s);
    m_page->showEpisode(episode);
    QVERIFY(pointsTo("notesView", u"https://example.org/new/more"_s));
    episode.episode.link.clear();
    episode.podcastUrl = QUrl(u"https://example.org/feeds/one"_s);
    m_page->showEpisode(episode);
    QVERIFY(pointsTo("notesView", u"https://example.org/feeds/more"_s));
    domain::FollowedPodcast podcast = samplePodcast();
    podcast.podcast.descriptionHtml = u"<a href='more'>More</a>"_s;
    m_page->showPodcast(podcast);
    QVERIFY(pointsTo("podcastAbout", u"https://example.org/more"_s));
    podcast.podcast.link = QUrl(u"https://example.org/new/show"_s);
    m_page->showPodcast(podcast);
    QVERIFY(pointsTo("podcastAbout", u"https://example.org/new/more"_s));
}

void TestDetailPage::picturesWaitForAClick()
{
    auto *button = part<QToolButton>("notesShowPictures");
    m_page->showEpisode(sampleEpisode());
    QVERIFY(!button->isVisible());
    domain::EpisodeDetail pictured = sampleEpisode();
    pictured.episode.notesHtml = u"<img src='https://example.org/p.png'>"_s;
    m_page->showEpisode(pictured);
    m_page->grab();
    QVERIFY(button->isVisible());
    QVERIFY(m_library->http.asked.isEmpty());
    button->click();
    QTRY_COMPARE(m_library->http.asked, QList{QUrl(u"https://example.org/p.png"_s)});
    QVERIFY(!button->isVisible());
}

void TestDetailPage::picturesAreLoadedIfSetSo()
{
    auto *button = part<QToolButton>("notesShowPictures");
    domain::EpisodeDetail pictured = sampleEpisode();
    pictured.episode.notesHtml = u"<img src='https://example.org/p.png'>"
                                 "<img src='https://example.org/t.gif' width=1 height=1>"_s;
    m_page->showEpisode(pictured);
    m_page->grab();
    QVERIFY(button->isVisible());
    m_page->episodePage().setLoadsPictures(true); // also for the notes that are shown
    QTRY_COMPARE(m_library->http.asked, QList{QUrl(u"https://example.org/p.png"_s)});
    QVERIFY(!button->isVisible());
    m_page->showPodcast(samplePodcast());
    domain::EpisodeDetail next = sampleEpisode();
    next.summary.id = EpisodeId{8};
    next.episode.notesHtml = u"<img src='https://example.org/q.png'>"_s;
    m_page->showEpisode(next);
    QTRY_COMPARE(m_library->http.asked.last(), QUrl(u"https://example.org/q.png"_s));
    QVERIFY(!button->isVisible());
    m_page->episodePage().setLoadsPictures(false);
    QVERIFY(!button->isVisible()); // what is shown stays
}

void TestDetailPage::showIsDescribed()
{
    m_page->showPodcast(samplePodcast());
    QVERIFY(part<QWidget>("podcastDetail")->isVisible());
    QVERIFY(!m_page->episode().isValid());
    const QStringList all = texts("podcastDetail");
    for (const QString &fact : {u"A Show"_s,
                                u"Its maker"_s,
                                u"83"_s,
                                u"Deutsch"_s,
                                u"© its maker"_s,
                                u"https://example.org/show"_s,
                                u"https://example.org/feed"_s})
        QVERIFY2(all.contains(fact), qPrintable(fact));
    QCOMPARE(part<NotesView>("podcastAbout")->toPlainText(), u"About it"_s);
    m_page->showPodcast(samplePodcast()); // shown again: no line is repeated
    QCOMPARE(texts("podcastDetail").count(u"Deutsch"_s), 1);
}

void TestDetailPage::brokenShowCanBeTriedAgain()
{
    domain::FollowedPodcast podcast = samplePodcast();
    m_page->showPodcast(podcast);
    QVERIFY(!part<QWidget>("podcastProblem")->isVisible());
    podcast.fetch.lastError = Error{ErrorCode::Timeout};
    m_page->showPodcast(podcast);
    QVERIFY(part<QWidget>("podcastProblem")->isVisible());
    QVERIFY(!part<QLabel>("podcastProblemText")->text().isEmpty());
    QSignalSpy retry(m_page.get(), &DetailPage::retryRequested);
    part<QPushButton>("podcastRetry")->click();
    QCOMPARE(retry.first().first().value<PodcastId>(), PodcastId{3});
}

void TestDetailPage::feedAddressIsCopied()
{
    m_page->showPodcast(samplePodcast());
    part<QToolButton>("podcastCopyFeed")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"https://example.org/feed"_s);
}

/// Its address leads into the program, so the user can neither open nor share it.
void TestDetailPage::theGuideHasNoAddress()
{
    domain::FollowedPodcast guide = samplePodcast();
    guide.url = QUrl(u"qrc:/guide/feed.xml"_s);
    m_page->showPodcast(guide);
    const QString all = texts("podcastDetail").join(u'\n');
    QVERIFY2(!all.contains(u"qrc:"_s), qPrintable(all));
    QVERIFY(all.contains(u"https://example.org/show"_s)); // its page on the web stays
    QVERIFY(!part<QToolButton>("podcastCopyFeed"));
}

void TestDetailPage::theCopyButtonStaysNextToTheAddress_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<int>("width");
    const QUrl shortUrl(u"https://a.example/f"_s);
    QTest::newRow("a short address in a wide page") << shortUrl << 1400;
    QTest::newRow("a short address in a usual page") << shortUrl << 520;
    QTest::newRow("a long address in a wide page")
        << QUrl(u"https://example.org/"_s + u"feeds/"_s.repeated(12)) << 1400;
}

void TestDetailPage::theCopyButtonStaysNextToTheAddress()
{
    QFETCH(const QUrl, url);
    QFETCH(const int, width);
    domain::FollowedPodcast podcast = samplePodcast();
    podcast.url = url;
    m_page->resize(width, 600);
    m_page->showPodcast(podcast);
    QCoreApplication::processEvents();
    const QList<QLabel *> labels = part<QWidget>("podcastDetail")->findChildren<QLabel *>();
    const auto address = std::ranges::find(labels, url.toDisplayString(), &QLabel::text);
    QVERIFY(address != labels.end());
    const auto left = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint()).x();
    };
    const QFontMetrics metrics((*address)->font());
    const int end = left(*address) + metrics.horizontalAdvance((*address)->text());
    // One unit is the spacing of the row; another one is the room of the text's last letter.
    QTRY_VERIFY(std::abs(left(part<QWidget>("podcastCopyFeed")) - end) <= 3 * unit(m_page->font()));
}

void TestDetailPage::aLongWordIsWrappedInsideThePage()
{
    domain::FollowedPodcast podcast = samplePodcast();
    podcast.podcast.copyright = QString(200, u'k');
    m_page->resize(400, 600);
    m_page->showPodcast(podcast);
    const QList<QLabel *> labels = part<QWidget>("podcastDetail")->findChildren<QLabel *>();
    const auto found = std::ranges::find(labels, podcast.podcast.copyright, &QLabel::text);
    QVERIFY(found != labels.end());
    const QLabel *label = *found;
    QTRY_VERIFY(label->mapTo(m_page.get(), QPoint(label->width(), 0)).x() <= m_page->width());
    const int lines = label->heightForWidth(label->width()) / label->fontMetrics().height();
    QVERIFY(lines > 2);
    QTRY_VERIFY(label->height() >= lines * label->fontMetrics().height()); // none is cut
}

void TestDetailPage::anotherShowBeginsAtTheTop()
{
    domain::FollowedPodcast podcast = samplePodcast();
    podcast.podcast.descriptionHtml = u"<p>About the show.</p>"_s.repeated(60);
    m_page->resize(520, 300);
    m_page->showPodcast(podcast);
    auto *bar = part<QScrollArea>("showAbout")->verticalScrollBar();
    QTRY_VERIFY(bar->maximum() > 100);
    bar->setValue(100);
    podcast.episodeCount = 84;
    m_page->showPodcast(podcast); // after a refresh
    QCOMPARE(bar->value(), 100);
    podcast.id = PodcastId{4};
    m_page->showPodcast(podcast);
    QCOMPARE(bar->value(), 0);
}

void TestDetailPage::iconsOfTheHeaderFollowTheFont_data()
{
    QTest::addColumn<double>("points");
    QTest::newRow("the usual font") << QApplication::font().pointSizeF();
    QTest::newRow("a large font") << 20.0;
}

void TestDetailPage::iconsOfTheHeaderFollowTheFont()
{
    QFETCH(const double, points);
    const test::ApplicationFont guard(points);
    DetailPage page(m_library->images);
    page.showEpisode(sampleEpisode());
    page.showPodcast(samplePodcast());
    const int wanted = units(QApplication::font(), headerIconUnits);
    for (const char *name : {"detailQueue",
                             "detailDownload",
                             "detailFavourite",
                             "detailPlayed",
                             "detailCopyLink",
                             "podcastRefresh",
                             "podcastStopFollowing"}) {
        const auto *button = page.findChild<QToolButton *>(QLatin1StringView(name));
        QVERIFY2(button && button->iconSize() == QSize(wanted, wanted), name);
    }
}

void TestDetailPage::aFavouriteHasAnotherIcon()
{
    m_page->showEpisode(sampleEpisode());
    const auto *button = part<QToolButton>("detailFavourite");
    const auto icon = [button] { return button->icon().pixmap(button->iconSize()).toImage(); };
    QVERIFY(!button->isChecked());
    const QImage before = icon();
    m_page->episodePage().updateState(EpisodeId{7}, {.isFavourite = true});
    QVERIFY(button->isChecked());
    QVERIFY(icon() != before);
    m_page->episodePage().updateState(EpisodeId{7}, {});
    QCOMPARE(icon(), before);
}

void TestDetailPage::narrowPaneKeepsTheWholeTitle()
{
    domain::EpisodeDetail detail = sampleEpisode();
    detail.summary.title = u"A title of some words that needs three lines here"_s;
    // From wide to narrow and back: the wrapped title must get its full height each time.
    for (const int width : {900, 320, 240, 900}) {
        m_page->resize(width, 500);
        m_page->showEpisode(detail);
        auto *title = part<QLabel>("detailTitle");
        QTRY_VERIFY2(title->height() >= title->heightForWidth(title->width()),
                     qPrintable(QString::number(width)));
        auto *play = part<QPushButton>("detailPlay");
        QTRY_VERIFY(play->mapTo(m_page.get(), QPoint(play->width(), 0)).x() <= width);
    }
}

void TestDetailPage::aVideoIsAboveTheNotes_data()
{
    QTest::addColumn<QSize>("page");
    QTest::addColumn<QSize>("expected");
    QTest::newRow("16:9 in the full width") << QSize(480, 800) << QSize(480, 270);
    QTest::newRow("at most half of the page's height") << QSize(640, 480) << QSize(640, 240);
}

void TestDetailPage::aVideoIsAboveTheNotes()
{
    QFETCH(const QSize, page);
    QFETCH(const QSize, expected);
    QWidget view;
    m_page->episodePage().setVideo(EpisodeId{7}, &view);
    m_page->showEpisode(sampleEpisode());
    m_page->resize(page);
    QTRY_COMPARE(view.size(), expected);
    const auto top = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint()).y();
    };
    QVERIFY(top(&view) > top(part<QPushButton>("detailPlay")));
    QTRY_VERIFY(top(&view) + view.height() < top(part<NotesView>("notesView")));
    m_page->episodePage().setVideo({}, nullptr);
    view.setParent(nullptr);
}

void TestDetailPage::aVideoIsThereForItsEpisode()
{
    QWidget view;
    QAction detach(u"Detach"_s);
    detach.setObjectName(u"detach"_s);
    m_page->episodePage().setVideoActions({&detach});
    m_page->showEpisode(sampleEpisode());
    const auto *button = part<QToolButton>("detachButton");
    QCOMPARE(button->accessibleName(), u"Detach"_s);
    QVERIFY(!button->isVisible());
    m_page->episodePage().setVideo(EpisodeId{8}, &view);
    QVERIFY(!view.isVisible());
    QVERIFY(!button->isVisible());
    m_page->episodePage().setVideo(EpisodeId{7}, &view);
    QVERIFY(view.isVisible());
    QVERIFY(button->isVisible());
    m_page->episodePage().setVideo(EpisodeId{7}, nullptr); // the video is shown elsewhere
    QVERIFY(!view.isVisible());
    QVERIFY(button->isVisible());
    m_page->episodePage().setVideo({}, nullptr);
    QVERIFY(!button->isVisible());
    view.setParent(nullptr);
}

void TestDetailPage::aFontIsScaledInItsUnit_data()
{
    QTest::addColumn<QFont>("font");
    QFont font = QApplication::font();
    font.setPointSizeF(12);
    QTest::newRow("a font in points") << font;
    font.setPixelSize(20);
    QTest::newRow("a font in pixels, which has no size in points") << font;
}

void TestDetailPage::aFontIsScaledInItsUnit()
{
    QFETCH(const QFont, font);
    const test::ApplicationFont guard(font);
    DetailPage page(m_library->images);
    page.setTextPercent(150);
    page.showEpisode(sampleEpisode());
    const QFont title = page.findChild<QLabel *>(u"detailTitle"_s)->font();
    const QFont notes = page.findChild<NotesView *>()->font();
    for (const QFont &large : {title, notes}) {
        if (font.pointSizeF() > 0)
            QCOMPARE(large.pointSizeF(), font.pointSizeF() * 1.5);
        else
            QCOMPARE(large.pixelSize(), font.pixelSize() * 3 / 2);
    }
}

QTEST_MAIN(TestDetailPage)
#include "tst_detail_page.moc"
