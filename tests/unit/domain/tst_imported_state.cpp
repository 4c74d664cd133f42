// SPDX-License-Identifier: GPL-3.0-or-later
// Tests which of two places wins, and what else comes over from another player.

#include <base/utc.h>
#include <domain/imported_state.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::EpisodeState;
using domain::ImportedState;
using domain::MergedState;
using domain::OwnState;
using std::chrono::milliseconds;

namespace {

const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);

/// \a days days before now.
QDateTime before(int days)
{
    return now.addDays(-days);
}

/// "played 3 favourite": position in seconds, and what is set, in this order; "-": nothing.
QString text(const EpisodeState &state)
{
    QStringList words;
    if (state.isPlayed)
        words.append(u"played"_s);
    if (state.position.count() > 0)
        words.append(QString::number(std::chrono::duration<double>(state.position).count()));
    if (state.isFavourite)
        words.append(u"favourite"_s);
    return words.isEmpty() ? u"-"_s : words.join(u' ');
}

/// "place favourite kept": what merged() reports.
QString report(const MergedState &merged)
{
    QStringList words;
    if (merged.takesPlace)
        words.append(u"place"_s);
    if (merged.takesFavourite)
        words.append(u"favourite"_s);
    if (merged.keepsOwnPlace)
        words.append(u"kept"_s);
    return words.join(u' ');
}

OwnState untouched()
{
    return {.state = {}, .duration = 30min};
}

OwnState ownPlace(milliseconds position, const std::optional<QDateTime> &changed)
{
    return {.state = {.position = position, .lastPlayed = changed},
            .changed = changed,
            .duration = 30min};
}

ImportedState place(milliseconds position, const std::optional<QDateTime> &lastPlayed = {})
{
    return {.position = position, .lastPlayed = lastPlayed};
}

ImportedState playedThere(const std::optional<QDateTime> &lastPlayed = {})
{
    return {.isPlayed = true, .lastPlayed = lastPlayed};
}

} // namespace

class TestImportedState final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void combines_data();
    void combines();
    void theTimeOfAPlaceComesAlong_data();
    void theTimeOfAPlaceComesAlong();
    void aSecondImportTakesNothing_data();
    void aSecondImportTakesNothing();
};

void TestImportedState::combines_data()
{
    QTest::addColumn<OwnState>("own");
    QTest::addColumn<ImportedState>("imported");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("reported");
    const auto row = [](const char *name,
                        const OwnState &own,
                        const ImportedState &imported,
                        const QString &expected,
                        const QString &reported) {
        QTest::newRow(name) << own << imported << expected << reported;
    };
    row("an episode that nobody touched stays untouched", untouched(), {}, u"-"_s, {});
    row("a place comes over", untouched(), place(90s), u"90"_s, u"place"_s);
    row("a place in milliseconds comes over exactly",
        untouched(),
        place(90'050ms),
        u"90.05"_s,
        u"place"_s);
    row("a played episode comes over", untouched(), playedThere(), u"played"_s, u"place"_s);
    row("a played episode has no place",
        untouched(),
        {.isPlayed = true, .position = 40s},
        u"played"_s,
        u"place"_s);
    row("a favourite comes over",
        untouched(),
        {.isFavourite = true},
        u"favourite"_s,
        u"favourite"_s);
    row("everything at once",
        untouched(),
        {.isFavourite = true, .position = 5s},
        u"5 favourite"_s,
        u"place favourite"_s);
    row("a negative position is none", untouched(), place(-1ms), u"-"_s, {});
    row("a position at the end by the other player's duration is played",
        untouched(),
        {.position = 20min, .duration = 20min},
        u"played"_s,
        u"place"_s);
    row("the other player's duration counts before Dogear's",
        untouched(),
        {.position = 31min, .duration = 40min},
        u"1860"_s,
        u"place"_s);
    row("a position after the end by Dogear's duration is played",
        untouched(),
        place(31min),
        u"played"_s,
        u"place"_s);
    row("a newer place replaces an older one",
        ownPlace(60s, before(3)),
        place(90s, before(2)),
        u"90"_s,
        u"place"_s);
    row("an older place never replaces a newer one",
        ownPlace(60s, before(2)),
        place(90s, before(3)),
        u"60"_s,
        u"kept"_s);
    row("a place of the same second stays Dogear's",
        ownPlace(60s, before(2)),
        place(90s, before(2)),
        u"60"_s,
        u"kept"_s);
    row("a place of unknown age never replaces one",
        ownPlace(60s, before(9)),
        place(90s),
        u"60"_s,
        u"kept"_s);
    row("a mark of unknown age in Dogear is never replaced",
        {.state = {.isPlayed = true}},
        place(90s, before(1)),
        u"played"_s,
        u"kept"_s);
    row("an episode that was marked as unplayed in Dogear stays so",
        ownPlace(0s, before(1)),
        playedThere(before(2)),
        u"-"_s,
        u"kept"_s);
    row("played later there replaces a place",
        ownPlace(60s, before(3)),
        playedThere(before(1)),
        u"played"_s,
        u"place"_s);
    row("unplayed and not started there says nothing",
        ownPlace(60s, before(9)),
        {.lastPlayed = before(1)},
        u"60"_s,
        {});
    row("the same place is no change",
        ownPlace(60s, before(1)),
        place(60s, before(9)),
        u"60"_s,
        {});
    row("a favourite comes over next to a newer place",
        ownPlace(60s, before(1)),
        {.isFavourite = true, .position = 5s, .lastPlayed = before(2)},
        u"60 favourite"_s,
        u"favourite kept"_s);
    row("a favourite of Dogear stays one",
        {.state = {.isFavourite = true}},
        place(5s),
        u"5 favourite"_s,
        u"place"_s);
    row("a time in the future counts as now",
        ownPlace(60s, now),
        place(90s, now.addYears(70)),
        u"60"_s,
        u"kept"_s);
}

void TestImportedState::combines()
{
    QFETCH(const OwnState, own);
    QFETCH(const ImportedState, imported);
    const MergedState merged = domain::merged(own, imported, now);
    QTEST(text(merged.state), "expected");
    QTEST(report(merged), "reported");
}

void TestImportedState::theTimeOfAPlaceComesAlong_data()
{
    QTest::addColumn<std::optional<QDateTime>>("there");
    QTest::addColumn<std::optional<QDateTime>>("expected");
    using Time = std::optional<QDateTime>;
    QTest::newRow("a known time") << Time(before(5)) << Time(before(5));
    QTest::newRow("fractions of a second are cut off")
        << Time(before(5).addMSecs(700)) << Time(before(5));
    QTest::newRow("an unknown time stays unknown") << Time() << Time();
    QTest::newRow("an invalid time is unknown") << Time(QDateTime()) << Time();
    QTest::newRow("a time in the future is now") << Time(now.addDays(9)) << Time(now);
}

void TestImportedState::theTimeOfAPlaceComesAlong()
{
    QFETCH(const std::optional<QDateTime>, there);
    const MergedState merged = domain::merged(untouched(), place(5s, there), now);
    QTEST(merged.state.lastPlayed, "expected");
}

void TestImportedState::aSecondImportTakesNothing_data()
{
    QTest::addColumn<ImportedState>("imported");
    QTest::newRow("a place") << place(90s);
    QTest::newRow("a place with a time") << place(90s, before(1));
    QTest::newRow("a place with a fraction of a second") << place(90s, before(1).addMSecs(300));
    QTest::newRow("played") << playedThere(before(1));
    QTest::newRow("at the end") << place(30min, before(1));
    QTest::newRow("a favourite") << ImportedState{.isFavourite = true};
}

void TestImportedState::aSecondImportTakesNothing()
{
    QFETCH(const ImportedState, imported);
    const MergedState first = domain::merged(untouched(), imported, now);
    const OwnState after{
        .state = first.state, .changed = first.state.lastPlayed.value_or(now), .duration = 30min};
    const MergedState second = domain::merged(after, imported, now.addDays(1));
    QCOMPARE(report(second), QString());
    QVERIFY(second.state == first.state);
}

QTEST_GUILESS_MAIN(TestImportedState)
#include "tst_imported_state.moc"
