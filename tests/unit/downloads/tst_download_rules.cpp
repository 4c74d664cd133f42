// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <downloads/download_rules.h>

#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

#include <functional>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::downloads;
using domain::DownloadState;
using settings::DownloadSettings;

namespace {

const QTimeZone berlin("Europe/Berlin");

/// \return a time on a day in the middle of January, in Berlin
QDateTime at(int hour, int minute = 0, const QDate &day = QDate(2026, 1, 15))
{
    return {day, QTime(hour, minute), berlin};
}

DownloadSettings between(QTime from, QTime to, DownloadSettings settings = {})
{
    settings.isTimed = true;
    settings.from = from;
    settings.to = to;
    return settings;
}

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'800'000'000, utc);
constexpr qint64 megabyte = 1'000'000;

QDateTime daysAgo(double days)
{
    return now.addSecs(-qint64(days * 24 * 60 * 60));
}

/// Makes an automatic download of 10 MB, not played, published and finished \a days ago.
FinishedDownload file(qint64 id, double days, qint64 show = 1)
{
    return {.id = EpisodeId{id},
            .podcast = PodcastId{show},
            .finished = daysAgo(days),
            .published = daysAgo(days),
            .isAutomatic = true,
            .size = 10 * megabyte};
}

FinishedDownload byHand(FinishedDownload download)
{
    download.isAutomatic = false;
    return download;
}

FinishedDownload played(FinishedDownload download, const std::optional<QDateTime> &moment)
{
    download.isPlayed = true;
    download.playedAt = moment;
    return download;
}

FinishedDownload favourite(FinishedDownload download)
{
    download.isFavourite = true;
    return download;
}

FinishedDownload current(FinishedDownload download)
{
    download.isCurrent = true;
    return download;
}

FinishedDownload queued(FinishedDownload download)
{
    download.isQueued = true;
    return download;
}

FinishedDownload from(FinishedDownload download, const std::optional<QDateTime> &published)
{
    download.published = published;
    return download;
}

FinishedDownload sized(FinishedDownload download, qint64 megabytes)
{
    download.size = megabytes * megabyte;
    return download;
}

QString toText(const QList<EpisodeId> &ids)
{
    QStringList numbers;
    for (const EpisodeId id : ids)
        numbers.append(QString::number(id.value));
    return numbers.join(u' ');
}

/// \return settings that remove nothing, with \a change applied
DownloadSettings rule(const std::function<void(DownloadSettings &)> &change)
{
    DownloadSettings settings;
    change(settings);
    return settings;
}

} // namespace

class TestDownloadRules final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void nextTries_data();
    void nextTries();

    void mayDownload_data();
    void mayDownload();
    void hoursOfADay_data();
    void hoursOfADay();
    void theNextMoment_data();
    void theNextMoment();
    void theNextMomentAlwaysComes();
    void playedOnesGo_data();
    void playedOnesGo();
    void oldOnesGo_data();
    void oldOnesGo();
    void theNewestStay_data();
    void theNewestStay();
    void allInAll_data();
    void allInAll();
    void whatIsNeededStays_data();
    void whatIsNeededStays();
    void rulesTogether();
    void automaticOnes_data();
    void automaticOnes();
};

void TestDownloadRules::mayDownload_data()
{
    QTest::addColumn<DownloadSettings>("settings");
    QTest::addColumn<DownloadConditions>("conditions");
    QTest::addColumn<BlockReason>("blockReason");
    const auto row = [](const char *name,
                        const DownloadSettings &settings,
                        const DownloadConditions &conditions,
                        BlockReason blockReason) {
        QTest::newRow(name) << settings << conditions << blockReason;
    };
    const DownloadSettings night = between({1, 0}, {6, 0});
    const QDateTime noon = at(12);
    row("nothing stands against it", {}, {.localTime = noon}, BlockReason::None);
    row("a person paused", {}, {noon, true, false, {}, true}, BlockReason::PausedByUser);
    row("there is no network", {}, {noon, false, false, {}, false}, BlockReason::Offline);
    row("the network costs money", {}, {noon, true, true, {}, false}, BlockReason::MeteredNetwork);
    row("and may",
        rule([](auto &s) { s.allowsMetered = true; }),
        {noon, true, true, {}, false},
        BlockReason::None);
    row("it is not the hour", night, {.localTime = noon}, BlockReason::OutsideHours);
    row("a byte too few is free",
        {},
        {noon, true, false, 1000 * megabyte - 1, false},
        BlockReason::LowSpace);
    row("just enough is free", {}, {noon, true, false, 1000 * megabyte, false}, BlockReason::None);
    row("the disk may fill up",
        rule([](auto &s) { s.keepFreeMegabytes = 0; }),
        {noon, true, false, 0, false},
        BlockReason::None);
    row("a terabyte is to stay free",
        rule([](auto &s) { s.keepFreeMegabytes = 1'000'000; }),
        {noon, true, false, 999'999 * megabyte, false},
        BlockReason::LowSpace);
    row("a person's own pause is said first",
        night,
        {noon, false, true, 0, true},
        BlockReason::PausedByUser);
    row("then the disk, which a person can empty",
        night,
        {noon, false, true, 0, false},
        BlockReason::LowSpace);
    row("then the network", night, {noon, false, true, {}, false}, BlockReason::Offline);
    row("then its price", night, {noon, true, true, {}, false}, BlockReason::MeteredNetwork);
}

void TestDownloadRules::mayDownload()
{
    QFETCH(const DownloadSettings, settings);
    QFETCH(const DownloadConditions, conditions);
    QFETCH(const BlockReason, blockReason);
    QCOMPARE(downloads::mayDownload(settings, conditions).blockReason, blockReason);
}

void TestDownloadRules::hoursOfADay_data()
{
    QTest::addColumn<DownloadSettings>("settings");
    QTest::addColumn<QDateTime>("time");
    QTest::addColumn<bool>("isOpen");
    const DownloadSettings night = between({1, 0}, {6, 0});
    const DownloadSettings overMidnight = between({22, 30}, {5, 0});
    QTest::newRow("a minute before the start") << night << at(0, 59) << false;
    QTest::newRow("at the start") << night << at(1) << true;
    QTest::newRow("a minute before the end") << night << at(5, 59) << true;
    QTest::newRow("at the end") << night << at(6) << false;
    QTest::newRow("across midnight, before the start") << overMidnight << at(22, 29) << false;
    QTest::newRow("across midnight, at the start") << overMidnight << at(22, 30) << true;
    QTest::newRow("across midnight, at midnight") << overMidnight << at(0) << true;
    QTest::newRow("across midnight, a minute before the end") << overMidnight << at(4, 59) << true;
    QTest::newRow("across midnight, at the end") << overMidnight << at(5) << false;
    QTest::newRow("from midnight, at midnight") << between({0, 0}, {6, 0}) << at(0) << true;
    QTest::newRow("until midnight, a minute before")
        << between({20, 0}, {0, 0}) << at(23, 59) << true;
    QTest::newRow("until midnight, at midnight") << between({20, 0}, {0, 0}) << at(0) << false;
    QTest::newRow("equal start and end: all day") << between({6, 0}, {6, 0}) << at(3) << true;
}

void TestDownloadRules::hoursOfADay()
{
    QFETCH(const DownloadSettings, settings);
    QFETCH(const QDateTime, time);
    QFETCH(const bool, isOpen);
    QCOMPARE(downloads::mayDownload(settings, {.localTime = time}).blockReason,
             isOpen ? BlockReason::None : BlockReason::OutsideHours);
}

void TestDownloadRules::theNextMoment_data()
{
    using Time = std::optional<QDateTime>;
    QTest::addColumn<DownloadSettings>("settings");
    QTest::addColumn<DownloadConditions>("conditions");
    QTest::addColumn<Time>("until");
    const DownloadSettings noGuard = rule([](auto &s) { s.keepFreeMegabytes = 0; });
    const auto row = [](const char *name,
                        const DownloadSettings &settings,
                        const DownloadConditions &conditions,
                        const Time &until) {
        QTest::newRow(name) << settings << conditions << until;
    };
    row("nothing changes by itself", noGuard, {.localTime = at(12)}, {});
    row("the disk fills up", {}, {.localTime = at(12)}, at(12, 1));
    row("somebody empties it", {}, {at(12), true, false, 0, false}, at(12, 1));
    row("the hours end", between({1, 0}, {6, 0}, noGuard), {.localTime = at(3)}, at(6));
    row("the hours begin today", between({13, 0}, {14, 0}), {.localTime = at(3)}, at(13));
    row("the hours begin tomorrow",
        between({1, 0}, {6, 0}),
        {.localTime = at(12)},
        at(1, 0, QDate(2026, 1, 16)));
    row("the hours end tomorrow",
        between({22, 0}, {5, 0}, noGuard),
        {.localTime = at(23)},
        at(5, 0, QDate(2026, 1, 16)));
    row("the hours end before the disk is looked at",
        between({1, 0}, {6, 0}),
        {.localTime = at(5, 59).addSecs(30)},
        at(6));
    row("after a person's pause nothing is to be looked at",
        between({1, 0}, {6, 0}),
        {at(3), true, false, {}, true},
        {});
    row("a network says itself that it is back", {}, {at(3), false, false, {}, false}, {});
    row("the morning in which clocks leap forward",
        between({2, 30}, {6, 0}),
        {.localTime = at(0, 0, QDate(2026, 3, 29))},
        at(3, 0, QDate(2026, 3, 29)));
    row("hours that begin after the leap",
        between({4, 0}, {6, 0}),
        {.localTime = at(0, 0, QDate(2026, 3, 29))},
        at(4, 0, QDate(2026, 3, 29)));
}

void TestDownloadRules::theNextMoment()
{
    QFETCH(const DownloadSettings, settings);
    QFETCH(const DownloadConditions, conditions);
    QFETCH(const std::optional<QDateTime>, until);
    QCOMPARE(downloads::mayDownload(settings, conditions).until, until);
}

/// On the days of a clock change: each next check is later than the one before, and the hours open
/// each day.
void TestDownloadRules::theNextMomentAlwaysComes()
{
    const DownloadSettings settings =
        between({2, 30}, {3, 15}, rule([](auto &s) { s.keepFreeMegabytes = 0; }));
    for (const QDate &day : {QDate(2026, 3, 28), QDate(2026, 10, 24)}) {
        QDateTime moment = at(12, 0, day);
        const QDateTime end = moment.addDays(3);
        int opened = 0;
        for (int looks = 0; moment < end; ++looks) {
            QVERIFY(looks < 40);
            const auto permission = downloads::mayDownload(settings, {.localTime = moment});
            QVERIFY(permission.until && *permission.until > moment);
            opened += permission.blockReason == BlockReason::None ? 1 : 0;
            moment = *permission.until;
        }
        QVERIFY(opened >= 3);
    }
}

void TestDownloadRules::playedOnesGo_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<FinishedDownload>("download");
    QTest::addColumn<bool>("goes");
    const auto row = [](const char *name, int days, const FinishedDownload &download, bool goes) {
        QTest::newRow(name) << days << download << goes;
    };
    row("not played", 1, file(1, 100), false);
    row("played long enough ago", 1, played(file(1, 9), daysAgo(1)), true);
    row("played a moment ago", 1, played(file(1, 9), daysAgo(0.9)), false);
    row("at once", 0, played(file(1, 9), now), true);
    row("an automatic one that was heard while it came",
        1,
        played(file(1, 2), daysAgo(2.01)),
        true);
    row("it counts from when it was there", 3, played(file(1, 2), daysAgo(5)), false);
    row("by hand, although played before: it is wanted again",
        0,
        played(byHand(file(1, 2)), daysAgo(5)),
        false);
    row("by hand, and played then", 1, played(byHand(file(1, 9)), daysAgo(2)), true);
    row("marked as played, nobody knows when", 1, played(file(1, 1.5), {}), true);
    row("marked as played before it came: not at once", 0, played(byHand(file(1, 0.5)), {}), false);
    row("a clock that was wrong", 1, played(file(1, 9), now.addDays(3)), false);
}

void TestDownloadRules::playedOnesGo()
{
    QFETCH(const int, days);
    QFETCH(const FinishedDownload, download);
    QFETCH(const bool, goes);
    DownloadSettings settings;
    QVERIFY(cleanUp({download}, settings, now).isEmpty());
    settings.removesPlayed = true;
    settings.removesPlayedAfterDays = days;
    QCOMPARE(toText(cleanUp({download}, settings, now)), goes ? u"1"_s : QString());
}

void TestDownloadRules::oldOnesGo_data()
{
    QTest::addColumn<FinishedDownload>("download");
    QTest::addColumn<bool>("goes");
    QTest::newRow("exactly thirty days old") << file(1, 30) << true;
    QTest::newRow("less than thirty days old") << file(1, 29.9) << false;
    QTest::newRow("downloaded by the user") << byHand(file(1, 31)) << true;
    QTest::newRow("an old episode that was downloaded today")
        << from(file(1, 0), daysAgo(4000)) << false;
    QTest::newRow("finished in the future") << file(1, -5) << false;
}

void TestDownloadRules::oldOnesGo()
{
    QFETCH(const FinishedDownload, download);
    QFETCH(const bool, goes);
    const auto settings = rule([](auto &s) { s.removesOlderThanDays = 30; });
    QCOMPARE(toText(cleanUp({download}, settings, now)), goes ? u"1"_s : QString());
}

void TestDownloadRules::theNewestStay_data()
{
    QTest::addColumn<QList<FinishedDownload>>("downloads");
    QTest::addColumn<QString>("gone");
    using Files = QList<FinishedDownload>;
    QTest::newRow("two episodes are within the limit")
        << Files{file(1, 1), file(2, 2)} << QString();
    QTest::newRow("the oldest of three is removed")
        << Files{file(1, 3), file(2, 2), file(3, 1)} << u"1"_s;
    QTest::newRow("each show is counted separately")
        << Files{file(1, 3), file(2, 2, 7), file(3, 1, 7), file(4, 1)} << QString();
    QTest::newRow("the date of publication decides")
        << Files{from(file(1, 1), daysAgo(50)), file(2, 2), file(3, 3)} << u"1"_s;
    QTest::newRow("without that date, the date of the download decides")
        << Files{from(file(1, 9), {}), file(2, 2), file(3, 3)} << u"1"_s;
    QTest::newRow("published in the same second: the higher id is newer")
        << Files{file(3, 1), file(1, 1), file(2, 1)} << u"1"_s;
    QTest::newRow("downloads of the user are kept and not counted")
        << Files{byHand(file(1, 9)), byHand(file(2, 0)), file(3, 1), file(4, 2)} << QString();
    QTest::newRow("rule 84: favourites are kept and counted")
        << Files{favourite(file(1, 1)), file(2, 2), file(3, 3), favourite(file(4, 4))} << u"3"_s;
}

void TestDownloadRules::theNewestStay()
{
    QFETCH(const QList<FinishedDownload>, downloads);
    QFETCH(const QString, gone);
    const auto settings = rule([](auto &s) { s.keepsNewest = 2; });
    QCOMPARE(toText(cleanUp(downloads, settings, now)), gone);
}

/// The limit is 20 MB; each file has 10 MB unless a row says otherwise.
void TestDownloadRules::allInAll_data()
{
    QTest::addColumn<QList<FinishedDownload>>("downloads");
    QTest::addColumn<QString>("gone");
    using Files = QList<FinishedDownload>;
    QTest::newRow("exactly at the limit") << Files{file(1, 1), file(2, 2)} << QString();
    QTest::newRow("the oldest is removed") << Files{file(1, 1), file(2, 3), file(3, 2)} << u"2"_s;
    QTest::newRow("as many as necessary")
        << Files{file(1, 1), file(2, 3), file(3, 2), file(4, 4)} << u"4 2"_s;
    QTest::newRow("played episodes are removed first")
        << Files{file(1, 9), played(file(2, 2), daysAgo(1)), file(3, 3)} << u"2"_s;
    QTest::newRow("automatic downloads are removed second")
        << Files{byHand(file(1, 9)), file(2, 2), byHand(file(3, 3))} << u"2"_s;
    QTest::newRow("downloads of the user are removed last")
        << Files{byHand(file(1, 9)), byHand(file(2, 2)), byHand(file(3, 3))} << u"1"_s;
    QTest::newRow("a download of the user stays for a day")
        << Files{byHand(sized(file(1, 0.1), 900)), file(2, 2)} << u"2"_s;
    QTest::newRow("a download of the user after that day")
        << Files{byHand(sized(file(1, 1.1), 900)), file(2, 2)} << u"2 1"_s;
    QTest::newRow("played on that day, it may be removed")
        << Files{played(byHand(sized(file(1, 0.5), 900)), daysAgo(0.1)), file(2, 2)} << u"1"_s;
    QTest::newRow("downloaded again after it was played, it stays")
        << Files{played(byHand(sized(file(1, 0.5), 900)), daysAgo(5)), file(2, 2)} << u"2"_s;
    QTest::newRow("rule 84: protected files count, others are removed")
        << Files{favourite(sized(file(1, 9), 15)), file(2, 2)} << u"2"_s;
    QTest::newRow("only protected files")
        << Files{favourite(sized(file(1, 9), 90)), queued(file(2, 2))} << QString();
}

void TestDownloadRules::allInAll()
{
    QFETCH(const QList<FinishedDownload>, downloads);
    QFETCH(const QString, gone);
    const auto settings = rule([](auto &s) { s.totalMegabytes = 20; });
    QCOMPARE(toText(cleanUp(downloads, settings, now)), gone);
}

/// Each download meets a rule that would remove it.
void TestDownloadRules::whatIsNeededStays_data()
{
    QTest::addColumn<FinishedDownload>("download");
    QTest::addColumn<bool>("protectsFavourites");
    QTest::addColumn<bool>("goes");
    const FinishedDownload old = played(file(1, 99), daysAgo(98));
    QTest::newRow("not protected") << old << true << true;
    QTest::newRow("rule 82: in the player") << current(old) << true << false;
    QTest::newRow("rule 82: in the queue") << queued(old) << true << false;
    QTest::newRow("rule 84: a favourite") << favourite(old) << true << false;
    QTest::newRow("a favourite while favourites are not protected")
        << favourite(old) << false << true;
    QTest::newRow("a favourite in the player, favourites not protected")
        << current(favourite(old)) << false << false;
}

void TestDownloadRules::whatIsNeededStays()
{
    QFETCH(const FinishedDownload, download);
    QFETCH(const bool, protectsFavourites);
    QFETCH(const bool, goes);
    // A newer and larger download of the same show, which always stays.
    const FinishedDownload newer = current(sized(file(2, 1), 900));
    using Change = std::function<void(DownloadSettings &)>;
    for (const Change &change : {Change([](auto &s) { s.removesPlayed = true; }),
                                 Change([](auto &s) { s.removesOlderThanDays = 1; }),
                                 Change([](auto &s) { s.keepsNewest = 1; }),
                                 Change([](auto &s) { s.totalMegabytes = 1; })}) {
        DownloadSettings settings = rule(change);
        settings.protectsFavourites = protectsFavourites;
        QCOMPARE(toText(cleanUp({download, newer}, settings, now)), goes ? u"1"_s : QString());
    }
}

void TestDownloadRules::rulesTogether()
{
    const auto settings = rule([](auto &s) {
        s.removesPlayed = true;
        s.removesOlderThanDays = 30;
        s.keepsNewest = 3;
        s.totalMegabytes = 30;
    });
    const QList<FinishedDownload> downloads{file(1, 1),
                                            played(file(2, 2), daysAgo(1.5)), // played
                                            file(3, 3),
                                            // Not among the newest three automatic ones.
                                            file(4, 4),
                                            byHand(file(5, 40)), // too old
                                            byHand(file(6, 20)),
                                            byHand(file(7, 10))};
    // 1, 3, 6 and 7 are 10 MB too many; 3 is the older of the automatic ones.
    QCOMPARE(toText(cleanUp(downloads, settings, now)), u"2 4 5 3"_s);
    QCOMPARE(toText(cleanUp(downloads, {}, now)), QString()); // the default settings remove nothing
    QCOMPARE(toText(cleanUp({}, settings, now)), QString());
}

void TestDownloadRules::automaticOnes_data()
{
    QTest::addColumn<QList<AutomaticCandidate>>("newestFirst");
    QTest::addColumn<domain::ShowDownloads>("wanted");
    QTest::addColumn<QString>("ids");
    using Episodes = QList<AutomaticCandidate>;
    const auto row = [](const char *name,
                        const Episodes &newestFirst,
                        const domain::ShowDownloads &wanted,
                        const QString &ids) {
        QTest::newRow(name) << newestFirst << wanted << ids;
    };
    const domain::ShowDownloads two{.newest = 2, .query = {}, .onlyUnplayed = true};
    const auto episode = [](qint64 id) { return AutomaticCandidate{.id = EpisodeId{id}}; };
    const auto heard = [](qint64 id) {
        return AutomaticCandidate{.id = EpisodeId{id}, .isPlayed = true};
    };
    const auto with = [](qint64 id, DownloadState state) {
        return AutomaticCandidate{.id = EpisodeId{id}, .download = state};
    };
    row("by default none", {episode(3), episode(2)}, {}, {});
    row("the newest two", {episode(3), episode(2), episode(1)}, two, u"3 2"_s);
    row("there are fewer", {episode(3)}, two, u"3"_s);
    row("there are none", {}, two, {});
    row("rule 83: played ones are not taken, nor older ones for them",
        {heard(3), episode(2), episode(1)},
        two,
        u"2"_s);
    row("played ones are wanted too",
        {heard(3), episode(2), episode(1)},
        {.newest = 2, .query = {}, .onlyUnplayed = false},
        u"3 2"_s);
    row("rule 83: what was taken away does not come back",
        {with(3, DownloadState::Removed), episode(2), episode(1)},
        two,
        u"2"_s);
    row("not even if played ones are wanted too",
        {with(3, DownloadState::Removed), episode(2), episode(1)},
        {.newest = 2, .query = {}, .onlyUnplayed = false},
        u"2"_s);
    row("what is here is not taken twice",
        {with(3, DownloadState::Done), episode(2), episode(1)},
        two,
        u"2"_s);
    row("nor what waits", {with(3, DownloadState::Waiting), episode(2)}, two, u"2"_s);
    row("what a person paused stays so", {with(3, DownloadState::Paused)}, two, {});
    row("what failed is tried by hand", {with(3, DownloadState::Failed)}, two, {});
    row("what does not match is not made up for",
        {{.id = EpisodeId{3}, .isMatch = false}, episode(2), episode(1)},
        two,
        u"2"_s);
    row("what has nothing to play does not count",
        {{.id = EpisodeId{3}, .hasEnclosure = false}, episode(2), episode(1)},
        two,
        u"2 1"_s);
}

void TestDownloadRules::automaticOnes()
{
    QFETCH(const QList<AutomaticCandidate>, newestFirst);
    QFETCH(const domain::ShowDownloads, wanted);
    QFETCH(const QString, ids);
    QCOMPARE(toText(automaticDownloads(newestFirst, wanted)), ids);
}

void TestDownloadRules::nextTries_data()
{
    QTest::addColumn<Error>("error");
    // Until the next try after each failure; then the download has failed.
    QTest::addColumn<QList<int>>("minutes");
    const QList<int> silent{15, 60, 240, 720, 1440, 1440, 1440, 1440, 1440, 1440};
    const QList<int> refused{60, 360, 1440, 4320};
    const auto answered = [](int status, const QString &detail = {}) {
        return Error{.code = ErrorCode::HttpStatus, .detail = detail, .httpStatus = status};
    };
    QTest::newRow("the server does not answer") << Error{ErrorCode::Timeout} << silent;
    QTest::newRow("no connection to the server") << Error{ErrorCode::ConnectionFailed} << silent;
    QTest::newRow("the host name is unknown") << Error{ErrorCode::Offline} << silent;
    QTest::newRow("the server reports an internal error") << answered(503) << silent;
    QTest::newRow("the file does not exist yet") << answered(404) << refused;
    QTest::newRow("access to the file is refused") << answered(403) << refused;
    QTest::newRow("a web page instead of the file")
        << Error{ErrorCode::NotMedia, u"web page"_s} << refused;
    QTest::newRow("the server sends Retry-After")
        << answered(503, u"503; Retry-After: 7200"_s)
        << QList<int>{120, 120, 240, 720, 1440, 1440, 1440, 1440, 1440, 1440};
    QTest::newRow("an episode without a file") << Error{ErrorCode::NoEnclosure} << QList<int>();
    QTest::newRow("a file with an unsupported scheme")
        << Error{ErrorCode::UnsupportedScheme} << QList<int>();
}

void TestDownloadRules::nextTries()
{
    QFETCH(const Error, error);
    QFETCH(const QList<int>, minutes);
    for (int failures = 1; failures <= minutes.size(); ++failures)
        QCOMPARE(nextTry(error, failures, now), now.addSecs(minutes.at(failures - 1) * 60));
    QCOMPARE(nextTry(error, int(minutes.size()) + 1, now), std::nullopt);
}

QTEST_GUILESS_MAIN(TestDownloadRules)
#include "tst_download_rules.moc"
