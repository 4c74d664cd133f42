// SPDX-License-Identifier: GPL-3.0-or-later

#include "values/show_keys.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestShowKeys final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void feeds_data();
    void feeds();
    void names_data();
    void names();
    void keys_data();
    void keys();
};

void TestShowKeys::feeds_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isSame");

    const QString feed = u"https://example.org/feed?a=1&b=2"_s;
    const auto same = [&](const char *name, const QString &other) {
        QTest::newRow(name) << feed << other << true;
    };
    const auto different = [&](const char *name, const QString &other) {
        QTest::newRow(name) << feed << other << false;
    };
    same("an address is itself", feed);
    same("http is https", u"http://example.org/feed?a=1&b=2"_s);
    same("www is left out", u"https://www.example.org/feed?a=1&b=2"_s);
    same("WWW in capitals is left out", u"https://WWW.Example.ORG/feed?a=1&b=2"_s);
    same("a slash at the end is left out", u"https://example.org/feed/?a=1&b=2"_s);
    same("the default port is left out", u"https://example.org:443/feed?a=1&b=2"_s);
    same("a fragment is left out", u"https://example.org/feed?a=1&b=2#top"_s);
    same("the order of the query is ignored", u"https://example.org/feed?b=2&a=1"_s);
    same("empty fields are left out", u"https://example.org/feed?&b=2&&a=1&"_s);
    same("encoded letters are letters", u"https://example.org/f%65ed?a=1&b=2"_s);

    different("another path is another feed", u"https://example.org/Feed?a=1&b=2"_s);
    different("another host is another feed", u"https://feeds.example.org/feed?a=1&b=2"_s);
    different("www2 is another host", u"https://www2.example.org/feed?a=1&b=2"_s);
    different("another port is another feed", u"https://example.org:8080/feed?a=1&b=2"_s);
    different("another value is another feed", u"https://example.org/feed?a=1&b=3"_s);
    different("a missing field is another feed", u"https://example.org/feed?a=1"_s);
    different("an encoded & is no separator", u"https://example.org/feed?a=1%26b=2"_s);
    different("no address is no feed", QString());

    QTest::newRow("www can be the name of a domain")
        << u"https://www.org/feed"_s << u"https://org/feed"_s << false;
    QTest::newRow("a repeated field stays")
        << u"https://example.org/?a=1&a=1"_s << u"https://example.org/?a=1"_s << false;
    QTest::newRow("an international name equals its encoded form")
        << u"https://www.b\u00fccher.example/feed"_s << u"https://xn--bcher-kva.example/feed"_s
        << true;
}

void TestShowKeys::feeds()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, isSame);
    QCOMPARE(looseFeedKey(QUrl(one)) == looseFeedKey(QUrl(other)), isSame);
}

void TestShowKeys::names_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("author");
    QTest::addColumn<bool>("isSame"); // as "Café Talk" by "Ann Example"

    QTest::newRow("the same name") << u"Café Talk"_s << u"Ann Example"_s << true;
    QTest::newRow("case does not count") << u"CAFÉ TALK"_s << u"ann example"_s << true;
    QTest::newRow("accents do not count") << u"Cafe Talk"_s << u"Änn Example"_s << true;
    QTest::newRow("decomposed accents do not count")
        << u"Cafe\u0301 Talk"_s << u"Ann Example"_s << true;
    QTest::newRow("white space does not count") << u" Café  Talk"_s << u"Ann\tExample "_s << true;
    QTest::newRow("full-width letters do not count") << u"Ｃafé Talk"_s << u"Ann Example"_s << true;
    QTest::newRow("another title") << u"Café Talks"_s << u"Ann Example"_s << false;
    QTest::newRow("another author") << u"Café Talk"_s << u"Ben Example"_s << false;
    QTest::newRow("title and author do not mix") << u"Café Talk Ann"_s << u"Example"_s << false;
}

void TestShowKeys::names()
{
    QFETCH(const QString, title);
    QFETCH(const QString, author);
    QFETCH(const bool, isSame);
    QCOMPARE(nameKey(title, author) == nameKey(u"Café Talk"_s, u"Ann Example"_s), isSame);
}

void TestShowKeys::keys_data()
{
    QTest::addColumn<DirectoryShow>("show");
    QTest::addColumn<QStringList>("expected");

    DirectoryShow show;
    QTest::newRow("a show that says nothing has no key") << show << QStringList();
    show.podcastIndexId = 100;
    show.fyydId = 100;
    QTest::newRow("the numbers of other directories are no keys") << show << QStringList();
    show.title = u"News"_s;
    QTest::newRow("a title without an author is no key") << show << QStringList();
    show.author = u"Ann"_s;
    show.title.clear();
    QTest::newRow("an author without a title is no key") << show << QStringList();
    show.title = u"\u0301"_s;
    QTest::newRow("a title of accents alone is no key") << show << QStringList();
    show.appleId = 100;
    QTest::newRow("an Apple number alone is a key") << show << QStringList{u"apple:100"_s};
    show.appleId = 0;
    show.podcastGuid = u"0000AAAA-0000-5000-8000-000000000009"_s;
    QTest::newRow("a guid is compared in lower case")
        << show << QStringList{u"guid:0000aaaa-0000-5000-8000-000000000009"_s};
    show.title = u"Plain Talk"_s;
    show.feedUrl = QUrl(u"http://www.example.org/feed/"_s);
    show.appleId = 100;
    QTest::newRow("the surest key is first")
        << show
        << QStringList{u"feed:https://example.org/feed"_s,
                       u"guid:0000aaaa-0000-5000-8000-000000000009"_s,
                       u"apple:100"_s,
                       u"name:plain talk\nann"_s};
}

void TestShowKeys::keys()
{
    QFETCH(const DirectoryShow, show);
    QFETCH(const QStringList, expected);
    QCOMPARE(mergeKeys(show), expected);
}

QTEST_GUILESS_MAIN(TestShowKeys)
#include "tst_show_keys.moc"
