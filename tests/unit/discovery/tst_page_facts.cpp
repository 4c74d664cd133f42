// SPDX-License-Identifier: GPL-3.0-or-later

#include "resolver/page_facts.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestPageFacts final : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void aHugePageTakesNoTime();
};

void TestPageFacts::reads_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QUrl>("youTube");
    QTest::addColumn<QUrl>("soundCloud");
    const auto row = [](const char *name,
                        const QByteArray &html,
                        const QString &title,
                        const QString &youTube = {},
                        const QString &soundCloud = {}) {
        QTest::newRow(name) << html << title << QUrl(youTube) << QUrl(soundCloud);
    };
    const QString channel =
        u"https://www.youtube.com/feeds/videos.xml?channel_id=UC0123456789abcdefghijkl"_s;
    row("an empty page", "", {});
    row("a title", "<html><head><title>Plain Talk</title>", u"Plain Talk"_s);
    row("a title with attributes and references",
        R"(<TITLE data-x="1"> Plain &amp; Talk </TITLE>)",
        u"Plain & Talk"_s);
    row("the name of the service behind the title",
        "<title>Plain Talk | Podcast on Spotify</title>",
        u"Plain Talk"_s);
    row("a title that hides its direction",
        "<title>Plain \xe2\x80\xaeTalk</title>",
        u"Plain Talk"_s);
    row("a title without an end", "<title>Plain Talk", {});
    row("a channel in the data of the page",
        R"(<script>{"channelId":"UC0123456789abcdefghijkl"}</script>)",
        {},
        channel);
    row("a channel in a link to its feed",
        R"(<link rel="alternate" href="https://www.youtube.com/feeds/videos.xml?channel_id=UC0123456789abcdefghijkl">)",
        {},
        channel);
    row("a name that is no channel", R"({"channelId":"UCshort"})", {});
    row("a user of SoundCloud",
        R"(<meta content="soundcloud://users:12345">)",
        {},
        {},
        u"https://feeds.soundcloud.com/users/soundcloud:users:12345/sounds.rss"_s);
    row("a playlist of SoundCloud", R"(<meta content="soundcloud://playlists:12345">)", {});
}

void TestPageFacts::reads()
{
    QFETCH(const QByteArray, html);
    const PageFacts facts = readPage(html);
    QTEST(facts.title, "title");
    QTEST(facts.youTubeFeed, "youTube");
    QTEST(facts.soundCloudFeed, "soundCloud");
}

void TestPageFacts::aHugePageTakesNoTime()
{
    QByteArray html = "<title>" + QByteArray(200'000, '<');
    for (int i = 0; i < 20'000; ++i)
        html += "<title \"channelId\":\"UC soundcloud://users: ";
    const PageFacts facts = readPage(html);
    QCOMPARE(facts, PageFacts());
}

QTEST_GUILESS_MAIN(TestPageFacts)
#include "tst_page_facts.moc"
