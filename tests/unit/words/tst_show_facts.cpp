// SPDX-License-Identifier: GPL-3.0-or-later

#include "fact_dump.h"

#include <base/utc.h>
#include <words/show_facts.h>

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::words;
using namespace Qt::StringLiterals;

namespace {

const QUrl page{u"https://e.org/p"_s};

} // namespace

class TestShowFacts final : public QObject
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
    void yearsOfAShow();
    void theFeedIsNoLink();
    void aGroupIsLimited();
    void referencesToOtherFeeds();
};

void TestShowFacts::facts_data()
{
    QTest::addColumn<domain::Podcast>("podcast");
    QTest::addColumn<QString>("expected"); ///< besides the number of episodes
    const auto row = [](const char *name, auto change, const QString &expected) {
        domain::Podcast podcast;
        change(podcast, podcast.extras.edit());
        QTest::newRow(name) << podcast << expected;
    };
    using domain::Podcast;
    using domain::PodcastExtras;
    const auto share = [](const QString &name, int split, bool isFee) {
        return domain::ValueRecipient{name, u"node"_s, u"02a"_s, {}, {}, split, isFee};
    };

    row("nothing", [](auto &, auto &) {}, {});
    row(
        "an owner who is not the author",
        [](Podcast &p, auto &) {
            p.author = u"Ada"_s;
            p.ownerName = u"Lamps Ltd"_s;
        },
        u"Creator: Ada\nOwner: Lamps Ltd"_s);
    row(
        "language and categories",
        [](Podcast &p, auto &) {
            p.language = u"de-de"_s;
            p.categories = {u"Arts/Books"_s, u"News"_s};
        },
        u"Language: Deutsch\nCategories: Arts/Books · News"_s);
    row(
        "a person with a page and a picture",
        [](Podcast &p, auto &) {
            p.persons = {{u"Bo"_s, u"guest"_s, u"writing"_s, page, page}};
        },
        u"Guest · Writing: Bo <https://e.org/p> Picture <https://e.org/p> {person:\"Bo\"}"_s);
    row(
        "shares in per cent, after fees",
        [&share](auto &, PodcastExtras &x) {
            domain::Value value;
            value.type = u"lightning"_s;
            value.recipients = {
                share(u"Ada"_s, 30, false), share(u"Bo"_s, 10, false), share(u"App"_s, 5, true)};
            x.values = {value};
        },
        u": For information only: Dogear sends no payments.\n"
        "Payment: lightning\n"
        "Ada: 75 % · node · 02a\n"
        "Bo: 25 % · node · 02a\n"
        "App: fee of 5 % · node · 02a"_s);
    row(
        "a trailer",
        [](auto &, PodcastExtras &x) {
            x.trailers = {{u"A taste"_s, page, {}, u"audio/mpeg"_s, 12'345'678, 3}};
        },
        u"Season 3: A taste · audio/mpeg · 12.3 MB <https://e.org/p>"_s);
    row(
        "rules for hosts and directories",
        [](auto &, PodcastExtras &x) {
            x.locked = domain::Locked{true, u"a@e.org"_s};
            x.blocks = {{{}, false}, {u"one"_s, true}};
        },
        u"Import by other hosts: Not allowed · a@e.org\n"
        "Listing in directories: All directories · Allowed\n"
        "Listing in directories: one · Not allowed"_s);
    row(
        "hostile text is one line without controls",
        [](Podcast &p, auto &) { p.copyright = u"<b>\u202ea\u0001\nb%1</b>"_s; },
        u"Copyright: <b>a b%1</b>"_s);
}

void TestShowFacts::facts()
{
    QFETCH(const domain::Podcast, podcast);
    QFETCH(const QString, expected);
    domain::FollowedPodcast show;
    show.url = QUrl(u"qrc:/guide"_s); // without the row of the address
    show.podcast = podcast;
    QStringList lines = test::dumped(showFacts(show, {})).split(u'\n');
    QVERIFY(lines.removeOne(u"Episodes: 0"_s));
    QCOMPARE(lines.join(u'\n'), expected);
}

void TestShowFacts::yearsOfAShow()
{
    const auto noon = [](int year) { return QDateTime(QDate(year, 6, 1), QTime(12, 0), utc); };
    const auto dumped = [](const domain::ShowSpan &span) {
        return test::dumped(showFacts({}, span));
    };
    QVERIFY(!dumped({}).contains("Years"_L1));
    QVERIFY(dumped({.first = noon(2021), .last = noon(2021)}).contains("Years active: 2021\n"_L1));
    QVERIFY(dumped({.first = noon(2021), .last = noon(2024)})
                .contains(u"Years active: 2021 – 2024\n"_s));
}

void TestShowFacts::theFeedIsNoLink()
{
    domain::FollowedPodcast show;
    show.url = QUrl(u"https://e.org/feed"_s);
    const QList<Fact> facts = showFacts(show, {}).constFirst().facts;
    const Fact feed{
        .name = u"Feed"_s, .text = u"https://e.org/feed"_s, .feedAddress = u"https://e.org/feed"_s};
    QVERIFY(facts.contains(feed)); // a browser would show it as code
}

void TestShowFacts::aGroupIsLimited()
{
    domain::FollowedPodcast show;
    show.podcast.persons =
        QList<domain::Person>(maxFactsOfGroup + 7, {u"A"_s, u"host"_s, u"cast"_s, {}, {}});
    const QList<FactGroup> groups = showFacts(show, {});
    QCOMPARE(test::titles(groups), QStringList({u"Information"_s, u"People"_s}));
    QCOMPARE(groups.at(1).facts.size(), maxFactsOfGroup + 1);
    QCOMPARE(groups.at(1).facts.constLast().text, u"and 7 more"_s);
}

void TestShowFacts::referencesToOtherFeeds()
{
    QCOMPARE(remoteItemTexts({u"f"_s, page, {}, u"music"_s, u"Song"_s}),
             QStringList({u"Song"_s, page.toString(), u"f"_s, u"music"_s}));
    QCOMPARE(remoteItemTexts({u"f"_s, {}, u"i"_s, {}, {}}), QStringList({u"f"_s, u"i"_s}));
}

QTEST_GUILESS_MAIN(TestShowFacts)
#include "tst_show_facts.moc"
