// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>

#include <QRegularExpression>
#include <QTest>
#include <query/parse.h>

using namespace Qt::StringLiterals;
using namespace dogear::query;

namespace {

const QDateTime now(QDate(2024, 8, 14), QTime(12, 0), dogear::utc);

template<typename... Ts>
struct Overloaded : Ts...
{
    using Ts::operator()...;
};
template<typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

QString dumped(const std::optional<QDateTime> &time)
{
    return time ? time->toString(u"yyyy-MM-dd'T'hh:mm"_s) : u"…"_s;
}

QString dumped(const std::optional<std::chrono::seconds> &time)
{
    return time ? QString::number(time->count()) : u"…"_s;
}

QString dumped(const Condition &condition)
{
    static const QStringList fields{u""_s,
                                    u"title:"_s,
                                    u"notes:"_s,
                                    u"chapter:"_s,
                                    u"transcript:"_s,
                                    u"show:"_s,
                                    u"person:"_s,
                                    u"tag:"_s};
    const auto dump = Overloaded{
        [](const Text &text) -> QString {
            return fields.at(int(text.field)) + u'[' + text.words + u']'
                   + (text.isPrefix ? u"*"_s : QString());
        },
        [](const Is &is) -> QString { return u"is %1"_s.arg(int(is.state)); },
        [](const Has &has) -> QString { return u"has %1"_s.arg(int(has.part)); },
        [](const Published &published) -> QString {
            return dumped(published.from) + u"–"_s + dumped(published.until);
        },
        [](const Length &length) -> QString {
            return dumped(length.longer) + u"<"_s + dumped(length.shorter);
        },
        [](const Season &season) -> QString { return u"season %1"_s.arg(season.number); }};
    return std::visit(dump, condition);
}

QString dumped(const Query &query)
{
    QStringList clauses;
    for (const Clause &clause : query.clauses) {
        QStringList items;
        for (const Item &item : clause)
            items.append((item.isExcluded ? u"-"_s : QString()) + dumped(item.condition));
        clauses.append(items.join(u" or "_s));
    }
    QStringList diagnostics;
    for (const QueryDiagnostic &diagnostic : query.diagnostics)
        diagnostics.append(
            u"%1 %2@%3"_s.arg(int(diagnostic.kind)).arg(diagnostic.text).arg(diagnostic.position));
    return clauses.join(u" & "_s)
           + (diagnostics.isEmpty() ? QString() : u" !"_s + diagnostics.join(u'!'));
}

} // namespace

class TestParse final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void reads_data();
    void reads();
    void daysBeginWhereOneIs();
    void completes_data();
    void completes();
    void anyTextIsRead();

private:
    void readsConditions();
    void readsSlips();
};

void TestParse::reads_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<LastWord>("lastWord");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::AsTyped << expected;
    };
    const auto typing = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::Growing << expected;
    };

    row("one word", u"graph"_s, u"[graph]"_s);
    row("words must all occur", u"graph  trees"_s, u"[graph] & [trees]"_s);
    row("a phrase", u"\"graph  trees\""_s, u"[graph trees]"_s);
    row("typographic quotes are quotes", u"“graph trees”"_s, u"[graph trees]"_s);
    row("a prefix", u"gra*"_s, u"[gra]*"_s);
    row("a phrase may end in a prefix", u"\"cuda gra\"*"_s, u"[cuda gra]*"_s);
    row("without a word", u"graph -trees"_s, u"[graph] & -[trees]"_s);
    row("without a phrase", u"graph -\"a b\" -c"_s, u"[graph] & -[a b] & -[c]"_s);
    row("one or the other", u"graph OR trees"_s, u"[graph] or [trees]"_s);
    row("one of three, and a fourth", u"a OR b OR c d"_s, u"[a] or [b] or [c] & [d]"_s);
    row("one, or without the other", u"a OR -b"_s, u"[a] or -[b]"_s);
    row("a word or a state", u"a OR is:played"_s, u"[a] or is 1"_s);
    row("a small or is a word", u"a or b"_s, u"[a] & [or] & [b]"_s);
    row("an or in quotes is a word", u"a \"OR\" b"_s, u"[a] & [OR] & [b]"_s);

    row("nothing", u""_s, u""_s);
    row("spaces", u"  \t "_s, u""_s);
    row("only exclusions", u"-trees"_s, u"-[trees]"_s);
    row("only signs are nothing", u"++ -- * \" ( ) ^ :"_s, u""_s);
    row("an open quote ends at the end", u"\"graph trees"_s, u"[graph trees]"_s);
    row("a lone dash is no exclusion", u"a - b"_s, u"[a] & [b]"_s);
    row("a dash inside a word is no exclusion", u"top-level"_s, u"[top-level]"_s);
    row("signs stay with their word", u"c++ (x) ^y"_s, u"[c++] & [(x)] & [^y]"_s);
    row("rule 123: operators of the index are words",
        u"a AND b NOT NEAR(c)"_s,
        u"[a] & [AND] & [b] & [NOT] & [NEAR(c)]"_s);
    row("rule 123: LIKE's signs are literal", u"50% a_b"_s, u"[50%] & [a_b]"_s);
    row("a quote inside a word ends it", u"ab\"cd"_s, u"[ab] & [cd]"_s);
    row("Chinese", u"深度学习"_s, u"[深度学习]"_s);
    row("an emoji is no word", u"🎧 graph"_s, u"[graph]"_s);
    row("an emoji has no part in an or", u"a OR 🎧 b"_s, u"[a] & [b]"_s);

    typing("the last word may grow", u"cuda gra"_s, u"[cuda] & [gra]*"_s);
    typing("a space ends the word", u"cuda "_s, u"[cuda]"_s);
    typing("a closed phrase is whole", u"\"cuda gra\""_s, u"[cuda gra]"_s);
    typing("a word to exclude grows as well", u"graph -tre"_s, u"[graph] & -[tre]*"_s);
    typing("a word of a field grows as well", u"title:tre"_s, u"title:[tre]*"_s);
    typing("an or that waits for its word", u"graph OR"_s, u"[graph]"_s);
    typing("a key that waits for its value", u"graph title:"_s, u"[graph]"_s);
    typing("a value that is not all there", u"graph is:unp"_s, u"[graph]"_s);
    typing("a value that is", u"graph is:unplayed"_s, u"[graph] & is 0"_s);

    readsConditions();
    readsSlips();
}

void TestParse::readsConditions()
{
    const auto row = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::AsTyped << expected;
    };
    row("a title", u"title:graph"_s, u"title:[graph]"_s);
    row("a phrase of notes", u"notes:\"graph trees\""_s, u"notes:[graph trees]"_s);
    row("without in chapters", u"-chapter:ads"_s, u"-chapter:[ads]"_s);
    row("the other fields",
        u"transcript:a show:b person:c tag:d*"_s,
        u"transcript:[a] & show:[b] & person:[c] & tag:[d]*"_s);
    row("keys in any case", u"Title:graph IS:Played"_s, u"title:[graph] & is 1"_s);
    row("every state",
        u"is:unplayed is:played is:started is:downloaded is:favourite is:favorite is:queued"_s,
        u"is 0 & is 1 & is 2 & is 3 & is 4 & is 4 & is 5"_s);
    row("every part",
        u"has:chapters has:transcript has:video -has:bookmark"_s,
        u"has 0 & has 1 & has 2 & -has 3"_s);
    row("after a month", u"after:2024-01"_s, u"2024-01-01T00:00–…"_s);
    row("before a year", u"before:2023"_s, u"…–2023-01-01T00:00"_s);
    row("after a day", u"after:2024-2-29"_s, u"2024-02-29T00:00–…"_s);
    row("of a week", u"published:<7d"_s, u"2024-08-07T12:00–…"_s);
    row("of two weeks, without the sign", u"published:2w"_s, u"2024-07-31T12:00–…"_s);
    row("older than a year", u"published:>1y"_s, u"…–2023-08-14T12:00"_s);
    row("of half a year", u"published:<6m"_s, u"2024-02-14T12:00–…"_s);
    row("longer than minutes", u"longer:20m"_s, u"1200<…"_s);
    row("shorter than hours and minutes", u"shorter:1h30m"_s, u"…<5400"_s);
    row("a bare number is minutes", u"longer:90"_s, u"5400<…"_s);
    row("as a clock shows it", u"longer:1:30:05 shorter:20:00"_s, u"5405<… & …<1200"_s);
    row("seconds", u"shorter:45s"_s, u"…<45"_s);
    row("a season", u"season:2"_s, u"season 2"_s);
    row("a time is a word", u"10:30"_s, u"[10:30]"_s);
    row("an address is a word", u"https://example.org/a"_s, u"[https://example.org/a]"_s);
    row("an address that begins as a key", u"show://example.org"_s, u"[show://example.org]"_s);
    row("an unknown key is a word", u"foo:bar"_s, u"[foo:bar]"_s);
}

void TestParse::readsSlips()
{
    const auto row = [](const char *name, const QString &typed, const QString &expected) {
        QTest::newRow(name) << typed << LastWord::AsTyped << expected;
    };
    row("an unknown state", u"a is:heard b"_s, u"[a] & [b] !0 is:heard@2"_s);
    row("an unknown part", u"-has:pictures"_s, u" !1 -has:pictures@0"_s);
    row("no date", u"after:soon"_s, u" !2 after:soon@0"_s);
    row("no day of the calendar", u"before:2023-02-29"_s, u" !2 before:2023-02-29@0"_s);
    row("no age", u"published:<many"_s, u" !3 published:<many@0"_s);
    row("no length", u"longer:ages"_s, u" !4 longer:ages@0"_s);
    row("no number", u"season:first"_s, u" !5 season:first@0"_s);
    row("no value", u"title: graph"_s, u"[graph] !6 title:@0"_s);
    row("an or at the end", u"graph OR"_s, u"[graph] !7 OR@6"_s);
    row("an or at the beginning", u"OR graph"_s, u"[graph] !7 OR@0"_s);
    row("an or with a slip beside it", u"a OR is:heard b"_s, u"[a] & [b] !0 is:heard@5"_s);
    QTest::newRow("an incomplete last word is not checked")
        << u"is:heard gra"_s << LastWord::Growing << u"[gra]* !0 is:heard@0"_s;
}

void TestParse::reads()
{
    QFETCH(const QString, typed);
    QFETCH(const LastWord, lastWord);
    QFETCH(const QString, expected);
    QCOMPARE(dumped(parse(typed, lastWord, now)), expected);
}

void TestParse::daysBeginWhereOneIs()
{
    // A date means the start of the day in the time zone of the user: 05:00 UTC in New York.
    const QByteArray before = qgetenv("TZ");
    qputenv("TZ", "America/New_York");
    const QDateTime there(QDate(2024, 8, 14), QTime(12, 0));
    const Query query = parse(u"after:2024-01"_s, LastWord::AsTyped, there);
    qputenv("TZ", before);
    const auto *published =
        std::get_if<Published>(&query.clauses.constFirst().constFirst().condition);
    QVERIFY(published);
    QCOMPARE(published->from, QDateTime(QDate(2024, 1, 1), QTime(5, 0), dogear::utc));
}

void TestParse::completes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("a key") << u"cuda ti"_s << QStringList{u"title:"_s};
    QTest::newRow("several keys") << u"s"_s << QStringList{u"show:"_s, u"shorter:"_s, u"season:"_s};
    QTest::newRow("a value") << u"is:un"_s << QStringList{u"is:unplayed"_s};
    QTest::newRow("all values") << u"has:"_s
                                << QStringList{u"has:chapters"_s,
                                               u"has:transcript"_s,
                                               u"has:video"_s,
                                               u"has:bookmark"_s};
    QTest::newRow("after an excluding hyphen") << u"-is:un"_s << QStringList{u"is:unplayed"_s};
    QTest::newRow("in any case") << u"IS:Un"_s << QStringList{u"is:unplayed"_s};
    QTest::newRow("nothing for a complete value") << u"is:unplayed"_s << QStringList();
    QTest::newRow("nothing after a space") << u"is:un "_s << QStringList();
    QTest::newRow("nothing in a phrase") << u"\"ti"_s << QStringList();
    QTest::newRow("nothing for an empty search") << u""_s << QStringList();
    QTest::newRow("characters of regular expressions are literal") << u"(.*"_s << QStringList();
}

void TestParse::completes()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, expected);
    QCOMPARE(completions(typed), expected);
}

/// Random texts with fixed seeds: each diagnostic must quote the text at its position.
void TestParse::anyTextIsRead()
{
    const QString signs = u"ab :\"*-<>OR is:unplayed after:2024 \u3042\U0001f3a7"_s;
    for (uint seed = 1; seed < 2000; ++seed) {
        QString text;
        uint state = seed * 2654435761U;
        for (int i = 0; i < 12; ++i) {
            state = state * 1664525U + 1013904223U;
            text.append(signs.at(qsizetype((state >> 16U) % uint(signs.size()))));
        }
        for (const LastWord lastWord : {LastWord::AsTyped, LastWord::Growing}) {
            for (const QueryDiagnostic &diagnostic : parse(text, lastWord, now).diagnostics)
                QCOMPARE(text.mid(diagnostic.position, diagnostic.text.size()), diagnostic.text);
        }
        (void)completions(text);
    }
}

QTEST_GUILESS_MAIN(TestParse)
#include "tst_parse.moc"
