// SPDX-License-Identifier: GPL-3.0-or-later

#include "fact_dump.h"

#include <base/utc.h>
#include <words/comment_facts.h>
#include <words/episode_facts.h>
#include <words/plain_text.h>

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::words;
using test::dumped;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QUrl page{u"https://e.org/p"_s};
const QString information = u": For information only: Dogear sends no payments.\n"_s;

QList<FactGroup> factsOf(const domain::Episode &episode)
{
    domain::EpisodeDetail detail;
    detail.episode = episode;
    return episodeFacts(detail);
}

domain::AlternateEnclosure version(const QString &uri)
{
    domain::AlternateEnclosure version;
    version.type = u"audio/opus"_s;
    version.sources = {{uri, {}}};
    return version;
}

} // namespace

class TestEpisodeFacts final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        QLocale::setDefault(QLocale::c());
    }
    void facts_data();
    void facts();
    void anEpisodeThatSaysNothingHasNone();
    void groupsAreInOrderAndNamed();
    void aGroupIsLimited();
    void aLiveStreamHasTheFactsOfAnEpisode();
    void statesOfALiveStream_data();
    void statesOfALiveStream();
    void repliesAreFacts();
    void failuresOfRepliesHaveASentence();
};

void TestEpisodeFacts::facts_data()
{
    QTest::addColumn<domain::Episode>("episode");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, auto change, const QString &expected) {
        domain::Episode episode;
        episode.title = u"Title"_s;
        change(episode, episode.extras.edit());
        QTest::newRow(name) << episode << expected;
    };
    using domain::Episode;
    using domain::EpisodeExtras;

    row(
        "a subtitle", [](Episode &e, auto &) { e.subtitle = u"Sub"_s; }, u"Subtitle: Sub"_s);
    row("a subtitle that repeats the title is left out",
        [](Episode &e, auto &) { e.subtitle = u"Title"_s; },
        {});
    row(
        "a named season",
        [](Episode &e, EpisodeExtras &x) {
            e.season = 2;
            x.seasonName = u"Race"_s;
        },
        u"Season: 2 · Race"_s);
    row("plain numbers are in the head of the page",
        [](Episode &e, auto &) {
            e.season = 2;
            e.number = 3;
        },
        {});
    row(
        "the name and the number of an episode",
        [](auto &, EpisodeExtras &x) {
            x.episodeDisplay = u"Ch.3"_s;
            x.episodeNumber = 315.5;
        },
        u"Episode: Ch.3 · 315.5"_s);
    row(
        "kind and rating",
        [](Episode &e, auto &) {
            e.type = domain::EpisodeType::Bonus;
            e.isExplicit = true;
        },
        u"Kind: Bonus episode\nRating: Explicit"_s);

    row(
        "a person with a role, a page and a picture",
        [](Episode &e, auto &) {
            e.persons = {
                {u"Ada Lovelace"_s, u"guest"_s, u"cast"_s, QUrl(u"https://e.org/i"_s), page}};
        },
        u"Guest: Ada Lovelace <https://e.org/p> Picture <https://e.org/i>"
        " {person:\"Ada Lovelace\"}"_s);
    row(
        "a role outside the cast",
        [](Episode &e, auto &) {
            e.persons = {{u"Ada"_s, u"author"_s, u"writing"_s, {}, {}}};
        },
        u"Author · Writing: Ada {person:\"Ada\"}"_s);
    row(
        "an author who is no person of the list",
        [](Episode &e, auto &) {
            e.author = u"Grace"_s;
            e.persons = {{u"Ada"_s, u"host"_s, u"cast"_s, {}, {}}};
        },
        u"Host: Ada {person:\"Ada\"}\nAuthor: Grace {person:\"Grace\"}"_s);
    row(
        "an author who is",
        [](Episode &e, auto &) {
            e.author = u"ADA"_s;
            e.persons = {{u"Ada"_s, u"host"_s, u"cast"_s, {}, {}}};
        },
        u"Host: Ada {person:\"Ada\"}"_s);

    row(
        "an excerpt with a title",
        [](auto &, EpisodeExtras &x) {
            x.soundbites = {{73500ms, 60s, u"Part"_s}};
        },
        u"1:13: Part · 1:00 73500+60000"_s);
    row(
        "an excerpt without one has the title of the episode",
        [](auto &, EpisodeExtras &x) {
            x.soundbites = {{73s, 5s, {}}};
        },
        u"1:13: Title · 0:05 73000+5000"_s);

    row(
        "versions follow the enclosure",
        [](Episode &e, EpisodeExtras &x) {
            e.enclosure =
                domain::Enclosure{QUrl(u"https://e.org/a.mp3"_s), u"audio/mpeg"_s, 5'000'000};
            domain::AlternateEnclosure video = version(u"https://e.org/v.mp4"_s);
            video = {u"video/mp4"_s,
                     7'000'000,
                     511'276.52,
                     720,
                     u"en"_s,
                     u"Video"_s,
                     u"alt"_s,
                     u"avc1"_s,
                     true,
                     video.sources,
                     domain::Integrity{u"sri"_s, u"sha384-x"_s}};
            x.alternateEnclosures = {video};
        },
        u"Standard: 5.0 MB · audio/mpeg <https://e.org/a.mp3> [https://e.org/a.mp3]\n"
        "Video: 720p · 511 kbit/s · 7.0 MB · English · video/mp4 · avc1 · alt · default"
        " <https://e.org/v.mp4> [https://e.org/v.mp4]\n"
        "Checksum: sha384-x"_s);
    row(
        "only sources of the web can be played",
        [](Episode &e, EpisodeExtras &x) {
            e.enclosure = domain::Enclosure{page, u"audio/mpeg"_s, {}};
            domain::AlternateEnclosure one = version(u"ipfs://Qm"_s);
            one.sources.append({u"file:///etc/passwd"_s, {}});
            one.sources.append({u"https://e.org/o.torrent"_s, u"application/x-bittorrent"_s});
            x.alternateEnclosures = {one};
        },
        u"Standard: audio/mpeg <https://e.org/p> [https://e.org/p]\n"
        "Version: audio/opus · ipfs://Qm\n"
        "Another source: file:///etc/passwd\n"
        "Another source: application/x-bittorrent <https://e.org/o.torrent>"
        " [https://e.org/o.torrent]"_s);
    row(
        "without an enclosure on the web there is no choice",
        [](auto &, EpisodeExtras &x) {
            x.alternateEnclosures = {version(u"https://e.org/o.opus"_s)};
        },
        u"Version: audio/opus <https://e.org/o.opus>"_s);

    row(
        "comments by priority",
        [](auto &, EpisodeExtras &x) {
            x.socialInteracts = {{u"twitter"_s, page, u"@late"_s, {}, {}},
                                 {u"activitypub"_s, page, u"@first"_s, page, 1}};
        },
        u"Thread: ActivityPub · @first <https://e.org/p> Account <https://e.org/p>\n"
        "Thread: Twitter · @late <https://e.org/p>"_s);
    row(
        "comments that are turned off",
        [](auto &, EpisodeExtras &x) {
            x.socialInteracts = {{u"disabled"_s, {}, {}, {}, {}}};
        },
        u"Comments: The show has turned comments off."_s);
    row(
        "a thread that a click must not open",
        [](auto &, EpisodeExtras &x) {
            x.socialInteracts = {{u"x"_s, QUrl(u"javascript:alert(1)"_s), {}, {}, {}}};
        },
        u"Thread: X · javascript:alert(1)"_s);
    row(
        "support",
        [](auto &, EpisodeExtras &x) {
            x.fundings = {{page, u"Pay"_s}};
        },
        u"Page: Pay <https://e.org/p>"_s);
    row(
        "a chat",
        [](auto &, EpisodeExtras &x) {
            x.chat = domain::Chat{u"irc.e.org"_s, u"irc"_s, u"@a"_s, u"#x"_s};
        },
        u"Protocol: irc\nServer: irc.e.org\nRoom: #x\nAccount: @a"_s);

    row(
        "a place with coordinates and an object of the map",
        [](auto &, EpisodeExtras &x) {
            x.locations = {{u"Berlin"_s, u"creator"_s, u"geo:52.5,13.4"_s, u"R62422"_s, u"de"_s}};
        },
        u"Made in: Berlin · Germany\n"
        "Coordinates: 52.5,13.4 <https://www.openstreetmap.org/?mlat=52.5&mlon=13.4>\n"
        "On the map: R62422 <https://www.openstreetmap.org/relation/62422>"_s);
    row(
        "coordinates that are none have no link",
        [](auto &, EpisodeExtras &x) {
            x.locations = {{{}, u"subject"_s, u"geo:1,2&x=y"_s, u"R1/../../x"_s, {}}};
        },
        u"Coordinates: 1,2&x=y\nOn the map: R1/../../x"_s);
    row(
        "a licence",
        [](auto &, EpisodeExtras &x) {
            x.license = domain::License{u"cc-by-4.0"_s, page};
        },
        u"Licence: cc-by-4.0 <https://e.org/p>"_s);

    row(
        "shares in per cent, after fees",
        [](auto &, EpisodeExtras &x) {
            x.values = {{u"lightning"_s,
                         u"keysend"_s,
                         u"0.05"_s,
                         {{u"Ada"_s, u"node"_s, u"02a"_s, u"k"_s, u"v"_s, 2, false},
                          {{}, u"node"_s, u"02b"_s, {}, {}, 1, false},
                          {u"App"_s, u"node"_s, u"02c"_s, {}, {}, 5, true}},
                         {}}};
        },
        information
            + u"Payment: lightning · keysend · 0.05 suggested\n"
              "Ada: 66.7 % · node · 02a · k=v\n"
              "Recipient: 33.3 % · node · 02b\n"
              "App: fee of 5 % · node · 02c"_s);
    row(
        "parts for others",
        [](auto &, EpisodeExtras &x) {
            domain::Value value;
            value.type = u"lightning"_s;
            value.timeSplits = {
                {60s,
                 30s,
                 5s,
                 95.0,
                 domain::RemoteItem{u"f"_s, page, u"i"_s, u"music"_s, u"Song"_s},
                 {}},
                {90s, {}, {}, {}, {}, {{u"Ada"_s, u"node"_s, u"02a"_s, {}, {}, 1, false}}}};
            x.values = {value};
        },
        information
            + u"Payment: lightning\n"
              "1:00–1:30: Song · 95 % · from 0:05 of the other recording · music · f · i"
              " <https://e.org/p>\n"
              "From 1:30: other recipients\n"
              "Ada: 100 % · node · 02a"_s);

    row(
        "documents",
        [](Episode &e, auto &) {
            e.chaptersUrl = page;
            e.chaptersType = u"application/json+chapters"_s;
            e.transcripts = {{page, u"text/vtt"_s, u"en"_s, true}};
        },
        u"Chapters: application/json+chapters <https://e.org/p>\n"
        "Transcript: English · text/vtt · captions <https://e.org/p>"_s);
    row(
        "a picture",
        [](auto &, EpisodeExtras &x) {
            x.images = {{page, 1200, 630, u"image/png"_s, u"Alt"_s, u"16/9"_s, u"social"_s}};
        },
        u"Picture: Alt · 1200 × 630 · 16/9 · image/png · social <https://e.org/p>"_s);
    row(
        "texts",
        [](auto &, EpisodeExtras &x) {
            x.txts = {{u"verify"_s, u"x"_s}, {{}, u"y"_s}};
        },
        u"verify: x\nText: y"_s);
    row(
        "hostile text is one line without controls",
        [](auto &, EpisodeExtras &x) {
            x.txts = {{u"<b>\u202ep</b>"_s, u"a\u0001\nb%1%2"_s}};
        },
        u"<b>p</b>: a b%1%2"_s);
}

void TestEpisodeFacts::facts()
{
    QFETCH(const domain::Episode, episode);
    QFETCH(const QString, expected);
    QCOMPARE(dumped(factsOf(episode)), expected);
}

void TestEpisodeFacts::anEpisodeThatSaysNothingHasNone()
{
    QVERIFY(factsOf(domain::Episode()).isEmpty());
    domain::Episode plain;
    plain.title = u"Title"_s;
    plain.isExplicit = false;
    plain.enclosure = domain::Enclosure{QUrl(u"https://e.org/a.mp3"_s), u"audio/mpeg"_s, 5};
    QVERIFY(factsOf(plain).isEmpty());
}

void TestEpisodeFacts::groupsAreInOrderAndNamed()
{
    domain::Episode episode;
    episode.author = u"A"_s;
    episode.subtitle = u"B"_s;
    episode.chaptersUrl = page;
    episode.extras.edit().txts = {{u"p"_s, u"t"_s}};
    episode.extras.edit().fundings = {{page, {}}};
    QCOMPARE(test::titles(factsOf(episode)),
             QStringList({u"About the episode"_s,
                          u"People"_s,
                          u"Support"_s,
                          u"Further texts"_s,
                          u"Documents"_s}));
}

void TestEpisodeFacts::aGroupIsLimited()
{
    domain::Episode episode;
    episode.extras.edit().txts = QList<domain::Txt>(maxFactsOfGroup + 7, {{}, u"t"_s});
    const QList<Fact> facts = factsOf(episode).constFirst().facts;
    QCOMPARE(facts.size(), maxFactsOfGroup + 1);
    QCOMPARE(facts.constLast().text, u"and 7 more"_s);
}

void TestEpisodeFacts::aLiveStreamHasTheFactsOfAnEpisode()
{
    domain::LiveItem item;
    QVERIFY(liveItemFacts(item).isEmpty());
    item.title = u"Live"_s;
    item.link = page;
    item.streamUrl = QUrl(u"https://e.org/s.opus"_s);
    item.streamType = u"audio/opus"_s;
    item.contentLinks = {{page, u"Watch"_s}};
    item.guid = u"g"_s;
    item.extras.license = domain::License{u"mit"_s, {}};
    item.extras.chapters = {{1min, 2min, u"Start"_s, page, page}, {2min, {}, u"End"_s, {}, {}}};
    item.extras.soundbites = {{73s, 5s, {}}};
    item.extras.alternateEnclosures = {version(u"https://e.org/o.opus"_s)};
    const QList<FactGroup> groups = liveItemFacts(item);
    QCOMPARE(test::titles(groups),
             QStringList({QString(), u"Chapters"_s, u"Excerpts"_s, u"Versions"_s}));
    QCOMPARE(dumped(groups),
             u"Live stream: audio/opus <https://e.org/s.opus>\n"
             "Watch or listen: Watch <https://e.org/p>\n"
             "Website:  <https://e.org/p>\n"
             "Licence: mit\n"
             "Identifier: g\n"
             "1:00–2:00: Start <https://e.org/p> Picture <https://e.org/p>\n"
             "From 2:00: End\n"
             "1:13: Live · 0:05 73000+5000\n"
             "Version: audio/opus <https://e.org/o.opus>"_s); // it cannot be chosen
}

void TestEpisodeFacts::statesOfALiveStream_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a stream that is live") << u"live"_s << u"Live now · Today 10:30"_s;
    QTest::newRow("a planned stream") << u"pending"_s << u"Planned · Today 10:30"_s;
    QTest::newRow("a past stream") << u"ended"_s << u"Ended · Today 10:30"_s;
    QTest::newRow("an unknown state is cleaned") << u"\u202elate"_s << u"late · Today 10:30"_s;
}

void TestEpisodeFacts::statesOfALiveStream()
{
    QFETCH(const QString, status);
    QFETCH(const QString, expected);
    const QDateTime now(QDate(2024, 8, 6), QTime(12, 0)); // in the local time zone
    domain::LiveItem item;
    item.status = status;
    item.start = QDateTime(QDate(2024, 8, 6), QTime(10, 30));
    QCOMPARE(test::withoutIsolates(liveItemState(item, now)), expected);
}

void TestEpisodeFacts::repliesAreFacts()
{
    const QDateTime now(QDate(2024, 8, 6), QTime(12, 0), utc);
    QCOMPARE(dumped(commentFacts({}, now)), u": There are no replies."_s);
    const QList<domain::Comment> replies{
        {u"Ada"_s, u"ada"_s, u"Great\nshow"_s, now.addDays(-1), page, 0},
        {{}, u"bob"_s, u"<b>\u202ex</b>"_s, {}, QUrl(u"javascript:x"_s), 1},
        {u"Eve"_s, {}, u"y"_s, {}, {}, 99}};
    QCOMPARE(dumped(commentFacts(replies, now)),
             u"Ada: Yesterday · Great show <https://e.org/p>\n↳ bob: <b>x</b>\n↳ ↳ ↳ Eve: y"_s);
}

void TestEpisodeFacts::failuresOfRepliesHaveASentence()
{
    for (const ErrorCode code : allErrorCodes())
        QVERIFY(failedCommentsFact({.code = code}).text.endsWith(u'.'));
    QVERIFY(failedCommentsFact({.code = ErrorCode::Offline}).text.contains("network"_L1));
}

QTEST_GUILESS_MAIN(TestEpisodeFacts)
#include "tst_episode_facts.moc"
