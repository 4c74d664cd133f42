// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

struct Numbers
{
    qint64 published; ///< Unix seconds UTC
    qint64 duration;  ///< seconds
    qint64 length;    ///< bytes
};

// The values that python3-podcastparser reads from the feed, newest first.
constexpr std::array expected = std::to_array<Numbers>({
    {1722736066, 993, 15898472},  {1714348888, 928, 14849430},  {1713727737, 1030, 16481978},
    {1712905200, 1447, 23160556}, {1711263600, 1250, 20008712}, {1710658800, 956, 15297061},
    {1709366400, 1050, 16806721}, {1708761600, 805, 12882934},  {1708329600, 1087, 17396468},
    {1707123600, 954, 15268511},  {1706083200, 726, 11625578},  {1705500000, 787, 12594408},
    {1705395600, 1080, 17290701}, {1705081241, 955, 15282019},  {1676966400, 1291, 20666161},
    {1676880000, 1267, 20272869}, {1670313600, 1535, 24573632}, {1670140800, 1071, 17141901},
    {1667862871, 1150, 18406260}, {1655136000, 1175, 18810013}, {1654531200, 1006, 16104136},
    {1653926400, 1231, 19708190}, {1652112000, 1152, 18445121}, {1651507200, 1116, 17857912},
    {1650902400, 972, 15579136},  {1650211200, 887, 12754962},  {1649692800, 903, 14442333},
    {1632499200, 1169, 18707717}, {1631797200, 1153, 18445997}, {1631278800, 1080, 17286541},
    {1630501200, 998, 15974599},  {1629291600, 817, 13076015},  {1628600400, 860, 13764006},
    {1627995600, 1114, 17831560}, {1627390800, 903, 14445282},  {1627045200, 1018, 16283016},
    {1626872400, 650, 10401505},  {1626786000, 914, 14626653},  {1626181200, 986, 15779798},
    {1626100097, 786, 12579067},  {1625835600, 1304, 20861374}, {1625749200, 941, 15060915},
    {1625662800, 999, 15990674},  {1625576400, 874, 13989268},  {1624885200, 835, 13355277},
    {1624626000, 897, 14351763},  {1624539600, 971, 15542941},  {1624453200, 700, 11205648},
    {1624366800, 864, 13830298},  {1624280400, 1067, 17073542}, {1624021200, 806, 12902926},
    {1623934800, 959, 15352633},  {1623848400, 669, 10709508},  {1623762000, 1196, 19129485},
    {1623675600, 1069, 17090092}, {1623416400, 822, 13157901},  {1623330000, 1027, 16428046},
    {1623243600, 979, 15658903},  {1623157200, 962, 15387416},  {1623070800, 858, 13714238},
    {1622811600, 1011, 16181137}, {1622725200, 945, 15123232},  {1622638800, 1020, 16327060},
    {1622552400, 1070, 17124240}, {1622206800, 932, 14915863},  {1622120400, 1026, 16412303},
    {1622034000, 1013, 16201880}, {1621947600, 727, 11630747},  {1621861200, 645, 10325903},
    {1621602000, 847, 13551131},  {1621515600, 927, 14838289},  {1621429200, 888, 14201251},
    {1621342800, 933, 14925472},  {1621256400, 929, 14864416},  {1620997200, 916, 14650135},
    {1620910800, 996, 15940000},  {1620824400, 845, 13528673},  {1620738000, 992, 15868962},
    {1620651600, 866, 13864080},  {1620392400, 875, 13999631},  {1620306000, 889, 14220827},
    {1620192033, 1060, 16966827}, {1620091150, 797, 12748953},
});

// SHA-256 of the lines "guid url type" of all episodes, joined by line breaks, also according to
// python3-podcastparser.
constexpr auto identityHash = "2d74c7324717cffbe3b5908f5c35cd3cc42dbf246348ed965b944c0a5bb4d0e7";

} // namespace

class TestCorpusSeed final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theFirstShowReadsExactly();
};

void TestCorpusSeed::theFirstShowReadsExactly()
{
    const QString folder = qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS));
    QFile file(folder + "/seed/pytorch-dev-podcast.xml"_L1);
    if (!file.exists())
        QSKIP(qPrintable("no corpus: "_L1 + file.fileName() + " is not there"_L1));
    QVERIFY(file.open(QIODevice::ReadOnly));

    auto feed = feed::parseFeed(file.readAll(), QUrl(u"https://example.org/feed"_s));
    QVERIFY(feed.has_value());
    QCOMPARE(feed->warnings, QStringList());
    QCOMPARE(feed->podcast.title, u"PyTorch Developer Podcast"_s);
    QCOMPARE(feed->podcast.selfLink, QUrl(u"https://feeds.simplecast.com/OB5FkIl8"_s));
    QList<domain::Episode> &episodes = feed->episodes;
    QCOMPARE(episodes.size(), 83);
    std::stable_sort(episodes.begin(), episodes.end(), [](const auto &a, const auto &b) {
        return *a.published > *b.published;
    });
    QCOMPARE(episodes.constFirst().title, u"Compiler collectives"_s);

    QSet<QString> guids;
    QStringList identities;
    for (int i = 0; i < episodes.size(); ++i) {
        const domain::Episode &episode = episodes.at(i);
        const Numbers &numbers = expected.at(size_t(i));
        guids.insert(episode.guid);
        QCOMPARE(episode.published->toSecsSinceEpoch(), numbers.published);
        QCOMPARE(episode.duration->count(), numbers.duration * 1000);
        QCOMPARE(*episode.enclosure->length, numbers.length);
        identities.append(episode.guid + u' '
                          + QString::fromUtf8(episode.enclosure->url.toEncoded()) + u' '
                          + episode.enclosure->type);
    }
    QCOMPARE(guids.size(), 83);
    const QByteArray hash =
        QCryptographicHash::hash(identities.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    QCOMPARE(hash.toHex(), QByteArray(identityHash));
}

QTEST_GUILESS_MAIN(TestCorpusSeed)
#include "tst_corpus_seed.moc"
