// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/palette_ranking.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::itemmodels;

class TestPaletteRanking final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void ranks_data();
    void ranks();
    void better_data();
    void better();
    void marks_data();
    void marks();

private:
    static std::optional<MatchRank> rankOf(const QString &typed,
                                           const QString &name,
                                           const QString &context = {})
    {
        return matchRank(typedName(typed), comparable(name, context));
    }
    static ComparableName comparable(const QString &name, const QString &context = {})
    {
        return {dogear::query::wordsOf(name), foldedWords(context)};
    }
};

void TestPaletteRanking::ranks_data()
{
    using Rank = std::optional<MatchRank>;
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("context");
    QTest::addColumn<Rank>("expected");
    const auto row = [](const char *title,
                        const QString &typed,
                        const QString &name,
                        const QString &context,
                        Rank expected) {
        QTest::newRow(title) << typed << name << context << expected;
    };
    const QString none;

    row("the whole name", u"inbox"_s, u"Inbox"_s, none, MatchRank::Whole);
    row("signs do not count", u"settings"_s, u"Settings…"_s, none, MatchRank::Whole);
    row("the beginning of a word", u"ref"_s, u"Refresh all shows"_s, none, MatchRank::WordStarts);
    row("the beginning of a later word", u"sho"_s, u"Add a show…"_s, none, MatchRank::WordStarts);
    row("beginnings in another order",
        u"sho ref"_s,
        u"Refresh shows"_s,
        none,
        MatchRank::WordStarts);
    row("whole words in another order are not the whole name",
        u"show add a"_s,
        u"Add a show…"_s,
        none,
        MatchRank::WordStarts);
    row("inside a word", u"fresh"_s, u"Refresh all shows"_s, none, MatchRank::Inside);
    row("one word begins, one is inside",
        u"all fresh"_s,
        u"Refresh all"_s,
        none,
        MatchRank::Inside);
    row("a word of the context", u"library quit"_s, u"Quit"_s, u"Library"_s, MatchRank::Context);
    row("the context alone", u"libr"_s, u"Quit"_s, u"Library"_s, MatchRank::Context);
    row("the inside of the context does not count", u"ibrary"_s, u"Quit"_s, u"Library"_s, {});
    row("initials", u"ras"_s, u"Refresh all shows"_s, none, MatchRank::Initials);
    row("initials may leave out words", u"rs"_s, u"Refresh all shows"_s, none, MatchRank::Initials);
    row("letters in order", u"rfsh"_s, u"Refresh"_s, none, MatchRank::Letters);
    row("letters over several words", u"refsho"_s, u"Refresh shows"_s, none, MatchRank::Letters);
    row("letters of several typed words", u"rf sw"_s, u"Refresh shows"_s, none, MatchRank::Letters);
    row("letters have to begin at a word", u"frsh"_s, u"Refresh"_s, none, {});
    row("letters in another order", u"hsr"_s, u"Refresh"_s, none, {});
    row("a letter too many", u"refreshh"_s, u"Refresh"_s, none, {});
    row("a word that is nowhere", u"inbox refresh"_s, u"Refresh"_s, none, {});

    row("case is ignored", u"INBOX"_s, u"inbox"_s, none, MatchRank::Whole);
    row("accents are ignored in the name", u"cafe"_s, u"Le Café"_s, none, MatchRank::WordStarts);
    row("accents are ignored in what is typed", u"Café"_s, u"cafe"_s, none, MatchRank::Whole);
    row("ß is ss", u"strasse"_s, u"Straße"_s, none, MatchRank::Whole);
    row("a Chinese name by its middle", u"技播"_s, u"科技播客"_s, none, MatchRank::WordStarts);
    row("a Chinese name by its end", u"播客"_s, u"科技播客"_s, none, MatchRank::WordStarts);

    row("nothing typed", none, u"Inbox"_s, none, {});
    row("only signs typed", u"!?"_s, u"Inbox"_s, none, {});
    row("a name without words", u"a"_s, u"…"_s, none, {});
}

void TestPaletteRanking::ranks()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    QFETCH(const QString, context);
    QFETCH(const std::optional<MatchRank>, expected);
    QVERIFY2(rankOf(typed, name, context) == expected,
             qPrintable(rankOf(typed, name, context)
                            ? QString::number(int(*rankOf(typed, name, context)))
                            : u"no match"_s));
}

void TestPaletteRanking::better_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("a whole name before a beginning")
        << u"stop"_s << u"Stop"_s << u"Stop following"_s;
    QTest::newRow("a beginning before the inside") << u"art"_s << u"Art talks"_s << u"Startup"_s;
    QTest::newRow("a later word before the inside") << u"art"_s << u"Modern art"_s << u"Startup"_s;
    QTest::newRow("the inside before letters") << u"tar"_s << u"Startup"_s << u"Talks on art"_s;
    QTest::newRow("initials before letters") << u"ras"_s << u"Refresh all shows"_s << u"Raids"_s;
}

void TestPaletteRanking::better()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, better);
    QFETCH(const QString, worse);
    const auto first = rankOf(typed, better);
    const auto second = rankOf(typed, worse);
    QVERIFY(first && second);
    QVERIFY(*first < *second);
}

void TestPaletteRanking::marks_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("marked"); // with brackets
    QTest::newRow("a whole name") << u"inbox"_s << u"Inbox"_s << u"[Inbox]"_s;
    QTest::newRow("the beginning of a word") << u"sho"_s << u"Add a show…"_s << u"Add a [sho]w…"_s;
    QTest::newRow("the inside of a word") << u"fresh"_s << u"Refresh all"_s << u"Re[fresh] all"_s;
    QTest::newRow("two words") << u"al re"_s << u"Refresh all"_s << u"[Re]fresh [al]l"_s;
    QTest::newRow("the same letters twice") << u"re ref"_s << u"Refresh"_s << u"[Ref]resh"_s;
    QTest::newRow("initials") << u"ras"_s << u"Refresh all shows"_s << u"[R]efresh [a]ll [s]hows"_s;
    QTest::newRow("letters") << u"rfsh"_s << u"Refresh"_s << u"[R]e[f]re[sh]"_s;
    QTest::newRow("accents") << u"cafe"_s << u"Le Café noir"_s << u"Le [Café] noir"_s;
    QTest::newRow("part of a word that is longer when folded")
        << u"str"_s << u"Die Straße"_s << u"Die [Straße]"_s;
    QTest::newRow("no match") << u"xyz"_s << u"Inbox"_s << u"Inbox"_s;
}

void TestPaletteRanking::marks()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    QFETCH(const QString, marked);
    const QList<dogear::query::Mark> found = matchMarks(typedName(typed), comparable(name));
    QCOMPARE(dogear::query::delimited(name, found, u'[', u']'), marked);
}

QTEST_GUILESS_MAIN(TestPaletteRanking)
#include "tst_palette_ranking.moc"
