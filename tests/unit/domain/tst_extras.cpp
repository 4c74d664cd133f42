// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <domain/extras_json.h>
#include <domain/sparse.h>

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::domain;
using namespace std::chrono_literals;

namespace {

const QUrl url{u"https://e.org/a%20b"_s};
const QDateTime time = QDateTime::fromSecsSinceEpoch(1'600'000'000, dogear::utc);

EpisodeExtras everyEpisodeField()
{
    EpisodeExtras extras;
    extras.chapters = {{1250ms, 2s, u"One"_s, url, url, false}, {3s, {}, u"Two"_s, {}, {}, true}};
    extras.soundbites = {{73500ms, 60s, u"Part"_s}};
    extras.locations = {{u"Here"_s, u"creator"_s, u"geo:1,2"_s, u"R1"_s, u"de"_s}};
    extras.license = License{u"mit"_s, url};
    extras.alternateEnclosures = {{u"audio/opus"_s,
                                   qint64{5} << 32,
                                   96000.5,
                                   720,
                                   u"en"_s,
                                   u"High"_s,
                                   u"rel"_s,
                                   u"opus"_s,
                                   true,
                                   {{u"ipfs://Qm"_s, u"audio/opus"_s}},
                                   Integrity{u"sri"_s, u"sha384-x"_s}}};
    const ValueRecipient recipient{u"A"_s, u"node"_s, u"02"_s, u"k"_s, u"v"_s, 95, true};
    const RemoteItem remote{u"f"_s, url, u"i"_s, u"music"_s, u"T"_s};
    extras.values = {{u"lightning"_s,
                      u"keysend"_s,
                      u"0.00000005000"_s,
                      {recipient},
                      {{60s, 237500ms, 1s, 95.5, remote, {recipient}}, {90s, {}, {}, {}, {}, {}}}}};
    extras.images = {{url, 1200, 630, u"image/png"_s, u"Alt"_s, u"16/9"_s, u"social"_s}};
    extras.fundings = {{url, u"Pay"_s}};
    extras.socialInteracts = {{u"activitypub"_s, url, u"@a"_s, url, 0}};
    extras.txts = {{u"verify"_s, u"x"_s}};
    extras.chat = Chat{u"irc.e.org"_s, u"irc"_s, u"@a"_s, u"#x"_s};
    extras.seasonName = u"Race"_s;
    extras.episodeDisplay = u"Ch.3"_s;
    extras.episodeNumber = 315.5;
    return extras;
}

PodcastExtras everyShowField()
{
    const EpisodeExtras like = everyEpisodeField();
    PodcastExtras extras;
    extras.locked = Locked{true, u"a@e.org"_s};
    extras.blocks = {{u"google"_s, false}, {{}, true}};
    extras.medium = u"music"_s;
    extras.locations = like.locations;
    extras.license = like.license;
    extras.trailers = {{u"Soon"_s, url, time, u"audio/mpeg"_s, 12345678, 4}};
    extras.values = like.values;
    extras.images = like.images;
    extras.podroll = {{u"1"_s, url, {}, {}, {}}};
    extras.remoteItems = {{u"2"_s, {}, u"i"_s, {}, u"T"_s}};
    extras.publisher = RemoteItem{u"3"_s, url, {}, u"publisher"_s, {}};
    extras.liveItems = {{u"live"_s,
                         time,
                         time.addSecs(60),
                         u"g"_s,
                         u"Live"_s,
                         u"<p>On air"_s,
                         url,
                         url,
                         url,
                         u"audio/mpeg"_s,
                         {{url, u"TV"_s}},
                         like}};
    extras.updateFrequency = UpdateFrequency{u"Weekly"_s, u"FREQ=WEEKLY"_s, time, true};
    extras.socialInteracts = like.socialInteracts;
    extras.txts = like.txts;
    extras.chat = like.chat;
    extras.usesPodping = false;
    return extras;
}

/// Converts \a object to text and back, as the database stores it.
QJsonObject throughText(const QJsonObject &object)
{
    return QJsonDocument::fromJson(QJsonDocument(object).toJson()).object();
}

} // namespace

class TestExtras final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFieldComesBack();
    void nothingIsNothing();
    void whatIsOfAnotherKindIsAbsent();
    void aSparseValueIsSharedUntilItIsChanged();
};

void TestExtras::everyFieldComesBack()
{
    for (const Absent absent : {Absent::Omitted, Absent::Null}) {
        const QJsonObject episode = toJson(everyEpisodeField(), absent);
        QVERIFY(episodeExtrasFromJson(throughText(episode)) == everyEpisodeField());
        const QJsonObject show = toJson(everyShowField(), absent);
        QVERIFY(podcastExtrasFromJson(throughText(show)) == everyShowField());
    }
    // A new field must be set in the functions above; otherwise these comparisons fail.
    QCOMPARE(toJson(everyEpisodeField()).keys(), toJson(EpisodeExtras{}, Absent::Null).keys());
    QCOMPARE(toJson(everyShowField()).keys(), toJson(PodcastExtras{}, Absent::Null).keys());
}

void TestExtras::nothingIsNothing()
{
    QCOMPARE(toJson(EpisodeExtras{}), QJsonObject());
    QCOMPARE(toJson(PodcastExtras{}), QJsonObject());
    QVERIFY(toJson(EpisodeExtras{}, Absent::Null).value("chat"_L1).isNull());
    QVERIFY(toJson(EpisodeExtras{}, Absent::Null).value("soundbites"_L1).isArray());
}

void TestExtras::whatIsOfAnotherKindIsAbsent()
{
    const QJsonObject odd{{u"soundbites"_s, u"text"_s}, {u"season_name"_s, 7}, {u"new"_s, true}};
    QVERIFY(episodeExtrasFromJson(odd) == EpisodeExtras{});
}

void TestExtras::aSparseValueIsSharedUntilItIsChanged()
{
    Sparse<EpisodeExtras> one;
    QVERIFY(one.isEmpty());
    QCOMPARE(sizeof(one), sizeof(void *));
    one.edit().seasonName = u"A"_s;
    Sparse<EpisodeExtras> other = one;
    QVERIFY(other == one);
    other.edit().seasonName = u"B"_s;
    QCOMPARE(one->seasonName, u"A"_s);
    other.edit().seasonName.clear();
    QVERIFY(other.isEmpty());
    QVERIFY(other == Sparse<EpisodeExtras>());
}

QTEST_GUILESS_MAIN(TestExtras)
#include "tst_extras.moc"
