// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync/show_plan.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync;
using domain::SyncedShow;
using domain::SyncShowState;

namespace {

/// Numbers of feeds: "1 2 3"; "1-8" is a range.
QList<qint64> numbers(const QString &text)
{
    QList<qint64> all;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts)) {
        const qint64 first = word.section(u'-', 0, 0).toLongLong();
        const qint64 last = word.section(u'-', -1).toLongLong();
        for (qint64 number = first; number <= last; ++number)
            all.append(number);
    }
    return all;
}

QString text(const QList<qint64> &all)
{
    QStringList words;
    for (const qint64 number : all)
        words.append(QString::number(number));
    return words.join(u' ');
}

QString spelling(qint64 feed)
{
    return u"https://e.org/%1"_s.arg(feed);
}

/// "follow 1, unfollow 2, add 3, remove 4, ask here 6, ask there 7"
QString describe(const ShowPlan &plan)
{
    QStringList parts;
    const auto part = [&parts](const QString &name, const QList<qint64> &feeds) {
        if (!feeds.isEmpty())
            parts.append(name + u' ' + text(feeds));
    };
    part(u"follow"_s, plan.follow.keys());
    part(u"unfollow"_s, plan.unfollow.keys());
    part(u"add"_s, plan.add.keys());
    part(u"remove"_s, plan.remove.keys());
    if (plan.questionsHere > 0)
        parts.append(u"ask here %1"_s.arg(plan.questionsHere));
    if (plan.questionsThere > 0)
        parts.append(u"ask there %1"_s.arg(plan.questionsThere));
    return parts.join(u", "_s);
}

ShowLists lists(const QString &here,
                const QString &both,
                const QString &added,
                const QString &removed)
{
    ShowLists made;
    for (const qint64 feed : numbers(here))
        made.here.insert(feed, {PodcastId{feed}, spelling(feed), true});
    for (const qint64 feed : numbers(both))
        made.both.insert(feed, {feed, spelling(feed), SyncShowState::Shared});
    for (const qint64 feed : numbers(added))
        made.added.insert(feed, spelling(feed));
    const QList<qint64> gone = numbers(removed);
    made.removed = {gone.begin(), gone.end()};
    return made;
}

} // namespace

class TestShowPlan final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void unionsRemoveNothing_data();
    void unionsRemoveNothing();
    void changes_data();
    void changes();
    void privateShowsStayHere();
    void refusedShowsAreNotOfferedAgain();
    void anAnsweredQuestionIsCarriedOut();
    void theSpellingOfTheServerIsRemembered();
};

void TestShowPlan::unionsRemoveNothing_data()
{
    QTest::addColumn<QString>("here");
    QTest::addColumn<QString>("both");
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("plan");
    QTest::newRow("both sides get what they lack")
        << u"1 2"_s << u""_s << u"2 3"_s << u"follow 3, add 1"_s;
    QTest::newRow("an empty library gets everything")
        << u""_s << u""_s << u"1-9"_s << u"follow 1 2 3 4 5 6 7 8 9"_s;
    QTest::newRow("an empty server gets everything")
        << u"1-3"_s << u""_s << u""_s << u"add 1 2 3"_s;
    QTest::newRow("a server that was reset gets everything again")
        << u"1-3"_s << u"1-3"_s << u""_s << u"add 1 2 3"_s;
}

void TestShowPlan::unionsRemoveNothing()
{
    QFETCH(const QString, here);
    QFETCH(const QString, both);
    QFETCH(const QString, there);
    ShowLists made = lists(here, both, there, u"1-9"_s); // removals of before are no news
    made.isUnion = true;
    QTEST(describe(planShows(made)), "plan");
}

void TestShowPlan::changes_data()
{
    QTest::addColumn<QString>("here");
    QTest::addColumn<QString>("both");
    QTest::addColumn<QString>("added");
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QString>("plan");
    const auto row = [](const char *name,
                        const char *here,
                        const char *both,
                        const char *added,
                        const char *removed,
                        const char *plan) {
        const auto text = [](const char *words) { return QString::fromLatin1(words); };
        QTest::newRow(name) << text(here) << text(both) << text(added) << text(removed)
                            << text(plan);
    };
    row("nothing changed", "1 2", "1 2", "", "", "");
    row("a show that was followed there", "1", "1", "2", "", "follow 2");
    row("a show that was followed here", "1 2", "1", "", "", "add 2");
    row("a show that was followed on both sides", "1 2", "1", "2", "", "");
    row("a show that was removed there", "1 2", "1 2", "", "2", "unfollow 2");
    row("a show that was removed here", "1", "1 2", "", "", "remove 2");
    row("a show that was removed on both sides", "1", "1 2", "", "2", "");
    row("an old addition does not bring back what was removed here",
        "1",
        "1 2",
        "2",
        "",
        "remove 2");
    row("an answer with both is a show that is followed again", "1 2", "1 2", "2", "2", "");
    row("a removal of an unknown show is no news", "1", "1", "", "9", "");
    row("a show here that the server never had stays", "1 2", "1", "", "2", "add 2");
    row("five removals of six go without a question",
        "1-6",
        "1-6",
        "",
        "1-5",
        "unfollow 1 2 3 4 5");
    row("six removals of twelve are half, and go",
        "1-12",
        "1-12",
        "",
        "1-6",
        "unfollow 1 2 3 4 5 6");
    row("six removals of eleven are asked about", "1-11", "1-11", "", "1-6", "ask here 6");
    row("all removals are asked about", "1-9", "1-9", "", "1-9", "ask here 9");
    row("six removals here are asked about, too", "7-11", "1-11", "", "", "ask there 6");
}

void TestShowPlan::changes()
{
    QFETCH(const QString, here);
    QFETCH(const QString, both);
    QFETCH(const QString, added);
    QFETCH(const QString, removed);
    QTEST(describe(planShows(lists(here, both, added, removed))), "plan");
}

void TestShowPlan::privateShowsStayHere()
{
    ShowLists made = lists(u"1 2"_s, u""_s, u""_s, u""_s);
    made.here[1].isUploadable = false;
    QCOMPARE(describe(planShows(made)), u"add 2"_s);
    made.isUnion = true;
    QCOMPARE(describe(planShows(made)), u"add 2"_s);
}

void TestShowPlan::refusedShowsAreNotOfferedAgain()
{
    ShowLists made = lists(u"1 2"_s, u"1 2"_s, u""_s, u""_s);
    made.both[1].state = SyncShowState::Refused;
    QCOMPARE(describe(planShows(made)), QString());
    made.isUnion = true;
    QCOMPARE(describe(planShows(made)), u"add 2"_s);
}

void TestShowPlan::anAnsweredQuestionIsCarriedOut()
{
    ShowLists made = lists(u"7"_s, u"1 7"_s, u""_s, u""_s);
    made.both[1].state = SyncShowState::RemovedHere;
    QCOMPARE(describe(planShows(made)), u"ask there 1"_s);
    made.both[1].state = SyncShowState::RemoveThere;
    QCOMPARE(describe(planShows(made)), u"remove 1"_s);
    // Followed again before the answer: nothing is left to ask.
    made = lists(u"1 7"_s, u"1 7"_s, u""_s, u""_s);
    made.both[1].state = SyncShowState::RemovedHere;
    QCOMPARE(describe(planShows(made)), QString());
}

void TestShowPlan::theSpellingOfTheServerIsRemembered()
{
    ShowLists made = lists(u"1"_s, u"1"_s, u""_s, u""_s);
    made.added.insert(1, u"https://E.org/%31"_s);
    const ShowPlan plan = planShows(made);
    const QList<SyncedShow> expected{{1, u"https://E.org/%31"_s, SyncShowState::Shared}};
    QVERIFY(plan.remember == expected);
    // A removal is sent in that spelling.
    ShowLists gone;
    gone.both.insert(1, expected.constFirst());
    QCOMPARE(planShows(gone).remove.value(1), u"https://E.org/%31"_s);
}

QTEST_GUILESS_MAIN(TestShowPlan)
#include "tst_show_plan.moc"
