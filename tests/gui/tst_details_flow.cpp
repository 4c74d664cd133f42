// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the tab Details with the player: excerpts and versions, with a fake audio output.

#include "features/details/detail_controller.h"
#include "features/details/details_tab_controller.h"
#include "real_warnings.h"
#include "test_library.h"

#include <listening/media_source_resolver.h>
#include <support/timeouts.h>
#include <widgets/detail_page.h>
#include <widgets/detail_tabs.h>
#include <widgets/episode_detail_page.h>
#include <widgets/message_bar.h>

#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QToolButton>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using playback::PlayerState;

namespace {

const QUrl video(u"https://e.org/video.mp4"_s);

const QByteArray document =
    R"(<rss version='2.0' xmlns:podcast='https://podcastindex.org/namespace/1.0'>
<channel><title>Show</title>
<item><title>One</title><guid>1</guid><enclosure url='https://e.org/1.mp3' type='audio/mpeg'/>
<podcast:socialInteract protocol='activitypub' uri='https://e.org/@show/1'/>
<podcast:soundbite startTime='120' duration='60'>Part</podcast:soundbite>
<podcast:alternateEnclosure type='video/mp4'><podcast:source uri='https://e.org/video.mp4'/></podcast:alternateEnclosure>
</item>
<item><title>Two</title><guid>2</guid><enclosure url='https://e.org/2.mp3' type='audio/mpeg'/>
<podcast:alternateEnclosure type='video/mp4'><podcast:source uri='https://e.org/other.mp4'/></podcast:alternateEnclosure>
</item></channel></rss>)";

} // namespace

class TestDetailsFlow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void anExcerptPlaysAndPauses();
    void aVersionContinuesAtTheSamePosition();
    void aVersionIsUsedByTheNextPlay();
    void theChoiceIsShownAgain();
    void repliesAreRequestedOnAClickOnly();

private:
    void show(EpisodeId id)
    {
        m_details->showEpisode(id);
        QTRY_COMPARE(m_page->episode(), id);
        m_page->tabs().enter(int(widgets::EpisodeTab::Details));
    }
    void begin(EpisodeId id)
    {
        QTRY_VERIFY(m_library->session->isCurrent(id));
        emit m_library->output.loaded(20min);
        m_library->output.tick(m_library->player.position());
        QCOMPARE(m_library->player.state(), PlayerState::Playing);
    }
    [[nodiscard]] QList<QRadioButton *> versions() const
    {
        return m_page->findChildren<QRadioButton *>(u"version"_s);
    }
    [[nodiscard]] QUrl origin() const { return m_media->origin(*m_library->session->current()); }

    std::unique_ptr<test::TestLibrary> m_library;
    std::unique_ptr<stream::Streamer> m_streamer;
    std::unique_ptr<listening::MediaSourceResolver> m_media;
    std::unique_ptr<QWidget> m_window;
    widgets::DetailPage *m_page = nullptr;
    DetailController *m_details = nullptr;
    QHash<QString, EpisodeId> m_ids;
};

void TestDetailsFlow::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    library::Library &library = m_library->library;
    // Nothing is fetched, because nothing reads the address that the fake output gets.
    m_streamer =
        std::make_unique<stream::Streamer>(m_library->folder.filePath(u"media"_s), "Dogear/test");
    m_media = std::make_unique<listening::MediaSourceResolver>(
        library.accounts(), *m_streamer, m_library->player, m_library->sound);
    m_library->session->setMedia(*m_media);
    m_window = std::make_unique<QWidget>();
    m_page = new widgets::DetailPage(m_library->images, m_window.get());
    auto *messages = new widgets::MessageBar(m_window.get());
    m_details = new DetailController(
        library.subscriptions(), library.episodes(), *m_library->session, *m_page, *messages);
    new DetailsTabController(*m_library->session, *m_media, m_library->http, *m_details);
    m_page->resize(500, 600);
    m_window->show();
    auto outcome = library.subscriptions().subscribe(m_library->write(u"feed.xml"_s, document));
    QVERIFY(test::waitUntil([&] { return outcome.isFinished(); }));
    m_ids.clear();
    for (const domain::EpisodeSummary &episode :
         m_library->episodes(outcome.result().added.constFirst().id))
        m_ids.insert(episode.title, episode.id);
    QCOMPARE(m_ids.size(), 2);
}

void TestDetailsFlow::cleanup()
{
    m_window.reset();
    m_library->session.reset(); // uses the media until its end
    m_media.reset();
    m_streamer.reset();
    m_library.reset();
}

void TestDetailsFlow::anExcerptPlaysAndPauses()
{
    const EpisodeId one = m_ids.value(u"One"_s);
    show(one);
    auto *play = m_page->findChild<QToolButton *>(u"playExcerpt"_s);
    QVERIFY(play);
    play->click();
    begin(one);
    QCOMPARE(m_library->player.position(), 120s);
    m_library->output.tick(150s);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
    m_library->output.tick(181s);
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
}

void TestDetailsFlow::aVersionContinuesAtTheSamePosition()
{
    const EpisodeId one = m_ids.value(u"One"_s);
    show(one);
    m_library->session->play(one);
    begin(one);
    QCOMPARE(origin(), QUrl(u"https://e.org/1.mp3"_s));
    m_library->output.tick(65s);
    const QUrl before = m_library->output.lastSource;
    versions().at(1)->click();
    QTRY_VERIFY(m_library->output.lastSource != before);
    begin(one);
    QCOMPARE(m_library->player.position(), 65s);
    QCOMPARE(origin(), video);
    m_library->player.pause();
    QSignalSpy loaded(m_library->session.get(), &listening::PlaybackSession::currentChanged);
    versions().at(0)->click();
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(m_library->player.state(), PlayerState::Paused);
    QCOMPARE(m_library->player.position(), 65s);
    QCOMPARE(origin(), QUrl(u"https://e.org/1.mp3"_s));
}

void TestDetailsFlow::aVersionIsUsedByTheNextPlay()
{
    const EpisodeId one = m_ids.value(u"One"_s);
    show(one);
    versions().at(1)->click();
    QVERIFY(m_library->settle());
    QVERIFY(!m_library->session->current()); // a choice does not play by itself
    m_library->session->play(one);
    begin(one);
    QCOMPARE(origin(), video);
}

void TestDetailsFlow::theChoiceIsShownAgain()
{
    show(m_ids.value(u"One"_s));
    versions().at(1)->click();
    show(m_ids.value(u"Two"_s));
    QTRY_VERIFY(versions().at(0)->isChecked());
    show(m_ids.value(u"One"_s));
    QTRY_VERIFY(versions().at(1)->isChecked());
}

void TestDetailsFlow::repliesAreRequestedOnAClickOnly()
{
    const QUrl address(u"https://e.org/api/v1/statuses/1/context"_s);
    show(m_ids.value(u"One"_s));
    auto *button = m_page->findChild<QPushButton *>(u"showReplies"_s);
    QVERIFY(button);
    QVERIFY(!m_library->http.asked.contains(address));
    button->click();
    QTRY_VERIFY(button->isEnabled()); // the answer is the error Offline
    QVERIFY(m_library->http.asked.contains(address));
}

QTEST_MAIN(TestDetailsFlow)
#include "tst_details_flow.moc"
